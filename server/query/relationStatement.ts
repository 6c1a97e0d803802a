import { sql, type Kysely } from "kysely";
import type { Sql } from "../collections/collection.ts";
import type { Statement } from "../persistence/database/rowReader.ts";
import type { Tables } from "../persistence/database/tables.ts";
import { compile, limitHole } from "./compiled.ts";
import type { PopulateNode } from "./populate.ts";

/** Of an answer, all its levels together. */
export const MAX_ROWS = 5000;

const compiled = new WeakMap<PopulateNode, Statement>();

/**
 * Reads what hangs on the given ids: the id it hangs on, then the selected columns or how many there are. A node lives as
 * long as the plan it belongs to, and so does its statement.
 */
export function relationStatement(db: Kysely<Tables>, node: PopulateNode): Statement {
  const known = compiled.get(node);
  if (known !== undefined) return known;
  const made = compile(db, node.isCount ? countStatement(node) : rowStatement(node));
  compiled.set(node, made);
  return made;
}

const ownerId = ({ owner }: PopulateNode): Sql => sql.ref(`${owner}.id`);

function countStatement(node: PopulateNode): Sql {
  return sql`select ${ownerId(node)}, count(*) as count
    from ${node.source} where ${node.condition} group by ${ownerId(node)}`;
}

function rowStatement(node: PopulateNode): Sql {
  const body = sql`select ${ownerId(node)} as ${sql.id("$owner")}, ${node.selection.columns(node.alias)}
    ${rank(node)} from ${node.source} where ${node.condition}`;
  if (!isSliced(node)) return sql`${body} order by ${sql.join(node.order)} limit ${limitHole()}`;
  const from = Math.max(0, node.start ?? 0);
  const upTo = node.limit === undefined || node.limit < 0 ? from + MAX_ROWS + 1 : from + node.limit;
  return sql`select * from (${body}) as ranked where ${sql.id("$rank")} > ${from} and ${sql.id("$rank")} <= ${upTo}
    order by ${sql.id("$rank")} limit ${limitHole()}`;
}

const isSliced = ({ start, limit }: PopulateNode): boolean => start !== undefined || limit !== undefined;

/** Its place among the entries of the same owner. */
function rank(node: PopulateNode): Sql {
  if (!isSliced(node)) return sql``;
  return sql`, row_number() over (partition by ${ownerId(node)} order by ${sql.join(node.order)}) as ${sql.id("$rank")}`;
}
