import type { z } from "zod";
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
import {
  leaseAnswerSchema,
  leaseRequestSchema,
  protocolSchema,
  submitAnswerSchema,
  submitRequestSchema,
} from "#contract/submit.ts";
import { timelineAnswerSchema } from "#contract/timeline.ts";
import { DRAW_CALLS } from "./openapiDraws.ts";
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

const call = (
  tag: string,
  method: ApiCall["method"],
  url: string,
  summary: string,
  shapes: Pick<ApiCall, "query" | "body" | "answer" | "status"> = {},
): ApiCall => ({ method, url: `/api${url}`, tag, summary, ...shapes });

const live = call.bind(undefined, "live");
const displays = call.bind(undefined, "displays");

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

  ...HALL_CALLS,
  ...DRAW_CALLS,
];
