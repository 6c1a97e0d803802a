import { FIELD_PROBLEMS, type FieldCode } from "#contract/api/writeProblems.ts";
import type { ErrorName } from "#contract/error.ts";
import { ok, refuse, type Result } from "#domain/result.ts";

/** A refusal in the words its caller gets: of queries and bodies of collections, which no list of codes could hold. */
export type WordedProblem = {
  readonly code: "invalid";
  readonly name: ErrorName;
  readonly message: string;
  readonly details: unknown;
};

export const worded = (name: ErrorName, message: string, details: unknown = {}): WordedProblem => ({
  code: "invalid",
  name,
  message,
  details,
});

export const invalid = (message: string, details: unknown = {}) =>
  worded("ValidationError", message, details);

/** Thrown by the parsers of queries and bodies, however deep, and caught by `parsed`: nobody else sees one. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly problem: WordedProblem;

  constructor(problem: WordedProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** What a parser makes of a query or a body, or why it refuses: the border of this folder. */
export async function parsed<Value>(
  parse: () => Value | Promise<Value>,
): Promise<Result<Value, WordedProblem>> {
  try {
    return ok(await parse());
  } catch (cause) {
    if (cause instanceof Refusal) return refuse(cause.problem);
    throw cause;
  }
}

export type Param = "filters" | "sort" | "fields" | "populate" | "_q" | "pagination";

/** `path` is null for a key nobody knows, and leads to it when it is known but not for this caller. */
export function invalidKey(param: Param, key: string, path: readonly string[] | null): WordedProblem {
  const details = { key, path: path === null ? null : [...path, key].join("."), source: "query", param };
  return invalid(`Invalid key ${key}`, details);
}

export type FieldError = {
  readonly path: readonly string[];
  readonly message: string;
  readonly name: "ValidationError";
  /** Where a rule says it, and not the shape of the body. */
  readonly code?: FieldCode;
};

export const fieldError = (path: readonly string[], message: string): FieldError => ({
  path,
  message,
  name: "ValidationError",
});

export const fieldProblem = (field: string, code: FieldCode): FieldError => ({
  ...fieldError([field], FIELD_PROBLEMS[code]),
  code,
});

/** One in its own words and with its code, several as their number; the values themselves are never echoed (API14). */
export function invalidFields(errors: readonly FieldError[]): WordedProblem {
  const [first] = errors;
  if (errors.length !== 1 || first === undefined)
    return invalid(`${errors.length} errors occurred`, { errors });
  return invalid(first.message, { errors, ...(first.code && { code: first.code }) });
}
