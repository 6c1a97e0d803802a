import type { Competition } from "#contract/entity.ts";

const KEY = "scoreboard-competition";

/** SC: what a scoreboard on the same machine shows while the network is away. */
export function rememberScoreboard({ title, commercials, rules, scoreboardType }: Competition): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ title, commercials, rules, scoreboardType }));
  } catch {
    // A full or forbidden storage must not stop the page.
  }
}
