import type { Competition, Fighter } from "#contract/entity.ts";
import { stableHash } from "#web/ui/stableHash.ts";

const known = new WeakMap<Competition, string>();

/** Who is entered, who is in which bout, what came of it and what the officials decided: changes with no point. */
export function decidedSoFar(competition: Competition): string {
  const decided = known.get(competition) ?? readDecided(competition);
  known.set(competition, decided);
  return decided;
}

function readDecided({ categories, fightings }: Competition): string {
  return JSON.stringify([
    categories.map(({ uuid, status, format, decisions, fighters }) => [
      uuid,
      status,
      format,
      decisions,
      fighters.map(fighterFacts),
    ]),
    fightings.map(({ uuid, slots: [red, blue], state, version }) => [
      uuid,
      red.fighter,
      blue.fighter,
      state === "finished" ? version : null,
    ]),
  ]);
}

/** What is shown of an athlete, and what he is ranked by. */
export const fighterFacts = ({ uuid, lastName, firstName, weight, team }: Fighter) =>
  [uuid, lastName, firstName, weight, team?.name, team?.city] as const;

/** The same in a few letters. */
export const decidedMark = (competition: Competition): string =>
  stableHash(decidedSoFar(competition)).toString(36);
