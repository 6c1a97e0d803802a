import { RANKED_PER_PAGE, type RankedRow, type Ranking } from "#contract/season/season.ts";
import { isAdmin, type Viewer } from "#domain/access/access.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import { rankMatch, searchWords } from "#domain/search/search.ts";
import type { SeasonRow as RankedPerson } from "#domain/season/ranking.ts";
import { findOpenPeople, findSeason, type OpenPerson } from "../../persistence/season/seasonRows.ts";
import type { CountedSeason, SeasonBook, SeasonDeps } from "./seasonBook.ts";

type Asked = { readonly group?: string | undefined; readonly q?: string | undefined; readonly page: number };
type Found = { readonly row: RankedPerson; readonly group: string };

/** One page of a group of a season, or everybody of any group who is called so (RK8, RK11). */
export async function readRanking(
  deps: SeasonDeps,
  book: SeasonBook,
  viewer: Viewer,
  { id, ...asked }: Asked & { readonly id: string },
): Promise<Result<Ranking, { readonly code: "not-found" }>> {
  const season = /^\d{1,9}$/.test(id) ? await findSeason(deps.db, Number(id)) : undefined;
  if (season === undefined || (!season.is_published && !isAdmin(viewer)))
    return refuse({ code: "not-found" });
  const counted = await book.count(season);
  const group = counted.groups.find(({ key }) => key === asked.group) ?? counted.groups[0];
  const found = asked.q
    ? named(counted, asked.q)
    : (group?.rows ?? []).map((row) => ({ row, group: group?.key ?? "" }));
  const pageCount = Math.max(1, Math.ceil(found.length / RANKED_PER_PAGE));
  const page = Math.min(asked.page, pageCount);
  const shown = found.slice((page - 1) * RANKED_PER_PAGE, page * RANKED_PER_PAGE);
  const { title, starts_on: startsOn, ends_on: endsOn, is_published: isPublished, document_id } = season;
  return ok({
    season: {
      id: season.id,
      documentId: document_id,
      title,
      startsOn,
      endsOn,
      isPublished,
      formula: counted.formula,
    },
    events: counted.events.map(({ event }) => event),
    groups: counted.groups.map(({ key, kind, rows }) => ({ key, kind, athletes: rows.length })),
    group: group?.key ?? null,
    total: found.length,
    page,
    pageCount,
    rows: await presentRows(deps, counted, shown),
  });
}

/** Under any of their spellings. */
function named({ groups, people }: CountedSeason, typed: string): Found[] {
  const needle = searchWords(typed);
  return groups.flatMap(({ key, rows }) =>
    rows
      .filter((row) => {
        const words = searchWords(
          fightersOf(row)
            .map((id) => nameOf(people.get(id)))
            .join(" "),
        );
        return rankMatch(needle, words) !== undefined;
      })
      .map((row) => ({ row, group: key })),
  );
}

const fightersOf = ({ starts }: RankedPerson): number[] => [
  ...new Set(starts.flatMap(({ results }) => results.map(({ fighter }) => fighter))),
];
const nameOf = (person: OpenPerson | undefined): string =>
  [person?.first_name, person?.last_name].filter(Boolean).join(" ");

/** Somebody may have withdrawn their name a moment ago: what leaves here is what stands in the database now (RK7). */
export async function presentRows(
  { db }: SeasonDeps,
  counted: CountedSeason,
  found: readonly Found[],
): Promise<RankedRow[]> {
  const ids = found.flatMap(({ row }) => fightersOf(row));
  const people = new Map((await findOpenPeople(db, { ids })).map((person) => [person.id, person]));
  const results = new Map(counted.events.map(({ event, results: of }) => [event.id, of]));
  return found.flatMap(({ row, group }) => {
    const all = fightersOf(row).flatMap((id) => people.get(id) ?? []);
    const [newest] = all;
    const event = row.starts[0]?.event;
    if (newest === undefined || event === undefined || all.length < fightersOf(row).length) return [];
    const own = nameOf(newest);
    return [
      {
        fighter: newest.uuid,
        event,
        lastName: newest.last_name,
        firstName: newest.first_name,
        alsoAs: [...new Set(all.map(nameOf))].filter((name) => name !== own),
        team: teamOf(newest),
        group,
        place: row.place,
        points: row.points,
        medals: [row.firsts, row.seconds, row.thirds],
        aheadBy: row.aheadBy ?? null,
        starts: row.starts.map((start) => ({
          event: start.event,
          points: start.points,
          isCounted: start.isCounted,
          results: start.results.map((result) => ({
            category: {
              uuid: result.category,
              title: results.get(start.event)?.categories.get(result.category)?.title ?? "",
            },
            fighter: people.get(result.fighter)?.uuid ?? newest.uuid,
            place: result.place,
            entrants: result.entrants,
            wins: result.wins,
            points: result.points,
            leftOut: result.leftOut ?? null,
          })),
        })),
      },
    ];
  });
}

const teamOf = ({ team_uuid: uuid, team_name: name }: OpenPerson): RankedRow["team"] =>
  uuid === null || name === null ? null : { uuid, name };
