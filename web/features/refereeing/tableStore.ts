import type { Api } from "#contract/client.ts";
import { ApiFailure } from "#contract/error.ts";
import { leaseViewSchema, type LeaseView, type SubmittedEvent } from "#contract/submit.ts";
import type { BoutSetup } from "#domain/bout/bout.ts";
import type { BoutCommand } from "#domain/bout/command.ts";
import type { RecordedEvent } from "#domain/bout/event.ts";
import { z } from "zod";
import { rebaseTable, settleTable, tapTable, type BoutTable } from "./boutTable.ts";
import type { Outbox } from "./outbox.ts";

/** `denied`: somebody else holds the table. `superseded`: somebody took it from us. */
export type TablePhase = "acquiring" | "live" | "offline" | "denied" | "superseded" | "signed-out";

export type TableState = {
  readonly table: BoutTable;
  readonly phase: TablePhase;
  readonly lease: LeaseView | undefined;
  /** The last thing that was not taken, as a code for the interface. */
  readonly refusal: { readonly code: string; readonly key: string } | undefined;
};

export type TableDeps = {
  readonly api: Pick<Api, "fightings" | "leases">;
  readonly outbox: Outbox;
  readonly fightingUuid: string;
  readonly scope: string;
  readonly device: string;
  readonly newId: () => string;
  readonly serverNow: () => number;
  readonly wallNow: () => number;
};

const RETRY_MS = 1500;

export type TableStore = ReturnType<typeof createTableStore>;

/** The table of one bout: paints at once, keeps on disk, sends until the server has decided. Nothing undecided is dropped. */
export function createTableStore(deps: TableDeps, setup: BoutSetup, recorded: readonly RecordedEvent[]) {
  let state: TableState = {
    table: { setup, recorded, pending: [] },
    phase: "acquiring",
    lease: undefined,
    refusal: undefined,
  };
  const listeners = new Set<() => void>();
  const set = (change: Partial<TableState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  let isSending = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const later = (work: () => Promise<void>) => {
    clearTimeout(retry);
    retry = setTimeout(() => void work(), RETRY_MS);
  };

  const restore = async () => {
    const kept = await deps.outbox.findAll(deps.fightingUuid);
    const pending = kept.map((submitted) => ({
      submitted,
      atMs: submitted.at.wall + (submitted.at.offset ?? 0),
    }));
    set({
      table: rebaseTable(
        { ...state.table, pending: [...pending, ...state.table.pending] },
        state.table.recorded,
      ),
    });
  };

  const acquire = async (takeover = false): Promise<void> => {
    set({ phase: "acquiring" });
    try {
      const expectEpoch = state.lease?.epoch ?? 0;
      const { data } = await deps.api.leases.take({
        data: { scope: deps.scope, device: deps.device, expectEpoch, takeover },
      });
      set({ lease: data, phase: "live" });
      await send();
    } catch (cause) {
      const held = leaseInConflict(cause);
      // The scope is free but its epoch has moved on: ask again with the one we were told.
      if (held !== undefined && held.holder === null && held.epoch !== state.lease?.epoch) {
        set({ lease: held });
        return acquire();
      }
      if (held !== undefined) return set({ lease: held, phase: "denied" });
      set({ phase: isSignedOut(cause) ? "signed-out" : "offline" });
      if (!isSignedOut(cause)) later(() => acquire(takeover));
    }
  };

  const send = async (): Promise<void> => {
    const batch = state.table.pending.slice(0, 50).map(({ submitted }) => submitted);
    if (isSending || batch.length === 0 || state.lease === undefined) return;
    isSending = true;
    try {
      await deliver(batch);
    } catch (cause) {
      set({ phase: isSignedOut(cause) ? "signed-out" : "offline" });
      later(send);
      return;
    } finally {
      isSending = false;
    }
    await send();
  };

  const deliver = async (batch: readonly SubmittedEvent[]) => {
    const { data } = await deps.api.fightings.submitEvents(deps.fightingUuid, {
      data: { device: deps.device, proto: 1, events: [...batch] },
    });
    await deps.outbox.settle(data.results.map(({ id }) => id));
    const { table, refused } = settleTable(state.table, data.results);
    const [first] = refused;
    const wasTaken = refused.some(({ reason }) => reason === "superseded");
    set({
      table,
      phase: wasTaken ? "superseded" : "live",
      ...(first && { refusal: refusalOf(first.reason ?? "stale", first.id) }),
    });
    if (refused.length > 0 || data.fighting.version !== state.table.recorded.length) await refresh();
  };

  const refresh = async () => {
    const { data } = await deps.api.fightings.events(deps.fightingUuid);
    const recorded = data.map(({ boutMs, ...entry }) => ({
      ...entry,
      ...(boutMs !== undefined && { boutMs }),
    }));
    set({ table: rebaseTable(state.table, recorded) });
  };

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    open: async () => {
      await restore();
      await acquire();
    },
    takeOver: () => acquire(true),
    close: () => clearTimeout(retry),
    /** Somebody else wrote to this bout. */
    noticeVersion: (version: number) => {
      if (!isSending && version > state.table.recorded.length) void refresh().catch(() => {});
    },
    tap: async (command: BoutCommand): Promise<void> => {
      const { lease, table } = state;
      if (lease === undefined || lease.holder?.device !== deps.device) return;
      const id = deps.newId();
      const deviceSeq = table.recorded.length + table.pending.length + 1;
      const tap = { id, nowMs: deps.serverNow(), wallMs: deps.wallNow(), deviceSeq, lease };
      const made = tapTable(table, command, tap);
      if (!made.ok) return set({ refusal: refusalOf(made.problem.code, id) });
      set({ table: { ...table, pending: [...table.pending, made.value] }, refusal: undefined });
      await deps.outbox.put(deps.fightingUuid, made.value.submitted);
      await send();
    },
  };
}

const refusalOf = (code: string, key: string) => ({ code, key });

const conflictSchema = z.object({ lease: leaseViewSchema });

function leaseInConflict(cause: unknown): LeaseView | undefined {
  if (!(cause instanceof ApiFailure) || cause.error.status !== 409) return undefined;
  return conflictSchema.safeParse(cause.error.details).data?.lease;
}

const isSignedOut = (cause: unknown) =>
  cause instanceof ApiFailure && (cause.error.status === 401 || cause.error.status === 403);
