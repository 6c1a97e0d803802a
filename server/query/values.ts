import type { Field } from "../collections/collection.ts";
import { MAX_INTEGER } from "../collections/fields.ts";
import type { QueryValue } from "./parseQuery.ts";
import { Refusal, invalid } from "./refusal.ts";

export type Scalar = string | number | boolean | null;
export type ValueKind = Field["kind"] | "id";

const BOOLEANS = new Map([
  ["true", true],
  ["t", true],
  ["1", true],
  ["false", false],
  ["f", false],
  ["0", false],
]);

/** What was written in a query, as the column keeps it. The word `null` is nothing, except in a text. */
export function parseScalar(kind: ValueKind, value: QueryValue): Scalar {
  if (value === null) return null;
  if (typeof value !== "string") throw new Refusal(invalid("Invalid value: expected a single value"));
  if (isTextKind(kind)) return value;
  if (value === "null") return null;
  switch (kind) {
    case "id":
      return parseId(value);
    case "integer":
    case "decimal":
      return parseNumber(value);
    case "boolean":
      return parseBoolean(value);
    case "date":
      return parseInstant(value).slice(0, 10);
    case "datetime":
      return parseInstant(value);
    case "string":
    case "text":
    case "html":
    case "words":
    case "json":
      return value;
  }
}

/** Kinds that are compared as text. */
export function isTextKind(kind: ValueKind): boolean {
  return kind === "string" || kind === "text" || kind === "html" || kind === "words";
}

export function parseBoolean(value: QueryValue | undefined): boolean {
  const parsed = typeof value === "string" ? BOOLEANS.get(value) : undefined;
  if (parsed === undefined)
    throw new Refusal(invalid("Invalid boolean value. Expected one of true, t, 1, false, f, 0"));
  return parsed;
}

function parseNumber(text: string): number {
  const parsed = /^\s*[+-]?(\d+(?:\.\d*)?|\.\d+)(e[+-]?\d{1,3})?\s*$/i.test(text) ? Number(text) : Number.NaN;
  if (!Number.isFinite(parsed)) throw new Refusal(invalid("Invalid number"));
  return parsed;
}

function parseId(text: string): number {
  const parsed = parseNumber(text);
  if (!Number.isInteger(parsed) || Math.abs(parsed) > MAX_INTEGER)
    throw new Refusal(invalid("Invalid number"));
  return parsed;
}

const ISO = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/** An ISO text or milliseconds, as ISO with milliseconds in UTC. */
export function parseInstant(text: string): string {
  const at = /^-?\d{1,15}$/.test(text)
    ? new Date(Number(text))
    : new Date(ISO.test(text) ? text : Number.NaN);
  const year = at.getUTCFullYear();
  if (Number.isNaN(at.getTime()) || year < 0 || year > 9999)
    throw new Refusal(invalid("Invalid format, expected a timestamp or an ISO date"));
  return at.toISOString();
}
