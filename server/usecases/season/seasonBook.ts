import { setImmediate } from "node:timers/promises";
import { seasonEventsSchema, seasonFormulaSchema, type SeasonEvent } from "#contract/season/season.ts";
import { groupKey, groupOf, type CategoryKind, type SeasonFormula } from "#domain/season/formula.ts";
import { rankSeason, type SeasonResult, type SeasonRow as RankedPerson } from "#domain/season/ranking.ts";
import type { Deps } from "../../environment/deps.ts";
import { hallToday } from "../../environment/hallDay.ts";
import { findLinksStamp } from "../../persistence/entry/personLinks.ts";
import {
  findNamesStamp,
  findOpenPeople,
  findShownEvents,
  type OpenPerson,
  type ShownEventRow,
} from "../../persistence/season/seasonRows.ts";
import type { SeasonRow } from "../../persistence/database/competitionTables.ts";
import { presentEventDays } from "../../present/eventDays.ts";
import { findPersons } from "../shared/persons.ts";
import { createEventResults, type EventResults, type FindEventResults } from "./eventResults.ts";

export type SeasonDeps = Pick<Deps, "config" | "db" | "now">;

export type CountedEvent = {
  readonly event: SeasonEvent;
  readonly results: EventResults;
};

export type SeasonGroup = {
  readonly key: string;
  readonly kind: CategoryKind;
  readonly rows: readonly RankedPerson[];
};

export type CountedSeason = {
  readonly formula: SeasonFormula;
  /** The newest first. */
  readonly events: readonly CountedEvent[];
  /** The largest first. */
  readonly groups: readonly SeasonGroup[];
  readonly people: ReadonlyMap<number, OpenPerson>;
};

export type SeasonBook = {
  readonly count: (season: SeasonRow) => Promise<CountedSeason>;
  readonly findResults: FindEventResults;
};

const MOST_SEASONS = 16;

/** Counts seasons, and again only when something they hang on has changed. */
export function createSeasonBook(deps: SeasonDeps): SeasonBook {
  const findResults = createEventResults(deps);
  const held = new Map<number, { readonly stamp: string; readonly counted: Promise<CountedSeason> }>();
  return {
    findResults,
    count: async (season) => {
      const events = eventsOf(season, await findShownEvents(deps.db), hallToday(deps));
      const stamp = JSON.stringify([
        season.formula,
        events.map(({ row, coefficient }) => [row.id, row.rev, row.date_of_event, coefficient]),
        await findNamesStamp(deps.db),
        await findLinksStamp(deps.db),
      ]);
      const known = held.get(season.id);
      if (known?.stamp === stamp) return known.counted;
      const counted = countSeason(deps, season, events, findResults);
      held.delete(season.id);
      held.set(season.id, { stamp, counted });
      const [oldest] = held.keys();
      if (held.size > MOST_SEASONS && oldest !== undefined) held.delete(oldest);
      counted.catch(() => held.delete(season.id));
      return counted;
    },
  };
}

type Chosen = { readonly row: ShownEventRow; readonly coefficient: number };

/** The events that count: those of the days, or those of the list, once they are over (RK9). */
function eventsOf(season: SeasonRow, shown: readonly ShownEventRow[], today: string): Chosen[] {
  const listed = seasonEventsSchema.safeParse(season.events).data ?? [];
  const coefficients = new Map(listed.map(({ event, coefficient }) => [event, coefficient]));
  return shown
    .filter((row) => isOver(row, today))
    .filter(({ id, date_of_event: date }) =>
      season.choice === "list"
        ? coefficients.has(id)
        : date !== null && date >= season.starts_on && date <= season.ends_on,
    )
    .map((row) => ({ row, coefficient: coefficients.get(row.id) ?? 1 }));
}

/** Closed, or its last day is past: an event that is opened again for a correction stays in the ranking. */
export function isOver({ status, date_of_event, info }: ShownEventRow, today: string): boolean {
  const last = presentEventDays(date_of_event, info)?.last ?? date_of_event;
  return status === "closed" || (last !== null && last < today);
}

export const presentSeasonEvent = (
  row: Pick<ShownEventRow, "id" | "name" | "date_of_event" | "info" | "city">,
) => ({
  id: row.id,
  name: row.name,
  dateOfEvent: row.date_of_event,
  lastDay: presentEventDays(row.date_of_event, row.info)?.last ?? null,
  city: row.city,
});

async function countSeason(
  deps: SeasonDeps,
  season: SeasonRow,
  chosen: readonly Chosen[],
  findResults: FindEventResults,
): Promise<CountedSeason> {
  const formula = seasonFormulaSchema.parse(season.formula);
  const events: CountedEvent[] = [];
  for (const { row, coefficient } of chosen) {
    events.push({ event: { ...presentSeasonEvent(row), coefficient }, results: await findResults(row) });
    // Twenty large events take seconds the first time: whoever scores meanwhile does not wait for it.
    await setImmediate();
  }
  const competitionIds = chosen.map(({ row }) => row.competition_id);
  const open = await findOpenPeople(deps.db, { competitionIds });
  const people = new Map(open.map((person) => [person.id, person]));
  const personOf = await findPersons(deps.db, open);
  return { formula, events, people, groups: groupsOf(formula, events, personOf) };
}

function groupsOf(
  formula: SeasonFormula,
  events: readonly CountedEvent[],
  personOf: (fighter: number) => string | undefined,
): SeasonGroup[] {
  const coefficients = new Map(events.map(({ event }) => [event.id, event.coefficient]));
  const kinds = new Map<string, CategoryKind>();
  const byGroup = new Map<string, SeasonResult[]>();
  for (const { event, results } of events)
    for (const { fighter, category, place, fought, wins } of results.results) {
      const [about, person] = [results.categories.get(category), personOf(fighter)];
      if (about === undefined || person === undefined) continue;
      const kind = groupOf(about.kind, formula.groupBy);
      const key = groupKey(kind);
      kinds.set(key, kind);
      const date = event.dateOfEvent ?? "";
      const { entrants } = about;
      const result = { person, fighter, event: event.id, date, category, entrants, place, fought, wins };
      const known = byGroup.get(key);
      if (known === undefined) byGroup.set(key, [result]);
      else known.push(result);
    }
  return [...byGroup]
    .flatMap(([key, results]) => {
      const kind = kinds.get(key);
      const rows = rankSeason(results, formula, (event) => coefficients.get(event) ?? 1);
      return kind === undefined || rows.length === 0 ? [] : [{ key, kind, rows }];
    })
    .toSorted((a, b) => b.rows.length - a.rows.length || (a.key < b.key ? -1 : 1));
}
