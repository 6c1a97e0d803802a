import { type Entrant, teamOf } from "./entrants.ts";

/** The round in which two positions of the bracket can first meet, 1 being the first round. */
export function meetingRound(position: number, other: number): number {
  return 32 - Math.clz32(position ^ other);
}

type Line = readonly (Entrant | undefined)[];

/** The round in which two places of a line can first meet. */
export type Meets = (place: number, other: number) => number;

/**
 * Exchanges athletes while that lets some team-mates meet later. Needed only beside fixed numbers, because one
 * fixed deep in one side is not seen from the top; without them an even division is already the best there is.
 */
export function exchangeTeammates(line: Line, isMovable: (entrant: Entrant) => boolean): Line {
  const best = [...line];
  const teams = best.map((entrant) => entrant && teamOf(entrant));
  const positions = positionsByTeam(teams);
  const matesOf = (position: number) => positions.get(teams[position] ?? "") ?? new Set<number>();
  const movable = best.flatMap((entrant, position) => (entrant && isMovable(entrant) ? [position] : []));
  let hasImproved = true;
  while (hasImproved) {
    hasImproved = false;
    for (const one of movable) {
      for (const other of movable) {
        if (one >= other || teams[one] === teams[other]) continue;
        const [mates, otherMates] = [matesOf(one), matesOf(other)];
        if (!isBetterExchanged(mates, otherMates, one, other)) continue;
        [best[one], best[other]] = [best[other], best[one]];
        [teams[one], teams[other]] = [teams[other], teams[one]];
        mates.delete(one);
        mates.add(other);
        otherMates.delete(other);
        otherMates.add(one);
        hasImproved = true;
      }
    }
  }
  return best;
}

/** Two places of a line. */
export type PlacePair = readonly [number, number];

/**
 * Sets team-mates apart with the exchange that gains most, again and again: people know their numbers already, so as few
 * of them as can be should get another one. Of two that gain as much the first of the list is taken.
 */
export function setTeammatesApart(line: Line, exchanges: readonly PlacePair[], meets: Meets): Line {
  const apart = [...line];
  for (let best = bestExchange(apart, exchanges, meets); best; best = bestExchange(apart, exchanges, meets)) {
    const [one, other] = best;
    [apart[one], apart[other]] = [apart[other], apart[one]];
  }
  return apart;
}

function bestExchange(line: Line, exchanges: readonly PlacePair[], meets: Meets): PlacePair | undefined {
  const teams = line.map((entrant) => entrant && teamOf(entrant));
  const positions = positionsByTeam(teams);
  const matesOf = (position: number) => positions.get(teams[position] ?? "") ?? new Set<number>();
  let best: PlacePair | undefined;
  let least: Int16Array = NO_CHANGE;
  for (const pair of exchanges) {
    const [one, other] = pair;
    if (teams[one] === teams[other]) continue;
    const change = changeBy(matesOf(one), matesOf(other), one, other, meets);
    if (!isLess(change, least)) continue;
    best = pair;
    least = change;
  }
  return best;
}

function positionsByTeam(teams: readonly (string | undefined)[]): ReadonlyMap<string, Set<number>> {
  const positions = new Map<string, Set<number>>();
  for (const [position, team] of teams.entries()) {
    if (team === undefined) continue;
    positions.set(team, (positions.get(team) ?? new Set<number>()).add(position));
  }
  return positions;
}

/**
 * An earlier meeting weighs more than any number of later ones. Only team-mates of the two are looked at: the
 * exchange changes nothing for anybody else.
 */
function isBetterExchanged(
  mates: ReadonlySet<number>,
  otherMates: ReadonlySet<number>,
  one: number,
  other: number,
): boolean {
  if (mates.size === 1 && otherMates.size === 1) return false;
  return isLess(changeBy(mates, otherMates, one, other, meetingRound), NO_CHANGE);
}

/** How many more pairs of team-mates meet in each round, by exchanging two places. */
function changeBy(
  mates: ReadonlySet<number>,
  otherMates: ReadonlySet<number>,
  one: number,
  other: number,
  meets: Meets,
): Int16Array {
  const change = new Int16Array(MOST_ROUNDS);
  countMeetings(change, mates, one, other, meets);
  countMeetings(change, otherMates, other, one, meets);
  return change;
}

/** The first round in which they differ decides. */
function isLess(change: Int16Array, than: Int16Array): boolean {
  for (const [round, by] of change.entries()) if (by !== than[round]) return by < (than[round] ?? 0);
  return false;
}

/** A round has a number of at most 32; see `meetingRound`. */
const MOST_ROUNDS = 33;
const NO_CHANGE = new Int16Array(MOST_ROUNDS);

function countMeetings(
  change: Int16Array,
  mates: ReadonlySet<number>,
  from: number,
  to: number,
  meets: Meets,
): void {
  for (const mate of mates) {
    if (mate === from) continue;
    const before = meets(from, mate);
    const after = meets(to, mate);
    change[before] = (change[before] ?? 0) - 1;
    change[after] = (change[after] ?? 0) + 1;
  }
}
