import { sql } from "kysely";
import type { Collection, Sql } from "../collections/collection.ts";
import { fold } from "../persistence/database/foldText.ts";
import { linked } from "./links.ts";
import { isList, isMap, type QueryValue } from "./parseQuery.ts";
import { Refusal, invalid, invalidKey } from "./refusal.ts";
import { findAttribute, mayFollow, relationOf, targetOf, type Attribute, type Scope } from "./scope.ts";
import { isTextKind } from "./values.ts";

type Key = { readonly path: readonly string[]; readonly direction: "asc" | "desc" };
const MAX_KEYS = 20;
const MAX_LEVELS = 4;

/** The wanted order; whoever uses it adds the id as the last key, so that pages never overlap (API22). */
export function sortOrder(
  scope: Scope,
  collection: Collection,
  alias: string,
  sort: QueryValue | undefined,
): Sql[] {
  const keys = parseSort(sort);
  if (keys.length > MAX_KEYS) throw new Refusal(invalid(`At most ${MAX_KEYS} sort keys`));
  if (keys.some(({ path }) => path.length > MAX_LEVELS + 1))
    throw new Refusal(invalid(`A sort key goes through at most ${MAX_LEVELS} relations`));
  return keys.flatMap(({ path, direction }) =>
    terms(scope, keyAttribute(scope, collection, alias, path, [])).map(
      (term) => sql`${term} ${sql.raw(direction)} nulls last`,
    ),
  );
}

function parseSort(sort: QueryValue | undefined, path: readonly string[] = []): Key[] {
  if (sort === undefined || sort === null) return [];
  if (isList(sort)) return sort.flatMap((item) => parseSort(item, path));
  if (isMap(sort))
    return [...sort].flatMap(([name, inner]) =>
      typeof inner === "string"
        ? [{ path: [...path, ...name.split(".")], direction: parseDirection(inner) }]
        : parseSort(inner, [...path, name]),
    );
  return sort
    .split(",")
    .filter((part) => part.trim() !== "")
    .map((part) => {
      const [name = "", direction = "asc"] = part.trim().split(":");
      return { path: [...path, ...name.split(".")], direction: parseDirection(direction) };
    });
}

function parseDirection(text: string): Key["direction"] {
  const direction = text.toLowerCase();
  if (direction === "asc" || direction === "desc") return direction;
  throw new Refusal(invalid("Invalid order. order can only be one of asc|desc|ASC|DESC"));
}

function keyAttribute(
  scope: Scope,
  collection: Collection,
  alias: string,
  [name = "", ...rest]: readonly string[],
  path: readonly string[],
): Attribute {
  if (rest.length === 0) {
    const attribute = findAttribute(scope, collection, alias, name);
    if (attribute === undefined) throw new Refusal(invalidKey("sort", name, null));
    if (attribute === "private" || attribute.kind === "json")
      throw new Refusal(invalidKey("sort", name, path));
    return attribute;
  }
  const relation = relationOf(collection, name);
  if (relation === undefined) throw new Refusal(invalidKey("sort", name, null));
  if (!mayFollow(scope, relation)) throw new Refusal(invalidKey("sort", name, path));
  // Which of many would count is anybody's guess, and to find it takes a search for every row.
  if (relation.isList) throw new Refusal(invalid(`Cannot sort through ${name}: it leads to many entries`));
  scope.takeStep();
  const target = targetOf(relation);
  const inner = scope.nextAlias();
  const { kind, expression } = keyAttribute(scope, target, inner, rest, [...path, name]);
  return {
    kind,
    expression: sql`(select ${expression} from ${sql.table(target.table)} as ${sql.id(inner)}
      where ${linked(relation, alias, inner)} and ${target.rows.read(scope.viewer, inner)})`,
  };
}

/** Texts in the order of the alphabet, ё with е, the same on both engines; equal ones by their exact letters. */
function terms({ isPostgres }: Scope, { kind, expression }: Attribute): Sql[] {
  if (!isTextKind(kind)) return [expression];
  const binary = (text: Sql) => (isPostgres ? sql`${text} collate "C"` : text);
  return [binary(fold(isPostgres, expression)), binary(expression)];
}
