import type { Kysely } from "kysely";
import type { Values } from "../persistence/database/rowReader.ts";
import type { Tables } from "../persistence/database/tables.ts";
import { runWith } from "./compiled.ts";
import type { PopulateNode } from "./populate.ts";
import { Refusal, invalid } from "./refusal.ts";
import { MAX_ROWS, relationStatement } from "./relationStatement.ts";
import type { Selection } from "./select.ts";

/** What of each entry is written, and what of those that hang on it. */
export type Shape = { readonly selection: Selection; readonly nested: readonly PopulateNode[] };

/** The entries as JSON with their relations: one statement for each of these, however many entries there are. */
export async function writeEntries(
  db: Kysely<Tables>,
  rows: readonly Values[],
  shape: Shape,
): Promise<readonly string[]> {
  const times = new Map(rows.map((row) => [Number(row[0]), 1]));
  return writeLevel(db, { rows, idAt: 0, times }, shape, { rowsLeft: MAX_ROWS - rows.length });
}

type Level = {
  readonly rows: readonly Values[];
  /** Where the columns of the selection begin. */
  readonly idAt: number;
  /** How often each of the entries will be written: the same one hangs on every entry that leads to it. */
  readonly times: Times;
};
type Times = ReadonlyMap<number, number>;
type Budget = { rowsLeft: number };
/** What hangs on an entry, by the id of that entry. */
type Written = ReadonlyMap<number, string>;

async function writeLevel(
  db: Kysely<Tables>,
  { rows, idAt, times }: Level,
  { selection, nested }: Shape,
  budget: Budget,
): Promise<string[]> {
  const relations: { readonly node: PopulateNode; readonly written: Written }[] = [];
  for (const node of nested) {
    const write = node.isCount ? writeCounts : writeRelation;
    if (rows.length > 0) relations.push({ node, written: await write(db, node, times, budget) });
  }
  return rows.map((row) => {
    const id = Number(row[idAt]);
    let text = selection.write(row, idAt);
    for (const { node, written } of relations) text += `,"${node.name}":${written.get(id) ?? node.none}`;
    return `{${text}}`;
  });
}

async function writeRelation(
  db: Kysely<Tables>,
  node: PopulateNode,
  times: Times,
  budget: Budget,
): Promise<Written> {
  const { isList } = node.relation;
  const holes = { ids: [...times.keys()], limit: budget.rowsLeft + 1 };
  const found = await runWith(db, relationStatement(db, node), holes);
  const rows = isList ? found : firstOfEach(found);
  const inner = new Map<number, number>();
  for (const row of rows) {
    const often = times.get(Number(row[0])) ?? 0;
    const id = Number(row[1]);
    budget.rowsLeft -= often;
    inner.set(id, (inner.get(id) ?? 0) + often);
  }
  if (budget.rowsLeft < 0) throw new Refusal(invalid(`An answer may hold at most ${MAX_ROWS} entries`));
  const texts = await writeLevel(db, { rows, idAt: 1, times: inner }, node, budget);
  return isList
    ? listsByOwner(rows, texts)
    : new Map(rows.map(([owner], at) => [Number(owner), texts[at] ?? ""]));
}

async function writeCounts(db: Kysely<Tables>, node: PopulateNode, times: Times): Promise<Written> {
  const rows = await runWith(db, relationStatement(db, node), { ids: [...times.keys()], limit: MAX_ROWS });
  return new Map(rows.map(([owner, count]) => [Number(owner), `{"count":${Number(count)}}`]));
}

function firstOfEach(rows: readonly Values[]): Values[] {
  const seen = new Set<unknown>();
  return rows.filter(([owner]) => !seen.has(owner) && seen.add(owner));
}

function listsByOwner(rows: readonly Values[], texts: readonly string[]): Written {
  const lists = new Map<number, string[]>();
  for (const [at, row] of rows.entries()) {
    const owner = Number(row[0]);
    const list = lists.get(owner);
    if (list === undefined) lists.set(owner, [texts[at] ?? ""]);
    else list.push(texts[at] ?? "");
  }
  return new Map([...lists].map(([owner, list]) => [owner, `[${list.join()}]`]));
}
