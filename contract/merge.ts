import type { Competition, Fighting } from "./entity.ts";
import type { PushFighting } from "./realtime.ts";

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

/** A whole competition replaces ours, except the bouts of which we already hold something newer. */
export function mergeCompetition(mine: Competition, theirs: Competition): Competition {
  if (theirs.rev < mine.rev) return mine;
  const held = new Map(mine.fightings.map((fighting) => [fighting.uuid, fighting]));
  const fightings = theirs.fightings.map((fighting) => newer(held.get(fighting.uuid), fighting));
  return { ...theirs, fightings };
}

function newer(mine: Fighting | undefined, theirs: Fighting): Fighting {
  if (mine === undefined || mine.version <= theirs.version) return theirs;
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
      const isEqual = held !== undefined && JSON.stringify(held) === JSON.stringify(points);
      return [uuid, isEqual ? held : points];
    }),
  );
}

function withRev(competition: Competition, rev: number): Competition {
  return competition.rev === rev ? competition : { ...competition, rev };
}
