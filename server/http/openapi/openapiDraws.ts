import {
  drawAllAnswerSchema,
  drawAllRequestSchema,
  drawAnswerSchema,
  drawChangeRequestSchema,
  drawPlanSchema,
  drawPreviewSchema,
  drawRequestSchema,
  drawStateSchema,
} from "#contract/draw.ts";
import { noticesAnswerSchema, noticeWishSchema } from "#contract/notices.ts";
import type { ApiCall } from "./openapiCalls.ts";

const tag = "draws";
const url = "/api/categories/:uuid/draw";

/** From entries to bouts. */
export const DRAW_CALLS: readonly ApiCall[] = [
  {
    tag,
    url,
    method: "GET",
    summary: "Who can be drawn, what keeps whom out, and the draw as it stands",
    answer: drawStateSchema,
  },
  {
    tag,
    method: "POST",
    url: `${url}/preview`,
    summary: "The draw a seed would give; writes nothing",
    body: drawPreviewSchema,
    answer: drawPlanSchema,
  },
  {
    tag,
    url,
    method: "POST",
    summary: "Draw a category, or draw it again before its first bout",
    body: drawRequestSchema,
    answer: drawAnswerSchema,
  },
  {
    tag,
    method: "POST",
    url: `${url}/changes`,
    summary: "Swap two, let in who comes late, let go who leaves before the start",
    body: drawChangeRequestSchema,
    answer: drawAnswerSchema,
  },
  {
    tag,
    method: "POST",
    url: "/api/competitions/uuid/:uuid/draws",
    summary: "Draw every category that is ready",
    body: drawAllRequestSchema,
    answer: drawAllAnswerSchema,
  },
  {
    tag,
    method: "POST",
    url: "/api/competitions/uuid/:uuid/notices",
    summary: "Tell the accounts of the athletes what is new about their day",
    answer: noticesAnswerSchema,
  },
  {
    tag,
    method: "GET",
    url: "/api/notices",
    summary: "Whether the account wants mails about the day of its athletes",
    answer: noticeWishSchema,
  },
  {
    tag,
    method: "PUT",
    url: "/api/notices",
    summary: "Want them, or not",
    body: noticeWishSchema,
    answer: noticeWishSchema,
  },
];
