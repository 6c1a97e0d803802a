import type { Transaction } from "kysely";
import type { JournalLine } from "#contract/bout/parked.ts";
import { findFightingForScoring, type FightingForScoring } from "../../persistence/bout/boutLog.ts";
import { writeJson } from "../../persistence/database/columns.ts";
import { lockFeed } from "../../persistence/database/feed.ts";
import { hashOf } from "../../persistence/database/hashChain.ts";
import type { LeaseRow } from "../../persistence/database/logTables.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { ABOVE_TABLES, acceptEvent, type Acceptance } from "./acceptEvent.ts";
import type { Author } from "./appendEvent.ts";
import { boutTableOf, type BoutTable } from "./boutTable.ts";
import { nextOfEach, type BoutQueue, type JournalAct } from "./journalQueues.ts";
import { findCoveringLease } from "./leaseView.ts";
import type { ScoringStore } from "./scoringStore.ts";
import { sqlScoringStore } from "./sqlScoringStore.ts";
import { saveChanges } from "./submitBoutEvents.ts";

export type ImportContext = {
  readonly author: Omit<Author, "device">;
  readonly competitionUuid: string;
  readonly now: () => number;
};

type Opened = {
  readonly context: ImportContext;
  readonly store: ScoringStore;
  readonly fighting: FightingForScoring;
  readonly rev: number;
  readonly nowMs: number;
  /** Under which leases the log was written. */
  readonly written: { readonly scope: string | null; readonly epoch: number | null }[];
};

/**
 * Takes what can be taken of a bout, in its order. What cannot is not kept as refused, unless it is given up: the first
 * of them, or all.
 */
export async function visitBout(
  context: ImportContext,
  trx: Transaction<Tables>,
  queue: BoutQueue,
  givesUp: "none" | "first" | "all",
): Promise<JournalLine[]> {
  const { rev } = await lockFeed(trx, context.competitionUuid);
  const fighting = await findFightingForScoring(trx, queue.fighting);
  if (fighting?.competitionUuid !== context.competitionUuid) return dropUnknown(queue);
  const store = sqlScoringStore(trx);
  const rows = await store.findEvents(fighting.uuid);
  const written = rows.map((row) => ({ scope: row.lease_scope, epoch: row.lease_epoch }));
  const opened: Opened = { context, store, fighting, rev, nowMs: context.now(), written };
  const before = boutTableOf(fighting, rows);
  let table: BoutTable = before;
  const lines: JournalLine[] = [];
  let left = givesUp === "none" ? 0 : givesUp === "first" ? 1 : Infinity;
  while (queue.acts.length > 0) {
    const taken = await takeNext(opened, table, queue, left > 0);
    if (taken === undefined) break;
    if (taken.isGivenUp) left -= 1;
    table = taken.table;
    lines.push(taken.line);
  }
  await saveChanges(store, { opened: before, table, before: rev, nowMs: opened.nowMs });
  return lines;
}

type Taken = { readonly table: BoutTable; readonly line: JournalLine; readonly isGivenUp: boolean };

/** The first act of any table that fits; else, if it may be given up, the first of all. */
async function takeNext(
  opened: Opened,
  table: BoutTable,
  queue: BoutQueue,
  mayGiveUp: boolean,
): Promise<Taken | undefined> {
  const heads = nextOfEach(queue);
  for (const act of heads) {
    const passing = { ...opened, store: { ...opened.store, insertParked: async () => {} } };
    const tried = await offer(passing, table, queue, act);
    if (tried.line.status === "applied" || tried.line.status === "known") {
      remove(queue, act);
      if (tried.line.status === "applied" && act.submitted.lease !== null) {
        queue.held.push(act.submitted.lease);
        opened.written.push(act.submitted.lease);
      }
      return { ...tried, isGivenUp: false };
    }
    if (act === heads[0]) queue.stuckBy = tried.line.reason ?? undefined;
  }
  const [first] = heads;
  if (!mayGiveUp || first === undefined) return undefined;
  const refused = await offer(opened, table, queue, first);
  remove(queue, first);
  queue.givenUp.set(first.device, (queue.givenUp.get(first.device) ?? 0) + 1);
  return { ...refused, isGivenUp: true };
}

