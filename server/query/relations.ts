import type { Kysely } from "kysely";
import type { Turns } from "../environment/turns.ts";
import type { Values } from "../persistence/database/rowReader.ts";
import type { Tables } from "../persistence/database/tables.ts";
import { runWith } from "./compiled.ts";
import type { PopulateNode } from "./populate.ts";
import { Refusal, invalid } from "./refusal.ts";
import { MAX_ROWS, relationStatement } from "./relationStatement.ts";
import type { Selection } from "./select.ts";

/** What of each entry is written, and what of those that hang on it. */
export type Shape = { readonly selection: Selection; readonly nested: readonly PopulateNode[] };

export const MAX_ANSWER_BYTES = 2_000_000;
export const tooLong = () => invalid(`An answer may have at most ${MAX_ANSWER_BYTES} bytes`);

/** So many entries have a relation looked up in one statement, that it does not hold the thread for long. */
const OWNERS_AT_ONCE = 100;

/** The entries as JSON with their relations: one statement for each of these and a hundred entries. */
export async function writeEntries(
  db: Kysely<Tables>,
  rows: readonly Values[],
  shape: Shape,
  turns: Turns,
): Promise<readonly string[]> {
  const times = new Map(rows.map((row) => [Number(row[0]), 1]));
  const budget = { rowsLeft: MAX_ROWS - rows.length, lettersLeft: MAX_ANSWER_BYTES, turns };
  return writeLevel(db, { rows, idAt: 0, times }, shape, budget);
}

type Level = {
  readonly rows: readonly Values[];
  /** Where the columns of the selection begin. */
  readonly idAt: number;
  /** How often each of the entries will be written: the same one hangs on every entry that leads to it. */
  readonly times: Times;
};
type Times = ReadonlyMap<number, number>;
type Budget = { rowsLeft: number; lettersLeft: number; readonly turns: Turns };
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
  const texts = new Map<number, string>();
  for (const row of rows) {
    const id = Number(row[idAt]);
    if (texts.has(id)) continue;
    let text = selection.write(row, idAt);
    // Counted before anything is put together: an answer that is too long costs no more than one that is not.
    budget.lettersLeft -= text.length * (times.get(id) ?? 0);
    if (budget.lettersLeft < 0) throw new Refusal(tooLong());
    for (const { node, written } of relations) text += `,"${node.name}":${written.get(id) ?? node.none}`;
    texts.set(id, `{${text}}`);
    if (budget.turns.isDue()) await budget.turns.give();
  }
  return rows.map((row) => texts.get(Number(row[idAt])) ?? "");
}

async function writeRelation(
  db: Kysely<Tables>,
  node: PopulateNode,
  times: Times,
  budget: Budget,
): Promise<Written> {
  const { isList } = node.relation;
  const found = await readHanging(db, node, times, budget);
  const rows = isList ? found : firstOfEach(found);
  const inner = new Map<number, number>();
  for (const row of rows) {
    const often = times.get(Number(row[0])) ?? 0;
    const id = Number(row[1]);
    budget.rowsLeft -= often;
    inner.set(id, (inner.get(id) ?? 0) + often);
  }
  if (budget.rowsLeft < 0) throw new Refusal(tooMany());
  const texts = await writeLevel(db, { rows, idAt: 1, times: inner }, node, budget);
  return isList
    ? listsByOwner(rows, texts)
    : new Map(rows.map(([owner], at) => [Number(owner), texts[at] ?? ""]));
}

const tooMany = () => invalid(`An answer may hold at most ${MAX_ROWS} entries`);

async function readHanging(
  db: Kysely<Tables>,
  node: PopulateNode,
  times: Times,
  { rowsLeft, turns }: Budget,
): Promise<Values[]> {
  const statement = relationStatement(db, node);
  const found: Values[] = [];
  for (const ids of piecesOf([...times.keys()], OWNERS_AT_ONCE)) {
    const limit = rowsLeft + 1 - found.length;
    if (limit <= 0) break;
    found.push(...(await runWith(db, statement, { ids, limit })));
    if (turns.isDue()) await turns.give();
  }
  return found;
}

function* piecesOf<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size);
}

async function writeCounts(
  db: Kysely<Tables>,
  node: PopulateNode,
  times: Times,
  { turns }: Budget,
): Promise<Written> {
  const statement = relationStatement(db, node);
  const counts = new Map<number, string>();
  for (const ids of piecesOf([...times.keys()], OWNERS_AT_ONCE)) {
    const rows = await runWith(db, statement, { ids, limit: MAX_ROWS });
    for (const [owner, count] of rows) counts.set(Number(owner), `{"count":${Number(count)}}`);
    if (turns.isDue()) await turns.give();
  }
  return counts;
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
