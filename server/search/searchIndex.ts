import type { SearchAnswer } from "#contract/event/search.ts";
import { englishTitle } from "#domain/naming/composedNames.ts";
import { rankSpelled, searchNeedles, spelledWords, type SpelledWord } from "#domain/search/spelling.ts";
import type { Deps } from "../environment/deps.ts";
import {
  findAllAthletesFound,
  findAllCategoriesFound,
  findAllEventsFound,
  findAllTeamsFound,
  findSearchStamp,
  type AthleteFound,
  type CategoryFound,
  type EventFound,
  type TeamFound,
} from "../persistence/event/searchRows.ts";

import { presentEventDays } from "../present/eventDays.ts";

export type SearchIndex = {
  /** The best `limit` of each group. */
  readonly find: (typed: string, limit: number) => Promise<Found>;
};

/** An athlete as found, with the competition in which their next bout is looked for. */
type FoundAthlete = Omit<SearchAnswer["athletes"]["items"][number], "next"> & {
  readonly competition: string;
};
type Found = Omit<SearchAnswer, "athletes"> & {
  readonly athletes: { readonly total: number; readonly items: readonly FoundAthlete[] };
};

type Words = readonly SpelledWord[];
type Needles = readonly Words[];
type Indexed<Row> = { readonly row: Row; readonly own: Words; readonly all: Words };
type AnyFound = AthleteFound | TeamFound | CategoryFound | EventFound;
type Held = {
  readonly stamp: string;
  readonly builtAtMs: number;
  readonly athletes: readonly Indexed<AthleteFound>[];
  readonly teams: readonly Indexed<TeamFound>[];
  readonly categories: readonly Indexed<CategoryFound>[];
  readonly events: readonly Indexed<EventFound>[];
};

/** How late something new is found at most. */
const LOOK_AGAIN_MS = 2000;
/** A name that was published again leaves no other trace. */
const BUILD_AGAIN_MS = 60_000;

/**
 * The words of everything public, in memory: neither engine forgives a mistyped letter by itself, and a look through
 * some ten thousand names takes milliseconds here. Read anew only after something has changed.
 */
export function createSearchIndex({ db, now }: Pick<Deps, "db" | "now">): SearchIndex {
  let held: Held | undefined;
  let lookedAtMs = -Infinity;
  let building: Promise<Held> | undefined;

  const build = async (stamp: string): Promise<Held> => ({
    stamp,
    builtAtMs: now(),
    athletes: indexAthletes(await findAllAthletesFound(db)),
    teams: newestOf(await findAllTeamsFound(db)).map((row) => indexed(row, row.name, row.city)),
    // A category is asked for by its own words; those of its event only tell which of several.
    categories: (await findAllCategoriesFound(db)).map((row) =>
      indexed(row, wordsOfTitle(row.title), row.event_name),
    ),
    events: (await findAllEventsFound(db)).map((row) => indexed(row, row.name, row.city)),
  });

  const refresh = async (): Promise<Held> => {
    const known = held;
    if (known !== undefined && now() - lookedAtMs < LOOK_AGAIN_MS) return known;
    lookedAtMs = now();
    const stamp = await findSearchStamp(db);
    if (known?.stamp === stamp && now() - known.builtAtMs < BUILD_AGAIN_MS) return known;
    held = await build(stamp);
    return held;
  };

  return {
    find: async (typed, limit) => {
      building ??= refresh().finally(() => (building = undefined));
      const index = await building;
      const needle = searchNeedles(typed);
      const athletes = matches(index.athletes, needle);
      return {
        athletes: {
          total: athletes.length,
          items: (await readAgain(athletes.slice(0, limit), needle)).map(presentAthlete),
        },
        categories: groupOf(matches(index.categories, needle), limit, presentCategory),
        teams: groupOf(matches(index.teams, needle), limit, presentTeam),
        events: groupOf(matches(index.events, needle), limit, presentEvent),
      };
    },
  };

  /** Somebody may have withdrawn their name a moment ago: what leaves here is what stands in the database now (SR5). */
  async function readAgain(rows: readonly AthleteFound[], needle: Needles) {
    if (rows.length === 0) return [];
    const current = await findAllAthletesFound(
      db,
      rows.map(({ id }) => id),
    );
    return matches(indexAthletes(current), needle);
  }
}

