import { ApiFailure } from "#contract/error.ts";
import { apiErrorText } from "#texts/apiErrorText.ts";
import { errorWords } from "#texts/errors.ts";
import { showToast } from "./toasts.ts";

/** A sentence as it is, a failed call in its words. Anything else is a bug: it goes to the browser's log too. */
export function showFailure(cause: unknown): void {
  showToast({ message: wordsFor(cause) });
  if (typeof cause !== "string" && !(cause instanceof ApiFailure)) reportError(cause);
}

function wordsFor(cause: unknown): string {
  if (typeof cause === "string") return cause;
  return cause instanceof ApiFailure ? apiErrorText(cause.error) : errorWords.unknown;
}
