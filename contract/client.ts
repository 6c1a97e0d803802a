import { z } from "zod";
import { call, type ApiOptions, type HttpRequest } from "./call.ts";
import { eventSchema, pageSchema, partnerSchema } from "./content.ts";
import { awardingCalls } from "./awardingClient.ts";
import { correctionCalls } from "./correctionCalls.ts";
import { drawCalls } from "./drawCalls.ts";
import { displayCalls } from "./displayClient.ts";
import { competitionBriefSchema, competitionSchema, type CompetitionStatus } from "./entity.ts";
import { noticeCalls } from "./noticeCalls.ts";
import { organiserCalls } from "./organiserClient.ts";
import { applicationCalls, clubCalls, profileCalls, type Calls } from "./personalClient.ts";
import { segment } from "./envelope.ts";
import { account } from "./api/account.ts";
import { auth } from "./api/auth.ts";
import { clientOf } from "./api/clientOf.ts";
import { collection } from "./api/collection.ts";
import { events } from "./api/events.ts";
import { finding } from "./api/finding.ts";
import { push, stars } from "./api/following.ts";
import { mats } from "./api/mats.ts";
import { mergeRequests } from "./api/people.ts";
import { roll } from "./api/roll.ts";
import { staff } from "./api/staff.ts";
import { system } from "./api/system.ts";
import { users } from "./api/users.ts";
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
import {
  leaseAnswerSchema,
  protocolSchema,
  submitAnswerSchema,
  type LeaseRequest,
  type SubmitRequest,
} from "./submit.ts";
import { teamScoringCalls } from "./teamClient.ts";
import { timelineAnswerSchema } from "./timeline.ts";

const EVENTS = { found: eventSchema, written: eventSchema };
const COMPETITIONS = { found: competitionBriefSchema, written: competitionBriefSchema };

export type Api = ReturnType<typeof createApi>;

/** Every call of the product; none is retried (API1). The browser, the server-side renderer and the tests use this one client. */
export function createApi(options: ApiOptions) {
  const { ask, get, post, put, remove } = verbsOf(options);
  return {
    events: {
      ...clientOf(options, events),
      ...collection(options, "events", EVENTS),
      competition: (id: string) => get(`/events/${segment(id)}/competition`, competitionSchema),
    },
    competitions: competitionCalls(options, get),
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
    ...accountCalls(options),
    ...contentCalls(options),
    teams: clubCalls(options),
    profiles: profileCalls(options),
    mergeRequests: clientOf(options, mergeRequests),
    applications: applicationCalls(options),
    organiser: organiserCalls(options),
    roll: clientOf(options, roll),
    staff: clientOf(options, staff),
    ...clientOf(options, finding),
    ...clientOf(options, { time: system.time }),
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

function competitionCalls(options: ApiOptions, get: Calls["get"]) {
  const competitions = collection(options, "competitions", COMPETITIONS);
  return {
    byUuid: (uuid: string) => get(byUuid(uuid), competitionSchema),
    observe: (uuid: string) => get(`/competitions/observe/${segment(uuid)}`, competitionSchema),
    changes: (uuid: string, since: number) => get(`${byUuid(uuid)}/changes`, changesSchema, { since }),
    move: (documentId: string, data: { status: CompetitionStatus; statusReason?: string }) =>
      competitions.update(documentId, data),
    /** All of them, in the new order; refused with the order as it is when `seenRev` is not the latest (CP6, CP13). */
    reorder: (documentId: string, fightings: readonly number[], seenRev: number) =>
      competitions.update(documentId, { fightings }, {}, seenRev),
  };
}

/** What everybody reads beside tournaments. */
function contentCalls(options: ApiOptions) {
  const partners = collection(options, "partners", { found: partnerSchema, written: partnerSchema });
  const pages = collection(options, "pages", { found: pageSchema, written: pageSchema });
  return {
    partners: { find: () => partners.find({ sort: "position" }) },
    pages: { bySlug: (slug: string) => pages.find({ filters: { slug: { $eq: slug } } }) },
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

const byUuid = (uuid: string) => `/competitions/uuid/${segment(uuid)}`;
