export const COLOUR_MODES = ["light", "dark"] as const;
export type ColourMode = (typeof COLOUR_MODES)[number];
/** What somebody chose. The next press of the switch takes the next one. */
export const PREFERENCES = ["system", "light", "dark"] as const;
export type Preference = (typeof PREFERENCES)[number];

export const COLOUR_MODE_KEY = "kover-color-mode";
export const FORCED_ATTRIBUTE = "data-color-mode-forced";

export type ColourModeState = {
  readonly preference: Preference;
  readonly value: ColourMode;
  /** True until the browser has told what was chosen and what its system wants. */
  readonly unknown: boolean;
  readonly forced: boolean;
};

export type ColourModeChange =
  | { readonly type: "found"; readonly preference: Preference; readonly system: ColourMode }
  | { readonly type: "page-shown"; readonly forces: string | undefined; readonly system: ColourMode }
  | { readonly type: "chosen"; readonly preference: Preference; readonly system: ColourMode }
  | { readonly type: "system-changed"; readonly system: ColourMode };

/** Before the browser is asked: what the server renders. */
export function unknownColourMode(forces: string | undefined): ColourModeState {
  const forced = parseColourMode(forces);
  return { preference: "system", value: forced ?? "light", unknown: true, forced: forced !== undefined };
}

export function applyColourModeChange(state: ColourModeState, change: ColourModeChange): ColourModeState {
  switch (change.type) {
    case "found":
      return {
        ...state,
        preference: change.preference,
        value: state.forced ? state.value : modeOf(change.preference, change.system),
        unknown: false,
      };
    case "page-shown": {
      const forced = parseColourMode(change.forces);
      return {
        ...state,
        value: forced ?? modeOf(state.preference, change.system),
        forced: forced !== undefined,
      };
    }
    case "chosen":
      if (state.forced) return state;
      return { ...state, preference: change.preference, value: modeOf(change.preference, change.system) };
    case "system-changed":
      return state.preference === "system" && !state.forced ? { ...state, value: change.system } : state;
  }
}

export function nextPreference(preference: Preference): Preference {
  return PREFERENCES[(PREFERENCES.indexOf(preference) + 1) % PREFERENCES.length] ?? "system";
}

export function parsePreference(text: string | null | undefined): Preference {
  return PREFERENCES.find((preference) => preference === text) ?? "system";
}

function parseColourMode(text: string | undefined): ColourMode | undefined {
  return COLOUR_MODES.find((mode) => mode === text);
}

function modeOf(preference: Preference, system: ColourMode): ColourMode {
  return preference === "system" ? system : preference;
}
