import { type Entrant, teamOf } from "./entrants.ts";

/** The round in which two positions of the bracket can first meet, 1 being the first round. */
export function meetingRound(position: number, other: number): number {
  return 32 - Math.clz32(position ^ other);
}

type Line = readonly (Entrant | undefined)[];

/**
 * Exchanges athletes while that lets some team-mates meet later. Needed only beside fixed numbers, because one
 * fixed deep in one side is not seen from the top; without them an even division is already the best there is.
 */
export function exchangeTeammates(line: Line, isMovable: (entrant: Entrant) => boolean): Line {
  const best = [...line];
  const teams = best.map((entrant) => entrant && teamOf(entrant));
  const movable = best.flatMap((entrant, position) => (entrant && isMovable(entrant) ? [position] : []));
  let hasImproved = true;
  while (hasImproved) {
    hasImproved = false;
    for (const one of movable) {
      for (const other of movable) {
        if (one >= other || teams[one] === teams[other] || !isBetterExchanged(teams, one, other)) continue;
        [best[one], best[other]] = [best[other], best[one]];
        [teams[one], teams[other]] = [teams[other], teams[one]];
        hasImproved = true;
      }
    }
  }
  return best;
}

/** An earlier meeting weighs more than any number of later ones. */
function isBetterExchanged(teams: readonly (string | undefined)[], one: number, other: number): boolean {
  const change: number[] = [];
  const count = (round: number, by: number) => {
    change[round] = (change[round] ?? 0) + by;
  };
  for (const [position, team] of teams.entries()) {
    if (position === one || position === other) continue;
    const moved = team === teams[one] ? 1 : team === teams[other] ? -1 : 0;
    count(meetingRound(one, position), -moved);
    count(meetingRound(other, position), moved);
  }
  return (change.find((by) => by !== undefined && by !== 0) ?? 0) < 0;
}
