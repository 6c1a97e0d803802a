import { setImmediate } from "node:timers/promises";
import { uuidSchema } from "#contract/competition/entity.ts";
import type { Club } from "#contract/season/season.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import { hallToday } from "../../environment/hallDay.ts";
import { findStands } from "../../persistence/entry/personLinks.ts";
import { findPublicTeam } from "../../persistence/entry/teamRows.ts";
import {
  findClubEvents,
  findOpenPeople,
  findPublishedSeasons,
  findShownEvents,
  type OpenPerson,
  type ShownEventRow,
} from "../../persistence/season/seasonRows.ts";
import { findPersons } from "../shared/persons.ts";
import type { EventResult, EventResults } from "./eventResults.ts";
import { presentRows } from "./readRanking.ts";
import { isOver, presentSeasonEvent, type SeasonBook, type SeasonDeps } from "./seasonBook.ts";

type Done = {
  readonly row: ShownEventRow;
  readonly results: EventResults;
  readonly own: readonly EventResult[];
};

/** Of a season: who of the club stands best. */
const MOST_OF_SEASON = 10;

/** What the public may know of a club: its athletes, medals, results and coming starts (CL1–CL5). */
export async function readClub(
  deps: SeasonDeps,
  book: SeasonBook,
  asked: string,
): Promise<Result<Club, { readonly code: "not-found" }>> {
  const isKnownForm = uuidSchema.safeParse(asked).success || /^\d{1,9}$/.test(asked);
  const team = isKnownForm ? await findPublicTeam(deps.db, asked) : undefined;
  if (team === undefined) return refuse({ code: "not-found" });
  const today = hallToday(deps);
  const shown = await findShownEvents(deps.db);
  const open = await findOpenPeople(deps.db, {
    teamId: team.id,
    competitionIds: shown.map(({ competition_id }) => competition_id),
  });
  const done: Done[] = [];
  for (const row of shown.filter((event) => isOver(event, today))) {
    const results = await book.findResults(row);
    const own = results.results.filter((result) => result.team === team.id);
    if (own.length > 0) done.push({ row, results, own });
    await setImmediate();
  }
  return ok({
    id: team.id,
    uuid: team.uuid,
    name: team.name,
    city: team.city,
    athletes: await athletesOf(deps, open, done, new Set(shown.map(({ id }) => id))),
    events: done.map(({ row, results, own }) => ({
      ...presentSeasonEvent(row),
      athletes: new Set(own.map(({ fighter }) => fighter)).size,
      medals: medalsOf(own),
      place: results.teams.get(team.id)?.place ?? null,
      points: results.teams.get(team.id)?.points ?? 0,
    })),
    coming: await comingOf(deps, team.id, { today, shown }),
    seasons: await seasonsOf(deps, book, team.uuid),
  });
}

type Known = { readonly today: string; readonly shown: readonly ShownEventRow[] };

/** Those to come and those under way until their last day; one that is closed has its results already (CL7). */
async function comingOf(
  { db }: SeasonDeps,
  teamId: number,
  { today, shown }: Known,
): Promise<Club["coming"]> {
  const over = new Set(shown.filter((event) => isOver(event, today)).map(({ id }) => id));
  return (await findClubEvents(db, teamId))
    .map(presentSeasonEvent)
    .filter(({ id, dateOfEvent, lastDay }) => !over.has(id) && (lastDay ?? dateOfEvent ?? "") >= today);
}

function medalsOf(results: readonly EventResult[]): [number, number, number] {
  const taken = (place: number) => results.filter((result) => result.place === place).length;
  return [taken(1), taken(2), taken(3)];
}

const collator = new Intl.Collator("ru");

/** Everybody once, under the name of their newest record with the club; the most decorated first (CL2). */
async function athletesOf(
  { db }: SeasonDeps,
  open: readonly OpenPerson[],
  done: readonly Done[],
  shown: ReadonlySet<number>,
): Promise<Club["athletes"]> {
  const personOf = await findPersons(db, open);
  const stands = await findStands(
    db,
    open.map(({ id }) => id),
  );
  const places = stands.filter(({ event_id }) => shown.has(event_id));
  const starts = done.flatMap(({ row, own }) => own.map((result) => ({ event: row.id, result })));
  const byFighter = Map.groupBy(starts, ({ result }) => result.fighter);
  return [...Map.groupBy(open, ({ id }) => personOf(id))]
    .flatMap(([, records]) => {
      const own = records.flatMap(({ id }) => byFighter.get(id) ?? []);
      const newestPlace = places.find(({ fighter_id }) => records.some(({ id }) => id === fighter_id));
      const newest = records.find(({ id }) => id === newestPlace?.fighter_id);
      if (newest === undefined || newestPlace === undefined) return [];
      return [
        {
          fighter: newest.uuid,
          event: newestPlace.event_id,
          lastName: newest.last_name,
          firstName: newest.first_name,
          starts: new Set(own.map(({ event }) => event)).size,
          wins: own.reduce((sum, { result }) => sum + result.wins, 0),
          medals: medalsOf(own.map(({ result }) => result)),
        },
      ];
    })
    .toSorted(
      (a, b) =>
        b.medals[0] - a.medals[0] ||
        b.medals[1] - a.medals[1] ||
        b.medals[2] - a.medals[2] ||
        b.wins - a.wins ||
        collator.compare(a.lastName, b.lastName),
    );
}

/** The places of the club's athletes in published seasons, the best first (CL4). */
async function seasonsOf(deps: SeasonDeps, book: SeasonBook, club: string): Promise<Club["seasons"]> {
  const seasons: Club["seasons"] = [];
  for (const season of await findPublishedSeasons(deps.db)) {
    const counted = await book.count(season);
    const found = counted.groups
      .flatMap(({ key, kind, rows }) => rows.map((row) => ({ row, group: key, kind })))
      .filter(({ row }) => counted.people.get(row.starts[0]?.results[0]?.fighter ?? 0)?.team_uuid === club)
      .toSorted((a, b) => a.row.place - b.row.place || b.row.points - a.row.points)
      .slice(0, MOST_OF_SEASON);
    const kinds = new Map(found.map(({ group, kind }) => [group, kind]));
    const rows = (await presentRows(deps, counted, found)).flatMap((row) => {
      const kind = kinds.get(row.group);
      const { fighter, event, lastName, firstName, place, points, group } = row;
      return kind === undefined ? [] : [{ fighter, event, lastName, firstName, place, points, group, kind }];
    });
    if (rows.length > 0) seasons.push({ id: season.id, title: season.title, rows });
  }
  return seasons;
}
