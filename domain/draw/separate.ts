import { type Entrant, teamOf } from "./entrants.ts";

type Line = (Entrant | undefined)[];

/** The round in which two positions of the bracket can first meet, 1 being the first round. */
export function meetingRound(position: number, other: number): number {
  return 32 - Math.clz32(position ^ other);
}

/**
 * Exchanges athletes while that lets some team-mates meet later. An even division is already the best there is
 * unless fixed numbers stand in the way; a number fixed deep in one side is not seen from the top.
 */
export function exchangeTeammates(
  line: readonly (Entrant | undefined)[],
  isMovable: (entrant: Entrant) => boolean,
): Line {
  const best: Line = [...line];
  const movable = best.flatMap((entrant, position) => (entrant && isMovable(entrant) ? [position] : []));
  let hasImproved = true;
  while (hasImproved) {
    hasImproved = false;
    for (const one of movable) {
      for (const other of movable) {
        if (one < other && isBetterExchanged(best, one, other)) {
          [best[one], best[other]] = [best[other], best[one]];
          hasImproved = true;
        }
      }
    }
  }
  return best;
}

/** An earlier meeting weighs more than any number of later ones. */
function isBetterExchanged(line: Line, one: number, other: number): boolean {
  const change = new Map<number, number>();
  const count = (round: number, by: number) => change.set(round, (change.get(round) ?? 0) + by);
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    for (const position of teammatePositions(line, from)) {
      if (position === to) continue;
      count(meetingRound(from, position), -1);
      count(meetingRound(to, position), 1);
    }
  }
  const [earliest] = [...change].filter(([, by]) => by !== 0).toSorted(([a], [b]) => a - b);
  return earliest !== undefined && earliest[1] < 0;
}

function teammatePositions(line: Line, from: number): number[] {
  const entrant = line[from];
  if (!entrant) return [];
  const team = teamOf(entrant);
  return line.flatMap((mate, position) =>
    mate && position !== from && teamOf(mate) === team ? [position] : [],
  );
}
