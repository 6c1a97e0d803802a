import type { Competition } from "#contract/competition/entity.ts";
import { createListeners } from "#web/platform/store.ts";

export const SCOREBOARD_KEY = "scoreboard-competition";
/** Told to this very window too: `storage` is an event of the others. */
export const scoreboardListeners = createListeners();

/** SC1: what a scoreboard on the same machine shows while the network is away. */
export function rememberScoreboard({ uuid, title, commercials, rules, scoreboardType }: Competition): void {
  try {
    localStorage.setItem(SCOREBOARD_KEY, JSON.stringify({ uuid, title, commercials, rules, scoreboardType }));
  } catch {
    // A full or forbidden storage must not stop the page.
  }
  scoreboardListeners.tell();
}