function remove(queue: BoutQueue, act: JournalAct): void {
  queue.acts = queue.acts.filter((one) => one !== act);
}

async function offer(
  { context, store, fighting, rev, nowMs, written }: Opened,
  table: BoutTable,
  queue: BoutQueue,
  act: JournalAct,
): Promise<{ readonly table: BoutTable; readonly line: JournalLine }> {
  const author = { ...context.author, device: act.device };
  const known = await store.findDecision(act.submitted.id);
  const lease = await leaseFor({ store, fighting, written, author, nowMs }, act);
  // What was answered is not counted in the version a table saw; what was taken was judged already (LS31).
  const refused = act.decision === "applied" ? 0 : (queue.givenUp.get(act.device) ?? 0);
  const acceptance: Acceptance = { store, author, lease, ...ABOVE_TABLES, rev: rev + 1, nowMs, refused };
  const accepted = await acceptEvent(acceptance, table, act.submitted);
  const { status, reason = null } = accepted.result;
  const isKnown = known !== undefined && reason !== "id-reused";
  const line = { ...named(act), status: isKnown ? "known" : status, decision: status, reason } as const;
  return { table: accepted.table, line };
}

type LeaseContext = Pick<Opened, "store" | "fighting" | "written" | "nowMs"> & { readonly author: Author };

/**
 * The act counts as its table's own when nobody has written to the bout under a later epoch: then the lease the table
 * held is taken as held. For what the server never answered nobody else may hold the mat by now either.
 */
async function leaseFor(
  { store, fighting, written, author, nowMs }: LeaseContext,
  { submitted: { lease: sent }, decision }: JournalAct,
): Promise<LeaseRow | undefined> {
  const covering = await findCoveringLease(store, fighting);
  if (sent === null) return covering;
  if (written.some(({ scope, epoch }) => scope === sent.scope && (epoch ?? 0) > sent.epoch)) return covering;
  if (decision !== "applied" && covering !== undefined) {
    const isOwn = covering.epoch === sent.epoch && (covering.device_id ?? author.device) === author.device;
    if (covering.scope !== sent.scope || (covering.epoch >= sent.epoch && !isOwn)) return covering;
  }
  const untold = { offset_ms: null, unsent: null, session_id: null };
  const moment = { granted_ms: nowMs, seen_ms: nowMs, ...untold };
  return { ...sent, device_id: author.device, user_id: author.accountId, ...moment };
}

/** What the server had refused before it was lost is not taken now: whoever tapped it was told, and may have tapped again. */
export async function keepAside(
  { author, competitionUuid, now }: ImportContext,
  trx: Transaction<Tables>,
  acts: readonly JournalAct[],
): Promise<JournalLine[]> {
  const store = sqlScoringStore(trx);
  const fighting = await findFightingForScoring(trx, acts[0]?.fighting ?? "");
  if (fighting?.competitionUuid !== competitionUuid) return acts.map(unknownBout);
  const lines: JournalLine[] = [];
  for (const act of acts) {
    const { submitted, decision } = act;
    const known = await store.findDecision(submitted.id);
    const status = decision ?? "stale";
    const reason = known?.decision.reason ?? "refused-before";
    if (known === undefined && (status === "parked" || status === "rejected"))
      await store.insertParked({
        id: submitted.id,
        fighting_uuid: fighting.uuid,
        body: writeJson(submitted),
        body_hash: hashOf(submitted),
        status,
        reason,
        received_ms: now(),
        actor_id: author.accountId,
      });
    const told = known?.decision.status ?? status;
    lines.push({ ...named(act), status: known === undefined ? status : "known", decision: told, reason });
  }
  return lines;
}

const named = ({ journal, line, submitted, fighting }: JournalAct) => ({
  journal,
  line,
  id: submitted.id,
  fighting,
});

function dropUnknown(queue: BoutQueue): JournalLine[] {
  const lines = queue.acts.map(unknownBout);
  queue.acts = [];
  return lines;
}

const unknownBout = (act: JournalAct): JournalLine => ({
  ...named(act),
  status: "unknown-bout",
  decision: null,
  reason: null,
});
