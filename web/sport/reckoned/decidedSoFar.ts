import type { Competition } from "#contract/entity.ts";
import { stableHash } from "#web/ui/stableHash.ts";

const known = new WeakMap<Competition, string>();

/** Who is in which bout and what came of it, and what the officials decided about it: changes with no point. */
export function decidedSoFar(competition: Competition): string {
  const decided = known.get(competition) ?? readDecided(competition);
  known.set(competition, decided);
  return decided;
}

function readDecided({ categories, fightings }: Competition): string {
  return JSON.stringify([
    categories.map(({ uuid, status, format, decisions }) => [uuid, status, format, decisions]),
    fightings.map(({ uuid, slots: [red, blue], state, version }) => [
      uuid,
      red.fighter,
      blue.fighter,
      state === "finished" ? version : null,
    ]),
  ]);
}

/** The same in a few letters. */
export const decidedMark = (competition: Competition): string =>
  stableHash(decidedSoFar(competition)).toString(36);
