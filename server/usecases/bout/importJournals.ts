import { setImmediate } from "node:timers/promises";
import type { Transaction } from "kysely";
import type { Journal } from "#contract/bout/journal.ts";
import type { JournalLine, JournalReport } from "#contract/bout/parked.ts";
import { hasRight } from "#domain/access/access.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import { findCategoriesOfBouts } from "../../persistence/bout/fightingRows.ts";
import { findLease, raiseEpoch } from "../../persistence/bout/leases.ts";
import { insertAudit } from "../../persistence/database/audit.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { findCompetitionByUuid } from "../../persistence/event/competitionRows.ts";
import { inTransaction } from "../shared/inTransaction.ts";
import { keepAside, visitBout, type ImportContext } from "./importBout.ts";
import {
  boutQueues,
  sendersOf,
  type BoutQueue,
  type JournalAct,
  type JournalLease,
} from "./journalQueues.ts";

export type ImportProblem = { readonly code: "not-found" | "forbidden" | "competition-closed" };

export type Import = {
  readonly viewer: Identity;
  readonly competitionUuid: string;
  /** Of all tables: what one of them did may need what another did before it. */
  readonly journals: readonly Journal[];
  /** What would come of it, without any of it being written. */
  readonly isTrial?: boolean;
};

type ImportDeps = Pick<Deps, "db" | "now" | "wakeFeed">;

/**
 * Everything the tables ever did, sent once more by an admin: what the server knows stays as it is, what it lost comes
 * back, and what somebody else has overtaken waits for a decision (LS26, LS30).
 */
export async function importJournals(
  deps: ImportDeps,
  { viewer, competitionUuid, journals, isTrial = false }: Import,
): Promise<Result<JournalReport, ImportProblem>> {
  if (!hasRight(viewer, "decide", competitionUuid)) return refuse({ code: "forbidden" });
  const competition = await findCompetitionByUuid(deps.db, competitionUuid);
  if (competition === undefined) return refuse({ code: "not-found" });
  if (competition.status === "closed") return refuse({ code: "competition-closed" });
  const author = { accountId: viewer.accountId ?? 0, sessionId: viewer.sessionId ?? "" };
  const context: ImportContext = { author, competitionUuid, now: deps.now };
  const categories = await findCategoriesOfBouts(deps.db, competition.id);
  const sent = { acts: sendersOf(journals), categories };
  const lines = await (isTrial ? tryAll : writeAll)(deps, context, sent);
  const devices = journals.map(({ header }) => header.device);
  const report = { device: devices[0] ?? "", devices, lines, totals: totalsOf(lines) };
  if (isTrial) return ok(report);
  await deps.db.transaction().execute((trx) =>
    insertAudit(trx, {
      at_ms: deps.now(),
      actor_id: viewer.accountId ?? null,
      session_id: viewer.sessionId ?? null,
      ip_hash: null,
      action: "journal.import",
      object: `competition:${competitionUuid}`,
      after: { devices, ...report.totals },
    }),
  );
  return ok(report);
}

/** Runs a piece of the import in a transaction. */
type Within = <Value>(work: (trx: Transaction<Tables>) => Promise<Value>) => Promise<Value>;

/** The acts of all journals, with what is known of the bouts they are for. */
type Sent = {
  readonly acts: readonly JournalAct[];
  /** By bout; those of other competitions are not in it. */
  readonly categories: ReadonlyMap<string, number>;
};

/**
 * A transaction for each visit of a bout: what is written is whole, and the tables wait for a moment only. Spectators are told
 * at the end: to tell them of every bout would make it longer.
 */
async function writeAll(deps: ImportDeps, context: ImportContext, sent: Sent): Promise<JournalLine[]> {
  try {
    return await importAll(context, sent.acts, leasesOf(sent), async (work) => {
      await letOthersAct();
      return deps.db.transaction().execute(work);
    });
  } finally {
    deps.wakeFeed(context.competitionUuid);
  }
}

