import {
  regroupAnswerSchema,
  regroupingSchema,
  regroupPlanSchema,
  regroupPreviewSchema,
  regroupRequestSchema,
} from "../entry/regroup.ts";
import { endpoint } from "./endpoint.ts";

const tag = "categories";
const access = "admin";
const path = "/competitions/uuid/:uuid/regrouping";

const NOT_TO_BE_ONE = { "other-style": 409, "sexes-apart": 409, "ages-apart": 409 } as const;
const REFUSED = {
  "competition-closed": 409,
  "category-drawn": 409,
  ...NOT_TO_BE_ONE,
  "too-few-to-split": 409,
  "undecided-entries": 409,
} as const;

/** Categories that become one, and categories that become several. */
export const regrouping = {
  find: endpoint({
    tag,
    access,
    right: "organise",
    path,
    method: "GET",
    summary: "Small and large categories, what is proposed for them, and what was done last",
    answer: regroupingSchema,
  }),
  preview: endpoint({
    tag,
    access,
    right: "organise",
    method: "POST",
    path: `${path}/preview`,
    summary: "Who would stand where; writes nothing",
    body: regroupPreviewSchema,
    answer: regroupPlanSchema,
    problems: REFUSED,
  }),
  apply: endpoint({
    tag,
    access,
    right: "organise",
    path,
    method: "POST",
    summary: "Merge categories into one, or split one by weight, before they are drawn",
    body: regroupRequestSchema,
    answer: regroupAnswerSchema,
    problems: { ...REFUSED, "plan-stale": 409, "id-reused": 409 },
  }),
  undo: endpoint({
    tag,
    access,
    right: "organise",
    method: "POST",
    path: `${path}/:act/undo`,
    summary: "Everything as it was before, until anybody of these categories is weighed, drawn or moved",
    answer: regroupAnswerSchema,
    problems: {
      "competition-closed": 409,
      "already-undone": 409,
      "category-drawn": 409,
      "weighed-since": 409,
      "entrants-changed": 409,
    },
  }),
};
