import { z } from "zod";
import {
  mergedSchema,
  mergeFightersSchema,
  mergePreviewSchema,
  pairRequestSchema,
  personSchema,
  suspectsSchema,
} from "../entry/person.ts";
import { endpoint } from "./endpoint.ts";

const tag = "athletes";
const access = "admin";
const path = "/competitions/uuid/:uuid";

/** The people of a competition, whatever record they came in by (ADR 70). */
export const persons = {
  suspects: endpoint({
    tag,
    access,
    right: "organise",
    method: "GET",
    path: `${path}/suspects`,
    summary: "Pairs of records that may be one person, and the merges that can be undone",
    answer: suspectsSchema,
  }),
  find: endpoint({
    tag,
    access,
    right: "organise",
    method: "GET",
    path: `${path}/persons/:fighter`,
    summary: "A person of the competition with entries, bouts and history",
    answer: personSchema,
  }),
  preview: endpoint({
    tag,
    access,
    method: "POST",
    path: `${path}/merges/preview`,
    summary: "What becoming one person would change; nothing is written",
    body: pairRequestSchema,
    answer: mergePreviewSchema,
    problems: { "same-person": 409 },
  }),
  merge: endpoint({
    realOnly: true,
    tag,
    access,
    method: "POST",
    path: `${path}/merges`,
    summary: "Make one person of two records",
    body: mergeFightersSchema,
    answer: mergedSchema,
    problems: {
      "competition-closed": 409,
      "same-person": 409,
      "met-in-a-bout": 409,
      "drawn-twice": 409,
      "awarded-twice": 409,
    },
  }),
  undoMerge: endpoint({
    realOnly: true,
    tag,
    access,
    method: "POST",
    path: `${path}/merges/:id/undo`,
    summary: "Make two records of the person again",
    body: z.object({ data: z.strictObject({}) }),
    answer: mergedSchema,
    problems: {
      "competition-closed": 409,
      "already-undone": 409,
      "merged-since": 409,
      "changed-since": 409,
      "awarded-since": 409,
    },
  }),
  tellApart: endpoint({
    realOnly: true,
    tag,
    access,
    method: "POST",
    path: `${path}/two-people`,
    summary: "Say that two records are two people",
    body: pairRequestSchema,
    answer: z.object({ data: z.object({ isTold: z.boolean() }) }),
    problems: { "same-person": 409 },
  }),
};
