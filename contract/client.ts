import { z } from "zod";
import { call, type ApiOptions, type HttpRequest } from "./call.ts";
import { eventSchema, pageSchema, partnerSchema, teamSchema } from "./content.ts";
import { awardingCalls } from "./awardingClient.ts";
import { correctionCalls } from "./correctionCalls.ts";
import { drawCalls } from "./drawCalls.ts";
import { displayCalls } from "./displayClient.ts";
import { competitionBriefSchema, competitionSchema, type CompetitionStatus } from "./entity.ts";
import { noticeCalls } from "./noticeCalls.ts";
import { organiserCalls } from "./organiserClient.ts";
import { personalCalls, type Calls, type Put } from "./personalClient.ts";
import { entryOfferSchema } from "./profile.ts";
import { listOf, oneOf, segment } from "./envelope.ts";
import { account } from "./api/account.ts";
import { auth } from "./api/auth.ts";
import { clientOf } from "./api/clientOf.ts";
import { push, stars } from "./api/following.ts";
import { mats } from "./api/mats.ts";
import { users } from "./api/users.ts";
import { careerAnswerSchema } from "./career.ts";
import { writeQueryString, type QueryObject } from "./queryString.ts";
import {
  journalReportSchema,
  parkedListSchema,
  resolveAnswerSchema,
  trialAnswerSchema,
  type ResolveRequest,
  type TrialRequest,
} from "./parked.ts";
import { changesSchema } from "./realtime.ts";
import { rightsSchema } from "./rights.ts";
import {
  leaseAnswerSchema,
  protocolSchema,
  submitAnswerSchema,
  type LeaseRequest,
  type SubmitRequest,
} from "./submit.ts";
import { searchAnswerSchema } from "./search.ts";
import { statsAnswerSchema } from "./stats.ts";
import { teamScoringCalls } from "./teamClient.ts";
import { timelineAnswerSchema } from "./timeline.ts";

export type Api = ReturnType<typeof createApi>;

/** Every call of the product; none is retried (API1). The browser, the server-side renderer and the tests use this one client. */
export function createApi(options: ApiOptions) {
  const { ask, get, post, put, remove } = verbsOf(options);
  return {
    events: {
      find: (query?: QueryObject) => get("/events", listOf(eventSchema), query),
      findOne: (id: string) => get(`/events/${segment(id)}`, oneOf(eventSchema)),
      competition: (id: string) => get(`/events/${segment(id)}/competition`, competitionSchema),
      entry: (id: string) => get(`/events/${segment(id)}/entry`, entryOfferSchema),
      stats: (id: string, day?: string) =>
        get(`/events/${segment(id)}/stats`, statsAnswerSchema, day === undefined ? {} : { day }),
      teams: (id: string) => get(`/events/${segment(id)}/teams`, listOf(teamSchema)),
    },
    competitions: competitionCalls(get, put),
    parked: parkedCalls(get, post),
    fightings: {
      submitEvents: (uuid: string, body: SubmitRequest) =>
        post(`/fightings/${segment(uuid)}/events`, submitAnswerSchema, body),
      events: (uuid: string) => get(`/fightings/${segment(uuid)}/events`, protocolSchema),
    },
    timelines: {
      find: (fightingUuid: string) =>
        get(`/fightings/${segment(fightingUuid)}/timeline`, timelineAnswerSchema),
    },
    acts: clientOf(options, mats),
    corrections: correctionCalls(get, post),
    draws: drawCalls(get, post),
    notices: noticeCalls({ get, post, put }),
    awarding: awardingCalls({ get, post, put }),
    teamScoring: teamScoringCalls({ get, post, put }),
    leases: { take: (body: LeaseRequest) => post("/leases", leaseAnswerSchema, body) },
    displays: displayCalls(ask),
    ...personalCalls({ get, post, put, remove }),
    ...accountCalls(options),
    ...organiserCalls({ get, post, put, remove }),
    partners: { find: () => get("/partners", listOf(partnerSchema), { sort: "position" }) },
    pages: {
      bySlug: (slug: string) => get("/pages", listOf(pageSchema), { filters: { slug: { $eq: slug } } }),
    },
    ...findingCalls(get),
    time: () => get("/time", z.object({ serverTime: z.number() })),
  };
}

