import { data } from "react-router";
import { ApiFailure } from "#contract/error.ts";

/** A refusal by the API, or a storage that is away, becomes the page's own status; anything else is our fault (500). */
export async function answerOf<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (cause) {
    throw pageFailure(cause);
  }
}

/** What a page throws in place of a failed call. */
export function pageFailure(cause: unknown): unknown {
  const isTold = cause instanceof ApiFailure && PAGE_STATUSES.has(cause.error.status);
  if (!isTold) return cause;
  const { status, message, requestId } = cause.error;
  return data(requestId === undefined ? message : { requestId }, { status });
}

const PAGE_STATUSES: ReadonlySet<number> = new Set([401, 403, 404, 503]);

export function missingPage({ pathname, search }: URL): never {
  const words = `Page not found: ${pathname}${search}`;
  throw data(words, { status: 404, statusText: words });
}
