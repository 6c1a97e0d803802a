import { sql, type CompiledQuery, type Kysely } from "kysely";
import type { Sql } from "../collections/collection.ts";
import type { Tables } from "../persistence/tables.ts";
import { compile, isAmong, limitHole, runWith } from "./compiled.ts";
import type { PopulateNode } from "./populate.ts";
import { invalid } from "./refusal.ts";
import type { Row } from "./select.ts";

/** An entry as it leaves the server. */
export type Entry = Record<string, unknown>;

const MAX_ROWS = 5000;
const OWNER = "$owner";

/** Each populated relation in one statement a level, however many entries hang on it. */
export async function fillRelations(
  db: Kysely<Tables>,
  entries: readonly Entry[],
  nodes: readonly PopulateNode[],
): Promise<void> {
  await fill(db, entries, nodes, { rowsLeft: MAX_ROWS - entries.length });
}

type Budget = { rowsLeft: number };

async function fill(
  db: Kysely<Tables>,
  entries: readonly Entry[],
  nodes: readonly PopulateNode[],
  budget: Budget,
): Promise<void> {
  if (entries.length === 0) return;
  const ids = [...new Set(entries.map(({ id }) => Number(id)))];
  for (const node of nodes) {
    if (node.isCount) await fillCount(db, entries, ids, node);
    else await fillRelation(db, entries, ids, node, budget);
  }
}

async function fillRelation(
  db: Kysely<Tables>,
  entries: readonly Entry[],
  ids: readonly number[],
  node: PopulateNode,
  budget: Budget,
): Promise<void> {
  const rows = await runWith(db, statementOf(db, node), { ids, limit: budget.rowsLeft + 1 });
  const byOwner = Map.groupBy(rows, (row) => Number(row[OWNER]));
  const filled: Entry[] = [];
  for (const entry of entries) {
    const found = byOwner.get(Number(entry["id"])) ?? [];
    const kept = node.relation.isList ? found : found.slice(0, 1);
    // Counted as it is written: the same row hangs on every entry that leads to it.
    budget.rowsLeft -= kept.length;
    if (budget.rowsLeft < 0) throw invalid(`An answer may hold at most ${MAX_ROWS} entries`);
    const presented = kept.map((row) => node.selection.present(row));
    entry[node.name] = node.relation.isList ? presented : (presented[0] ?? null);
    filled.push(...presented);
  }
  await fill(db, filled, node.nested, budget);
}

async function fillCount(
  db: Kysely<Tables>,
  entries: readonly Entry[],
  ids: readonly number[],
  node: PopulateNode,
): Promise<void> {
  const rows = await runWith(db, statementOf(db, node), { ids, limit: MAX_ROWS });
  const counts = new Map(rows.map((row) => [Number(row[OWNER]), Number(row["count"])]));
  for (const entry of entries) entry[node.name] = { count: counts.get(Number(entry["id"])) ?? 0 };
}

const compiled = new WeakMap<PopulateNode, CompiledQuery<Row>>();

/** A node lives as long as the plan it belongs to, and so does its statement. */
function statementOf(db: Kysely<Tables>, node: PopulateNode): CompiledQuery<Row> {
  const known = compiled.get(node);
  if (known !== undefined) return known;
  const made = compile<Row>(db, node.isCount ? countStatement(db, node) : rowStatement(db, node));
  compiled.set(node, made);
  return made;
}

function countStatement(db: Kysely<Tables>, node: PopulateNode): Sql {
  const ownerId = sql.ref(`${node.owner}.id`);
  return sql`select ${ownerId} as ${sql.id(OWNER)}, count(*) as count
    from ${node.source} where ${isAmong(db, ownerId)} and ${node.condition} group by ${ownerId}`;
}

function rowStatement(db: Kysely<Tables>, node: PopulateNode): Sql {
  const ownerId = sql.ref(`${node.owner}.id`);
  const order = sql.join([ownerId, ...node.order]);
  const body = sql`select ${ownerId} as ${sql.id(OWNER)}, ${node.selection.columns(node.alias)}
    ${rank(node)} from ${node.source} where ${isAmong(db, ownerId)} and ${node.condition}`;
  if (!isSliced(node)) return sql`${body} order by ${order} limit ${limitHole()}`;
  const from = Math.max(0, node.start ?? 0);
  const upTo = node.limit === undefined || node.limit < 0 ? from + MAX_ROWS + 1 : from + node.limit;
  return sql`select * from (${body}) as ranked where ${sql.id("$rank")} > ${from} and ${sql.id("$rank")} <= ${upTo}
    order by ${sql.id(OWNER)}, ${sql.id("$rank")} limit ${limitHole()}`;
}

const isSliced = ({ start, limit }: PopulateNode): boolean => start !== undefined || limit !== undefined;

/** Its place among the entries of the same owner. */
function rank(node: PopulateNode): Sql {
  if (!isSliced(node)) return sql``;
  const ownerId = sql.ref(`${node.owner}.id`);
  return sql`, row_number() over (partition by ${ownerId} order by ${sql.join(node.order)}) as ${sql.id("$rank")}`;
}
