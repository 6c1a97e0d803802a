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

export const notFound = (message = "Not Found") => new HttpProblem("NotFoundError", message);

/** Body-parser failures, 413 and 500 carry no `details` at all. */
export function bareBody(name: ErrorName, message: string): ErrorBody {
  return { data: null, error: { status: ERROR_STATUS[name], name, message } };
}
