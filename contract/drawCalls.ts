import type { z } from "zod";
import {
  drawAllAnswerSchema,
  drawAnswerSchema,
  drawPlanSchema,
  drawStateSchema,
  type DrawAllRequest,
  type DrawChangeRequest,
  type DrawPreview,
  type DrawRequest,
} from "./draw.ts";
import { segment } from "./envelope.ts";

type Get = <Schema extends z.ZodType>(path: string, schema: Schema) => Promise<z.infer<Schema>>;
type Post = <Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  body: unknown,
) => Promise<z.infer<Schema>>;

/** From entries to bouts. */
export function drawCalls(get: Get, post: Post) {
  const of = (categoryUuid: string, rest = "") => `/categories/${segment(categoryUuid)}/draw${rest}`;
  return {
    of: (categoryUuid: string) => get(of(categoryUuid), drawStateSchema),
    preview: (categoryUuid: string, body: DrawPreview) =>
      post(of(categoryUuid, "/preview"), drawPlanSchema, body),
    draw: (categoryUuid: string, body: DrawRequest) => post(of(categoryUuid), drawAnswerSchema, body),
    change: (categoryUuid: string, body: DrawChangeRequest) =>
      post(of(categoryUuid, "/changes"), drawAnswerSchema, body),
    all: (competitionUuid: string, body: DrawAllRequest) =>
      post(`/competitions/uuid/${segment(competitionUuid)}/draws`, drawAllAnswerSchema, body),
  };
}
