import type { Competition } from "#contract/competition/entity.ts";
import { teamResults } from "#contract/awarding/teamResults.ts";
import type { LeftOut } from "#domain/teams/contribution.ts";
import { teamRanking, type TeamStanding } from "#domain/teams/teamRanking.ts";
import { once } from "#web/i18n/names.ts";

export type TeamRow = {
  readonly id: number;
  readonly name: string;
  readonly city: string | null;
  readonly fighters: number;
  readonly wins: number;
  readonly subs: number;
  /** Level teams share it; undefined while the team has no points. */
  readonly place: number | undefined;
  readonly points: number;
  /** Firsts, seconds, thirds. */
  readonly medals: readonly [number, number, number];
  /** Who brought points, the best first (TM9). */
  readonly from: readonly TeamPoints[];
  /** Given or taken by hand (TM11). */
  readonly adjustments: readonly { readonly id: string; readonly points: number; readonly reason: string }[];
};

export type TeamPoints = {
  readonly uuid: string;
  readonly lastName: string;
  readonly firstName: string | null;
  readonly category: string;
  readonly place: number;
  readonly points: number;
  /** Why it brought nothing although there is a place. */
  readonly leftOut: LeftOut | undefined;
};

export type TeamLike = Pick<TeamRow, "id" | "name" | "city">;

/** Teams by the points of the categories that are over (TM4), then by wins, then by name. */
export function teamRows(teams: readonly TeamLike[], competition: Competition | undefined): TeamRow[] {
  const teamOf = new Map<string, number>();
  for (const category of competition?.categories ?? []) {
    for (const { uuid, team } of category.fighters) if (team !== null) teamOf.set(uuid, team.id);
  }
  const fighters = countBy([...teamOf.values()]);
  const won = (competition?.fightings ?? []).flatMap(({ winner, cause }) =>
    winner === null ? [] : [{ team: teamOf.get(winner.uuid) ?? 0, cause }],
  );
  const wins = countBy(won.map(({ team }) => team));
  const subs = countBy(won.filter(({ cause }) => cause === "submission").map(({ team }) => team));
  const standings = new Map(competition === undefined ? [] : standingsOf(competition));
  return teams
    .map(({ id, name, city }) => ({
      id,
      name,
      city,
      fighters: fighters.get(id) ?? 0,
      wins: wins.get(id) ?? 0,
      subs: subs.get(id) ?? 0,
      ...pointsOf(standings.get(id), competition),
      adjustments: (competition?.teamScoring.adjustments ?? []).filter(({ team }) => team.id === id),
    }))
    .toSorted(
      (a, b) =>
        (a.place ?? Infinity) - (b.place ?? Infinity) ||
        b.wins - a.wins ||
        collator().compare(a.name, b.name),
    );
}

/** Those an event was given, and those whose athletes were only written into its categories (TM1). */
export function withEntered(
  given: readonly TeamLike[],
  competition: Competition | undefined,
): readonly TeamLike[] {
  const entered = competition === undefined ? [] : teamsOf(competition);
  return [...new Map([...entered, ...given].map((team) => [team.id, team])).values()];
}

/** The teams that have somebody in this competition. */
export function teamsOf(competition: Competition): TeamLike[] {
  const teams = [
    ...competition.categories.flatMap(({ fighters }) => fighters.flatMap(({ team }) => team ?? [])),
    ...competition.teamScoring.adjustments.map(({ team }) => team),
  ];
  return [...new Map(teams.map((team) => [team.id, team])).values()];
}

function standingsOf(competition: Competition): [number, TeamStanding][] {
  const { formula, adjustments } = competition.teamScoring;
  const byHand = adjustments.map(({ team, points }) => ({ team: team.id, points }));
  return teamRanking(teamResults(competition), formula, byHand).map((standing) => [
    Number(standing.team),
    standing,
  ]);
}

function pointsOf(standing: TeamStanding | undefined, competition: Competition | undefined) {
  const { place, points = 0, firsts = 0, seconds = 0, thirds = 0, from = [] } = standing ?? {};
  const brought = from.flatMap((one): TeamPoints[] => {
    const category = competition?.categories.find(({ uuid }) => uuid === one.category);
    const fighter = category?.fighters.find(({ uuid }) => uuid === one.athlete);
    if (category === undefined || fighter === undefined || one.place === undefined) return [];
    const { uuid, lastName, firstName } = fighter;
    const { place: own, points: brought, leftOut } = one;
    return [{ uuid, lastName, firstName, category: category.title, place: own, points: brought, leftOut }];
  });
  return {
    // A table in which nobody has anything has no places yet.
    place: points === 0 && firsts + seconds + thirds === 0 ? undefined : place,
    points,
    medals: [firsts, seconds, thirds] as const,
    from: brought
      .filter((one) => one.points > 0 || one.leftOut !== undefined)
      .toSorted((a, b) => b.points - a.points || a.place - b.place),
  };
}

const collator = once(() => new Intl.Collator("ru"));

function countBy(ids: readonly number[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
