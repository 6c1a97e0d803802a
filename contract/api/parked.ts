import {
  journalReportSchema,
  journalRequestSchema,
  parkedListSchema,
  parkedQuerySchema,
  resolveAnswerSchema,
  resolveRequestSchema,
  trialAnswerSchema,
  trialRequestSchema,
} from "../bout/parked.ts";
import { endpoint, told } from "./endpoint.ts";

const tag = "live";
const closed = told("ConflictError", "The competition is closed");
const unreadable = told("ValidationError", "The journal cannot be read");

/** The journals of all tables after a long day; other bodies are far smaller. */
const JOURNAL_LIMIT_BYTES = 33_000_000;

/** What tables did and the protocol did not take, and the way back for what a server lost. */
export const parked = {
  ofCompetition: endpoint({
    tag,
    access: "official",
    right: "score",
    method: "GET",
    path: "/competitions/uuid/:uuid/parked",
    summary: "Acts of tables that were not taken",
    query: parkedQuerySchema,
    answer: parkedListSchema,
  }),
  resolve: endpoint({
    tag,
    access: "admin",
    right: "decide",
    method: "POST",
    path: "/parked/:id/resolve",
    summary: "Accept or dismiss such an act",
    body: resolveRequestSchema,
    answer: resolveAnswerSchema,
    problems: {
      "already-resolved": told("ConflictError", "Somebody has decided about this act already"),
      "competition-closed": closed,
      stale: told("ConflictError", "The bout has changed"),
      refused: told("ConflictError", "The rules of the bout do not allow this act"),
    },
  }),
  importJournal: endpoint({
    tag,
    access: "admin",
    right: "decide",
    method: "POST",
    path: "/competitions/uuid/:uuid/journal",
    summary: "Send the journals of tables once more, as one set",
    bodyLimit: JOURNAL_LIMIT_BYTES,
    body: journalRequestSchema,
    answer: journalReportSchema,
    problems: { "competition-closed": closed, damaged: unreadable, unreadable },
  }),
  tryTable: endpoint({
    tag,
    access: "official",
    right: "score",
    method: "POST",
    path: "/competitions/uuid/:uuid/try-table",
    summary: "A trial act of a device, for no bout",
    body: trialRequestSchema,
    answer: trialAnswerSchema,
  }),
};
