import { z } from "zod";
import { competitionSchema } from "../competition/entity.ts";
import { closingSchema } from "../event/closing.ts";
import { changesSchema } from "../realtime/realtime.ts";
import { endpoint, told } from "./endpoint.ts";

const tag = "live";
const access = "anybody";
const method = "GET";
const hidden = { "not-found": told("NotFoundError", "not found") };

/** A competition as a whole, for everybody who may see it, and what changed in it. */
export const competitions = {
  byUuid: endpoint({
    tag,
    access,
    method,
    path: "/competitions/uuid/:uuid",
    summary: "The whole competition",
    answer: competitionSchema,
    problems: hidden,
  }),
  observe: endpoint({
    tag,
    access,
    method,
    path: "/competitions/observe/:uuid",
    summary: "The whole competition, read only",
    answer: competitionSchema,
    problems: hidden,
  }),
  ofEvent: endpoint({
    tag,
    access,
    method,
    path: "/events/:id/competition",
    summary: "The competition of an event",
    answer: competitionSchema,
    problems: { "no-competition": hidden["not-found"] },
  }),
  changes: endpoint({
    tag,
    access,
    method,
    path: "/competitions/uuid/:uuid/changes",
    summary: "What changed since a rev",
    query: z.object({ since: z.coerce.number<number>().int().min(0).describe("The rev that is known") }),
    answer: changesSchema,
    problems: hidden,
  }),
  closing: endpoint({
    tag: "hall",
    access: "official",
    right: "read",
    method,
    path: "/competitions/uuid/:uuid/closing",
    summary: "What is open before the event is closed, and how its status was moved",
    answer: closingSchema,
  }),
};
