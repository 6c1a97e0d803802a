import { teamResults } from "#contract/awarding/teamResults.ts";
import type { Competition, Fighting } from "#contract/competition/entity.ts";
import { NOT_FOUGHT } from "#domain/bout/vocabulary.ts";
import type { CategoryKind } from "#domain/season/formula.ts";
import { teamRanking } from "#domain/teams/teamRanking.ts";
import type { Deps } from "../../environment/deps.ts";
import { findGroupKinds, type ShownEventRow } from "../../persistence/season/seasonRows.ts";
import { readCompetition } from "../event/readCompetition.ts";

/** One athlete in one category that is over; numbers only, because names change without a new rev. */
export type EventResult = {
  readonly fighter: number;
  readonly team: number | null;
  readonly category: string;
  readonly place: number | null;
  readonly fought: number;
  readonly wins: number;
};

export type EventCategory = {
  readonly title: string;
  readonly kind: CategoryKind;
  readonly entrants: number;
};

export type EventResults = {
  readonly categories: ReadonlyMap<string, EventCategory>;
  readonly results: readonly EventResult[];
  /** By the formula of the competition. */
  readonly teams: ReadonlyMap<number, { readonly place: number; readonly points: number }>;
};

export type FindEventResults = (event: ShownEventRow) => Promise<EventResults>;

/** A year of many halls. */
const MOST_HELD = 400;

/** What came of an event, read once per rev: what was fought years ago is not folded for every visitor (RK10). */
export function createEventResults(deps: Pick<Deps, "db" | "now">): FindEventResults {
  const held = new Map<number, { readonly rev: number | null; readonly results: Promise<EventResults> }>();
  return (event) => {
    const known = held.get(event.competition_id);
    if (known !== undefined && known.rev === event.rev) return known.results;
    const results = readEventResults(deps, event.competition_id);
    held.delete(event.competition_id);
    held.set(event.competition_id, { rev: event.rev, results });
    const [oldest] = held.keys();
    if (held.size > MOST_HELD && oldest !== undefined) held.delete(oldest);
    // A storage that failed is asked again.
    results.catch(() => held.delete(event.competition_id));
    return results;
  };
}

async function readEventResults(
  deps: Pick<Deps, "db" | "now">,
  competitionId: number,
): Promise<EventResults> {
  const competition = await readCompetition(deps, competitionId);
  if (competition === undefined) return { categories: new Map(), results: [], teams: new Map() };
  const kinds = new Map(
    (await findGroupKinds(deps.db, competitionId)).map((row): [string, CategoryKind] => [
      row.uuid,
      {
        sex: row.sex,
        ageMin: row.age_min,
        ageMax: row.age_max,
        style: row.style,
        level: row.level,
        weightMin: row.weight_min,
        weightMax: row.weight_max,
      },
    ]),
  );
  return resultsOf(competition, kinds);
}

function resultsOf(competition: Competition, kinds: ReadonlyMap<string, CategoryKind>): EventResults {
  const ids = new Map(
    competition.categories.flatMap(({ fighters }) => fighters.map(({ id, uuid }) => [uuid, id])),
  );
  const bouts = Map.groupBy(competition.fightings, ({ category }) => category.uuid);
  const counts = new Map([...bouts].map(([category, own]) => [category, foughtBy(own)]));
  const all = teamResults(competition);
  const { formula, adjustments } = competition.teamScoring;
  return {
    categories: new Map(
      competition.categories.flatMap(({ uuid, title, fighters }) => {
        const kind = kinds.get(uuid);
        return kind === undefined ? [] : [[uuid, { title, kind, entrants: fighters.length }]];
      }),
    ),
    results: all.flatMap(({ athlete = "", category = "", team, place }) => {
      const fighter = ids.get(athlete);
      if (fighter === undefined) return [];
      const { fought = 0, wins = 0 } = counts.get(category)?.get(athlete) ?? {};
      const of = typeof team === "number" ? team : null;
      return [{ fighter, team: of, category, place: place ?? null, fought, wins }];
    }),
    teams: new Map(
      teamRanking(
        all,
        formula,
        adjustments.map(({ team, points }) => ({ team: team.id, points })),
      ).flatMap(({ team, place, points }) => (typeof team === "number" ? [[team, { place, points }]] : [])),
    ),
  };
}

type Fought = { readonly fought: number; readonly wins: number };

/** A walkover is a win nobody fought for. */
function foughtBy(bouts: readonly Fighting[]): ReadonlyMap<string, Fought> {
  const counts = new Map<string, Fought>();
  for (const { winner, result, slots } of bouts) {
    if (winner === null || NOT_FOUGHT.has(result?.method ?? "")) continue;
    for (const { fighter } of slots) {
      if (fighter === null) continue;
      const { fought, wins } = counts.get(fighter) ?? { fought: 0, wins: 0 };
      counts.set(fighter, { fought: fought + 1, wins: wins + (winner.uuid === fighter ? 1 : 0) });
    }
  }
  return counts;
}
