import { z } from "zod";
import type { ApiError } from "#contract/error.ts";
import { DRAW_PROBLEMS } from "#domain/category/drawable.ts";
import { apiErrorText } from "#web/i18n/ru/apiErrorText.ts";
import { drawing } from "#web/i18n/ru/drawing.ts";
import { lateWords } from "#web/i18n/ru/late.ts";

const kept = z.object({
  code: z.literal("not-drawable"),
  problems: z.array(z.enum(DRAW_PROBLEMS)).min(1),
});

/** Why somebody cannot come into a draw, and what to do about it. */
export function refusalWords(error: ApiError): string {
  const { data } = kept.safeParse(error.details);
  if (data === undefined) return apiErrorText(error);
  const [first = "not-accepted"] = data.problems;
  return `${data.problems.map((problem) => drawing.problems[problem]).join(", ")}. ${lateWords.wayOut[first]}`;
}
