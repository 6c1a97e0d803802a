import { codeOf } from "#contract/api/refusal.ts";
import type { ApiError } from "#contract/error.ts";
import { ANY, apiErrors, errorWords, proxyError } from "./errors.ts";
import { problemText } from "./problems.ts";

/** What an API error says in Russian: by its code, in words of its own, in those of its kind. */
export function apiErrorText({ name, message, details }: Omit<ApiError, "status">): string {
  const bare = name === "UnknownError" ? /^HTTP (\d+)$/.exec(message)?.[1] : undefined;
  if (bare !== undefined) return proxyError(Number(bare));
  const coded = problemText(codeOf(details) ?? "");
  if (coded !== undefined) return coded;
  const words = apiErrors[name];
  if (words?.[message] !== undefined) return words[message];
  return /[а-яё]/i.test(message) ? message : (words?.[ANY] ?? errorWords.unknown);
}
