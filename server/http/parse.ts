import type { z } from "zod";
import { HttpProblem } from "./problem.ts";

/** The body of a write, `{data: …}` (API17). */
export function parseWrite<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  if (typeof body === "object" && body !== null && "data" in body) return parseInput(schema, body);
  throw new HttpProblem("ValidationError", 'Missing "data" payload in the request body');
}

/** Parses what came from outside, or answers 400 with one entry per wrong field. Values are not echoed. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map((issue) => ({
    path: issue.path.map(String),
    message: issue.message,
    name: "ValidationError",
  }));
  const [first] = errors;
  const message =
    errors.length === 1 && first !== undefined ? first.message : `${errors.length} errors occurred`;
  throw new HttpProblem("ValidationError", message, { errors });
}
