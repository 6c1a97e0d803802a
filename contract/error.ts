/** Names and their status, as clients of this style of API compare them. */
export const ERROR_STATUS = {
  ValidationError: 400,
  ApplicationError: 400,
  PaginationError: 400,
  BadRequestError: 400,
  SyntaxError: 400,
  UnauthorizedError: 401,
  ForbiddenError: 403,
  PolicyError: 403,
  NotFoundError: 404,
  ConflictError: 409,
  PayloadTooLargeError: 413,
  RateLimitError: 429,
  InternalServerError: 500,
  NotImplementedError: 501,
  ServiceUnavailableError: 503,
} as const;
export type ErrorName = keyof typeof ERROR_STATUS;

export type ApiError = {
  readonly status: number;
  readonly name: string;
  readonly message: string;
  readonly details?: unknown;
  /** Of a fault of the server, from the header of its answer: by it the log is searched (OP48). */
  readonly requestId?: string | undefined;
};
export type ErrorBody = { readonly data: null; readonly error: ApiError };

/** What a failed call throws: the server's error body, or the same shape built from the failure (ER6, ER7). */
export class ApiFailure extends Error {
  override readonly name = "ApiFailure";
  readonly data = null;
  readonly error: ApiError;

  constructor(error: ApiError) {
    super(error.message);
    this.error = error;
  }
}

/** Whether the server answered the call, and refused it. Where it did not, nobody knows what became of it. */
export const isAnswered = (cause: unknown): cause is ApiFailure =>
  cause instanceof ApiFailure && cause.error.name !== "UnknownError";

/** Whether the caller is not, or no longer, somebody who may. */
export const isDenied = (cause: unknown): boolean =>
  cause instanceof ApiFailure && (cause.error.status === 401 || cause.error.status === 403);

export function unknownFailure(cause: unknown): ApiFailure {
  const message = cause instanceof Error ? cause.message : String(cause);
  return new ApiFailure({ status: 500, name: "UnknownError", message, details: {} });
}
