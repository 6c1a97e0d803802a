import {
  drawAllAnswerSchema,
  drawAllPlanSchema,
  drawAllPreviewSchema,
  drawAllRequestSchema,
  drawAnswerSchema,
  drawPlanSchema,
  drawPreviewSchema,
  drawRequestSchema,
  drawStateSchema,
} from "../draw/draw.ts";
import {
  formatsDaySchema,
  formatsPreviewSchema,
  formatsRequestSchema,
  formatsSavedSchema,
} from "../draw/formats.ts";
import {
  changePlanSchema,
  changePreviewRequestSchema,
  drawChangeRequestSchema,
  undoRequestSchema,
  waysRequestSchema,
  waysSchema,
} from "../draw/lateChange.ts";
import { noticeChangeSchema, noticesAnswerSchema, noticeWishSchema } from "../day/notices.ts";
import { endpoint } from "./endpoint.ts";
import { WRITE_PROBLEMS } from "./writeProblems.ts";

const tag = "draws";
const access = "official";
const path = "/categories/:uuid/draw";
const NO_SUCH_DRAW = { "unknown-format": 409, "too-few-entrants": 409, "too-many-entrants": 409 } as const;

/** Why a draw is neither made nor changed. */
const DRAW_STANDS = {
  "competition-closed": 409,
  merged: 409,
  "category-over": 409,
  "stale-draw": 409,
  "bouts-started": 409,
} as const;

const CHANGE_REFUSED = {
  ...WRITE_PROBLEMS,
  ...DRAW_STANDS,
  ...NO_SUCH_DRAW,
  "not-drawn": 409,
  "not-drawable": 409,
  "not-in-the-draw": 409,
  "already-in-the-draw": 409,
  "has-begun": 409,
  "place-taken": 409,
  "too-few-left": 409,
  "nothing-to-separate": 409,
  "redraw-needed": 409,
  "already-entered": 409,
} as const;

const FORMATS_REFUSED = {
  "formats-out-of-order": 409,
  "formats-do-not-fit": 409,
  "unknown-category": 409,
  "category-drawn": 409,
} as const;

/** From entries to bouts. */
export const draws = {
  of: endpoint({
    tag,
    access,
    right: "draw",
    path,
    method: "GET",
    summary: "Who can be drawn, what keeps whom out, and the draw as it stands",
    answer: drawStateSchema,
  }),
  preview: endpoint({
    tag,
    access,
    right: "draw",
    method: "POST",
    path: `${path}/preview`,
    summary: "The draw a seed would give; writes nothing",
    body: drawPreviewSchema,
    answer: drawPlanSchema,
    problems: NO_SUCH_DRAW,
  }),
  draw: endpoint({
    tag,
    access,
    right: "draw",
    path,
    method: "POST",
    summary: "Draw a category, or draw it again before its first bout",
    body: drawRequestSchema,
    answer: drawAnswerSchema,
    problems: { ...DRAW_STANDS, ...NO_SUCH_DRAW, "queues-changed": 409 },
  }),
  change: endpoint({
    tag,
    access,
    right: "draw",
    method: "POST",
    path: `${path}/changes`,
    summary: "Swap two, let somebody in, out or instead of another, move them; bouts that have begun stay",
    body: drawChangeRequestSchema,
    answer: drawAnswerSchema,
    problems: CHANGE_REFUSED,
  }),
  previewChange: endpoint({
    tag,
    access,
    right: "draw",
    method: "POST",
    path: `${path}/changes/preview`,
    summary: "What such a change would do; writes nothing",
    body: changePreviewRequestSchema,
    answer: changePlanSchema,
    problems: CHANGE_REFUSED,
  }),
  undoChange: endpoint({
    tag,
    access,
    right: "draw",
    method: "POST",
    path: `${path}/changes/undo`,
    summary: "Take the last change back, until a bout it made has begun",
    body: undoRequestSchema,
    answer: drawAnswerSchema,
    problems: { ...DRAW_STANDS, "not-drawn": 409, "nothing-to-undo": 409, "merged-since": 409 },
  }),
  ways: endpoint({
    tag,
    access,
    right: "draw",
    method: "POST",
    path: `${path}/ways`,
    summary: "Every way in for somebody who comes after the draw, and why not",
    body: waysRequestSchema,
    answer: waysSchema,
    problems: { "not-drawn": 409 },
  }),
  previewAll: endpoint({
    tag,
    access,
    right: "draw",
    method: "POST",
    path: "/competitions/uuid/:uuid/draws/preview",
    summary: "Which categories are ready, who of them would not be drawn, and why; writes nothing",
    body: drawAllPreviewSchema,
    answer: drawAllPlanSchema,
  }),
  previewFormats: endpoint({
    tag,
    access,
    right: "draw",
    method: "POST",
    path: "/competitions/uuid/:uuid/formats/preview",
    summary: "The bouts and the end of the day with such formats; writes nothing",
    body: formatsPreviewSchema,
    answer: formatsDaySchema,
    problems: FORMATS_REFUSED,
  }),
  saveFormats: endpoint({
    tag,
    access,
    right: "draw",
    method: "PUT",
    path: "/competitions/uuid/:uuid/formats",
    summary: "Which format for how many athletes, for every category that is not drawn",
    body: formatsRequestSchema,
    answer: formatsSavedSchema,
    problems: { ...FORMATS_REFUSED, "competition-closed": 409, "stale-formats": 409 },
  }),
  all: endpoint({
    tag,
    access,
    right: "draw",
    method: "POST",
    path: "/competitions/uuid/:uuid/draws",
    summary: "Draw every category that is ready",
    body: drawAllRequestSchema,
    answer: drawAllAnswerSchema,
    problems: { "competition-closed": 409, "queues-changed": 409 },
  }),
};

/** Mails about the day of one's athletes. */
export const notices = {
  wished: endpoint({
    tag,
    access: "signed-in",
    method: "GET",
    path: "/notices",
    summary: "Whether the account wants mails about the day of its athletes, and the language of its mails",
    answer: noticeWishSchema,
  }),
  wish: endpoint({
    tag,
    access: "signed-in",
    method: "PUT",
    path: "/notices",
    summary: "Want them, or not, or in another language",
    body: noticeChangeSchema,
    answer: noticeWishSchema,
  }),
  preview: endpoint({
    tag,
    access,
    right: "announce",
    method: "GET",
    path: "/competitions/uuid/:uuid/notices",
    summary: "How many mails telling them would send now",
    answer: noticesAnswerSchema,
    problems: { "not-shown": 409, "competition-closed": 409 },
  }),
  publish: endpoint({
    tag,
    access,
    right: "announce",
    method: "POST",
    path: "/competitions/uuid/:uuid/notices",
    summary: "Tell the accounts of the athletes what is new about their day",
    answer: noticesAnswerSchema,
    problems: { "not-shown": 409, "competition-closed": 409 },
  }),
};
