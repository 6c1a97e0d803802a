import type { Kysely } from "kysely";
import { auditHash, findAllAudits } from "../../persistence/database/audit.ts";
import { hashOf } from "../../persistence/database/hashChain.ts";
import type { AuditRow } from "../../persistence/database/logTables.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import {
  findAllParked,
  findAuditEnd,
  findRecordedFightingUuids,
} from "../../persistence/bout/verification.ts";
import { verifyBout } from "./verifyBout.ts";

export type Verification = {
  readonly bouts: number;
  readonly audits: number;
  /** What is broken, one line each; empty when everything is as it was written. */
  readonly problems: readonly string[];
};

/** Walks every chain, folds every log, and compares with everything that is stored beside it. */
export async function verifyAll(db: Kysely<Tables>): Promise<Verification> {
  const problems: string[] = [];
  const uuids = await findRecordedFightingUuids(db);
  for (const uuid of uuids)
    for (const problem of await verifyBout(db, uuid)) problems.push(`bout ${uuid}: ${problem}`);
  for (const { id, body, body_hash } of await findAllParked(db))
    if (hashOf(body) !== body_hash) problems.push(`parked act ${id}: was changed`);
  const audit = await verifyAudit(db);
  return { bouts: uuids.length, audits: audit.rows, problems: [...problems, ...audit.problems] };
}

const PAGE = 1000;

async function verifyAudit(db: Kysely<Tables>): Promise<{ rows: number; problems: string[] }> {
  const problems: string[] = [];
  let [n, prev] = [0, ""];
  for (;;) {
    const page = await findAllAudits(db, { afterN: n, limit: PAGE });
    for (const row of page) {
      problems.push(...auditProblems(row, n, prev));
      [n, prev] = [row.n, row.hash];
    }
    if (page.length < PAGE) break;
  }
  const end = await findAuditEnd(db);
  if (end === undefined || end.n !== n || (n > 0 && end.hash !== prev))
    problems.push(`audit: its last line should be ${end?.n ?? 0}`);
  return { rows: n, problems };
}

function auditProblems(row: AuditRow, lastN: number, prev: string): string[] {
  return [
    ...(row.n === lastN + 1 ? [] : [`audit ${lastN + 1}: is missing`]),
    ...(lastN === 0 || row.prev_hash === prev
      ? []
      : [`audit ${row.n}: does not follow from the one before it`]),
    ...(auditHash(row.prev_hash, row) === row.hash ? [] : [`audit ${row.n}: was changed`]),
  ];
}
