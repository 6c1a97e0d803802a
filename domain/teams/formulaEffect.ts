import type { TeamId, TeamResult } from "./contribution.ts";
import type { TeamFormula } from "./formulas.ts";
import { teamRanking } from "./teamRanking.ts";
import type { TeamAdjustment, TeamStanding } from "./teamRanking.ts";

type Score = Pick<TeamStanding, "place" | "points">;

export type FormulaEffect = {
  readonly team: TeamId;
  readonly before: Score;
  readonly after: Score;
  /** Places won by the change; below zero when the team falls. */
  readonly rise: number;
};

/** What another formula would change, in the order it would give (TM10). Nothing is stored by asking. */
export function formulaEffect(
  results: readonly TeamResult[],
  before: TeamFormula,
  after: TeamFormula,
  adjustments: readonly TeamAdjustment[] = [],
): readonly FormulaEffect[] {
  const now = new Map(teamRanking(results, before, adjustments).map((standing) => [standing.team, standing]));
  return teamRanking(results, after, adjustments).flatMap(({ team, place, points }) => {
    const old = now.get(team);
    if (!old) return [];
    return [
      {
        team,
        before: { place: old.place, points: old.points },
        after: { place, points },
        rise: old.place - place,
      },
    ];
  });
}
