import type { FastifyReply, FastifyRequest } from "fastify";
import { carpets } from "#contract/api/carpets.ts";
import { COLLECTION_NAMES } from "#contract/api/collection.ts";
import { endpoint } from "#contract/api/endpoint.ts";
import { WRITE_PROBLEMS } from "#contract/api/writeProblems.ts";
import { events } from "#contract/api/events.ts";
import { isAdmin, isStaff } from "#domain/access/access.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import type { Identity } from "../../auth/identify.ts";
import type { TooManyRequests } from "../../auth/limits.ts";
import { createWorkGate } from "../../auth/workGate.ts";
import type { Collection } from "../../collections/collection.ts";
import { COLLECTIONS } from "../../collections/registry.ts";
import type { Deps } from "../../environment/deps.ts";
import { mayAnywhere } from "../../query/acting.ts";
import { createPlanCache, type PlanCache } from "../../query/planCache.ts";
import { encodeUtf8, type Entry, type ListPlan, type Page } from "../../query/readEntries.ts";
import { parseRef } from "../../query/refs.ts";
import type { WordedProblem } from "../../query/refusal.ts";
import { MAX_ANSWER_BYTES, tooLong } from "../../query/relations.ts";
import { setCarpetOrder } from "../../usecases/day/setCarpetOrder.ts";
import {
  listEntries,
  listEventTeams,
  readAnswerQuery,
  readEntry,
  readWritten,
} from "../../usecases/entry/readEntries.ts";
import { createEntry, deleteEntry, updateEntry } from "../../usecases/entry/writeEntry.ts";
import type { WriteProblem } from "../../usecases/shared/write.ts";
import { ifMatch } from "../ifMatch.ts";
import { INSIDE_ADDRESS, spendOrRefuse } from "../rateLimit.ts";
import { queryText, type Route } from "../route.ts";
import { serve, USUAL_BODY_BYTES } from "../serve.ts";

/** Five routes a collection, all from its declaration. */
export function collectionRoutes(deps: AccountDeps): Route[] {
  const planOf = createPlanCache<ListPlan>();
  const inTurn = createTurns(deps);
  return [
    ...COLLECTION_NAMES.flatMap((name) => [
      ...readRoutes(deps, { planOf, inTurn }, COLLECTIONS[name]),
      ...writeRoutes(deps, COLLECTIONS[name]),
    ]),
    serve(events.teams, async (call) => {
      const { viewer, params } = call;
      const read = () => listEventTeams(deps, viewer, params.id, queryText(call.request));
      return sendPage(call, await inTurn(call, read));
    }),
    serve(carpets.setOrder, async (call) => {
      const { viewer, params, body } = call;
      const write = { viewer, expected: ifMatch(call) };
      const done = await setCarpetOrder(deps, write, params.id, body.data.order);
      if (!done.ok) return done;
      const reading = { collection: COLLECTIONS.carpets, viewer };
      const query = new Map([["populate", "fightings"]]);
      return sendEntry(call, await readWritten(deps, reading, done.value, query));
    }),
  ];
}

/**
 * The embedded database holds the thread while it reads, the widest query for a fifth of a second; after what took long two
 * thirds of the time belong to the tables.
 */
export const pauseAfterRead = (tookMs: number) =>
  tookMs < CHEAP_MS ? 0 : Math.min(LONGEST_PAUSE_MS, tookMs * 2);
const READS = { waiting: 199, pauseAfterMs: pauseAfterRead };
const CHEAP_MS = 5;
const LONGEST_PAUSE_MS = 1000;

/** What anybody asks of collections is read in turn; officials, and pages, which have a line of their own, do not wait (SE32). */
function createTurns({ config }: Pick<Deps, "config">) {
  const pass = createWorkGate({ ...READS, atOnce: config.database.kind === "sqlite" ? 1 : 4 });
  return async <Value, Problem>(
    { viewer, request }: Called,
    read: () => Promise<Result<Value, Problem>>,
  ): Promise<Result<Value, Problem | TooManyRequests>> => {
    if (isStaff(viewer) || request.socket.remoteAddress === INSIDE_ADDRESS) return read();
    const passed = await pass(read);
    return passed.ok ? passed.value : passed;
  };
}

/** A page of text in Cyrillic, or the order of a long day; what everybody may write is far smaller. */
const OFFICIAL_LIMIT_BYTES = 512_000;

/** Who may write this at all, as the declaration of the collection says: of nobody else a body is read (SE23). */
function forWriters(collection: Collection, act: "create" | "update" | "delete", route: Route): Route {
  const isForAll = collection.access[act].includes("authenticated");
  const bodyLimit = isForAll ? USUAL_BODY_BYTES : OFFICIAL_LIMIT_BYTES;
  return { ...route, bodyLimit, mayCall: (viewer) => mayAnywhere(collection, act, viewer) };
}

