import { isOneLine } from "#domain/oneLine.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Field } from "../collections/collection.ts";
import { isUploadAddress } from "../files/fileStore.ts";
import { sanitiseHtml } from "../html/sanitiseHtml.ts";
import { fieldError, fieldProblem, type FieldError, Refusal } from "./refusal.ts";
import { parseInstant } from "./values.ts";

type Parsed = Result<unknown, readonly FieldError[]>;

/** A value of a body as its column keeps it, or what is wrong with it in the words clients of this style know (API15). */
export function parseFieldValue(name: string, field: Field, value: unknown): Parsed {
  if (value === null) return field.isNullable ? ok(null) : wrong(name, `${mustBe(name, field)} \`null\`.`);
  switch (field.kind) {
    case "string":
    case "text":
      return parseText(name, field, value);
    case "html":
      return parseHtml(name, field, value);
    case "words":
      return parseWord(name, field, value);
    case "integer":
    case "decimal":
      return parseNumber(name, field, value);
    case "boolean":
      return typeof value === "boolean" ? ok(value) : wrong(name, mustBe(name, field, value));
    case "date":
    case "datetime":
      return parseDate(name, field, value);
    case "json":
      return parseJson(name, field, value);
  }
}

const TYPES: Readonly<Record<Field["kind"], string>> = {
  string: "string",
  text: "string",
  html: "string",
  words: "string",
  integer: "number",
  decimal: "number",
  boolean: "boolean",
  date: "date",
  datetime: "date",
  json: "object",
};

/** Of a wrong value only its type is told, never the value. */
function mustBe(name: string, { kind }: Field, value?: unknown): string {
  const final = value === undefined ? "" : ` \`${Array.isArray(value) ? "array" : typeof value}\`.`;
  return `${name} must be a \`${TYPES[kind]}\` type, but the final value was:${final}`;
}

const wrong = (name: string, message: string) => refuse([fieldError([name], message)]);

function parseText(name: string, field: Field, value: unknown): Parsed {
  if (typeof value !== "string" || value.includes("\0")) return wrong(name, mustBe(name, field, value));
  if (field.kind === "string" && !isOneLine(value)) return wrong(name, `${name} has forbidden characters`);
  if (field.isUpload && !isUploadAddress(value)) return refuse([fieldProblem(name, "not-an-upload")]);
  // Blanks are not a name (API36).
  const length = field.isRequired ? value.trim().length : value.length;
  const min = Math.max(field.min ?? 0, field.isRequired ? 1 : 0);
  if (length < min) return wrong(name, `${name} must be at least ${min} characters`);
  if (field.max !== undefined && value.length > field.max)
    return wrong(name, `${name} must be at most ${field.max} characters`);
  return ok(value);
}

function parseHtml(name: string, field: Field, value: unknown): Parsed {
  const parsed = parseText(name, field, value);
  return parsed.ok && typeof parsed.value === "string" ? ok(sanitiseHtml(parsed.value)) : parsed;
}

function parseWord(name: string, { words = [], isNullable }: Field, value: unknown): Parsed {
  if (typeof value === "string" && words.includes(value)) return ok(value);
  const list = isNullable ? [...words, ""] : words;
  return wrong(name, `${name} must be one of the following values: ${list.join(", ")}`);
}

function parseNumber(name: string, field: Field, value: unknown): Parsed {
  if (typeof value !== "number" || !Number.isFinite(value)) return wrong(name, mustBe(name, field, value));
  if (field.kind === "integer" && !Number.isInteger(value)) return wrong(name, `${name} must be an integer`);
  if (field.min !== undefined && value < field.min)
    return wrong(name, `${name} must be greater than or equal to ${field.min}`);
  if (field.max !== undefined && value > field.max)
    return wrong(name, `${name} must be less than or equal to ${field.max}`);
  return ok(value);
}

function parseDate(name: string, field: Field, value: unknown): Parsed {
  if (typeof value !== "string" && typeof value !== "number") return wrong(name, mustBe(name, field, value));
  // A form's empty date is no date.
  if (value === "") return field.isNullable ? ok(null) : wrong(name, `${mustBe(name, field)} \`null\`.`);
  try {
    const instant = parseInstant(String(value));
    return ok(field.kind === "date" ? instant.slice(0, 10) : instant);
  } catch (cause) {
    if (cause instanceof Refusal) return wrong(name, cause.message);
    throw cause;
  }
}

function parseJson(name: string, field: Field, value: unknown): Parsed {
  const parsed = field.schema?.safeParse(value);
  if (parsed === undefined || parsed.success) return ok(parsed?.data ?? value);
  return refuse(
    parsed.error.issues.map((issue) =>
      fieldError([name, ...issue.path.map(String)], `${[name, ...issue.path].join(".")}: ${issue.message}`),
    ),
  );
}
