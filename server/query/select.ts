import { sql } from "kysely";
import { may, type Collection, type Sql } from "../collections/collection.ts";
import { sanitiseHtml } from "../present/sanitiseHtml.ts";
import { isList, type QueryValue } from "./parseQuery.ts";
import { invalidKey } from "./refusal.ts";
import { SYSTEM_FIELDS, fieldExpression, fieldOf, type Scope } from "./scope.ts";

export type Row = Readonly<Record<string, unknown>>;

/** What of an entry is read, and how it looks when it leaves: picked from what the caller may see, never cut down to it. */
export type Selection = {
  readonly columns: (alias: string) => Sql;
  readonly present: (row: Row) => Record<string, unknown>;
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
    if (field === undefined) throw invalidKey("fields", name, null);
    if (!may(field.read, scope.viewer)) throw invalidKey("fields", name, path);
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
    if (typeof item !== "string") throw invalidKey("fields", "fields", null);
    return item.split(",").map((name) => name.trim());
  });
  return names.includes("*") ? undefined : names.filter((name) => name !== "");
}

function selectionOf(collection: Collection, names: readonly string[]): Selection {
  const fields = names.flatMap((name) => {
    const field = fieldOf(collection, name);
    return field === undefined ? [] : [{ name, field }];
  });
  return {
    columns: (alias) =>
      sql.join([
        sql`${sql.ref(`${alias}.id`)} as ${sql.id("id")}`,
        sql`${sql.ref(`${alias}.document_id`)} as ${sql.id("documentId")}`,
        ...fields.map(({ name, field }) => sql`${fieldExpression(field, alias)} as ${sql.id(name)}`),
      ]),
    present: (row) => {
      const entry: Record<string, unknown> = { id: row["id"], documentId: row["documentId"] };
      for (const { name, field } of fields) entry[name] = shown(field.kind, row[name]);
      return entry;
    },
  };
}

/** HTML was cleaned when it was written; it is cleaned again, because rules of cleaning change and rows do not (SE1). */
function shown(kind: string, value: unknown): unknown {
  if (value === undefined) return null;
  return kind === "html" && typeof value === "string" ? sanitiseHtml(value) : value;
}
