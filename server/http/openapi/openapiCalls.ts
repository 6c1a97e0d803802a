import { z } from "zod";
import {
  correctionAnswerSchema,
  correctionListSchema,
  correctionPlanAnswerSchema,
  correctionPreviewSchema,
  correctionRequestSchema,
} from "#contract/correction.ts";
import { displayReportSchema } from "#contract/readiness.ts";
import {
  displayAnswerSchema,
  displayChangeSchema,
  displayClaimSchema,
  displayLinkAnswerSchema,
  displayLinkRequestSchema,
  displayListSchema,
  displaySelfAnswerSchema,
  newDisplayAnswerSchema,
  newDisplayRequestSchema,
} from "#contract/display.ts";
import {
  consentChangeSchema,
  consentStateSchema,
  courseSchema,
  entryOfferSchema,
} from "#contract/profile.ts";
import { competitionSchema } from "#contract/entity.ts";
import {
  journalReportSchema,
  journalRequestSchema,
  parkedListSchema,
  resolveAnswerSchema,
  trialAnswerSchema,
  trialRequestSchema,
  resolveRequestSchema,
} from "#contract/parked.ts";
import { changesSchema } from "#contract/realtime.ts";
import { rightsSchema } from "#contract/rights.ts";
import {
  leaseAnswerSchema,
  leaseRequestSchema,
  protocolSchema,
  submitAnswerSchema,
  submitRequestSchema,
} from "#contract/submit.ts";
import { timelineAnswerSchema } from "#contract/timeline.ts";
import { DRAW_CALLS } from "./openapiDraws.ts";
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
const displays = call.bind(undefined, "displays");
const system = call.bind(undefined, "system");
const anything = z.object({ data: z.unknown() });
const people = call.bind(undefined, "people");
const files = call.bind(undefined, "uploads");

/** What the rest of the API takes and gives; a route without an entry here fails the tests. */
export const API_CALLS: readonly ApiCall[] = [
  live("GET", "/competitions/uuid/:uuid", "The whole competition", { answer: competitionSchema }),
  live("GET", "/competitions/observe/:uuid", "The whole competition, read only", {
    answer: competitionSchema,
  }),
  live("GET", "/competitions/uuid/:uuid/changes", "What changed since a rev", {
    query: { since: "The rev that is known" },
    answer: changesSchema,
  }),
  live("GET", "/events/:id/share.png", "A picture of an event for shared links"),
  live("GET", "/events/:id/categories/:uuid/share.png", "A picture of a category"),
  live("GET", "/events/:id/fighters/:uuid/share.png", "A picture of an athlete's result"),
  live("GET", "/events/:id/bouts/:uuid/share.png", "A picture of a bout"),
  live("GET", "/events/:id/competition", "The competition of an event", { answer: competitionSchema }),
  live("GET", "/fightings/:uuid/events", "The log of a bout", { answer: protocolSchema }),
  live("GET", "/fightings/:uuid/timeline", "What happened in a bout, for everybody", {
    answer: timelineAnswerSchema,
  }),
  live("POST", "/fightings/:uuid/events", "Acts of a table", {
    body: submitRequestSchema,
    answer: submitAnswerSchema,
  }),
  live("POST", "/corrections/preview", "Everything a correction would change", {
    body: correctionPreviewSchema,
    answer: correctionPlanAnswerSchema,
  }),
  live("POST", "/corrections", "Put a result right, or revert a correction", {
    body: correctionRequestSchema,
    answer: correctionAnswerSchema,
    status: 201,
  }),
  live("GET", "/competitions/uuid/:uuid/corrections", "What was corrected, by whom and why", {
    answer: correctionListSchema,
  }),
  live("GET", "/competitions/uuid/:uuid/parked", "Acts of tables that were not taken", {
    answer: parkedListSchema,
  }),
  live("POST", "/parked/:id/resolve", "Accept or dismiss such an act", {
    body: resolveRequestSchema,
    answer: resolveAnswerSchema,
  }),
  live("POST", "/competitions/uuid/:uuid/journal", "Send the journal of a table once more", {
    body: journalRequestSchema,
    answer: journalReportSchema,
  }),
  live("POST", "/competitions/uuid/:uuid/try-table", "A trial act of a device, for no bout", {
    body: trialRequestSchema,
    answer: trialAnswerSchema,
  }),
  live("POST", "/leases", "Take a mat or a bout", { body: leaseRequestSchema, answer: leaseAnswerSchema }),
  displays("POST", "/displays", "A display that waits to be claimed", {
    body: newDisplayRequestSchema,
    answer: newDisplayAnswerSchema,
  }),
  displays("GET", "/displays/self", "What a display shall show", { answer: displaySelfAnswerSchema }),
  displays("POST", "/displays/self/report", "How the display itself does", {
    body: displayReportSchema,
    status: 204,
  }),
  displays("POST", "/displays/claim", "Claim a display by its code", {
    body: displayClaimSchema,
    answer: displayAnswerSchema,
  }),
  displays("PUT", "/displays/:id", "Change what a display shows", {
    body: displayChangeSchema,
    answer: displayAnswerSchema,
  }),
  displays("DELETE", "/displays/:id", "Take a display away", { status: 204 }),
  displays("GET", "/competitions/uuid/:uuid/displays", "The displays of a competition", {
    answer: displayListSchema,
  }),
  displays("POST", "/competitions/uuid/:uuid/displays", "A link that opens a display", {
    body: displayLinkRequestSchema,
    answer: displayLinkAnswerSchema,
  }),
  live("POST", "/carpets/:id/set-order", "The bouts of a mat in a new order", {
    body: z.object({ data: z.object({ order: z.array(z.union([z.int(), text])) }) }),
    answer: z.object({ data: z.looseObject({ id: z.number() }), meta: z.object({}) }),
  }),
  live("GET", "/competitions/uuid/:uuid/rights", "What an official may do in the competition", {
    answer: rightsSchema,
  }),
  live("GET", "/events/:id/teams", "The teams of an event", {
    answer: z.object({ data: z.array(z.looseObject({ id: z.number() })), meta: z.looseObject({}) }),
  }),

  ...HALL_CALLS,
  ...FOLLOWING_CALLS,
  ...DRAW_CALLS,
  ...ROLL_CALLS,

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
