import type { Competition } from "#contract/entity.ts";
import { FORMULAS } from "#domain/teams/formulas.ts";
import { teamRanking } from "#domain/teams/teamRanking.ts";
import { categoryPicture } from "#web/sport/categoryPicture.ts";
import { medallistsOf } from "#contract/drawnCategory.ts";

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
  const teams = new Map(
    competition.categories.flatMap(({ fighters }) =>
      fighters.flatMap(({ team }) => (team === null ? [] : [[String(team.id), team] as const])),
    ),
  );
  const results = competition.categories
    .filter(({ status }) => status === "finished" || status === "awarded")
    .flatMap((category) => {
      const { drawn } = categoryPicture(competition, category);
      return ((drawn && medallistsOf(drawn)) ?? []).flatMap(({ place, fighter }) =>
        fighter.team === null ? [] : [{ team: String(fighter.team.id), place, category: category.uuid }],
      );
    });
  return teamRanking(results, FORMULAS.ibjjf).map(({ team, place, firsts, seconds, thirds, points }) => ({
    id: String(team),
    name: teams.get(String(team))?.name ?? "",
    city: teams.get(String(team))?.city ?? "",
    place,
    medals: [firsts, seconds, thirds],
    points,
  }));
}
