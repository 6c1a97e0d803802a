import type { Api } from "#contract/client.ts";
import type { Later } from "#web/realtime/later.ts";
import { isRefusedAccess } from "./apiRefusal.ts";
import { rebaseTable, settleTable } from "./boutTable.ts";
import type { Outbox } from "./outbox.ts";
import type { TableCell } from "./tableState.ts";

export type SenderDeps = {
  readonly api: Pick<Api, "fightings">;
  readonly outbox: () => Promise<Outbox>;
  readonly fightingUuid: string;
  readonly device: () => string;
  readonly later: Later;
};

const BATCH = 50;
const RETRY_MS = 1500;

/** Offers what was tapped until the server has decided it: one request at a time, in the order of the taps. */
export function createTableSender(cell: TableCell, deps: SenderDeps) {
  let isSending = false;
  let cancelRetry = () => {};

  const send = async (): Promise<void> => {
    const { table, lease } = cell.get();
    if (isSending || table.pending.length === 0 || lease === undefined) return;
    isSending = true;
    try {
      await deliver();
    } catch (cause) {
      cell.set({ phase: isRefusedAccess(cause) ? "signed-out" : "offline" });
      cancelRetry();
      cancelRetry = deps.later(RETRY_MS, () => void send());
      return;
    } finally {
      isSending = false;
    }
    await send();
  };

  const deliver = async () => {
    const events = cell
      .get()
      .table.pending.slice(0, BATCH)
      .map(({ submitted }) => submitted);
    const body = { data: { device: deps.device(), proto: 1 as const, events } };
    const { data } = await deps.api.fightings.submitEvents(deps.fightingUuid, body);
    await (await deps.outbox()).settle(data.results.map(({ id }) => id));
    const { table, refused } = settleTable(cell.get().table, data.results);
    const [first] = refused;
    const wasTaken = refused.some(({ reason }) => reason === "superseded");
    const refusal = first && { refusal: { code: first.reason ?? "stale" } };
    cell.set({ table, phase: wasTaken ? "superseded" : "live", ...refusal });
    if (refused.length > 0 || data.fighting.version !== table.recorded.length) await refresh();
  };

  /** The record as the server has it now. */
  const refresh = async () => {
    const { data } = await deps.api.fightings.events(deps.fightingUuid);
    const recorded = data.map(({ boutMs, ...entry }) => ({
      ...entry,
      ...(boutMs !== undefined && { boutMs }),
    }));
    cell.set({ table: rebaseTable(cell.get().table, recorded) });
  };

  return {
    send,
    /** Somebody else wrote to this bout. */
    noticeVersion: (version: number) => {
      if (!isSending && version > cell.get().table.recorded.length) void refresh().catch(() => {});
    },
    stop: () => cancelRetry(),
  };
}
