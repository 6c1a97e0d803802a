import type { BoutSetup } from "#domain/bout/bout.ts";
import type { BoutCommand } from "#domain/bout/command.ts";
import type { RecordedEvent } from "#domain/bout/event.ts";
import { rebaseTable, tapTable } from "./boutTable.ts";
import { createTableLease, type LeaseDeps } from "./tableLease.ts";
import { createTableSender, type SenderDeps } from "./tableSender.ts";
import { createTableCell } from "./tableState.ts";

export type TableDeps = SenderDeps &
  LeaseDeps & {
    readonly newId: () => string;
    readonly nextDeviceSeq: (fightingUuid: string) => number;
    readonly serverNow: () => number;
    readonly wallNow: () => number;
  };

export type TableStore = ReturnType<typeof createTableStore>;

/** The table of one bout: paints at once, keeps on disk, sends until the server has decided. Nothing undecided is dropped. */
export function createTableStore(deps: TableDeps, setup: BoutSetup, recorded: readonly RecordedEvent[]) {
  const cell = createTableCell({ setup, recorded, pending: [] });
  const sender = createTableSender(cell, deps);
  const lease = createTableLease(cell, deps, async () => {
    await restored;
    cell.set({ phase: "live" });
    await sender.send();
  });
  let restored: Promise<void> | undefined;

  /** What an earlier visit left behind goes out before anything new. */
  const restore = async () => {
    const kept = await (await deps.outbox()).findAll(deps.fightingUuid);
    const pending = kept.map((submitted) => ({
      submitted,
      atMs: submitted.at.wall + (submitted.at.offset ?? 0),
    }));
    const { table } = cell.get();
    cell.set({ table: rebaseTable({ ...table, pending }, table.recorded) });
  };

  const tap = async (command: BoutCommand): Promise<void> => {
    const { lease: held, table, phase } = cell.get();
    if (held === undefined || (phase !== "live" && phase !== "offline")) return;
    const nextDeviceSeq = () => deps.nextDeviceSeq(deps.fightingUuid);
    const moment = { nowMs: deps.serverNow(), wallMs: deps.wallNow() };
    const made = tapTable(table, command, { id: deps.newId(), ...moment, nextDeviceSeq, lease: held });
    if (!made.ok) return cell.set({ refusal: { code: made.problem.code } });
    cell.set({ table: { ...table, pending: [...table.pending, made.value] }, refusal: undefined });
    await (await deps.outbox()).put(deps.fightingUuid, made.value.submitted);
    await sender.send();
  };

  return {
    get: cell.get,
    subscribe: cell.subscribe,
    open: () => {
      restored ??= restore();
      return lease.acquire();
    },
    takeOver: () => lease.acquire(true),
    noticeVersion: sender.noticeVersion,
    tap,
    close: () => {
      sender.stop();
      lease.stop();
    },
  };
}
