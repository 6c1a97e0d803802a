import { sql } from "kysely";
import { may, type Collection, type Field, type Sql } from "../collections/collection.ts";
import { cleanHtmlJson } from "../persistence/database/htmlFunction.ts";
import type { Values } from "../persistence/database/rowReader.ts";
import { sanitiseHtml } from "../html/sanitiseHtml.ts";
import { isList, type QueryValue } from "./parseQuery.ts";
import { Refusal, invalidKey } from "./refusal.ts";
import { SYSTEM_FIELDS, fieldExpression, fieldOf, type Scope } from "./scope.ts";

/** What of an entry is read, and how it looks when it leaves: picked from what the caller may see, never cut down to it. */
export type Selection = {
  /** The id comes first. */
  readonly columns: (alias: string) => Sql;
  /** The members of the entry as JSON, from the columns that begin at this place of the row. */
  readonly write: (row: Values, at: number) => string;
  /** The same members, written by SQLite: pieces of text to be put together. */
  readonly json: (alias: string) => Sql[];
  /** A value of the entry; undefined when it was not selected. */
  readonly pick: (row: Values, name: string) => unknown;
};

export function parseFields(
  scope: Scope,
  collection: Collection,
  fields: QueryValue | undefined,
  path: readonly string[] = [],
): Selection {
  const names = wantedNames(fields);
  if (names === undefined) return selectionOf(collection, readableNames(scope, collection));
  for (const name of names) {
    if (name === "id" || name === "documentId") continue;
    const field = fieldOf(collection, name);
    if (field === undefined) throw new Refusal(invalidKey("fields", name, null));
    if (!may(field.read, scope.viewer)) throw new Refusal(invalidKey("fields", name, path));
  }
  return selectionOf(collection, [...new Set(names)]);
}

export function readableNames({ viewer }: Scope, collection: Collection): string[] {
  const own = Object.entries(collection.fields).filter(([, field]) => may(field.read, viewer));
  return [...own.map(([name]) => name), ...Object.keys(SYSTEM_FIELDS)];
}

/** Undefined means all of them. */
function wantedNames(fields: QueryValue | undefined): string[] | undefined {
  if (fields === undefined || fields === null || fields === "") return undefined;
  const given = isList(fields) ? fields : [fields];
  if (given.length === 0) return undefined;
  const names = given.flatMap((item) => {
    if (typeof item !== "string") throw new Refusal(invalidKey("fields", "fields", null));
    return item.split(",").map((name) => name.trim());
  });
  return names.includes("*") ? undefined : names.filter((name) => name !== "");
}

function selectionOf(collection: Collection, names: readonly string[]): Selection {
  const fields = names.flatMap((name) => {
    const field = fieldOf(collection, name);
    return field === undefined ? [] : [{ name, field }];
  });
  // Two fields of one column are read once; a field that is worked out has a column of its own name.
  const columns = [...new Map(fields.map(({ field }) => [field.column, field])).values()];
  const members = fields.map(({ name, field }) => ({
    name,
    key: `,"${name}":`,
    index: 2 + columns.findIndex(({ column }) => column === field.column),
    write: field.kind === "html" ? writeHtml : writeValue,
  }));
  return {
    columns: (alias) =>
      sql.join([
        sql`${sql.ref(`${alias}.id`)} as ${sql.id("id")}`,
        sql`${sql.ref(`${alias}.document_id`)} as ${sql.id("document_id")}`,
        ...columns.map((field) => sql`${fieldExpression(field, alias)} as ${sql.id(field.column)}`),
      ]),
    write: (row, at) => {
      let text = `"id":${Number(row[at])},"documentId":${writeValue(row[at + 1])}`;
      for (const { key, index, write } of members) text += key + write(row[at + index]);
      return text;
    },
    json: (alias) => [
      sql`${sql.lit('"id":')}, ${sql.ref(`${alias}.id`)}`,
      sql`${sql.lit(',"documentId":')}, json_quote(${sql.ref(`${alias}.document_id`)})`,
      ...fields.map(({ name, field }) => sql`${sql.lit(`,"${name}":`)}, ${valueJson(field, alias)}`),
    ],
    pick: (row, name) => {
      const member = members.find((one) => one.name === name);
      return member && row[member.index];
    },
  };
}

function valueJson(field: Field, alias: string): Sql {
  const value = fieldExpression(field, alias);
  switch (field.kind) {
    case "boolean":
      return sql`case ${value} when 1 then 'true' when 0 then 'false' else 'null' end`;
    case "json":
      return sql`coalesce(${value}, 'null')`;
    case "html":
      return cleanHtmlJson(value);
    case "string":
    case "text":
    case "integer":
    case "decimal":
    case "date":
    case "datetime":
    case "words":
      return sql`json_quote(${value})`;
  }
}

function writeValue(value: unknown): string {
  // Most values are none of the caller's text, and to ask for the JSON of those costs more than to write it.
  if (value === null || value === undefined) return "null";
  if (typeof value === "boolean") return value ? "true" : "false";
  return JSON.stringify(value);
}

/** HTML was cleaned when it was written; it is cleaned again, because rules of cleaning change and rows do not (SE1). */
function writeHtml(value: unknown): string {
  return typeof value === "string" ? JSON.stringify(sanitiseHtml(value)) : "null";
}
