import type { Fees } from "#contract/fee/fee.ts";
import { writeCsv, writeXlsx, type Sheet } from "#contract/files/tableFiles.ts";
import type { Locale } from "#contract/locale.ts";
import { settingsOf } from "#contract/paper/paper.ts";
import { eventInfoSchema } from "#contract/event/eventInfo.ts";
import { leftOf, overOf } from "#domain/fee/priceList.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import { wordsOf, type Words } from "../../words/words.ts";
import type { Deps } from "../../environment/deps.ts";
import { hallDay } from "../../environment/hallDay.ts";
import { eventFileName } from "../../papers/fileName.ts";
import type { FormPaper } from "../../papers/paper.ts";
import { receiptPaper } from "../../papers/receiptPaper.ts";
import { insertAudit } from "../../persistence/database/audit.ts";
import type { EventRow } from "../../persistence/database/competitionTables.ts";
import { findCompetitionByEventId } from "../../persistence/event/competitionRows.ts";
import { findEvent } from "../event/findEvent.ts";
import { auditEntry, type Actor } from "../shared/accountAct.ts";
import { readFees, readPayment, type FeeReading } from "./readFees.ts";

type NotFound = { readonly code: "not-found" };
const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** A person a line, sums as numbers in rubles (FE21). */
export async function feeSheet(deps: FeeReading, eventId: number, locale: Locale): Promise<Sheet> {
  const words = wordsOf(locale);
  const fees = await readFees(deps, String(eventId));
  return { ...words.receipt.sheet, rows: fees.ok ? rowsOf(deps, fees.value, words) : [] };
}

function rowsOf({ config }: FeeReading, { people, payments }: Fees, { receipt: words, names }: Words) {
  const counted = payments.filter(({ state, revoked }) => state === "paid" && revoked === null);
  return people.map((person) => [
    person.name || words.nobody,
    person.team ?? "",
    person.lines.map(({ category }) => names.category(category)).join("; "),
    person.owed / 100,
    person.paid / 100,
    leftOf(person) / 100,
    overOf(person) / 100,
    counted
      .filter((payment) => payment.people.some(({ key }) => key === person.key))
      .map(({ number, settledAt, madeAt, method, takenBy }) =>
        words.paymentLine(number, hallDay(config, Date.parse(settledAt ?? madeAt)), method, takenBy),
      )
      .join("; "),
  ]);
}

type FeeTable = { readonly name: string; readonly type: string; readonly content: Buffer };

export async function exportFees(
  deps: FeeReading & Pick<Deps, "tokenKey">,
  actor: Actor,
  {
    event: eventId,
    format,
    locale,
  }: { readonly event: string; readonly format: "xlsx" | "csv"; readonly locale: Locale },
): Promise<Result<FeeTable, NotFound>> {
  const event = await findEvent(deps, eventId);
  if (!event.ok) return event;
  const sheet = await feeSheet(deps, event.value.id, locale);
  const act = {
    action: "event-exported",
    object: `event:${event.value.id}`,
    after: { file: `fees.${format}` },
  };
  await deps.db.transaction().execute((trx) => insertAudit(trx, auditEntry(deps, { ...actor, ...act })));
  const name = eventFileName(event.value, "fees", format);
  return ok(
    format === "xlsx"
      ? { name, type: XLSX, content: Buffer.from(writeXlsx(sheet)) }
      : { name, type: "text/csv; charset=utf-8", content: Buffer.from(writeCsv(sheet)) },
  );
}

export type PrintedReceipt = { readonly paper: FormPaper; readonly name: string };

/** Of a payment that was made; one that was taken back says so across the sheet. */
export async function readReceipt(
  deps: FeeReading,
  viewer: Identity,
  { id, locale }: { readonly id: string; readonly locale: Locale },
): Promise<Result<PrintedReceipt, NotFound | { readonly code: "not-paid" }>> {
  const found = await readPayment(deps, viewer, id);
  if (!found.ok) return found;
  const { listed: payment, event } = found.value;
  if (payment.state !== "paid") return refuse({ code: "not-paid" });
  const organisers = await organisersOf(deps, event);
  return ok({
    paper: receiptPaper({ payment, organisers, timeZone: deps.config.timeZone, locale }),
    name: eventFileName(event, `receipt-${payment.number ?? 0}`, "pdf"),
  });
}

/** As papers name them, or as the page of the event does. */
async function organisersOf({ db }: Pick<Deps, "db">, event: EventRow): Promise<string> {
  const competition = await findCompetitionByEventId(db, event.id);
  const head = competition && settingsOf(competition).organisers;
  return head || (eventInfoSchema.nullable().safeParse(event.info).data?.organiser?.name ?? "");
}