/** The verbs of HTTP, each answer parsed by its schema. */
function verbsOf(options: ApiOptions) {
  const ask = <Schema extends z.ZodType>(
    method: HttpRequest["method"],
    path: string,
    schema: Schema,
    body?: unknown,
    seenRev?: number,
  ): Promise<z.infer<Schema>> => call(options, (answer) => schema.parse(answer), method, path, body, seenRev);
  const get = <Schema extends z.ZodType>(path: string, schema: Schema, query: QueryObject = {}) =>
    ask("GET", path + writeQueryString(query), schema);
  const post = <Schema extends z.ZodType>(path: string, schema: Schema, body: unknown) =>
    ask("POST", path, schema, body);
  const put = <Schema extends z.ZodType>(path: string, schema: Schema, body: unknown, seenRev?: number) =>
    ask("PUT", path, schema, body, seenRev);
  const remove = (path: string) => ask("DELETE", path, z.unknown());
  return { ask, get, post, put, remove };
}

type Get = <Schema extends z.ZodType>(path: string, schema: Schema) => Promise<z.infer<Schema>>;
type Post = <Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  body: unknown,
) => Promise<z.infer<Schema>>;

function competitionCalls(get: Calls["get"], put: Put) {
  const change = (documentId: string, data: unknown, seenRev?: number) =>
    put(`/competitions/${segment(documentId)}`, oneOf(competitionBriefSchema), { data }, seenRev);
  return {
    byUuid: (uuid: string) => get(byUuid(uuid), competitionSchema),
    observe: (uuid: string) => get(`/competitions/observe/${segment(uuid)}`, competitionSchema),
    rights: (uuid: string) => get(`${byUuid(uuid)}/rights`, rightsSchema),
    changes: (uuid: string, since: number) => get(`${byUuid(uuid)}/changes`, changesSchema, { since }),
    move: (documentId: string, data: { status: CompetitionStatus; statusReason?: string }) =>
      change(documentId, data),
    /** All of them, in the new order; refused with the order as it is when `seenRev` is not the latest (CP6, CP13). */
    reorder: (documentId: string, fightings: readonly number[], seenRev: number) =>
      change(documentId, { fightings }, seenRev),
  };
}

/** Decisions about what tables did and the protocol did not take. */
function parkedCalls(get: Get, post: Post) {
  return {
    ofCompetition: (uuid: string) => get(`/competitions/uuid/${segment(uuid)}/parked`, parkedListSchema),
    resolve: (id: string, body: ResolveRequest) =>
      post(`/parked/${segment(id)}/resolve`, resolveAnswerSchema, body),
    /** A table's journal, exactly as it was exported. */
    importJournal: (uuid: string, journal: string, { isTrial = false } = {}) =>
      post(`/competitions/uuid/${segment(uuid)}/journal`, journalReportSchema, {
        data: { journal, isTrial },
      }),
    /** An act of no bout, as far as the server's disk and back. */
    tryTable: (uuid: string, body: TrialRequest) =>
      post(`/competitions/uuid/${segment(uuid)}/try-table`, trialAnswerSchema, body),
  };
}

/** The ways in and out, the own account and those of others, and what is followed. */
function accountCalls(options: ApiOptions) {
  const people = clientOf(options, users);
  return {
    auth: { ...clientOf(options, auth), me: () => people.me({ populate: "role" }) },
    account: clientOf(options, account),
    users: people,
    stars: clientOf(options, stars),
    push: clientOf(options, push),
  };
}

function findingCalls(get: Calls["get"]) {
  return {
    search: (q: string, limit?: number) =>
      get("/search", searchAnswerSchema, limit === undefined ? { q } : { q, limit }),
    career: (fighterUuid: string, against?: string) =>
      get(
        `/fighters/${segment(fighterUuid)}/career`,
        careerAnswerSchema,
        against === undefined ? {} : { against },
      ),
  };
}

const byUuid = (uuid: string) => `/competitions/uuid/${segment(uuid)}`;
