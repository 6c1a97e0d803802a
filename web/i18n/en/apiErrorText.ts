import { codeOf } from "#contract/api/refusal.ts";
import type { ApiError } from "#contract/error.ts";
import { ANY, apiErrors, errorWords, proxyError, requestCode } from "./errors.ts";
import { problemText } from "./problems.ts";

/** What an API error says in plain English; of a fault of the server also the code of the request (OP48). */
export function apiErrorText({ requestId, ...error }: Omit<ApiError, "status">): string {
  const words = wordsOf(error);
  return requestId === undefined ? words : `${words.replace(/\.$/, "")}. ${requestCode.label} ${requestId}`;
}

/** By its code, in words of its own, in those of its kind. What the wire says was never written for a reader. */
function wordsOf({ name, message, details }: Omit<ApiError, "status">): string {
  const bare = name === "UnknownError" ? /^HTTP (\d+)$/.exec(message)?.[1] : undefined;
  if (bare !== undefined) return proxyError(Number(bare));
  const coded = problemText(codeOf(details) ?? "");
  if (coded !== undefined) return coded;
  const words = apiErrors[name];
  return words?.[message] ?? words?.[ANY] ?? errorWords.unknown;
}
