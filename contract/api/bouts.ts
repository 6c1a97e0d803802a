import { z } from "zod";
import {
  leaseAnswerSchema,
  leaseRequestSchema,
  protocolSchema,
  submitAnswerSchema,
  submitRequestSchema,
} from "../bout/submit.ts";
import { timelineAnswerSchema } from "../bout/timeline.ts";
import { endpoint, told } from "./endpoint.ts";

const tag = "live";
const access = "official";

/** The log of a bout: what tables write to it, and how it is read. */
export const bouts = {
  submitEvents: endpoint({
    tag,
    access,
    right: "score",
    method: "POST",
    path: "/fightings/:uuid/events",
    summary: "Acts of a table",
    // A table that was offline sends its acts in portions; each may have a reason.
    bodyLimit: 200_000,
    body: submitRequestSchema,
    answer: submitAnswerSchema,
    problems: { "competition-closed": told("ConflictError", "The competition is closed") },
  }),
  events: endpoint({
    tag,
    access,
    right: "read",
    method: "GET",
    path: "/fightings/:uuid/events",
    summary: "The log of a bout",
    query: z.object({
      after: z.coerce.number<number>().int().min(0).default(0).describe("The last event that is known"),
    }),
    answer: protocolSchema,
  }),
  timeline: endpoint({
    tag,
    access: "anybody",
    method: "GET",
    path: "/fightings/:uuid/timeline",
    summary: "What happened in a bout, for everybody",
    answer: timelineAnswerSchema,
  }),
};

/** The right of a table to write to a mat or a bout. */
export const leases = {
  take: endpoint({
    tag,
    access,
    right: "score",
    method: "POST",
    path: "/leases",
    summary: "Take a mat or a bout",
    body: leaseRequestSchema,
    answer: leaseAnswerSchema,
    problems: { "table-taken": told("ConflictError", "Another device holds this table") },
  }),
};
