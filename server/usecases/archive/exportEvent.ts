import { writeCsv, writeXlsx } from "#contract/files/tableFiles.ts";
import type { Locale } from "#contract/locale.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Deps } from "../../environment/deps.ts";
import { createTurns } from "../../environment/turns.ts";
import { eventFacts } from "../../papers/eventFacts.ts";
import { EVENT_SHEETS, eventSheet } from "../../papers/eventSheets.ts";
import { eventFileName } from "../../papers/fileName.ts";
import { insertAudit } from "../../persistence/database/audit.ts";
import { parseRef } from "../../query/refs.ts";
import { feeSheet } from "../fee/feeFiles.ts";
import { demandStepUp } from "../account/stepUp.ts";
import { auditEntry, type Actor } from "../shared/accountAct.ts";
import { readContents } from "./archiveContents.ts";
import { makeArchive, type MadeArchive } from "./makeArchive.ts";

type Exporting = Pick<Deps, "config" | "db" | "tokenKey" | "now">;
type ExportProblem = { readonly code: "not-found" | "step-up-required" };

/** The archive of an event, for who has just repeated their password; the audit keeps that they took it (EX8). */
export async function exportArchive(
  deps: Exporting,
  actor: Actor,
  { event, locale }: { readonly event: string; readonly locale: Locale },
): Promise<Result<MadeArchive, ExportProblem>> {
  const demanded = await demandStepUp(deps, actor);
  if (!demanded.ok) return demanded;
  const made = await makeArchive(deps, parseRef(event), locale);
  if (!made.ok) return made;
  await recordExport(deps, actor, { id: made.value.event.id, file: "archive" });
  return made;
}

export type ExportedTable = { readonly name: string; readonly type: string; readonly content: Buffer };

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** One table as CSV, or all of them as the sheets of one workbook. */
export async function exportTable(
  deps: Exporting,
  actor: Actor,
  { event, file, locale }: { readonly event: string; readonly file: string; readonly locale: Locale },
): Promise<Result<ExportedTable, ExportProblem>> {
  const isAll = file === "all.xlsx";
  const kinds = isAll ? EVENT_SHEETS : EVENT_SHEETS.filter((kind) => file === `${kind}.csv`);
  const hasFees = isAll || file === "fees.csv";
  if (kinds.length === 0 && !hasFees) return refuse({ code: "not-found" });
  const demanded = await demandStepUp(deps, actor);
  if (!demanded.ok) return demanded;
  const read = await readContents(deps.config, parseRef(event));
  if (!read.ok) return read;
  const { records, competition, event: row } = read.value;
  const turns = createTurns();
  const facts = await eventFacts(records, competition, { timeZone: deps.config.timeZone, turns, locale });
  // Payments stay in this installation, so their table is made of it and not of what an archive holds (FE21).
  const [first, ...others] = [
    ...kinds.map((kind) => eventSheet(facts, kind)),
    ...(hasFees ? [await feeSheet(deps, row.id, locale)] : []),
  ];
  if (first === undefined) return refuse({ code: "not-found" });
  await recordExport(deps, actor, { id: row.id, file });
  return ok(
    isAll
      ? {
          name: eventFileName(row, "tables", "xlsx"),
          type: XLSX,
          content: Buffer.from(writeXlsx(first, ...others)),
        }
      : {
          name: eventFileName(row, file.slice(0, -4), "csv"),
          type: "text/csv; charset=utf-8",
          content: Buffer.from(writeCsv(first)),
        },
  );
}

/** Before the first byte leaves. */
async function recordExport(
  deps: Exporting,
  actor: Actor,
  { id, file }: { readonly id: number; readonly file: string },
): Promise<void> {
  const act = { action: "event-exported", object: `event:${id}`, after: { file } };
  await deps.db.transaction().execute((trx) => insertAudit(trx, auditEntry(deps, { ...actor, ...act })));
}

/** Of an archive made beside the server, by whoever has its console. */
export async function recordByHand(db: Deps["db"], eventId: number): Promise<void> {
  const nobody = { actor_id: null, session_id: null, ip_hash: null };
  const act = { action: "event-exported", object: `event:${eventId}`, after: { file: "archive" } };
  await db.transaction().execute((trx) => insertAudit(trx, { at_ms: Date.now(), ...nobody, ...act }));
}
