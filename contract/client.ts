import { accountCalls } from "./accountClient.ts";
import { z } from "zod";
import { call, type ApiOptions, type HttpRequest } from "./call.ts";
import type { GivenConsent } from "./consent.ts";
import {
  authAnswerSchema,
  eventSchema,
  pageSchema,
  partnerSchema,
  teamSchema,
  userSchema,
} from "./content.ts";
import { competitionBriefSchema, type CompetitionStatus } from "./entity.ts";
import { followCalls } from "./followClient.ts";
import { organiserCalls } from "./organiserClient.ts";
import { personalCalls, type Calls, type Put } from "./personalClient.ts";
import { entryOfferSchema } from "./profile.ts";
import { listOf, oneOf, segment } from "./envelope.ts";
import { clientOf } from "./api/clientOf.ts";
import { awarding } from "./api/awarding.ts";
import { bouts, leases } from "./api/bouts.ts";
import { competitions } from "./api/competitions.ts";
import { corrections } from "./api/corrections.ts";
import { displays } from "./api/displays.ts";
import { draws, notices } from "./api/draws.ts";
import { mats } from "./api/mats.ts";
import { parked } from "./api/parked.ts";
import { teamScoring } from "./api/teamScoring.ts";
import { writeQueryString, type QueryObject } from "./queryString.ts";
import { statsAnswerSchema } from "./stats.ts";

export type NewAccount = {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly lastName?: string;
  readonly firstName?: string;
  readonly middleName?: string;
  readonly phone?: string;
  readonly refCode?: string;
  readonly consents?: readonly GivenConsent[];
};

/** The code stands on the console of the server: whoever has it may run the installation. */
export type FirstAdmin = {
  readonly code: string;
  readonly username: string;
  readonly email: string;
  readonly password: string;
};

export type PasswordReset = {
  /** From the link in the mail. */
  readonly code: string;
  readonly password: string;
  readonly passwordConfirmation: string;
};

export type Api = ReturnType<typeof createApi>;

/** Every call of the product; none is retried (API1). The browser, the server-side renderer and the tests use this one client. */
export function createApi(options: ApiOptions) {
  const { get, post, put, remove } = verbsOf(options);
  return {
    events: {
      find: (query?: QueryObject) => get("/events", listOf(eventSchema), query),
      findOne: (id: string) => get(`/events/${segment(id)}`, oneOf(eventSchema)),
      entry: (id: string) => get(`/events/${segment(id)}/entry`, entryOfferSchema),
      stats: (id: string, day?: string) =>
        get(`/events/${segment(id)}/stats`, statsAnswerSchema, day === undefined ? {} : { day }),
      teams: (id: string) => get(`/events/${segment(id)}/teams`, listOf(teamSchema)),
    },
    ...hallCalls(options),
    teamScoring: {
      ...clientOf(options, teamScoring),
      assign: (fighterId: number, team: number | null) =>
        put(`/fighters/${fighterId}`, z.unknown(), { data: { team } }),
    },
    competitions: { ...clientOf(options, competitions), ...competitionQueries(get, put) },
    ...personalCalls({ get, post, put, remove }),
    ...accountCalls({ get, post, put, remove }),
    ...organiserCalls({ get, post, put, remove }),
    partners: { find: () => get("/partners", listOf(partnerSchema), { sort: "position" }) },
    pages: {
      bySlug: (slug: string) => get("/pages", listOf(pageSchema), { filters: { slug: { $eq: slug } } }),
    },
    ...followCalls({ get, post, put }),
    auth: authCalls({ get, post }),
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
  return { get, post, put, remove };
}

/** Everything of a hall on its day. */
function hallCalls(options: ApiOptions) {
  return {
    acts: clientOf(options, mats),
    fightings: clientOf(options, bouts),
    leases: clientOf(options, leases),
    parked: clientOf(options, parked),
    draws: clientOf(options, draws),
    notices: clientOf(options, notices),
    corrections: clientOf(options, corrections),
    awarding: clientOf(options, awarding),
    displays: clientOf(options, displays),
  };
}

const NEWEST = { sort: "id:desc", pagination: { pageSize: 50 } };

/** Competitions as entries of their collection. */
function competitionQueries(get: Calls["get"], put: Put) {
  const change = (documentId: string, data: unknown, seenRev?: number) =>
    put(`/competitions/${segment(documentId)}`, oneOf(competitionBriefSchema), { data }, seenRev);
  return {
    newest: () => get("/competitions", listOf(competitionBriefSchema), NEWEST),
    move: (documentId: string, data: { status: CompetitionStatus; statusReason?: string }) =>
      change(documentId, data),
    /** All of them, in the new order; refused with the order as it is when `seenRev` is not the latest (CP6, CP13). */
    reorder: (documentId: string, fightings: readonly number[], seenRev: number) =>
      change(documentId, { fightings }, seenRev),
  };
}

/** The ways in and out; each answer is bare, without an envelope. */
function authCalls({ get, post }: Pick<Calls, "get" | "post">) {
  return {
    login: (identifier: string, password: string) =>
      post("/auth/local", authAnswerSchema, { identifier, password }),
    /** Without a `jwt` when the address must be confirmed first (AU56). */
    register: (account: NewAccount) =>
      post("/auth/local/register", authAnswerSchema.partial({ jwt: true }), account),
    forgotPassword: (email: string) =>
      post("/auth/forgot-password", z.object({ ok: z.boolean() }), { email }),
    sendConfirmation: (email: string) =>
      post("/auth/send-email-confirmation", z.object({ sent: z.boolean() }), { email }),
    /** The page's half of a provider login; the token is the one-time code it came back with. */
    finishProvider: (provider: string, accessToken: string) =>
      get(`/auth/${segment(provider)}/callback`, authAnswerSchema, { access_token: accessToken }),
    /** The second step; the ticket of the first is in a cookie. */
    passSecondFactor: (code: string) => post("/auth/second-factor", authAnswerSchema, { code }),
    setUp: (admin: FirstAdmin) => post("/auth/setup", authAnswerSchema, admin),
    resetPassword: (change: PasswordReset) => post("/auth/reset-password", authAnswerSchema, change),
    logout: () => post("/auth/logout", z.unknown(), {}),
    me: () => get("/users/me", userSchema, { populate: "role" }),
  };
}
