import type { Competition } from "#contract/entity.ts";

export const SCOREBOARD_KEY = "scoreboard-competition";
/** Told to this very window too: `storage` is an event of the others. */
export const scoreboardListeners = new Set<() => void>();

/** SC1: what a scoreboard on the same machine shows while the network is away. */
export function rememberScoreboard({ uuid, title, commercials, rules, scoreboardType }: Competition): void {
  try {
    localStorage.setItem(SCOREBOARD_KEY, JSON.stringify({ uuid, title, commercials, rules, scoreboardType }));
  } catch {
    // A full or forbidden storage must not stop the page.
  }
  for (const listener of scoreboardListeners) listener();
}
