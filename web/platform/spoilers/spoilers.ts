import { useSyncExternalStore } from "react";
import { createListeners } from "#web/platform/store.ts";

export const SPOILERS_KEY = "kover-spoilers";
/** On <html>, where the sheet of the page sees it before anything is painted. */
export const SPOILERS_ATTRIBUTE = "data-spoilers";
export const HIDDEN = "hidden";

const { subscribe, tell } = createListeners();

/** Whether this device wants results to be hidden (NS1). */
export function areSpoilersHidden(): boolean {
  try {
    return localStorage.getItem(SPOILERS_KEY) === HIDDEN;
  } catch {
    return document.documentElement.hasAttribute(SPOILERS_ATTRIBUTE);
  }
}

export function setSpoilersHidden(isHidden: boolean): void {
  try {
    if (isHidden) localStorage.setItem(SPOILERS_KEY, HIDDEN);
    else localStorage.removeItem(SPOILERS_KEY);
  } catch {
    // Without storage it holds until the page is closed.
  }
  shownPath = undefined;
  showSpoilers(!isHidden);
  tell();
}

let shownPath: string | undefined;

/** Opens this page alone; the next one hides its results again. */
export function showSpoilersOf(path: string): void {
  shownPath = path;
  settleSpoilers(path);
}

/** As chosen, unless this very page was opened. */
export function settleSpoilers(path: string): void {
  showSpoilers(!areSpoilersHidden() || path === shownPath);
}

function showSpoilers(isShown: boolean): void {
  if (isShown) document.documentElement.removeAttribute(SPOILERS_ATTRIBUTE);
  else document.documentElement.setAttribute(SPOILERS_ATTRIBUTE, HIDDEN);
}

export function useSpoilersHidden(): boolean {
  return useSyncExternalStore(subscribe, areSpoilersHidden, () => false);
}
