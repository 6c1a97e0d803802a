import type { z } from "zod";
import {
  correctionAnswerSchema,
  correctionListSchema,
  correctionPlanAnswerSchema,
  type CorrectionPreview,
  type CorrectionRequest,
} from "./correction.ts";

type Get = <Schema extends z.ZodType>(path: string, schema: Schema) => Promise<z.infer<Schema>>;
type Post = <Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  body: unknown,
) => Promise<z.infer<Schema>>;

/** What the chief asks before and while a result is put right. */
export function correctionCalls(get: Get, post: Post) {
  return {
    preview: (body: CorrectionPreview) => post("/corrections/preview", correctionPlanAnswerSchema, body),
    apply: (body: CorrectionRequest) => post("/corrections", correctionAnswerSchema, body),
    of: (competitionUuid: string) =>
      get(`/competitions/uuid/${encodeURIComponent(competitionUuid)}/corrections`, correctionListSchema),
  };
}
