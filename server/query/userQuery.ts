import { sql, type Kysely } from "kysely";
import { roleDocumentId, roleId } from "#contract/account/user.ts";
import { ROLE_TYPES, type Viewer } from "#domain/access/access.ts";
import type { Sql } from "../collections/collection.ts";
import { users } from "../collections/users.ts";
import { isPostgres } from "../persistence/database/columns.ts";
import type { Tables } from "../persistence/database/tables.ts";
import { filterCondition } from "./filters.ts";
import { isList, isMap, parseQuery, type QueryMap, type QueryValue } from "./parseQuery.ts";
import { Refusal, invalidKey } from "./refusal.ts";
import { createScope } from "./scope.ts";
import { parseFields } from "./select.ts";
import { sortOrder } from "./sort.ts";
import { refuseOtherWords } from "./topWords.ts";

/** Pages of users are asked for by `start` and `limit`; `pagination` is known and means nothing (API44). */
const WORDS = [
  "filters",
  "sort",
  "fields",
  "populate",
  "pagination",
  "start",
  "limit",
  "q",
  "_q",
  "status",
  "locale",
];

/** Which accounts, in which order, and what of them is shown. The accounts stand behind `alias`. */
export type UserQuery = {
  readonly alias: string;
  readonly where: Sql;
  readonly order: readonly Sql[];
  readonly fields: readonly string[] | undefined;
  readonly hasRole: boolean;
};

export function parseUserQuery(db: Kysely<Tables>, viewer: Viewer, text: string): UserQuery {
  const query = parseQuery(text);
  refuseOtherWords(query, WORDS);
  const scope = createScope(viewer, isPostgres(db));
  const alias = scope.nextAlias();
  const filters = query.get("filters");
  const sort = query.get("sort");
  const fields = query.get("fields");
  // Refuses what is no field.
  parseFields(scope, users, fields);
  return {
    alias,
    where: filterCondition(scope, users, alias, filters && roleAsField(filters)),
    order: [...sortOrder(scope, users, alias, sort && sortByRole(sort)), sql.ref(`${alias}.id`)],
    fields: namesIn(fields),
    hasRole: asksForRole(query.get("populate")),
  };
}

/** Roles are a closed list and no table: `role.type`, the number and the documentId of one are its word. */
function roleAsField(filters: QueryValue): QueryValue {
  if (isList(filters)) return filters.map(roleAsField);
  if (!isMap(filters)) return filters;
  return new Map(
    [...filters].map(([key, value]) => [key, key === "role" ? roleWords(value) : roleAsField(value)]),
  );
}

function roleWords(value: QueryValue): QueryValue {
  if (isList(value)) return value.map(roleWords);
  if (typeof value === "string") return WORD_OF.get(value) ?? value;
  if (!isMap(value)) return value;
  const [[key, inner] = ["", null]] = value;
  if (value.size === 1 && NAMES_OF_ROLE.has(key)) return roleWords(inner);
  return new Map([...value].map(([name, one]) => [name, BOOLEAN.has(name) ? one : roleWords(one)]));
}

const NAMES_OF_ROLE: ReadonlySet<string> = new Set(["type", "id", "documentId"]);
/** Operators whose value is no role. */
const BOOLEAN: ReadonlySet<string> = new Set(["$null", "$notNull"]);
const WORD_OF: ReadonlyMap<string, string> = new Map(
  ROLE_TYPES.flatMap((type): [string, string][] => [
    [String(roleId(type)), type],
    [roleDocumentId(type), type],
  ]),
);

/** `role.type` is the word of the role, and so is `role[type]`. */
function sortByRole(sort: QueryValue): QueryValue {
  if (typeof sort === "string") return sort.replaceAll(/\brole\.(?:type|id)\b/g, "role");
  if (isList(sort)) return sort.map(sortByRole);
  if (!isMap(sort)) return sort;
  return new Map([...sort].map(([key, value]) => [sortKey(key), isMap(value) ? firstOf(value) : value]));
}

const sortKey = (key: string) => (/^role\.(?:type|id)$/.test(key) ? "role" : key);
const firstOf = (map: QueryMap): QueryValue => [...map.values()][0] ?? null;

function namesIn(fields: QueryValue | undefined): string[] | undefined {
  const names = wordsIn(fields);
  return names.length === 0 || names.includes("*") ? undefined : names;
}

/** `populate=role`, in a list, with `*`, or `populate[role]=true`; there is nothing else to be had. */
function asksForRole(populate: QueryValue | undefined): boolean {
  const names = isMap(populate)
    ? [...populate].flatMap(([name, wish]) => (wish === "false" ? [] : [name]))
    : wordsIn(populate);
  const other = names.find((name) => name !== "role" && name !== "*");
  if (other !== undefined) throw new Refusal(invalidKey("populate", other.slice(0, 40), null));
  return names.length > 0;
}

/** Of a list, or separated by commas. */
const wordsIn = (value: QueryValue | undefined): string[] =>
  (isList(value) ? value : [value])
    .flatMap((one) => (typeof one === "string" ? one.split(",") : []))
    .map((word) => word.trim())
    .filter((word) => word !== "");