/**
 * A category after the other, each in one transaction that is taken back: a bout is tried on what the bouts before it would
 * bring, and these are of its category. All of it in one would keep every table waiting until the end.
 */
async function tryAll(deps: ImportDeps, context: ImportContext, sent: Sent): Promise<JournalLine[]> {
  const lines: JournalLine[] = [];
  for (const acts of Map.groupBy(sent.acts, ({ fighting }) => sent.categories.get(fighting)).values()) {
    await letOthersAct();
    const tried = await inTransaction<never, JournalLine[]>(deps.db, async (trx) =>
      refuse(await importAll(context, acts, leasesOf(sent), (work) => work(trx))),
    );
    lines.push(...(tried.ok ? tried.value : tried.problem));
  }
  return lines.toSorted(byLine);
}

/** The embedded database answers at once: without a pause no other request would have its turn before the end. */
const letOthersAct = () => setImmediate();

/** The leases under which the server had taken something. */
const leasesOf = ({ acts, categories }: Sent): JournalLease[] =>
  acts
    .filter(({ decision, fighting }) => decision === "applied" && categories.has(fighting))
    .flatMap(({ submitted }) => submitted.lease ?? []);

async function importAll(
  context: ImportContext,
  acts: readonly JournalAct[],
  leases: readonly JournalLease[],
  within: Within,
): Promise<JournalLine[]> {
  const lines: JournalLine[] = [];
  // What the server had taken goes first: only then is it known whose lease was the last.
  for (const decision of ["applied", null] as const) {
    const queues = boutQueues(acts.filter((act) => act.decision === decision));
    lines.push(...(await passUntilNothingMoves(context, queues, within)));
    const held = decision === "applied" ? leases : queues.flatMap((queue) => queue.held);
    await rememberEpochs(context, held, within);
  }
  const refused = Map.groupBy(
    acts.filter(({ decision }) => decision !== "applied" && decision !== null),
    ({ fighting }) => fighting,
  );
  for (const ofBout of refused.values())
    lines.push(...(await within((trx) => keepAside(context, trx, ofBout))));
  return lines.toSorted(byLine);
}

const byLine = (a: JournalLine, b: JournalLine) => a.journal - b.journal || a.line - b.line;

/** Pass after pass over the bouts; only when nothing moves any more, one act is given up, and the passes go on. */
async function passUntilNothingMoves(
  context: ImportContext,
  queues: readonly BoutQueue[],
  within: Within,
): Promise<JournalLine[]> {
  const lines: JournalLine[] = [];
  let open = [...queues];
  const visit = async (queue: BoutQueue, givesUp: "none" | "first" | "all") => {
    const done = await within((trx) => visitBout(context, trx, queue, givesUp));
    lines.push(...done);
    return done.length > 0;
  };
  for (;;) {
    let hasMoved = false;
    for (const queue of open) if (await visit(queue, "none")) hasMoved = true;
    open = open.filter(({ acts }) => acts.length > 0);
    if (open.length === 0) return lines;
    if (hasMoved) continue;
    // Who fights in the others may still follow from this one.
    const fought = open.find(({ stuckBy }) => stuckBy !== "bad-fighter");
    if (fought !== undefined) await visit(fought, "first");
    else for (const queue of open) await visit(queue, "all");
  }
}

/** Epochs this database has never heard of are not given again. */
async function rememberEpochs(
  { now }: ImportContext,
  leases: readonly JournalLease[],
  within: Within,
): Promise<void> {
  const highest = new Map<string, number>();
  for (const { scope, epoch } of leases) highest.set(scope, Math.max(epoch, highest.get(scope) ?? 0));
  for (const [scope, epoch] of highest)
    await within(async (trx) => {
      const known = (await findLease(trx, scope))?.epoch ?? 0;
      if (known < epoch) await raiseEpoch(trx, { scope, epoch, nowMs: now() });
    });
}

function totalsOf(lines: readonly JournalLine[]): Record<string, number> {
  const groups = Map.groupBy(lines, ({ status }) => status);
  return Object.fromEntries([...groups].map(([status, all]) => [status, all.length]));
}
