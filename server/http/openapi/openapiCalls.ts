import { z } from "zod";
import {
  consentChangeSchema,
  consentStateSchema,
  courseSchema,
  entryOfferSchema,
} from "#contract/profile.ts";
import { ACCOUNT_CALLS } from "./openapiAccounts.ts";
import { ROLL_CALLS } from "./openapiRoll.ts";
import { FOLLOWING_CALLS } from "./openapiFollowing.ts";
import { HALL_CALLS } from "./openapiHall.ts";

/** A route that no collection declares. */
export type ApiCall = {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly url: string;
  readonly tag: string;
  readonly summary: string;
  /** What may stand behind the question mark, and what it says. */
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: z.ZodType;
  readonly answer?: z.ZodType;
  readonly status?: 200 | 201 | 204 | 302;
  /** Whether it looks at `If-Match` (API38). */
  readonly refusesStale?: boolean;
};

const text = z.string();
const uploadSchema = z.looseObject({ id: z.number(), name: text, url: text });

const call = (
  tag: string,
  method: ApiCall["method"],
  url: string,
  summary: string,
  shapes: Pick<ApiCall, "query" | "body" | "answer" | "status"> = {},
): ApiCall => ({ method, url: `/api${url}`, tag, summary, ...shapes });

const live = call.bind(undefined, "live");
const system = call.bind(undefined, "system");
const anything = z.object({ data: z.unknown() });
const people = call.bind(undefined, "people");
const files = call.bind(undefined, "uploads");

/** What the rest of the API takes and gives; a route without an entry here fails the tests. */
export const API_CALLS: readonly ApiCall[] = [
  live("GET", "/events/:id/share.png", "A picture of an event for shared links"),
  live("GET", "/events/:id/categories/:uuid/share.png", "A picture of a category"),
  live("GET", "/events/:id/fighters/:uuid/share.png", "A picture of an athlete's result"),
  live("GET", "/events/:id/bouts/:uuid/share.png", "A picture of a bout"),
  live("POST", "/carpets/:id/set-order", "The bouts of a mat in a new order", {
    body: z.object({ data: z.object({ order: z.array(z.union([z.int(), text])) }) }),
    answer: z.object({ data: z.looseObject({ id: z.number() }), meta: z.object({}) }),
  }),
  live("GET", "/events/:id/teams", "The teams of an event", {
    answer: z.object({ data: z.array(z.looseObject({ id: z.number() })), meta: z.looseObject({}) }),
  }),

  ...HALL_CALLS,
  ...FOLLOWING_CALLS,
  ...ROLL_CALLS,

  ...ACCOUNT_CALLS,

  people("GET", "/events/:id/entry", "The categories one may enter", { answer: entryOfferSchema }),
  people("GET", "/profiles/:id/consents", "What a person agreed to", { answer: consentStateSchema }),
  people("POST", "/profiles/:id/consents", "Give and withdraw consents", {
    body: z.object({ data: consentChangeSchema }),
    answer: consentStateSchema,
  }),
  people("POST", "/profiles/:id/merge", "Two profiles are one person", { body: anything, answer: anything }),
  people("GET", "/merge-requests", "Open requests to merge profiles", { answer: anything }),
  people("POST", "/merge-requests/:id/decide", "Merge, or not", { body: anything, answer: anything }),
  people("GET", "/applications/:id/course", "How an application went", { answer: courseSchema }),
  people("POST", "/applications/:id/messages", "Write about an application", {
    body: z.object({ data: z.object({ text }) }),
    answer: courseSchema,
    status: 201,
  }),
  people("POST", "/applications/:id/withdraw", "Take an application back", {
    body: z.object({ data: z.object({ reason: text.optional() }) }),
    answer: courseSchema,
  }),
  people("POST", "/applications/:id/decide", "The organiser's answer", {
    body: z.object({ data: z.object({ decision: text, note: text.optional() }) }),
    answer: courseSchema,
  }),

  files("POST", "/upload", "Upload pictures", { answer: z.array(uploadSchema), status: 201 }),
  files("GET", "/upload/files", "All pictures", { answer: z.array(uploadSchema) }),
  files("GET", "/upload/files/:id", "One picture", { answer: uploadSchema }),
  files("DELETE", "/upload/files/:id", "Remove a picture", { answer: uploadSchema }),

  system("GET", "/health", "Whether the server works", { answer: z.looseObject({ status: text }) }),
  system("GET", "/time", "The time of the server", { answer: z.object({ serverTime: z.number() }) }),
  system("GET", "/openapi.json", "This description", { answer: z.looseObject({}) }),
  system("GET", "/docs", "This description as a page"),
];
