import type { z } from "zod";
import { fieldError, invalid, invalidFields } from "../query/refusal.ts";

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