/** Beside the name the club, and the weights of all their categories of the newest event (SR11). */
function indexAthletes(rows: readonly AthleteFound[]): Indexed<AthleteFound>[] {
  const categories = new Map<string, string[]>();
  for (const row of rows)
    categories.set(entryOf(row), [...(categories.get(entryOf(row)) ?? []), row.category_title]);
  // Few, each of them beside many names.
  const known = new Map<string, Words>();
  const wordsOf = (title: string): Words => {
    const words = known.get(title) ?? spelledWords(wordsOfTitle(weightsOf(title)));
    known.set(title, words);
    return words;
  };
  return newestOf(rows).map((row) => {
    const { own, all } = indexed(row, `${row.last_name} ${row.first_name ?? ""}`, row.team_name);
    return { row, own, all: [...all, ...(categories.get(entryOf(row)) ?? []).flatMap(wordsOf)] };
  });
}

const entryOf = ({ id, event_id }: AthleteFound) => `${id} ${event_id}`;

/** Only what a title says in numbers: all its words would answer the beginning of many a name. */
const weightsOf = (title: string) =>
  title
    .split(", ")
    .filter((part) => /\d/.test(part))
    .join(", ");

/** As it stands in the database, and as English pages say it (SR14). */
function wordsOfTitle(title: string): string {
  const english = englishTitle(title);
  return english === title ? title : `${title} ${english}`;
}

/** Found by its own words, and by what stands beside it as well as long as one of its own is among them. */
function indexed<Row>(row: Row, name: string, beside: string | null): Indexed<Row> {
  const own = spelledWords(name);
  return { row, own, all: [...own, ...spelledWords(beside ?? "")] };
}

/** The best first; of equals those of the newest event, then in the order of a dictionary (SR4). */
function matches<Row extends AnyFound>(index: readonly Indexed<Row>[], needles: Needles): Row[] {
  return index
    .flatMap(({ row, own, all }) => {
      const isNamed = needles.some((needle) =>
        needle.some((word) => rankSpelled([[word]], own) !== undefined),
      );
      const rank = isNamed ? rankSpelled(needles, all) : undefined;
      return rank === undefined ? [] : [{ row, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank || compareFound(a.row, b.row))
    .map(({ row }) => row);
}

const collator = new Intl.Collator("ru", { numeric: true });

function compareFound(a: AnyFound, b: AnyFound) {
  const byDate = dateOf(b).localeCompare(dateOf(a));
  return byDate === 0 ? collator.compare(nameOf(a), nameOf(b)) : byDate;
}

const dateOf = (row: AnyFound) => ("event_date" in row ? row.event_date : row.date_of_event) ?? "";
function nameOf(row: AnyFound): string {
  if ("name" in row) return row.name;
  return "title" in row ? row.title : `${row.last_name} ${row.first_name ?? ""}`;
}

/** One line for each: a team takes part in many events, the newest is where somebody wants to go. */
function newestOf<Row extends AthleteFound | TeamFound>(rows: readonly Row[]): Row[] {
  const newest = new Map<number, Row>();
  for (const row of rows) {
    const known = newest.get(row.id);
    if (known === undefined || dateOf(known) < dateOf(row)) newest.set(row.id, row);
  }
  return [...newest.values()];
}

function groupOf<Row, Item>(rows: readonly Row[], limit: number, present: (row: Row) => Item) {
  return { total: rows.length, items: rows.slice(0, limit).map(present) };
}

const eventOf = ({ event_id, event_name, event_date }: AthleteFound | TeamFound | CategoryFound) => ({
  id: event_id,
  name: event_name,
  dateOfEvent: event_date,
});

const presentAthlete = (row: AthleteFound) => ({
  uuid: row.uuid,
  lastName: row.last_name,
  firstName: row.first_name,
  team: row.team_name,
  event: eventOf(row),
  competition: row.competition_uuid,
});

const presentCategory = (row: CategoryFound) => ({
  uuid: row.uuid,
  title: row.title,
  event: eventOf(row),
});

const presentTeam = (row: TeamFound) => ({
  id: row.id,
  name: row.name,
  city: row.city,
  event: eventOf(row),
});

const presentEvent = ({ id, name, city, date_of_event, info }: EventFound) => ({
  id,
  name,
  city,
  dateOfEvent: date_of_event,
  lastDay: presentEventDays(date_of_event, info)?.last ?? null,
});
