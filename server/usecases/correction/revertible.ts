import type { Kysely } from "kysely";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { FightingForScoring } from "../../persistence/bout/boutLog.ts";
import { findAllCorrections, type CorrectionRow } from "../../persistence/correction/corrections.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { correctionRecordSchema, touchedBy, type CorrectionRecord } from "./correctionRecord.ts";

export type RevertProblem =
  | { readonly code: "unknown-correction" | "already-reverted" | "is-a-revert" }
  /** A later correction stands on this one and has to go first. */
  | { readonly code: "corrected-since"; readonly correction: string };

/** A correction is taken back once, the latest first where two of them touch one bout (CR8). */
export async function findRevertible(
  db: Kysely<Tables>,
  id: string,
  fighting: FightingForScoring,
): Promise<Result<CorrectionRecord, RevertProblem>> {
  const all = await findAllCorrections(db, fighting.competitionUuid);
  const row = all.find((one) => one.id === id && one.fighting_uuid === fighting.uuid);
  if (row === undefined) return refuse({ code: "unknown-correction" });
  if (row.reverts !== null) return refuse({ code: "is-a-revert" });
  if (row.reverted_by !== null) return refuse({ code: "already-reverted" });
  const record = correctionRecordSchema.parse(row.plan);
  const touched = touchedBy(record.plan);
  const later = all.find((one) => one.rev > row.rev && isInForce(one) && touches(one, touched));
  return later === undefined ? ok(record) : refuse({ code: "corrected-since", correction: later.id });
}

const isInForce = ({ reverts, reverted_by }: CorrectionRow) => reverts === null && reverted_by === null;

function touches({ plan }: CorrectionRow, bouts: ReadonlySet<string>): boolean {
  return [...touchedBy(correctionRecordSchema.parse(plan).plan)].some((uuid) => bouts.has(uuid));
}
