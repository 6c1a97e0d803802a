import { z } from "zod";
import { teamSchema } from "./content.ts";
import { listOf, oneOf, segment } from "./envelope.ts";
import { everyPage } from "./everyPage.ts";
import {
  applicationSchema,
  consentStateSchema,
  courseSchema,
  mergeRequestSchema,
  profileSchema,
  type ApplicationDraft,
  type ConsentChange,
  type ProfileDraft,
} from "./profile.ts";
import type { QueryObject } from "./queryString.ts";

type Read = <Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  query?: QueryObject,
) => Promise<z.infer<Schema>>;
type Write = <Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  body: unknown,
) => Promise<z.infer<Schema>>;
export type Put = <Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  body: unknown,
  seenRev?: number,
) => Promise<z.infer<Schema>>;

/** What every call is made with. */
export type Calls = {
  readonly get: Read;
  readonly post: Write;
  readonly put: Put;
  readonly remove: (path: string) => Promise<unknown>;
};

const ALL = { pagination: { page: 1, pageSize: 100 } };
const APPLICATION_RELATIONS = ["event", "profile", "category", "team", "fighter"];

/** The calls of the personal area: clubs to choose from, people, and their entries. */
export function personalCalls(calls: Calls) {
  return {
    ...clubCalls(calls),
    ...profileCalls(calls),
    ...applicationCalls(calls),
  };
}

function clubCalls({ get, post }: Calls) {
  return {
    teams: {
      search: (needle: string, page: number, pageSize: number) =>
        get("/teams", listOf(teamSchema), {
          ...(needle === "" ? {} : { filters: { name: { $containsi: needle } } }),
          sort: ["isOfficial:desc", "name"],
          pagination: { page, pageSize },
        }),
      /** Those whose name holds one of the words. */
      similar: (words: readonly string[], pageSize: number) =>
        get("/teams", listOf(teamSchema), {
          filters: { $or: words.map((word) => ({ name: { $containsi: word } })) },
          sort: ["isOfficial:desc", "name"],
          pagination: { page: 1, pageSize },
        }),
      create: (data: { readonly name: string; readonly city: string | null }) =>
        post("/teams", oneOf(teamSchema), { data }),
    },
  };
}

function profileCalls({ get, post, put, remove }: Calls) {
  return {
    profiles: {
      find: () => get("/profiles", listOf(profileSchema), { populate: "team", ...ALL }),
      create: (data: ProfileDraft) => post("/profiles?populate=team", oneOf(profileSchema), { data }),
      update: (id: string, data: Partial<ProfileDraft>) =>
        put(`/profiles/${segment(id)}?populate=team`, oneOf(profileSchema), { data }),
      remove: (id: string) => remove(`/profiles/${segment(id)}`),
      consents: (id: string) => get(`/profiles/${segment(id)}/consents`, consentStateSchema),
      changeConsents: (id: string, data: ConsentChange) =>
        post(`/profiles/${segment(id)}/consents`, consentStateSchema, { data }),
      merge: (id: string, data: { readonly duplicate: string } | { readonly note: string }) =>
        post(`/profiles/${segment(id)}/merge`, z.unknown(), { data }),
    },
    mergeRequests: {
      find: () => get("/merge-requests", z.object({ data: z.array(mergeRequestSchema) })),
      decide: (id: number, data: { readonly duplicate: string } | { readonly reject: true }) =>
        post(`/merge-requests/${id}/decide`, z.unknown(), { data }),
    },
  };
}

function applicationCalls({ get, post, put }: Calls) {
  return {
    applications: {
      find: (query: QueryObject = {}) =>
        get("/applications", listOf(applicationSchema), {
          populate: APPLICATION_RELATIONS,
          sort: "createdAt:desc",
          ...ALL,
          ...query,
        }),
      /** All that wait for the organiser of an event, the newest first (EN13). */
      findPending: (eventId: number) =>
        everyPage(get, "/applications", applicationSchema, {
          populate: APPLICATION_RELATIONS,
          sort: ["createdAt:desc", "id:desc"],
          filters: { event: { id: { $eq: eventId } }, state: { $eq: "new" } },
        }),
      findOne: (id: string) =>
        get(`/applications/${segment(id)}`, oneOf(applicationSchema), { populate: APPLICATION_RELATIONS }),
      create: (data: ApplicationDraft) => post("/applications", oneOf(applicationSchema), { data }),
      update: (id: string, data: ApplicationDraft) =>
        put(`/applications/${segment(id)}`, oneOf(applicationSchema), { data }),
      course: (id: string) => get(`/applications/${segment(id)}/course`, courseSchema),
      say: (id: string, text: string) =>
        post(`/applications/${segment(id)}/messages`, courseSchema, { data: { text } }),
      withdraw: (id: string, reason: string) =>
        post(`/applications/${segment(id)}/withdraw`, courseSchema, {
          data: reason === "" ? {} : { reason },
        }),
      decide: (id: string, decision: "accept" | "reject" | "ask", note: string) =>
        post(`/applications/${segment(id)}/decide`, courseSchema, {
          data: { decision, ...(note !== "" && { note }) },
        }),
    },
  };
}
