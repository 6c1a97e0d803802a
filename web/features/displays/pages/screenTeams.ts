import type { Competition } from "#contract/entity.ts";
import { teamResults } from "#contract/teamResults.ts";
import { teamRanking } from "#domain/teams/teamRanking.ts";

export type ScreenTeam = {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly place: number;
  readonly medals: readonly [number, number, number];
  readonly points: number;
};

/** The teams by what the decided categories gave them. */
export function screenTeams(competition: Competition): readonly ScreenTeam[] {
  const { formula, adjustments } = competition.teamScoring;
  const teams = new Map(
    [
      ...competition.categories.flatMap(({ fighters }) => fighters.flatMap(({ team }) => team ?? [])),
      ...adjustments.map(({ team }) => team),
    ].map((team) => [team.id, team]),
  );
  const byHand = adjustments.map(({ team, points }) => ({ team: team.id, points }));
  return teamRanking(teamResults(competition), formula, byHand)
    .filter(({ points }) => points !== 0)
    .map(({ team, place, firsts, seconds, thirds, points }) => ({
      id: String(team),
      name: teams.get(Number(team))?.name ?? "",
      city: teams.get(Number(team))?.city ?? "",
      place,
      medals: [firsts, seconds, thirds],
      points,
    }));
}
