import type { Transaction } from "kysely";
import type { Journal, JournalEntry } from "#contract/bout/journal.ts";
import type { JournalLine, JournalReport } from "#contract/bout/parked.ts";
import { isAdmin } from "#domain/access/access.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import { insertAudit } from "../../persistence/database/audit.ts";
import { findFightingForScoring, type FightingForScoring } from "../../persistence/bout/boutLog.ts";
import { findCompetitionByUuid } from "../../persistence/event/competitionRows.ts";
import { lockFeed } from "../../persistence/database/feed.ts";
import { inTransaction } from "../shared/inTransaction.ts";
import { raiseEpoch } from "../../persistence/bout/leases.ts";
import type { BoutEventRow, LeaseRow } from "../../persistence/database/logTables.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { ABOVE_TABLES, acceptEvent, type Acceptance } from "./acceptEvent.ts";
import type { Author } from "./appendEvent.ts";
import { boutTableOf, type BoutTable } from "./boutTable.ts";
import { findCoveringLease } from "./leaseView.ts";
import { sqlScoringStore } from "./sqlScoringStore.ts";
import type { ScoringStore } from "./scoringStore.ts";
import { saveChanges } from "./submitBoutEvents.ts";

export type ImportProblem = { readonly code: "not-found" | "forbidden" | "competition-closed" };

export type Import = {
  readonly viewer: Identity;
  readonly competitionUuid: string;
  readonly journal: Journal;
  /** What would come of it, without any of it being written. */
  readonly isTrial?: boolean;
};

/**
 * Everything a table ever did, sent once more by an admin: what the server knows stays as it is, what it lost comes back,
 * and what somebody else has overtaken waits for a decision (LS26).
 */
export async function importJournal(
  deps: Pick<Deps, "db" | "now" | "wakeFeed">,
  { viewer, competitionUuid, journal, isTrial = false }: Import,
): Promise<Result<JournalReport, ImportProblem>> {
  if (!isAdmin(viewer)) return refuse({ code: "forbidden" });
  const competition = await findCompetitionByUuid(deps.db, competitionUuid);
  if (competition === undefined) return refuse({ code: "not-found" });
  if (competition.status === "closed") return refuse({ code: "competition-closed" });
  const { device } = journal.header;
  const author: Author = { accountId: viewer.accountId ?? 0, sessionId: viewer.sessionId ?? "", device };
  const numbered = journal.entries.map((entry, index) => ({ entry, line: index + 2 }));
  const lines: JournalLine[] = [];
  // A transaction a bout: what is written of a journal is whole, and the tables wait for a moment only.
  for (const acts of Map.groupBy(numbered, ({ entry }) => entry.fighting).values()) {
    lines.push(...(await importBout(deps, { author, competitionUuid, acts }, isTrial)));
    if (!isTrial) deps.wakeFeed(competitionUuid);
  }
  lines.sort((a, b) => a.line - b.line);
  const report = { device, lines, totals: totalsOf(lines) };
  if (isTrial) return ok(report);
  await deps.db.transaction().execute((trx) =>
    insertAudit(trx, {
      at_ms: deps.now(),
      actor_id: viewer.accountId ?? null,
      session_id: viewer.sessionId ?? null,
      ip_hash: null,
      action: "journal.import",
      object: `competition:${competitionUuid}`,
      after: { device, ...report.totals },
    }),
  );
  return ok(report);
}

type NumberedAct = { readonly entry: JournalEntry; readonly line: number };
type SentBout = {
  readonly author: Author;
  readonly competitionUuid: string;
  readonly acts: readonly NumberedAct[];
};

async function importBout(
  deps: Pick<Deps, "db" | "now">,
  sent: SentBout,
  isTrial: boolean,
): Promise<JournalLine[]> {
  const written = await inTransaction<JournalLine[], JournalLine[]>(deps.db, async (trx) => {
    const lines = await writeBout(deps, trx, sent);
    // A trial leaves nothing behind: its transaction is refused with the report of it.
    return isTrial ? refuse(lines) : ok(lines);
  });
  return written.ok ? written.value : written.problem;
}

async function writeBout(
  deps: Pick<Deps, "now">,
  trx: Transaction<Tables>,
  { author, competitionUuid, acts }: SentBout,
): Promise<JournalLine[]> {
  const { rev } = await lockFeed(trx, competitionUuid);
  const fighting = await findFightingForScoring(trx, acts[0]?.entry.fighting ?? "");
  if (fighting?.competitionUuid !== competitionUuid) return acts.map(unknownBout);
  const store = sqlScoringStore(trx);
  const rows = await store.findEvents(fighting.uuid);
  const opened = boutTableOf(fighting, rows);
  const nowMs = deps.now();
  let table: BoutTable = opened;
  const lines: JournalLine[] = [];
  for (const act of acts) {
    const { submitted } = act.entry;
    const known = await store.findDecision(submitted.id);
    const lease = await leaseFor({ store, trx, rows, nowMs, author, fighting }, act.entry);
    const refused = lines.filter(({ status }) => status !== "applied" && status !== "known").length;
    const context: Acceptance = { store, author, lease, ...ABOVE_TABLES, rev: rev + 1, nowMs, refused };
    const accepted = await acceptEvent(context, table, submitted);
    table = accepted.table;
    const { status, reason = null } = accepted.result;
    const isKnown = known !== undefined && reason !== "id-reused";
    lines.push({ ...named(act), status: isKnown ? "known" : status, decision: status, reason });
  }
  await saveChanges(store, { opened, table, before: rev, nowMs });
  return lines;
}

type LeaseContext = {
  readonly store: ScoringStore;
  readonly trx: Transaction<Tables>;
  readonly rows: readonly BoutEventRow[];
  readonly nowMs: number;
  readonly author: Author;
  readonly fighting: FightingForScoring;
};

/**
 * The act counts as its table's own when nobody has written under a later epoch: then the lease the table held is taken
 * as held. An epoch the server has forgotten is remembered again, so that it is never given twice.
 */
async function leaseFor(
  { store, trx, rows, nowMs, author, fighting }: LeaseContext,
  { submitted: { lease: sent } }: JournalEntry,
): Promise<LeaseRow | undefined> {
  const covering = await findCoveringLease(store, fighting);
  if (sent === null || (covering !== undefined && covering.scope !== sent.scope)) return covering;
  const isOvertaken = rows.some(
    ({ lease_scope, lease_epoch }) => lease_scope === sent.scope && (lease_epoch ?? 0) > sent.epoch,
  );
  const known = covering?.epoch ?? 0;
  const isOwn = known === sent.epoch && (covering?.device_id ?? author.device) === author.device;
  if (isOvertaken || (known >= sent.epoch && !isOwn)) return covering;
  if (known < sent.epoch) await raiseEpoch(trx, { ...sent, nowMs });
  const untold = { offset_ms: null, unsent: null, session_id: null };
  const moment = { granted_ms: nowMs, seen_ms: nowMs, ...untold };
  return { ...sent, device_id: author.device, user_id: author.accountId, ...moment };
}

const named = ({ entry, line }: NumberedAct) => ({
  line,
  id: entry.submitted.id,
  fighting: entry.fighting,
});

const unknownBout = (act: NumberedAct): JournalLine => ({
  ...named(act),
  status: "unknown-bout",
  decision: null,
  reason: null,
});

function totalsOf(lines: readonly JournalLine[]): Record<string, number> {
  const groups = Map.groupBy(lines, ({ status }) => status);
  return Object.fromEntries([...groups].map(([status, all]) => [status, all.length]));
}
