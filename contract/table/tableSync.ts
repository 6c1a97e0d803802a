import { z } from "zod";
import type { Api } from "../api/client.ts";
import { leaseViewSchema, type DeviceReport, type LeaseView } from "../bout/submit.ts";
import { ApiFailure } from "../error.ts";
import { withTimeLimit, type StartTimer } from "./timer.ts";
import type { createTableSender, SenderDeps } from "./tableSender.ts";
import type { TableCell, TablePhase } from "./tableState.ts";

export type SyncDeps = SenderDeps & {
  readonly api: SenderDeps["api"] & Pick<Api, "leases">;
  readonly scope: string;
  /** From 0 to 1: tables that lost the same server do not come back all at once. */
  readonly random: () => number;
  readonly wallNow: () => number;
  readonly serverNow: () => number;
  /** How good `serverNow` is: the round trip it was measured with, or null. */
  readonly rttMs: () => number | null;
};

type Takeover = { readonly reason: string | undefined };

const LIMIT_MS = 4000;
const BEAT_MS = 5000;
const BACKOFF_FROM_MS = 500;
const BACKOFF_TO_MS = 5000;

/**
 * Keeps the right to write and the way to the server: asks for the lease, sends what waits, and goes on asking. Every
 * request names the epoch it saw, so an old one that arrives late takes nothing. The lease itself never expires: while
 * the server is away the table keeps writing under the epoch it has (LS3).
 */
export function createTableSync(
  cell: TableCell,
  deps: SyncDeps,
  sender: ReturnType<typeof createTableSender>,
) {
  const timer = createBackoff(deps, () => void sync());
  let run = 0;
  /** The lease as it was granted to us, here or on an earlier visit. */
  let own: LeaseView | undefined;

  const sync = async (takeover?: Takeover): Promise<void> => {
    const mine = (run += 1);
    timer.stop();
    const { phase, lease } = cell.get();
    if (phase === "offline" || phase === "signed-out") cell.set({ phase: "syncing" });
    try {
      const epoch = takeover ? lease?.epoch : (own ?? lease)?.epoch;
      const taken = await askForLease(deps, epoch, reportOf(cell, deps), takeover);
      if (mine === run) await granted(taken);
    } catch (cause) {
      if (mine !== run) return;
      const held = leaseInConflict(cause);
      if (held !== undefined) return refused(held);
      // Who was given another mat still hands in what they tapped here: the server keeps it for a person (RL21).
      if (troubleOf(cause) === "forbidden") await sender.drain().catch(() => {});
      if (mine === run) lose(cause);
    }
  };

  const granted = async (lease: LeaseView) => {
    const isNew = own?.epoch !== lease.epoch;
    const wasLost = cell.get().lostAtMs !== undefined;
    own = lease;
    cell.set({ lease, ...(cell.get().phase === "superseded" && { phase: "syncing" }) });
    if (isNew || wasLost) await deps.memory.saveLease({ lease, lostAtMs: undefined }).catch(() => {});
    if (isNew) {
      // Whoever held the table before us may have written what our page has not seen.
      await sender.refresh();
    }
    await sender.drain();
    const isTaken = cell.get().phase === "superseded";
    cell.set({ lostAtMs: undefined, ...(!isTaken && { phase: "live" }) });
    timer.beat();
  };

  const refused = async (held: LeaseView) => {
    const isNews = held.epoch !== (own ?? cell.get().lease)?.epoch;
    cell.set({ lease: held, phase: phaseWithout(held, own, deps.device()) });
    if (held.holder === null && isNews) {
      // Free, but its epoch has moved on since we looked: ask again with the one we were told.
      own = undefined;
      return sync();
    }
    // Late acts go out all the same: the server keeps them for a person to decide (LS4). If not now, with the next look.
    await sender.drain().catch(() => {});
    timer.beat();
  };

  const lose = (cause: unknown) => {
    timer.retry();
    const trouble = troubleOf(cause);
    const { phase, lostAtMs } = cell.get();
    // What a person must decide first stays on the screen; the network comes and goes behind it.
    if (trouble === "busy" || phase === "superseded" || phase === "denied" || phase === "handover") return;
    const lost = own === undefined && trouble === "offline" ? "unreached" : trouble;
    const sinceMs = lostAtMs ?? deps.wallNow();
    cell.set({ phase: lost, lostAtMs: sinceMs });
    if (lostAtMs === undefined && own !== undefined)
      void deps.memory.saveLease({ lease: own, lostAtMs: sinceMs }).catch(() => {});
  };

  return {
    /** What an earlier visit was granted counts until the server says otherwise. */
    open: async () => {
      timer.open();
      const kept = await deps.memory.findLease(deps.scope).catch(() => undefined);
      if (kept?.lease.holder?.device === deps.device()) {
        own = kept.lease;
        cell.set(kept);
      }
      await sync();
    },
    takeOver: (reason?: string) => sync({ reason }),
    /** Something speaks for the network being back, or gone: look now. */
    wake: () => void sync(),
    /** A tap: straight to the server while all is well, otherwise with the next look. */
    send: async () => {
      if (cell.get().phase !== "live") return;
      const mine = run;
      await sender.drain().catch((cause: unknown) => {
        // A look that began meanwhile tells better than a request that began before it.
        if (mine === run) lose(cause);
      });
    },
    close: () => {
      run += 1;
      timer.close();
    },
  };
}

