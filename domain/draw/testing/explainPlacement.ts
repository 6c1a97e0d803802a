import { type Entrant, teamOf } from "../entrants.ts";
import { bracketSize } from "../mainTree.ts";
import { meetingRound } from "../separate.ts";

type TeamMeeting = {
  readonly team: string;
  readonly ids: readonly string[];
  /** The first round in which two of the team can meet; 1 is the first round of the bracket. */
  readonly earliestRound: number;
  /** The latest it can be for a team of this size when no number is fixed. */
  readonly latestPossible: number;
};

/** For every team with two athletes or more: how soon they can meet, and how late it could have been. */
export function explainPlacement(
  placed: readonly (string | null)[],
  entrants: readonly Entrant[],
): TeamMeeting[] {
  return [...Map.groupBy(entrants, teamOf).values()].flatMap((mates) => {
    const team = mates[0]?.team;
    if (!team || mates.length < 2) return [];
    const ids = mates.map(({ id }) => id);
    const positions = ids.map((id) => placed.indexOf(id));
    const meetings = positions.flatMap((one, index) =>
      positions.slice(index + 1).map((other) => meetingRound(one, other)),
    );
    const latestPossible = Math.log2(placed.length) + 1 - Math.log2(bracketSize(mates.length));
    return [{ team, ids, earliestRound: Math.min(...meetings), latestPossible }];
  });
}
