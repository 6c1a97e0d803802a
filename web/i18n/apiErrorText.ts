import type { ApiError } from "#contract/error.ts";
import { apiErrors } from "./ru/errors.ts";

/** What an API error says in Russian; a text we do not know is shown as it came. */
export function apiErrorText(error: Pick<ApiError, "name" | "message">): string {
  return apiErrors[error.name]?.[error.message] ?? error.message;
}
