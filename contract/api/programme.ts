import {
  breakRequestSchema,
  dayRequestSchema,
  programmeAnswerSchema,
  programmeRequestSchema,
} from "../competition/programme.ts";
import { endpoint, told } from "./endpoint.ts";

const tag = "hall";
const path = "/competitions/uuid/:uuid/programme";
const answer = programmeAnswerSchema;

const UNKNOWN_MAT = { "unknown-carpet": 409 } as const;
const REVERSED = { "times-reversed": 409 } as const;
const CLOSED = { "competition-closed": 409 } as const;

/** Days, sessions, breaks and windows of the scale, and which categories are fought where and when. */
export const programme = {
  find: endpoint({
    tag,
    access: "admin",
    right: "draw",
    method: "GET",
    path,
    summary: "The programme of a competition",
    answer,
  }),
  save: endpoint({
    tag,
    access: "admin",
    right: "organise",
    method: "PUT",
    path,
    summary: "Write the programme; what stands on the mats is planned anew to keep to it",
    // A thousand categories with their places.
    bodyLimit: 300_000,
    body: programmeRequestSchema,
    refusesStale: true,
    answer,
    problems: {
      ...UNKNOWN_MAT,
      ...REVERSED,
      ...CLOSED,
      "day-twice": 409,
      "unknown-day": 409,
      "unknown-session": 409,
      "unknown-category": 409,
      "placed-twice": 409,
      "queues-changed": 409,
      "day-closed": 409,
      "stale-programme": told("ConflictError", "Somebody else has changed the programme"),
    },
  }),
  putBreak: endpoint({
    tag,
    access: "official",
    right: "draw",
    method: "POST",
    path: `${path}/breaks`,
    summary: "Put a break into the day that is fought, for all mats or one",
    body: breakRequestSchema,
    answer,
    problems: { ...UNKNOWN_MAT, ...REVERSED, ...CLOSED, "too-many-breaks": 409, "too-many-days": 409 },
  }),
  endBreak: endpoint({
    tag,
    access: "official",
    right: "draw",
    method: "POST",
    path: `${path}/breaks/:break/end`,
    summary: "End a break now, or take it out before it begins",
    answer,
    problems: { ...CLOSED, "unknown-break": 409 },
  }),
  closeDay: endpoint({
    tag,
    access: "official",
    right: "draw",
    method: "POST",
    path: `${path}/days/close`,
    summary: "Close a day: nobody stands in a queue any more, what is left goes to the next day",
    body: dayRequestSchema,
    answer,
    problems: {
      ...CLOSED,
      "unknown-day": 409,
      "day-not-begun": 409,
      "day-closed": 409,
      "bouts-on-mats": 409,
    },
  }),
  reopenDay: endpoint({
    tag,
    access: "official",
    right: "draw",
    method: "POST",
    path: `${path}/days/reopen`,
    summary: "Open a closed day again",
    body: dayRequestSchema,
    answer,
    problems: { ...CLOSED, "unknown-day": 409, "day-open": 409 },
  }),
};
