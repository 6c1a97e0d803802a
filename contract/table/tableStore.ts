import type { BoutSetup } from "#domain/bout/bout.ts";
import type { BoutCommand } from "#domain/bout/command.ts";
import type { RecordedEvent } from "#domain/bout/event.ts";
import { rebaseTable, tapTable, type BoutTable, type PendingEvent } from "./boutTable.ts";
import { createTableSender } from "./tableSender.ts";
import { createTableCell, mayWrite } from "./tableState.ts";
import { createTableSync, type SyncDeps } from "./tableSync.ts";

export type TableDeps = SyncDeps & {
  readonly newId: () => string;
};

export type TableStore = ReturnType<typeof createTableStore>;

const BOUNCE_MS = 250;

/** The table of one bout: paints at once, keeps on disk, sends until the server has decided. Nothing undecided is dropped. */
export function createTableStore(deps: TableDeps, setup: BoutSetup, recorded: readonly RecordedEvent[]) {
  const cell = createTableCell({ setup, recorded, pending: [] });
  const sender = createTableSender(cell, deps);
  const sync = createTableSync(cell, deps, sender);
  const isBounce = createBounceGuard();
  let restored: Promise<void> | undefined;
  let deviceSeq = 0;

  /** What an earlier visit left behind goes out before anything new. */
  const restore = async () => {
    const { outbox, memory, fightingUuid } = deps;
    const known = await memory.findRecord(fightingUuid).catch(() => []);
    const kept = await outbox.findAll(fightingUuid);
    deviceSeq = await outbox.lastDeviceSeq(fightingUuid);
    const elsewhere = (await outbox.findWaiting()).filter((bout) => bout.fightingUuid !== fightingUuid);
    const { table } = cell.get();
    // A page that was kept for a day without network may know less than the table did when it closed.
    const record = known.length > table.recorded.length ? known : table.recorded;
    const arrived = kept.filter(({ id }) => record.some((entry) => entry.id === id));
    if (arrived.length > 0) await outbox.settle(arrived.map(({ id }) => ({ id, status: "applied" })));
    cell.set({
      table: rebaseTable({ ...table, recorded: known, pending: kept.map(toPending) }, record),
      waitingElsewhere: elsewhere.reduce((sum, { events }) => sum + events.length, 0),
    });
  };

  const tap = async (command: BoutCommand): Promise<void> => {
    const state = cell.get();
    if (state.lease === undefined || !mayWrite(state)) return;
    if (isBounce(command, deps.wallNow())) return cell.set({ refusal: { code: "double-tap" } });
    const made = tapTable(state.table, command, {
      id: deps.newId(),
      nowMs: deps.serverNow(),
      wallMs: deps.wallNow(),
      rttMs: deps.rttMs(),
      nextDeviceSeq: () => (deviceSeq += 1),
      lease: state.lease,
    });
    if (!made.ok) return cell.set({ refusal: { code: made.problem.code } });
    const table = { ...state.table, pending: [...state.table.pending, made.value] };
    const unkept = new Set([...state.unkept, made.value.submitted.id]);
    cell.set({ table, unkept, refusal: undefined });
    await keep(made.value);
    await sync.send();
  };

  const keep = async ({ submitted }: PendingEvent) => {
    try {
      const storage = await deps.outbox.put(deps.fightingUuid, submitted);
      const unkept = new Set(cell.get().unkept);
      unkept.delete(submitted.id);
      cell.set({ unkept, storage });
    } catch {
      cell.set({ storage: "none" });
    }
  };

  return {
    get: cell.get,
    subscribe: cell.subscribe,
    open: async () => {
      cell.set({ phase: "acquiring" });
      await (restored ??= restore());
      await sync.open();
    },
    /** Another tab writes: show what it shows. */
    follow: (table?: Pick<BoutTable, "recorded" | "pending">) =>
      cell.set({ phase: "following", ...(table && { table: { ...cell.get().table, ...table } }) }),
    takeOver: sync.takeOver,
    wake: sync.wake,
    noticeVersion: sender.noticeVersion,
    tap,
    close: sync.close,
  };
}

/** BT23: a finger that trembles. The same act once more is meant only after a moment. */
function createBounceGuard() {
  let last: { readonly what: string; readonly atMs: number } | undefined;
  return (command: BoutCommand, nowMs: number): boolean => {
    const what = JSON.stringify(command);
    const isBounce = last?.what === what && nowMs - last.atMs < BOUNCE_MS;
    if (!isBounce) last = { what, atMs: nowMs };
    return isBounce;
  };
}

function toPending(submitted: PendingEvent["submitted"]): PendingEvent {
  return { submitted, atMs: submitted.at.wall + (submitted.at.offset ?? 0) };
}
