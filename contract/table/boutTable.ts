import type { Bout, BoutSetup } from "#domain/bout/bout.ts";
import type { BoutCommand } from "#domain/bout/command.ts";
import { remainingMs } from "#domain/bout/clock.ts";
import { decideBout, type BoutProblem } from "#domain/bout/decide.ts";
import type { RecordedEvent } from "#domain/bout/event.ts";
import { replayBout } from "#domain/bout/fold.ts";
import { ok, type Result } from "#domain/result.ts";
import type { LeaseView, SubmitResult, SubmittedEvent } from "../bout/submit.ts";

/** A table's view of its bout: what the server has recorded, then what it has not been told yet. */
export type BoutTable = {
  readonly setup: BoutSetup;
  readonly recorded: readonly RecordedEvent[];
  readonly pending: readonly PendingEvent[];
};

export type PendingEvent = { readonly submitted: SubmittedEvent; readonly atMs: number };

export type Tap = {
  readonly id: string;
  readonly nowMs: number;
  readonly wallMs: number;
  readonly rttMs: number | null;
  /** Taken only by an act that is allowed. */
  readonly nextDeviceSeq: () => number;
  readonly lease: LeaseView;
};

export function foldTable({ setup, recorded, pending }: BoutTable): Bout {
  return replayBout(setup, [...recorded, ...pending.map(toRecorded)]);
}

/** The same rules as on the server, so a refusal is known at once and an allowed tap is painted at once. */
export function tapTable(
  table: BoutTable,
  command: BoutCommand,
  tap: Tap,
): Result<PendingEvent, BoutProblem> {
  const bout = foldTable(table);
  const decided = decideBout(bout, command);
  if (!decided.ok) return decided;
  const submitted: SubmittedEvent = {
    id: tap.id,
    event: decided.value,
    deviceSeq: tap.nextDeviceSeq(),
    lease: { scope: tap.lease.scope, epoch: tap.lease.epoch },
    baseVersion: table.recorded.length + table.pending.length,
    boutMs: Math.round(remainingMs(bout.clock, tap.nowMs)),
    at: { wall: tap.wallMs, offset: tap.nowMs - tap.wallMs, rtt: tap.rttMs },
  };
  return ok({ submitted, atMs: tap.nowMs });
}

export type Settled = { readonly table: BoutTable; readonly refused: readonly SubmitResult[] };

/** What the server decided leaves the queue: applied joins the record, the rest is told to the official. */
export function settleTable(table: BoutTable, results: readonly SubmitResult[]): Settled {
  const decided = new Map(results.map((result) => [result.id, result]));
  const applied = table.pending.filter(({ submitted }) => decided.get(submitted.id)?.status === "applied");
  const known = new Set(table.recorded.map(({ id }) => id));
  return {
    table: {
      ...table,
      recorded: [...table.recorded, ...applied.map(toRecorded).filter(({ id }) => !known.has(id))],
      pending: table.pending.filter(({ submitted }) => !decided.has(submitted.id)),
    },
    refused: results.filter(({ status }) => status !== "applied"),
  };
}

/**
 * A fresher record from the server; an event in it is no longer pending. What was tapped here keeps the time of its tap:
 * the server's is that of its arrival, and a clock started without network would be given back the time of the outage.
 * A tap later than its arrival came of a clock that was fast.
 */
export function rebaseTable(table: BoutTable, fresh: readonly RecordedEvent[]): BoutTable {
  const known = new Set(fresh.map(({ id }) => id));
  const tappedAt = new Map(
    [...table.recorded, ...table.pending.map(toRecorded)].map(({ id, atMs }) => [id, atMs]),
  );
  return {
    ...table,
    recorded: fresh.map((entry) => ({
      ...entry,
      atMs: Math.min(tappedAt.get(entry.id) ?? entry.atMs, entry.atMs),
    })),
    pending: table.pending.filter(({ submitted }) => !known.has(submitted.id)),
  };
}

function toRecorded({ submitted, atMs }: PendingEvent): RecordedEvent {
  const { id, event, boutMs } = submitted;
  return { id, event, atMs, ...(boutMs !== null && { boutMs }) };
}
