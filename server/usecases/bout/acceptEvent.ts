import type { SubmitResult, SubmittedEvent } from "#contract/bout/submit.ts";
import { problemWith } from "#domain/bout/decide.ts";
import type { BoutEvent } from "#domain/bout/event.ts";
import { writeJson } from "../../persistence/database/columns.ts";
import { hashOf } from "../../persistence/database/hashChain.ts";
import type { LeaseRow } from "../../persistence/database/logTables.ts";
import { appendEvent, type Author } from "./appendEvent.ts";
import type { BoutTable } from "./boutTable.ts";
import type { ScoringStore } from "./scoringStore.ts";

export type Acceptance = {
  readonly store: ScoringStore;
  readonly author: Author;
  /** The lease that covers this bout, if anybody ever took it. */
  readonly lease: LeaseRow | undefined;
  /** An admin, or an official whose right to this very act was checked: they need no lease. Others are at a table. */
  readonly isAboveTables: boolean;
  /** They may run the mat of the bout; an account that is meant for another one may not (RL21). */
  readonly runsMat: boolean;
  readonly rev: number;
  readonly nowMs: number;
  /** How many acts of this request were not applied so far. */
  readonly refused: number;
};

/** Of an act whose right was checked before. */
export const ABOVE_TABLES = { isAboveTables: true, runsMat: true } as const;

type Accepted = { readonly table: BoutTable; readonly result: SubmitResult };

/**
 * One act of a table against the log: repeated, applied, parked or refused, and never lost (LS7). A known id repeats
 * the decision made before; an act of a table that no longer holds the lease waits for a person.
 */
export async function acceptEvent(
  context: Acceptance,
  table: BoutTable,
  submitted: SubmittedEvent,
): Promise<Accepted> {
  const { id } = submitted;
  const bodyHash = hashOf(submitted);
  const known = await context.store.findDecision(id);
  if (known !== undefined) {
    const isSame = known.bodyHash === bodyHash && known.fightingUuid === table.fighting.uuid;
    return { table, result: isSame ? known.decision : { id, status: "rejected", reason: "id-reused" } };
  }
  if (submitted.lease === null && submitted.baseVersion !== table.version) {
    return { table, result: { id, status: "stale", reason: "stale" } };
  }
  const wrongTable = tableProblem(context, submitted);
  if (wrongTable !== undefined) return park(context, table, submitted, { bodyHash, ...wrongTable });
  if (hasUnseenAuthors(context, table, submitted)) {
    if (wasRewound(table))
      return park(context, table, submitted, { bodyHash, status: "parked", reason: "rewound" });
    if (isExclusive(submitted.event)) return { table, result: { id, status: "stale", reason: "stale" } };
  }
  const reason = await refusalOf(context, table, submitted);
  if (reason !== undefined) return park(context, table, submitted, { bodyHash, status: "rejected", reason });
  return { table: await appendEvent(context, table, submitted, bodyHash), result: appliedAt(table, id) };
}

const appliedAt = ({ version }: BoutTable, id: string): SubmitResult => ({
  id,
  status: "applied",
  seq: version + 1,
});

/** Why this is not an act of the table that holds the bout; what came too late waits for a person (LS1, LS4). */
function tableProblem(context: Acceptance, submitted: SubmittedEvent): Verdict | undefined {
  const { lease, isAboveTables, runsMat } = context;
  if (submitted.lease === null) {
    const isHeld = lease !== undefined && lease.device_id !== null;
    return isHeld && !isAboveTables ? { status: "rejected", reason: "table-held" } : undefined;
  }
  if (!holdsLease(context, submitted.lease)) return { status: "parked", reason: "superseded" };
  return runsMat ? undefined : { status: "parked", reason: "other-mat" };
}

function holdsLease({ lease, author }: Acceptance, under: NonNullable<SubmittedEvent["lease"]>): boolean {
  return (
    lease !== undefined &&
    lease.scope === under.scope &&
    lease.epoch === under.epoch &&
    lease.device_id === author.device &&
    lease.user_id === author.accountId
  );
}

/** Scores add up in any order; these must not be decided over somebody else's head. */
const EXCLUSIVE: ReadonlySet<BoutEvent["type"]> = new Set([
  "result-declared",
  "result-revoked",
  "clock-adjusted",
  "period-started",
]);

const isExclusive = (event: BoutEvent) => EXCLUSIVE.has(event.type);

/** A point tapped for those who stood there before must not go to those who stand there now (CR7). */
const wasRewound = ({ bout }: BoutTable) => bout.recorded.some(({ event }) => event.type === "bout-rewound");

/**
 * The version an act was made at counts what its author had made and not been told about yet. What is left of it are
 * the acts of others its author knew; more of them in the log are news to the author.
 */
function hasUnseenAuthors(
  { author, refused }: Acceptance,
  { authors }: BoutTable,
  { baseVersion }: SubmittedEvent,
): boolean {
  const own = authors.filter(({ device }) => device === author.device).length;
  return authors.length - own > baseVersion - own - refused;
}

/** Why it is not taken: the log cannot hold it, nobody is there to fight, the sport or the bracket forbids it. */
async function refusalOf(
  { store, author }: Acceptance,
  { authors, bout, fighting }: BoutTable,
  { event, deviceSeq }: SubmittedEvent,
): Promise<string | undefined> {
  if (authors.some((one) => one.device === author.device && one.deviceSeq === deviceSeq)) {
    return "device-seq-reused";
  }
  // Nothing is fought, and nobody wins (BT21), before both corners are known.
  const isFought = fighting.fighters.red !== undefined && fighting.fighters.blue !== undefined;
  if (!isFought && event.type !== "note-added") return "bad-fighter";
  if (event.type === "bout-rewound") return "forbidden";
  const problem = problemWith(bout, event);
  if (problem !== undefined) return problem.code;
  return event.type === "result-revoked" ? store.findRevocationProblem(fighting) : undefined;
}

type Verdict = { readonly status: "parked" | "rejected"; readonly reason: string };

async function park(
  { store, nowMs, author }: Acceptance,
  table: BoutTable,
  submitted: SubmittedEvent,
  verdict: Verdict & { readonly bodyHash: string },
): Promise<Accepted> {
  const { bodyHash, status, reason } = verdict;
  await store.insertParked({
    id: submitted.id,
    fighting_uuid: table.fighting.uuid,
    body: writeJson(submitted),
    body_hash: bodyHash,
    status,
    reason,
    received_ms: nowMs,
    actor_id: author.accountId,
  });
  return { table, result: { id: submitted.id, status, reason } };
}
