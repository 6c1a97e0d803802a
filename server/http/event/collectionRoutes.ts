import { COLLECTION_NAMES, may, type Collection } from "../../collections/collection.ts";
import { COLLECTIONS } from "../../collections/registry.ts";
import type { Deps } from "../../environment/deps.ts";
import { encodeUtf8 } from "../../query/encodeUtf8.ts";
import { parseQuery, type QueryMap } from "../../query/parseQuery.ts";
import { createPlanCache, type PlanCache } from "../../query/planCache.ts";
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
import { invalid } from "../../query/refusal.ts";
import { setCarpetOrder } from "../../usecases/day/setCarpetOrder.ts";
import { createEntry, deleteEntry, updateEntry } from "../../usecases/entry/writeEntry.ts";
import { ifMatch } from "../ifMatch.ts";
import { forbidden, notFound } from "../problem.ts";
import type { Call, Route } from "../route.ts";

const MAX_ANSWER_BYTES = 2_000_000;

/** Five routes a collection, all from its declaration. */
export function collectionRoutes(deps: Deps): Route[] {
  const planOf = createPlanCache<ListPlan>();
  return [
    ...COLLECTION_NAMES.flatMap((name) => routesOf(deps, planOf, COLLECTIONS[name])),
    { method: "GET", url: "/api/events/:id/teams", handle: (call) => handleEventTeams(deps, call) },
    {
      method: "POST",
      url: "/api/carpets/:id/set-order",
      handle: (call) => handleSetOrder(deps, call),
    },
  ];
}

function routesOf(deps: Deps, planOf: PlanCache<ListPlan>, collection: Collection): Route[] {
  const list = `/api/${collection.name}`;
  const one = `${list}/:id`;
  const handler =
    (handle: (deps: Deps, collection: Collection, call: Call) => Promise<unknown>) => (call: Call) =>
      handle(deps, collection, call);
  return [
    { method: "GET", url: list, handle: (call) => handleFind(deps, collection, planOf, call) },
    { method: "GET", url: one, handle: handler(handleFindOne) },
    { method: "POST", url: list, handle: handler(handleCreate) },
    { method: "PUT", url: one, handle: handler(handleUpdate) },
    { method: "DELETE", url: one, handle: handler(handleDelete) },
  ];
}

async function handleFind(deps: Deps, collection: Collection, planOf: PlanCache<ListPlan>, call: Call) {
  refuseReaders(collection, call);
  const text = queryText(call);
  const make = () => planEntries(deps.db, collection, call.viewer, parseQuery(text));
  const page = await readPage(deps.db, planOf(collection, call.viewer, text, make));
  return sendPage(call, page);
}

async function handleFindOne(deps: Deps, collection: Collection, call: Call) {
  refuseReaders(collection, call);
  const entry = await findEntry(deps.db, collection, call.viewer, refInPath(call), queryOf(call));
  if (entry === undefined) throw notFound();
  return sendEntry(call, entry);
}

async function handleCreate(deps: Deps, collection: Collection, call: Call) {
  const query = answerQuery(deps, collection, call);
  const id = await createEntry(deps, { collection, viewer: call.viewer }, call.request.body);
  call.reply.code(201);
  return sendEntry(call, await findWritten(deps, collection, call, id, query));
}

async function handleUpdate(deps: Deps, collection: Collection, call: Call) {
  const query = answerQuery(deps, collection, call);
  const write = { collection, viewer: call.viewer, expected: ifMatch(call) };
  const id = await updateEntry(deps, write, refInPath(call), call.request.body);
  return sendEntry(call, await findWritten(deps, collection, call, id, query));
}

async function handleDelete(deps: Deps, collection: Collection, call: Call) {
  await deleteEntry(deps, { collection, viewer: call.viewer }, refInPath(call));
  return call.reply.code(204).send();
}

async function handleSetOrder(deps: Deps, call: Call) {
  const write = { viewer: call.viewer, expected: ifMatch(call) };
  const id = await setCarpetOrder(deps, write, refInPath(call), call.request.body);
  const query: QueryMap = new Map([["populate", "fightings"]]);
  return sendEntry(call, await findWritten(deps, COLLECTIONS.carpets, call, id, query));
}

/** The teams of one event, in the order of the alphabet: a list with a filter that is in its path. */
async function handleEventTeams(deps: Deps, call: Call) {
  const eventId = await findEntryId(deps.db, COLLECTIONS.events, call.viewer, refInPath(call), "read");
  if (eventId === undefined) throw notFound();
  const query = new Map(queryOf(call));
  const mine = new Map([["events", String(eventId)]]);
  const filters = query.get("filters");
  query.set("filters", filters === undefined ? mine : [mine, filters]);
  if (!query.has("sort")) query.set("sort", "name");
  const page = await findEntries(deps.db, COLLECTIONS.teams, call.viewer, query);
  return sendPage(call, page);
}

const refInPath = ({ params }: Call): Ref => parseRef(params["id"] ?? "");

function refuseReaders(collection: Collection, { viewer }: Call): void {
  if (!may(collection.access.read, viewer)) throw forbidden();
}

const queryOf = (call: Call): QueryMap => parseQuery(queryText(call));

function queryText({ request }: Call): string {
  const at = request.url.indexOf("?");
  return at < 0 ? "" : request.url.slice(at + 1);
}

/** A write answers with the entry: what of it is checked before anything is written. */
function answerQuery(deps: Deps, collection: Collection, call: Call): QueryMap {
  const asked = queryOf(call);
  const query = new Map([...asked].filter(([word]) => word === "fields" || word === "populate"));
  checkAnswerQuery(deps.db, collection, call.viewer, query);
  return query;
}

async function findWritten(
  deps: Deps,
  collection: Collection,
  { viewer }: Call,
  id: number,
  query: QueryMap,
): Promise<Entry> {
  const entry = await findEntry(deps.db, collection, viewer, { id }, query);
  if (entry === undefined) throw notFound();
  return entry;
}

function sendEntry(call: Call, { data, version }: Entry) {
  if (version !== undefined) call.reply.header("etag", `"${version}"`);
  return send(call, encodeUtf8(`{"data":${data},"meta":{}}`));
}

function sendPage(call: Call, { data, pagination }: Page) {
  const meta = Buffer.from(`,"meta":{"pagination":${JSON.stringify(pagination)}}}`);
  return send(call, Buffer.concat([DATA, data, meta]));
}

const DATA = Buffer.from('{"data":');

function send({ reply }: Call, body: Buffer) {
  if (body.length > MAX_ANSWER_BYTES) throw invalid(`An answer may have at most ${MAX_ANSWER_BYTES} bytes`);
  return reply.type("application/json; charset=utf-8").send(body);
}
