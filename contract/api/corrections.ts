import type { AmendProblem } from "#domain/bout/amend.ts";
import {
  correctionAnswerSchema,
  correctionListSchema,
  correctionPlanAnswerSchema,
  correctionPreviewSchema,
  correctionRequestSchema,
} from "../correction/correction.ts";
import { endpoint, told, type ProblemAnswer } from "./endpoint.ts";

const tag = "live";
const access = "admin";
const method = "POST";
const wrong = told("ValidationError", "The bout cannot be corrected in this way");

/** What the rules of a bout say against putting it right. */
const AGAINST_THE_RULES = {
  "not-finished": told("ConflictError", "The bout is not over"),
  "nothing-changes": wrong,
  "bout-finished": wrong,
  "already-started": wrong,
  "clock-running": wrong,
  "clock-stopped": wrong,
  "unknown-period": wrong,
  "no-countdown": wrong,
  "no-target": wrong,
  "already-undone": wrong,
  "not-undoable": wrong,
  "not-a-score": wrong,
  "winner-required": wrong,
  "winner-not-allowed": wrong,
  "technique-not-allowed": wrong,
  "advantages-off": wrong,
  "penalties-off": wrong,
  "unknown-action": wrong,
  "escapes-off": wrong,
  "points-not-allowed": wrong,
} satisfies Readonly<Record<AmendProblem["code"], ProblemAnswer>>;

const problems = {
  ...AGAINST_THE_RULES,
  "competition-closed": told("ConflictError", "The competition is closed"),
  "unknown-correction": 404,
  "is-a-revert": wrong,
  "already-reverted": told("ConflictError", "The correction has been reverted"),
  "corrected-since": told("ConflictError", "A later correction stands on this one"),
} as const;

/** What the chief asks before and while a result is put right. */
export const corrections = {
  preview: endpoint({
    tag,
    access,
    right: "decide",
    method,
    path: "/corrections/preview",
    summary: "Everything a correction would change",
    body: correctionPreviewSchema,
    answer: correctionPlanAnswerSchema,
    problems,
  }),
  apply: endpoint({
    tag,
    access,
    right: "decide",
    method,
    path: "/corrections",
    summary: "Put a result right, or revert a correction",
    body: correctionRequestSchema,
    answer: correctionAnswerSchema,
    status: 201,
    problems: { ...problems, "plan-stale": told("ConflictError", "Something has changed since the preview") },
  }),
  of: endpoint({
    tag,
    access: "official",
    right: "read",
    method: "GET",
    path: "/competitions/uuid/:uuid/corrections",
    summary: "What was corrected, by whom and why",
    answer: correctionListSchema,
  }),
};
