import { codeOf } from "#contract/api/refusal.ts";
import type { ApiError } from "#contract/error.ts";
import { isRecord } from "#contract/shape.ts";
import { apiErrorText } from "../apiErrorText.ts";
import { problemText } from "../problems.ts";
import { refusalText } from "../refereeing/refereeing.ts";

/** Why an act of the head table was not done, where it says it in other words than the rest of the interface. */
export function actRefusalText(error: ApiError): string {
  const code = codeOf(error.details);
  if (code === undefined) return apiErrorText(error);
  if (code === "refused") return refusalText(reasonOf(error.details));
  if (code === "stale-rev") return "Не записано: на коврах как раз много событий. Повторите.";
  return problemText(code) ?? "Действие не принято";
}

const reasonOf = (details: unknown): string =>
  isRecord(details) && typeof details["reason"] === "string" ? details["reason"] : "";
