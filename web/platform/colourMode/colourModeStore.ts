import {
  applyColourModeChange,
  parsePreference,
  unknownColourMode,
  type ColourMode,
  type ColourModeChange,
  type ColourModeState,
  type Preference,
} from "./colourMode.ts";
import { createListeners } from "#web/platform/store.ts";

/** The browser as the colour mode sees it. */
export type ColourModeDeps = {
  readonly readStored: () => string | null;
  readonly store: (preference: Preference) => void;
  readonly systemMode: () => ColourMode;
  readonly show: (value: ColourMode, previous: ColourMode) => void;
  readonly warn: (message: string) => void;
};

const FORCED_SYSTEM_WARNING = "You cannot force the colorMode to system at the page level.";

export function createColourModeStore(deps: ColourModeDeps) {
  let state: ColourModeState = unknownColourMode(undefined);
  const { subscribe, tell } = createListeners();

  const apply = (change: ColourModeChange) => {
    const previous = state;
    state = applyColourModeChange(previous, change);
    if (state === previous) return;
    if (state.value !== previous.value || previous.unknown) deps.show(state.value, previous.value);
    tell();
  };

  return {
    get: () => state,
    subscribe,
    /** After mounting and whenever a page forces something else; the first time it also asks the browser. */
    showPage: (forces: string | undefined) => {
      const system = deps.systemMode();
      if (forces === "system") deps.warn(FORCED_SYSTEM_WARNING);
      apply({ type: "page-shown", forces, system });
      // An error screen of the whole page is put on a new <html>, which has no mode yet.
      if (!state.unknown) return deps.show(state.value, state.value);
      apply({ type: "found", preference: parsePreference(deps.readStored()), system });
      deps.store(state.preference);
    },
    choose: (preference: Preference) => {
      if (state.forced) return;
      apply({ type: "chosen", preference, system: deps.systemMode() });
      deps.store(preference);
    },
    systemChanged: () => apply({ type: "system-changed", system: deps.systemMode() }),
  };
}