/** Who may read or write is for the declaration of the collection to say, and refused by the use cases. */
const declare = <Method extends "GET" | "POST" | "PUT" | "DELETE", Path extends string>(
  { name, singular }: Collection,
  method: Method,
  path: Path,
) => endpoint({ method, path, tag: name, summary: `${method} ${singular}`, access: "anybody" });

const declareWrite = <Method extends "POST" | "PUT" | "DELETE", Path extends string>(
  collection: Collection,
  method: Method,
  path: Path,
) => endpoint({ ...declare(collection, method, path), problems: WRITE_PROBLEMS });

type Readers = { readonly planOf: PlanCache<ListPlan>; readonly inTurn: ReturnType<typeof createTurns> };

function readRoutes(deps: Deps, { planOf, inTurn }: Readers, collection: Collection): Route[] {
  const list = `/${collection.name}` as const;
  const readingOf = (call: Called) => ({ collection, viewer: call.viewer, query: queryText(call.request) });
  return [
    serve(declare(collection, "GET", list), async (call) =>
      sendPage(call, await inTurn(call, () => listEntries(deps, planOf, readingOf(call)))),
    ),
    serve(declare(collection, "GET", `${list}/:id`), async (call) =>
      sendEntry(call, await inTurn(call, () => readEntry(deps, readingOf(call), parseRef(call.params.id)))),
    ),
  ];
}

function writeRoutes(deps: AccountDeps, collection: Collection): Route[] {
  const list = `/${collection.name}` as const;
  const create = serve(declareWrite(collection, "POST", list), async (call) => {
    const counted = collection === COLLECTIONS.teams ? await countClub(deps, call) : ok(undefined);
    if (!counted.ok) return counted;
    return answerWritten(deps, collection, call, 201, () =>
      createEntry(deps, { collection, viewer: call.viewer }, call.request.body),
    );
  });
  const update = serve(declareWrite(collection, "PUT", `${list}/:id`), async (call) =>
    answerWritten(deps, collection, call, 200, () => {
      const write = { collection, viewer: call.viewer, expected: ifMatch(call) };
      return updateEntry(deps, write, parseRef(call.params.id), call.request.body);
    }),
  );
  const remove = serve(
    declareWrite(collection, "DELETE", `${list}/:id`),
    async ({ viewer, params, reply }) => {
      const done = await deleteEntry(deps, { collection, viewer }, parseRef(params.id));
      return done.ok ? ok(reply.code(204).send()) : done;
    },
  );
  return [
    forWriters(collection, "create", create),
    forWriters(collection, "update", update),
    forWriters(collection, "delete", remove),
  ];
}

type Called = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly viewer: Identity;
};

/** Clubs that are no admin's (EN8). */
const countClub = async (deps: AccountDeps, { viewer, reply }: Called) =>
  isAdmin(viewer)
    ? ok(undefined)
    : spendOrRefuse(deps, reply, (limits) => limits.clubsByAccount.take(String(viewer.accountId)));

async function answerWritten(
  deps: Deps,
  collection: Collection,
  call: Called,
  status: 200 | 201,
  write: () => Promise<Result<number, WriteProblem>>,
): Promise<Result<FastifyReply, WriteProblem>> {
  const reading = { collection, viewer: call.viewer, query: queryText(call.request) };
  const query = await readAnswerQuery(deps, reading);
  if (!query.ok) return query;
  const written = await write();
  if (!written.ok) return written;
  const entry = await readWritten(deps, reading, written.value, query.value);
  if (entry.ok) call.reply.code(status);
  return sendEntry(call, entry);
}

type Answered<Problem> = Result<FastifyReply, Problem | WordedProblem>;

function sendEntry<Problem>(call: Called, found: Result<Entry, Problem>): Answered<Problem> {
  if (!found.ok) return found;
  const { data, version } = found.value;
  if (version !== undefined) call.reply.header("etag", `"${version}"`);
  return send(call, encodeUtf8(`{"data":${data},"meta":{}}`));
}

function sendPage<Problem>(call: Called, found: Result<Page, Problem>): Answered<Problem> {
  if (!found.ok) return found;
  const { data, pagination } = found.value;
  const meta = Buffer.from(`,"meta":{"pagination":${JSON.stringify(pagination)}}}`);
  return send(call, Buffer.concat([DATA, data, meta]));
}

const DATA = Buffer.from('{"data":');

function send({ reply }: Called, body: Buffer): Answered<never> {
  if (body.length > MAX_ANSWER_BYTES) return refuse(tooLong());
  return ok(reply.type("application/json; charset=utf-8").send(body));
}
