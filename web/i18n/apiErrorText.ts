import type { ApiError } from "#contract/error.ts";
import { apiErrors, proxyError } from "./ru/errors.ts";

/** What an API error says in Russian; a text we do not know is shown as it came, except a proxy's bare number. */
export function apiErrorText({ name, message }: Pick<ApiError, "name" | "message">): string {
  const bare = name === "UnknownError" ? /^HTTP (\d+)$/.exec(message)?.[1] : undefined;
  return bare === undefined ? (apiErrors[name]?.[message] ?? message) : proxyError(Number(bare));
}
