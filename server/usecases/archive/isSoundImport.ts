import type { Transaction } from "kysely";
import { z } from "zod";
import { hashOf } from "../../persistence/database/hashChain.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { findCompetitionByUuid } from "../../persistence/event/competitionRows.ts";
import { findWholeCompetition } from "../../persistence/event/wholeCompetition.ts";
import { presentCompetition } from "../../present/competition.ts";
import { verifyBout } from "../bout/verifyBout.ts";
import type { ArchiveRecords } from "./archiveRecords.ts";

const parkedSchema = z.object({ body: z.unknown(), body_hash: z.string() });

/** Whether what was written can be shown, every log is as it was called, and every bout follows from its log (EX6). */
export async function isSoundImport(
  trx: Transaction<Tables>,
  competitionUuid: string | null,
  records: ArchiveRecords,
): Promise<boolean> {
  for (const record of records.get("fighting_event_parked") ?? []) {
    const { body, body_hash } = parkedSchema.parse(record);
    if (hashOf(body) !== body_hash) return false;
  }
  if (competitionUuid === null) return true;
  const row = await findCompetitionByUuid(trx, competitionUuid);
  const whole = row && (await findWholeCompetition(trx, row.id));
  if (whole === undefined) return false;
  try {
    presentCompetition(whole);
    for (const { uuid, head_version } of whole.fightings)
      if (head_version !== null && (await verifyBout(trx, uuid)).length > 0) return false;
  } catch (cause) {
    if (cause instanceof z.ZodError) return false;
    throw cause;
  }
  return true;
}
