import type { Competition } from "#contract/entity.ts";

export type TeamRow = {
  readonly id: number;
  readonly name: string;
  readonly city: string | null;
  readonly fighters: number;
  readonly wins: number;
};

type TeamLike = Pick<TeamRow, "id" | "name" | "city">;

/** Teams with what their people have won so far: more wins first, then by name. */
export function teamRows(teams: readonly TeamLike[], competition: Competition | undefined): TeamRow[] {
  const teamOf = new Map<string, number>();
  for (const category of competition?.categories ?? []) {
    for (const { uuid, team } of category.fighters) if (team !== null) teamOf.set(uuid, team.id);
  }
  const fighters = countBy([...teamOf.values()]);
  const wins = countBy(
    (competition?.fightings ?? []).flatMap(({ winner }) =>
      winner === null ? [] : (teamOf.get(winner.uuid) ?? []),
    ),
  );
  return teams
    .map(({ id, name, city }) => ({
      id,
      name,
      city,
      fighters: fighters.get(id) ?? 0,
      wins: wins.get(id) ?? 0,
    }))
    .toSorted((a, b) => b.wins - a.wins || collator.compare(a.name, b.name));
}

/** The teams that have somebody in this competition. */
export function teamsOf(competition: Competition): TeamLike[] {
  const teams = competition.categories.flatMap(({ fighters }) => fighters.flatMap(({ team }) => team ?? []));
  return [...new Map(teams.map((team) => [team.id, team])).values()];
}

const collator = new Intl.Collator("ru");

function countBy(ids: readonly number[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
