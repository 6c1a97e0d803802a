import { z } from "zod";
import type { ErrorName } from "#contract/error.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import { fieldError, invalid, invalidFields, type Refusal } from "../query/refusal.ts";

/** What came from outside cannot be read; in the words its caller gets. */
export type InvalidInput = {
  readonly code: "invalid";
  readonly name: ErrorName;
  readonly message: string;
  readonly details: unknown;
};

/** A body that is not there is an empty one; that of a write is `{data: …}` (API17). */
export function readBody(schema: z.ZodType, body: unknown): Result<unknown, InvalidInput> {
  const isWrite = schema instanceof z.ZodObject && "data" in schema.shape;
  if (isWrite && !(typeof body === "object" && body !== null && "data" in body))
    return refuse(toInvalid(invalid('Missing "data" payload in the request body')));
  return readInput(schema, body ?? {});
}

/** What came from outside as the schema has it, or one entry for every wrong field. Values are not echoed. */
export function readInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): Result<z.output<Schema>, InvalidInput> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return ok(parsed.data);
  const errors = parsed.error.issues.map(({ path, message }) => fieldError(path.map(String), message));
  return refuse(toInvalid(invalidFields(errors)));
}

export const toInvalid = ({ error, message, details }: Refusal): InvalidInput => ({
  code: "invalid",
  name: error,
  message,
  details,
});

/** The body of a write, `{data: …}` (API17). */
export function parseWrite<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  if (typeof body === "object" && body !== null && "data" in body) return parseInput(schema, body);
  throw invalid('Missing "data" payload in the request body');
}

/** Parses what came from outside, or answers 400 with one entry per wrong field. Values are not echoed. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw invalidFields(parsed.error.issues.map(({ path, message }) => fieldError(path.map(String), message)));
}
