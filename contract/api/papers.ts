import { z } from "zod";
import {
  editionSchema,
  makePaperSchema,
  PAPER_FORMATS,
  paperPartsSchema,
  paperSettingsSchema,
  papersAnswerSchema,
} from "../paper/paper.ts";
import { diplomaAnswerSchema, diplomaSchema } from "../paper/diploma.ts";
import { oneOf } from "../envelope.ts";
import { inPageLocale, pageLocale } from "./pageLocale.ts";
import { endpoint } from "./endpoint.ts";

const tag = "papers";
const access = "official";
const path = "/competitions/uuid/:uuid/papers";

/** What is printed: protocols, lists, brackets, score sheets. */
export const papers = {
  of: endpoint({
    tag,
    access,
    right: "read",
    method: "GET",
    path,
    summary: "Which papers there are, what each lacks and which editions were made",
    // Of a category that is no more the whole event is told, as the page does.
    query: z.object({ category: z.string().max(36).optional(), locale: pageLocale.optional() }),
    answer: oneOf(papersAnswerSchema),
  }),
  saveSettings: endpoint({
    tag,
    access: "admin",
    right: "organise",
    method: "PUT",
    path: `${path}/settings`,
    summary: "What stands in the head of every paper",
    body: z.object({ data: paperPartsSchema }),
    answer: oneOf(paperSettingsSchema),
  }),
  make: endpoint({
    tag,
    access,
    right: "draw",
    method: "POST",
    path,
    summary: "Make a paper of how things stand; without a change it is the edition made last",
    body: z.object({ data: makePaperSchema }),
    answer: oneOf(editionSchema),
    problems: { "nothing-to-print": 409, "unknown-category": 409 },
  }),
  file: endpoint({
    tag,
    access,
    right: "read",
    method: "GET",
    path: `${path}/:edition/file`,
    summary: "The file of an edition",
    query: z.object({ format: z.enum(PAPER_FORMATS).default("pdf") }),
    problems: { "not-kept": 404, "format-not-offered": 409 },
  }),
  diploma: endpoint({
    tag,
    access: "admin",
    right: "organise",
    method: "GET",
    path: `${path}/diploma`,
    summary: "How the diplomas of an event look, and somebody to try them on",
    query: inPageLocale,
    answer: oneOf(diplomaAnswerSchema),
  }),
  saveDiploma: endpoint({
    tag,
    access: "admin",
    right: "organise",
    method: "PUT",
    path: `${path}/diploma`,
    summary: "How the diplomas of an event are to look; null: the usual way again",
    query: inPageLocale,
    body: z.object({ data: diplomaSchema.nullable() }),
    answer: oneOf(diplomaAnswerSchema),
  }),
  tryDiploma: endpoint({
    tag,
    access: "admin",
    right: "organise",
    method: "POST",
    path: `${path}/diploma/trial`,
    summary: "A diploma of the longest name as a PDF, without saving anything",
    query: inPageLocale,
    body: z.object({ data: diplomaSchema }),
  }),
};
