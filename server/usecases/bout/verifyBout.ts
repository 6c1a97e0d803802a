import type { Kysely } from "kysely";
import { findBoutEvents, findFightingForScoring, findHead } from "../../persistence/bout/boutLog.ts";
import { hashOf } from "../../persistence/database/hashChain.ts";
import type { BoutEventRow, HeadRow } from "../../persistence/database/logTables.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { findReadColumns, findRevOf } from "../../persistence/bout/verification.ts";
import { boutTableOf, liveFightingOf, type BoutTable } from "./boutTable.ts";
import { linkHash, submittedOf } from "./boutLink.ts";
import { readColumnsOf } from "./saveBoutTable.ts";

/** Everything that is wrong with one bout, a sentence each (ST6, ST7, ST8). */
export async function verifyBout(db: Kysely<Tables>, uuid: string): Promise<string[]> {
  const rows = await findBoutEvents(db, uuid);
  const head = await findHead(db, uuid);
  const chain = chainProblems(rows);
  const fighting = await findFightingForScoring(db, uuid);
  if (fighting === undefined) return [...chain, "its record is gone"];
  const rev = await findRevOf(db, fighting.competitionUuid);
  const late = rows.filter((row) => row.rev > rev);
  const revs = late.map(({ seq, rev: own }) => `event ${seq} has rev ${own}, the competition is at ${rev}`);
  // A payload that cannot even be read cannot be folded.
  if (chain.some((problem) => problem.endsWith(UNREADABLE))) return [...chain, ...revs];
  const table = boutTableOf(fighting, rows);
  const columns = await findReadColumns(db, fighting.id);
  return [...chain, ...revs, ...headProblems(head, table, rev), ...columnProblems(columns, table)];
}

const UNREADABLE = "cannot be read";

function chainProblems(rows: readonly BoutEventRow[]): string[] {
  const problems: string[] = [];
  let prev = "";
  for (const [index, row] of rows.entries()) {
    const expected = index + 1;
    if (row.seq !== expected) problems.push(`event ${expected} is missing`);
    const submitted = submittedOf(row);
    if (submitted === undefined) problems.push(`event ${row.seq} ${UNREADABLE}`);
    else if (hashOf(submitted) !== row.body_hash || submitted.event.type !== row.type)
      problems.push(`event ${row.seq} was changed`);
    if (row.prev_hash !== prev) problems.push(`event ${row.seq} does not follow from the one before it`);
    if (linkHash(row) !== row.hash) problems.push(`the link of event ${row.seq} was changed`);
    prev = row.hash;
  }
  return problems;
}

function headProblems(head: HeadRow | undefined, table: BoutTable, rev: number): string[] {
  if (head === undefined) return table.version === 0 ? [] : ["its head is gone"];
  const isFold = hashOf(head.state) === hashOf(liveFightingOf(table));
  return [
    ...(head.version === table.version
      ? []
      : [`its head is at ${head.version}, its log at ${table.version}`]),
    ...(head.log_hash === table.logHash ? [] : ["its head names another end of the log"]),
    ...(head.state_hash === hashOf(head.state) ? [] : ["its head was changed"]),
    ...(isFold ? [] : ["its head is not the fold of its log"]),
    ...(head.last_rev <= rev ? [] : [`its head has rev ${head.last_rev}, the competition is at ${rev}`]),
  ];
}

function columnProblems(columns: Record<string, unknown> | undefined, table: BoutTable): string[] {
  if (columns === undefined || table.version === 0) return [];
  const expected: Record<string, unknown> = readColumnsOf(table);
  return Object.keys(columns)
    .filter((name) => hashOf(columns[name]) !== hashOf(expected[name]))
    .map((name) => `its column ${name} does not follow from its log`);
}
