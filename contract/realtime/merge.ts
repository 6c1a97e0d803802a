import type { Competition, Fighting } from "../competition/entity.ts";
import type { PushFighting } from "./realtime.ts";
import { isRecord } from "../shape.ts";

export type Merged = { readonly competition: Competition; readonly hasGap: boolean };

/**
 * Pushes carry state, so a repeated, late or reordered one is dropped by its version. A push whose `prev` lies ahead of
 * what we hold tells that another one never arrived.
 */
export function mergeFighting(competition: Competition, push: PushFighting): Merged {
  const hasGap = push.prev > competition.rev;
  const rev = hasGap ? competition.rev : Math.max(competition.rev, push.rev);
  const known = competition.fightings.find(({ uuid }) => uuid === push.uuid);
  if (known === undefined) return { competition, hasGap: true };
  if (known.version >= push.version) return { competition: withRev(competition, rev), hasGap };
  const { rev: _rev, prev: _prev, serverTime, ...live } = push;
  const fightings = competition.fightings.map((fighting) =>
    fighting.uuid === push.uuid
      ? { ...fighting, ...live, points: keepEqual(fighting.points, live.points) }
      : fighting,
  );
  return { competition: { ...competition, fightings, rev, serverTime }, hasGap };
}

/**
 * A whole competition replaces ours, except the bouts of which we already hold something newer. What reads the same stays
 * the very same record: a bout that was moved paints its mat again, not the page.
 */
export function mergeCompetition(mine: Competition, theirs: Competition): Competition {
  if (theirs.rev < mine.rev) return mine;
  return {
    ...theirs,
    rules: kept(mine.rules, theirs.rules),
    commercials: kept(mine.commercials, theirs.commercials),
    teamScoring: kept(mine.teamScoring, theirs.teamScoring),
    event: kept(mine.event, theirs.event),
    categories: keptList(mine.categories, theirs.categories, kept),
    merged: kept(mine.merged, theirs.merged),
    fightings: keptList(mine.fightings, theirs.fightings, (held, fighting) =>
      kept(held, newer(held, fighting)),
    ),
    carpets: keptList(mine.carpets, theirs.carpets, kept),
  };
}

const kept = <T>(mine: T, theirs: T): T => (isEqual(mine, theirs) ? mine : theirs);

function keptList<T extends { readonly uuid: string }>(
  mine: T[],
  theirs: readonly T[],
  merge: (mine: T, theirs: T) => T,
): T[] {
  const held = new Map(mine.map((one) => [one.uuid, one]));
  const merged = theirs.map((one) => merge(held.get(one.uuid) ?? one, one));
  const isSame = merged.length === mine.length && merged.every((one, index) => one === mine[index]);
  return isSame ? mine : merged;
}

/** Of what came as JSON. */
function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isEqual(item, other[index]));
  if (!isRecord(one) || !isRecord(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => isEqual(one[key], other[key]));
}

function newer(mine: Fighting, theirs: Fighting): Fighting {
  if (mine.version <= theirs.version) return theirs;
  const { uuid, version, state, points, winner, cause, result, clock, countdowns, swapped, calls } = mine;
  return {
    ...theirs,
    uuid,
    version,
    state,
    points,
    winner,
    cause,
    result,
    clock,
    countdowns,
    swapped,
    calls,
  };
}

/** Who has the same points as before keeps the very same record: whoever shows it need not look again. */
function keepEqual(mine: Fighting["points"], theirs: Fighting["points"]): Fighting["points"] {
  return Object.fromEntries(
    Object.entries(theirs).map(([uuid, points]) => {
      const held = mine[uuid];
      return [uuid, held !== undefined && isEqual(held, points) ? held : points];
    }),
  );
}

function withRev(competition: Competition, rev: number): Competition {
  return competition.rev === rev ? competition : { ...competition, rev };
}
