import { staffAnswerSchema, staffRequestSchema } from "#contract/staff.ts";
import { statsAnswerSchema } from "#contract/stats.ts";
import type { ApiCall } from "./openapiCalls.ts";

const tag = "hall";

/** What the head table takes and gives. */
export const HALL_CALLS: readonly ApiCall[] = [
  {
    tag,
    method: "GET",
    url: "/api/events/:id/stats",
    summary: "The figures of an event, for admins",
    query: { day: "One day of it, 2026-11-15; all of them without" },
    answer: statsAnswerSchema,
  },
  {
    tag,
    method: "GET",
    url: "/api/competitions/uuid/:uuid/staff",
    summary: "Every referee, whether the competition names them, and their mat; for admins",
    answer: staffAnswerSchema,
  },
  {
    tag,
    method: "PUT",
    url: "/api/competitions/uuid/:uuid/staff",
    summary:
      "Name the referees of a competition and give them their mats; naming nobody lets every referee in",
    body: staffRequestSchema,
    refusesStale: true,
    answer: staffAnswerSchema,
  },
];
