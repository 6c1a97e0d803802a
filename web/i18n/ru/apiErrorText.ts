import type { ApiError } from "#contract/error.ts";
import { ANY, apiErrors, errorWords, proxyError } from "./errors.ts";

/** What an API error says in Russian: in words of its own, in those of its kind, and in its own if they are Russian already. */
export function apiErrorText({ name, message }: Pick<ApiError, "name" | "message">): string {
  const bare = name === "UnknownError" ? /^HTTP (\d+)$/.exec(message)?.[1] : undefined;
  if (bare !== undefined) return proxyError(Number(bare));
  const words = apiErrors[name];
  if (words?.[message] !== undefined) return words[message];
  return /[а-яё]/i.test(message) ? message : (words?.[ANY] ?? errorWords.unknown);
}