async function askForLease(
  deps: SyncDeps,
  expectEpoch: number | undefined,
  report: DeviceReport,
  takeover: Takeover | undefined,
): Promise<LeaseView> {
  const data = {
    scope: deps.scope,
    device: deps.device(),
    expectEpoch: expectEpoch ?? 0,
    takeover: takeover !== undefined,
    report,
    ...(takeover?.reason !== undefined && { reason: takeover.reason }),
  };
  return (await withTimeLimit(deps.startTimer, LIMIT_MS, deps.api.leases.take({ data }))).data;
}

/** The head table reads it (DK2): how far the clock of this device is off, and how much only it knows. */
function reportOf(cell: TableCell, { serverNow, wallNow, rttMs }: SyncDeps): DeviceReport {
  const { table, waitingElsewhere } = cell.get();
  return {
    offsetMs: rttMs() === null ? null : Math.round(serverNow() - wallNow()),
    unsent: table.pending.length + waitingElsewhere,
  };
}

function phaseWithout({ holder }: LeaseView, own: LeaseView | undefined, device: string): TablePhase {
  if (holder?.device === device) return "handover";
  return own === undefined ? "denied" : "superseded";
}

/** When to look again: soon after a failure, then less and less often; now and again while all is well. */
function createBackoff(
  { startTimer, random }: { startTimer: StartTimer; random: () => number },
  look: () => void,
) {
  let cancel = () => {};
  let failures = 0;
  let isOpen = false;
  const again = (delayMs: number) => {
    cancel();
    if (isOpen) cancel = startTimer(delayMs, look);
  };
  return {
    open: () => (isOpen = true),
    beat: () => {
      failures = 0;
      again(BEAT_MS);
    },
    retry: () => {
      failures += 1;
      const delayMs = Math.min(BACKOFF_TO_MS, BACKOFF_FROM_MS * 2 ** Math.min(failures - 1, 8));
      again(delayMs * (0.5 + random()));
    },
    stop: () => cancel(),
    close: () => {
      isOpen = false;
      cancel();
    },
  };
}

const conflictSchema = z.object({ lease: leaseViewSchema });

/** Who holds the table, when that is why it was refused. */
function leaseInConflict(cause: unknown): LeaseView | undefined {
  if (!(cause instanceof ApiFailure) || cause.error.status !== 409) return undefined;
  return conflictSchema.safeParse(cause.error.details).data?.lease;
}

/** What a failed call means to a table: a session that is over, a right that is gone, a server that asks for patience. */
function troubleOf(cause: unknown): "signed-out" | "forbidden" | "busy" | "offline" {
  const status = cause instanceof ApiFailure ? cause.error.status : 0;
  if (status === 401) return "signed-out";
  if (status === 403) return "forbidden";
  return status === 429 ? "busy" : "offline";
}
