import { z } from "zod";
import { ok, refuse, type Result } from "#domain/result.ts";
import { fieldError, invalid, invalidFields, type WordedProblem } from "../query/refusal.ts";

/** A body that is not there is an empty one; that of a write is `{data: …}` (API17). */
export function readBody(schema: z.ZodType, body: unknown): Result<unknown, WordedProblem> {
  const isWrite = schema instanceof z.ZodObject && "data" in schema.shape;
  if (isWrite && !(typeof body === "object" && body !== null && "data" in body))
    return refuse(invalid('Missing "data" payload in the request body'));
  return readInput(schema, body ?? {});
}

/** A long list of nonsense must not make an answer longer than itself. */
const MOST_TOLD = 50;

/** What came from outside as the schema has it, or one entry for every wrong field. Values are not echoed. */
export function readInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): Result<z.output<Schema>, WordedProblem> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return ok(parsed.data);
  const errors = parsed.error.issues
    .slice(0, MOST_TOLD)
    .map(({ path, message }) => fieldError(path.map(String), message));
  return refuse(invalidFields(errors));
}
