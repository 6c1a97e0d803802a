import { z } from "zod";
import { ok, refuse, type Result } from "#domain/result.ts";
import { fieldError, invalid, invalidFields, type WordedProblem } from "../query/refusal.ts";
import { HttpProblem } from "./problem.ts";

/** A body that is not there is an empty one; that of a write is `{data: …}` (API17). */
export function readBody(schema: z.ZodType, body: unknown): Result<unknown, WordedProblem> {
  const isWrite = schema instanceof z.ZodObject && "data" in schema.shape;
  if (isWrite && !(typeof body === "object" && body !== null && "data" in body))
    return refuse(invalid('Missing "data" payload in the request body'));
  return readInput(schema, body ?? {});
}

/** What came from outside as the schema has it, or one entry for every wrong field. Values are not echoed. */
export function readInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): Result<z.output<Schema>, WordedProblem> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return ok(parsed.data);
  const errors = parsed.error.issues.map(({ path, message }) => fieldError(path.map(String), message));
  return refuse(invalidFields(errors));
}

/** The body of a write, `{data: …}` (API17). */
export function parseWrite<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  if (typeof body === "object" && body !== null && "data" in body) return parseInput(schema, body);
  throw new HttpProblem("ValidationError", 'Missing "data" payload in the request body');
}

/** Parses what came from outside, or answers 400 with one entry per wrong field. Values are not echoed. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const read = readInput(schema, input);
  if (read.ok) return read.value;
  const { name, message, details } = read.problem;
  throw new HttpProblem(name, message, details);
}
