import { useState } from "react";
import type { Competition, Fighter } from "#contract/competition/entity.ts";
import { isFinished } from "./boutPhase.ts";
import type { Circle } from "./needLines.ts";
import { onceForEach } from "#web/kit/onceForEach.ts";

/**
 * The competition as of the last decision in it: a draw does not depend on the points of a running bout, so whatever is
 * memoised by this value is computed again after a result, not after every tap.
 */
export function useDecided(competition: Competition, canFollow: boolean): Competition {
  return useKeptWhile(decidedKey(competition), competition, canFollow);
}

/** The first value given for a key, for as long as the key stays the same, and longer while nobody can follow. */
export function useKeptWhile<Value>(key: string, value: Value, canFollow = true): Value {
  const [kept, setKept] = useState({ key, value });
  if (kept.key === key || !canFollow) return kept.value;
  setKept({ key, value });
  return value;
}

/** Who is entered, who is in which bout, what came of it and what the officials decided; no point changes it. */
export const decidedKey = onceForEach(({ categories, fightings }: Competition): string =>
  JSON.stringify([
    categories.map(({ uuid, status, format, decisions, fighters }) => [
      uuid,
      status,
      format,
      decisions,
      fighters.map(fighterFacts),
    ]),
    fightings.map((bout) => [
      bout.uuid,
      ...bout.slots.map(({ fighter }) => fighter),
      isFinished(bout) ? bout.version : null,
    ]),
  ]),
);

/** The same for one table (LB11): who is in it, what is over and who has left a corner for good. */
export function circleKey({ categoryUuid, fighters, bouts, qualifiers, decisions }: Circle): string {
  const ended = bouts.map((bout) => (isFinished(bout) ? bout.version : -bout.fighters.length));
  return JSON.stringify([categoryUuid, qualifiers, fighters.map(fighterFacts), ended, decisions]);
}

/** What is shown of an athlete, and what they are ranked by. */
const fighterFacts = ({ uuid, lastName, firstName, weight, team }: Fighter) =>
  [uuid, lastName, firstName, weight, team?.name, team?.city] as const;
