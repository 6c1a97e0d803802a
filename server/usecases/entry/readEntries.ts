import type { Viewer } from "#domain/access/access.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import { eventsWith } from "#domain/access/eventRoles.ts";
import type { Collection } from "../../collections/collection.ts";
import { COLLECTIONS } from "../../collections/registry.ts";
import type { Deps } from "../../environment/deps.ts";
import { createTurns } from "../../environment/turns.ts";
import { actingOn, mayAnywhere } from "../../query/acting.ts";
import { parseQuery, type QueryMap } from "../../query/parseQuery.ts";
import type { PlanCache } from "../../query/planCache.ts";
import {
  checkAnswerQuery,
  findEntries,
  findEntry,
  findEntryId,
  planEntries,
  readPage,
  type Entry,
  type ListPlan,
  type Page,
} from "../../query/readEntries.ts";
import { parseRef, type Ref } from "../../query/refs.ts";
import { parsed, type WordedProblem } from "../../query/refusal.ts";
import { refuseOtherWords } from "../../query/topWords.ts";

/** Somebody reads a collection; the query is what stands behind the question mark. */
export type Reading = {
  readonly collection: Collection;
  readonly viewer: Viewer;
  readonly query: string;
};
type Db = Pick<Deps, "db">;

export type ReadProblem = { readonly code: "forbidden" | "not-found" } | WordedProblem;

const NOT_FOUND = { code: "not-found" } as const;
/** Weights are taken from the tables of the installation by the organiser of any event (RL26). */
const isReader = ({ collection, viewer }: Reading) =>
  mayAnywhere(collection, "read", viewer) ||
  (collection === COLLECTIONS["weight-tables"] && eventsWith(viewer, "organise").length > 0);

export async function listEntries(
  { db }: Db,
  planOf: PlanCache<ListPlan>,
  reading: Reading,
): Promise<Result<Page, ReadProblem>> {
  if (!isReader(reading)) return refuse({ code: "forbidden" });
  const { collection, viewer, query } = reading;
  const make = () => planEntries(db, collection, viewer, parseQuery(query));
  const turns = createTurns();
  return parsed(() => readPage(db, planOf(collection, viewer, query, make), turns));
}

export async function readEntry({ db }: Db, reading: Reading, ref: Ref): Promise<Result<Entry, ReadProblem>> {
  if (!isReader(reading)) return refuse({ code: "forbidden" });
  const { collection, viewer, query } = reading;
  const id = await findEntryId(db, collection, viewer, ref, "read");
  const acting = await actingOn(db, collection, viewer, "read", id === undefined ? [] : [id]);
  return present(await parsed(() => findEntry(db, collection, acting, ref, parseQuery(query))));
}

/** A write answers with the entry: what of it is checked before anything is written. */
export async function readAnswerQuery(
  { db }: Db,
  { collection, viewer, query }: Reading,
): Promise<Result<QueryMap, WordedProblem>> {
  return parsed(() => {
    const asked = parseQuery(query);
    refuseOtherWords(asked);
    const ofAnswer = new Map([...asked].filter(([word]) => word === "fields" || word === "populate"));
    checkAnswerQuery(db, collection, viewer, ofAnswer);
    return ofAnswer;
  });
}

export async function readWritten(
  { db }: Db,
  { collection, viewer }: Pick<Reading, "collection" | "viewer">,
  id: number,
  query: QueryMap,
): Promise<Result<Entry, ReadProblem>> {
  const acting = await actingOn(db, collection, viewer, "read", [id]);
  return present(await parsed(() => findEntry(db, collection, acting, { id }, query, { isWritten: true })));
}

/** The teams of one event, in the order of the alphabet: a list with a filter that is in its path. */
export async function listEventTeams(
  deps: Db,
  viewer: Viewer,
  event: string,
  text: string,
): Promise<Result<Page, ReadProblem>> {
  const eventId = await findReadableId(deps, "events", viewer, event);
  if (!eventId.ok) return eventId;
  return parsed(() => {
    const query = new Map(parseQuery(text));
    const mine = new Map([["events", String(eventId.value)]]);
    const filters = query.get("filters");
    query.set("filters", filters === undefined ? mine : [mine, filters]);
    if (!query.has("sort")) query.set("sort", "name");
    return findEntries(deps.db, COLLECTIONS.teams, viewer, query);
  });
}

/** The number of an entry the caller may see; for everybody else it is not there. */
export async function findReadableId(
  { db }: Db,
  name: keyof typeof COLLECTIONS,
  viewer: Viewer,
  text: string,
): Promise<Result<number, { readonly code: "not-found" }>> {
  const id = await findEntryId(db, COLLECTIONS[name], viewer, parseRef(text), "read");
  return id === undefined ? refuse(NOT_FOUND) : ok(id);
}

const present = <Value>(found: Result<Value | undefined, WordedProblem>): Result<Value, ReadProblem> => {
  if (!found.ok) return found;
  return found.value === undefined ? refuse(NOT_FOUND) : ok(found.value);
};
