import { USUAL_PROBLEMS, type UsualCode } from "#contract/api/endpoint.ts";
import { ERROR_STATUS, type ErrorBody, type ErrorName } from "#contract/error.ts";

/** A request that cannot be served, with the exact body its caller gets. Thrown by handlers, answered in one place. */
export class HttpProblem extends Error {
  override readonly name = "HttpProblem";
  readonly status: number;
  readonly body: ErrorBody;

  constructor(name: ErrorName, message: string, details: unknown = {}) {
    super(message);
    this.status = ERROR_STATUS[name];
    this.body = { data: null, error: { status: this.status, name, message, details } };
  }
}

export function usualProblem(code: UsualCode, details?: unknown): HttpProblem {
  const { name, message } = USUAL_PROBLEMS[code];
  return new HttpProblem(name, message, details);
}

/** What an instance for spectators says to every change. */
export const spectatorsOnly = () => usualProblem("spectators-only", { code: "spectators-only" });

export const notFound = (message = "Not Found") => new HttpProblem("NotFoundError", message);

/** What `retry-after` says: never zero, which would mean at once. */
export const retryAfter = (waitMs: number) => String(Math.max(1, Math.ceil(waitMs / 1000)));

/** Body-parser failures, 413 and 500 carry no `details` at all. */
export function bareBody(name: ErrorName, message: string): ErrorBody {
  return { data: null, error: { status: ERROR_STATUS[name], name, message } };
}
