import type { ErrorName } from "#contract/error.ts";

/** A query or a body that cannot be served: thrown where it is noticed, however deep, and answered in one place. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly error: ErrorName;
  readonly details: unknown;

  constructor(error: ErrorName, message: string, details: unknown = {}) {
    super(message);
    this.error = error;
    this.details = details;
  }
}

export const invalid = (message: string, details: unknown = {}) =>
  new Refusal("ValidationError", message, details);

export type Param = "filters" | "sort" | "fields" | "populate" | "_q" | "pagination";

/** `path` is null for a key nobody knows, and leads to it when it is known but not for this caller. */
export function invalidKey(param: Param, key: string, path: readonly string[] | null): Refusal {
  const details = { key, path: path === null ? null : [...path, key].join("."), source: "query", param };
  return invalid(`Invalid key ${key}`, details);
}

export type FieldError = {
  readonly path: readonly string[];
  readonly message: string;
  readonly name: "ValidationError";
};

export const fieldError = (path: readonly string[], message: string): FieldError => ({
  path,
  message,
  name: "ValidationError",
});

/** One message of its own, several as their number; the values themselves are never echoed (API14). */
export function invalidFields(errors: readonly FieldError[]): Refusal {
  const [first] = errors;
  const message =
    errors.length === 1 && first !== undefined ? first.message : `${errors.length} errors occurred`;
  return invalid(message, { errors });
}
