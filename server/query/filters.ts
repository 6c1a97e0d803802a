import { sql } from "kysely";
import type { Collection, Relation, Sql } from "../collections/collection.ts";
import { joinedTables } from "./links.ts";
import { all, any, OPERATORS } from "./operators.ts";
import { isList, isMap, type QueryMap, type QueryValue } from "./parseQuery.ts";
import { Refusal, invalid, invalidKey } from "./refusal.ts";
import { findAttribute, mayFollow, relationOf, targetOf, type Attribute, type Scope } from "./scope.ts";
import { parseBoolean } from "./values.ts";

/** Where a filter stands: the entry behind `alias`, reached along `path`. */
type Place = {
  readonly scope: Scope;
  readonly collection: Collection;
  readonly alias: string;
  readonly path: readonly string[];
};

/** The rows that match; which rows there are at all is not its business, except behind a relation. */
export function filterCondition(
  scope: Scope,
  collection: Collection,
  alias: string,
  filters: QueryValue | undefined,
): Sql {
  if (filters === undefined) return sql`true`;
  return condition({ scope, collection, alias, path: [] }, filters);
}

function condition(place: Place, filters: QueryValue): Sql {
  if (isList(filters)) return all(filters.map((filter) => condition(place, filter)));
  if (!isMap(filters)) throw new Refusal(invalid("The filters parameter must be an object or an array"));
  return all([...filters].map(([key, value]) => keyCondition(place, key, value)));
}

function keyCondition(place: Place, key: string, value: QueryValue): Sql {
  const group = groupCondition(key, value, (inner) => condition(place, inner));
  if (group !== undefined) return group;
  const { scope, collection, alias, path } = place;
  const attribute = findAttribute(scope, collection, alias, key);
  if (attribute === "private") throw new Refusal(invalidKey("filters", key, path));
  if (attribute !== undefined) {
    if (attribute.kind === "json") throw new Refusal(invalidKey("filters", key, path));
    return attributeCondition(scope, attribute, key, value);
  }
  const relation = relationOf(collection, key);
  if (relation === undefined) throw new Refusal(invalidKey("filters", key, null));
  if (!mayFollow(scope, relation)) throw new Refusal(invalidKey("filters", key, path));
  return relationCondition({ ...place, path: [...path, key] }, relation, value);
}

function groupCondition(key: string, value: QueryValue, read: (inner: QueryValue) => Sql): Sql | undefined {
  if (key === "$not") return sql`not ${read(value)}`;
  if (key !== "$and" && key !== "$or") return undefined;
  if (!isList(value)) throw new Refusal(invalid(`${key} expects a list of filters`));
  // An empty list of alternatives asks for nothing, so it excludes nothing.
  if (value.length === 0) return sql`true`;
  return key === "$and" ? all(value.map(read)) : any(value.map(read));
}

function attributeCondition(scope: Scope, attribute: Attribute, name: string, value: QueryValue): Sql {
  if (!isMap(value)) return operatorCondition(scope, attribute, name, "$eq", value);
  if (value.size === 0) throw new Refusal(invalid(`Invalid filter at ${name}`));
  return all(
    [...value].map(
      ([key, inner]) =>
        groupCondition(key, inner, (nested) => attributeCondition(scope, attribute, name, nested)) ??
        operatorCondition(scope, attribute, name, key, inner),
    ),
  );
}

function operatorCondition(
  scope: Scope,
  attribute: Attribute,
  name: string,
  key: string,
  value: QueryValue,
): Sql {
  const operator = Object.hasOwn(OPERATORS, key) ? OPERATORS[key] : undefined;
  if (operator === undefined)
    throw new Refusal(
      invalid(`Invalid key ${key} at ${name}`, { key, path: name, source: "query", param: "filters" }),
    );
  return operator({ scope, attribute, value });
}

/**
 * The rules of the target hold inside the filter too: a row the caller may not see is not there, so nothing about it
 * can be learned from what comes back (SE5).
 */
function relationCondition(place: Place, relation: Relation, value: QueryValue): Sql {
  if (!isMap(value)) return byIdentity(place, relation, value);
  const entries = [...value];
  const operators = entries.filter(([key]) => Object.hasOwn(OPERATORS, key));
  const others = new Map(entries.filter(([key]) => !Object.hasOwn(OPERATORS, key)));
  return all([
    ...operators.map(([key, inner]) => relationOperator(place, relation, key, inner)),
    ...(others.size > 0 || entries.length === 0 ? [behind(place, relation, others)] : []),
  ]);
}

function relationOperator(place: Place, relation: Relation, key: string, value: QueryValue): Sql {
  if (key === "$null" || key === "$notNull") {
    const isPresent = parseBoolean(value) === (key === "$notNull");
    const found = behind(place, relation, new Map());
    return isPresent ? found : sql`not ${found}`;
  }
  return behind(place, relation, new Map([["id", new Map([[key, value]])]]));
}

/** A bare value is the id or the documentId of the other entry; null is "none". */
function byIdentity(place: Place, relation: Relation, value: QueryValue): Sql {
  if (value === null || value === "null") return sql`not ${behind(place, relation, new Map())}`;
  if (isList(value)) return any(value.map((item) => byIdentity(place, relation, item)));
  const isNumber = typeof value === "string" && /^\d+$/.test(value);
  return behind(place, relation, new Map([[isNumber ? "id" : "documentId", value]]));
}

/**
 * The entries that lead there are looked up on their own, once, and not anew for every row: the cost of a long way adds
 * up instead of multiplying.
 */
function behind({ scope, collection, alias, path }: Place, relation: Relation, filters: QueryMap): Sql {
  scope.takeStep();
  const target = targetOf(relation);
  const own = scope.nextAlias();
  const other = scope.nextAlias();
  const tables = joinedTables({
    relation,
    ownTable: collection.table,
    own,
    targetTable: target.table,
    target: other,
  });
  const matches = condition({ scope, collection: target, alias: other, path }, filters);
  return sql`(${sql.ref(`${alias}.id`)} in (select ${sql.ref(`${own}.id`)} from ${tables}
    where ${target.rows.read(scope.viewer, other)} and ${matches}))`;
}
