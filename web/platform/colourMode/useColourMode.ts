import { useEffect, useSyncExternalStore } from "react";
import { useMatches } from "react-router";
import { isRecord } from "#contract/shape.ts";
import { COLOUR_MODE_KEY, unknownColourMode, type ColourModeState } from "./colourMode.ts";
import { createColourModeStore } from "./colourModeStore.ts";

const DARK_QUERY = "(prefers-color-scheme: dark)";

export const colourMode = createColourModeStore({
  readStored: () => {
    try {
      return localStorage.getItem(COLOUR_MODE_KEY);
    } catch {
      return null;
    }
  },
  store: (preference) => {
    try {
      localStorage.setItem(COLOUR_MODE_KEY, preference);
    } catch {
      // Storage may be full or forbidden: the choice then lasts as long as the page.
    }
  },
  systemMode: () => (matchMedia(DARK_QUERY).matches ? "dark" : "light"),
  show: (value, previous) => {
    const { classList } = document.documentElement;
    if (previous !== value) classList.remove(previous);
    classList.remove(value === "dark" ? "light" : "dark");
    classList.add(value);
  },
  warn: (message) => console.warn(message),
});

/** A page forces a mode with `export const handle = { colourMode: "dark" }`. */
export function useForcedMode(): string | undefined {
  const modes = useMatches().map(({ handle }) => (isRecord(handle) ? handle["colourMode"] : undefined));
  return modes.findLast((mode) => typeof mode === "string");
}

export function useColourMode(): Pick<ColourModeState, "value" | "forced"> {
  const forces = useForcedMode();
  useEffect(() => colourMode.showPage(forces), [forces]);
  useEffect(() => {
    const query = matchMedia(DARK_QUERY);
    query.addEventListener("change", colourMode.systemChanged);
    return () => query.removeEventListener("change", colourMode.systemChanged);
  }, []);
  const onServer = unknownColourMode(forces);
  // Each by itself: what the first look at the browser finds out is for most visitors what the page was rendered with.
  const value = useSyncExternalStore(
    colourMode.subscribe,
    () => colourMode.get().value,
    () => onServer.value,
  );
  const forced = useSyncExternalStore(
    colourMode.subscribe,
    () => colourMode.get().forced,
    () => onServer.forced,
  );
  return { value, forced };
}
