import { sql } from "kysely";
import type { Collection, Relation, Sql } from "../collections/collection.ts";
import { filterCondition } from "./filters.ts";
import { hangingOn, joinedToIds, storedOrder, type Hanging } from "./links.ts";
import { parseCount } from "./pagination.ts";
import { isList, isMap, type QueryMap, type QueryValue } from "./parseQuery.ts";
import { Refusal, invalid, invalidKey } from "./refusal.ts";
import { mayFollow, relationOf, targetOf, type Scope } from "./scope.ts";
import { parseFields, type Selection } from "./select.ts";
import { sortOrder } from "./sort.ts";

const MAX_LEVELS = 4;
const MAX_RELATIONS = 20;
const WORDS: ReadonlySet<string> = new Set([
  "fields",
  "sort",
  "filters",
  "populate",
  "count",
  "start",
  "limit",
]);

/** One relation to fetch, compiled before anything is read: a wrong word is refused whatever the data. */
export type PopulateNode = {
  readonly name: string;
  readonly relation: Relation;
  /** What is written for an entry on which nothing hangs. */
  readonly none: string;
  /** The alias of the entries it hangs on, and its own. */
  readonly owner: string;
  readonly alias: string;
  /** Of all owners whose ids are given; and of the one whose row is at hand. */
  readonly source: Sql;
  readonly hanging: Hanging;
  readonly selection: Selection;
  /** Which rows behind the relation, the target's own rules included. */
  readonly condition: Sql;
  readonly order: readonly Sql[];
  readonly isCount: boolean;
  readonly start: number | undefined;
  readonly limit: number | undefined;
  readonly nested: readonly PopulateNode[];
};

/** The entries on which relations hang. */
type Level = { readonly collection: Collection; readonly alias: string };

/** What was asked for, before it is known what there is. */
type Wish = Map<string, { options: QueryMap; nested: Wish }>;

export function parsePopulate(
  scope: Scope,
  { collection, alias }: Level,
  populate: QueryValue | undefined,
): PopulateNode[] {
  const nodes = compile(scope, { collection, alias, path: [] }, wishOf(scope, collection, populate));
  if (countNodes(nodes) > MAX_RELATIONS)
    throw new Refusal(invalid(`At most ${MAX_RELATIONS} relations can be populated`, SOURCE));
  return nodes;
}

const SOURCE = { source: "query", param: "populate" };

const countNodes = (nodes: readonly PopulateNode[]): number =>
  nodes.reduce((total, node) => total + 1 + countNodes(node.nested), 0);

function wishOf(scope: Scope, collection: Collection, populate: QueryValue | undefined): Wish {
  const wish: Wish = new Map();
  if (populate === undefined || populate === null || populate === "" || populate === "false") return wish;
  if (typeof populate === "string") {
    for (const path of populate.split(",")) addPath(scope, collection, wish, path.trim());
    return wish;
  }
  if (isList(populate)) {
    for (const item of populate) {
      if (typeof item !== "string") throw new Refusal(invalid("Invalid populate parameter", SOURCE));
      for (const path of item.split(",")) addPath(scope, collection, wish, path.trim());
    }
    return wish;
  }
  if (isMap(populate)) for (const [name, options] of populate) addOptions(wish, name, options);
  return wish;
}

function addPath(scope: Scope, collection: Collection, wish: Wish, path: string): void {
  if (path === "") return;
  if (path === "*" || path === "true") {
    for (const name of Object.keys(collection.relations)) {
      const relation = relationOf(collection, name);
      if (relation !== undefined && mayFollow(scope, relation)) at(wish, name);
    }
    return;
  }
  const names = path.split(".");
  if (names.length > MAX_LEVELS) throw new Refusal(tooDeep());
  let level = wish;
  for (const name of names) level = at(level, name).nested;
}

function addOptions(wish: Wish, name: string, options: QueryValue): void {
  if (options === "false" || options === "0") return;
  if (isList(options)) throw new Refusal(invalid("Invalid populate parameter", SOURCE));
  const [first = name, ...rest] = name.split(".");
  let entry = at(wish, first);
  for (const inner of rest) entry = at(entry.nested, inner);
  if (isMap(options)) entry.options = options;
}

function at(wish: Wish, name: string) {
  const known = wish.get(name);
  if (known !== undefined) return known;
  const entry = { options: new Map<string, QueryValue>(), nested: new Map() };
  wish.set(name, entry);
  return entry;
}

type LevelInside = Level & { readonly path: readonly string[] };

function compile(scope: Scope, owner: LevelInside, wish: Wish): PopulateNode[] {
  const { collection, path } = owner;
  if (wish.size > 0 && path.length >= MAX_LEVELS) throw new Refusal(tooDeep());
  return [...wish].flatMap(([name, { options, nested }]) => {
    const relation = relationOf(collection, name);
    if (relation === undefined) throw new Refusal(invalidKey("populate", name, null));
    // Unlike in a filter, what the caller may not read is left out without a word (API28).
    if (!mayFollow(scope, relation)) return [];
    const unknown = [...options.keys()].find((word) => !WORDS.has(word));
    if (unknown !== undefined) throw new Refusal(invalidKey("populate", unknown, [...path, name]));
    const inner = merge(wishOf(scope, targetOf(relation), options.get("populate")), nested);
    return [compileNode(scope, { owner, name, relation, options, inner, path: [...path, name] })];
  });
}

type NodeDraft = {
  readonly owner: Level;
  readonly name: string;
  readonly relation: Relation;
  readonly options: QueryMap;
  readonly inner: Wish;
  readonly path: readonly string[];
};

function compileNode(scope: Scope, draft: NodeDraft): PopulateNode {
  const { owner, name, relation, options, inner, path } = draft;
  const target = targetOf(relation);
  const alias = scope.nextAlias();
  const joined = {
    relation,
    ownTable: owner.collection.table,
    own: owner.alias,
    targetTable: target.table,
    target: alias,
  };
  const sorted = sortOrder(scope, target, alias, options.get("sort"));
  const filters = filterCondition(scope, target, alias, options.get("filters"));
  const count = options.get("count");
  const isCount = count === "true" || count === "t" || count === "1";
  return {
    name,
    relation,
    none: noneOf(relation, isCount),
    owner: owner.alias,
    alias,
    source: joinedToIds(scope, joined),
    hanging: hangingOn(joined),
    selection: parseFields(scope, target, options.get("fields"), path),
    condition: sql`${target.rows.read(scope.viewer, alias)} and ${filters}`,
    order: [...sorted, ...storedOrder(joined), sql.ref(`${alias}.id`)],
    isCount,
    start: parseCount("start", options.get("start")),
    limit: parseCount("limit", options.get("limit")),
    nested: compile(scope, { collection: target, alias, path }, inner),
  };
}

function noneOf({ isList }: Relation, isCount: boolean): string {
  if (isCount) return '{"count":0}';
  return isList ? "[]" : "null";
}

function merge(wish: Wish, other: Wish): Wish {
  for (const [name, { options, nested }] of other) {
    const entry = at(wish, name);
    if (options.size > 0) entry.options = options;
    merge(entry.nested, nested);
  }
  return wish;
}

const tooDeep = () => invalid(`Populate is at most ${MAX_LEVELS} levels deep`, SOURCE);
