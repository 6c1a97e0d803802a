import type { Api } from "#contract/client.ts";
import type { Later } from "#web/realtime/later.ts";
import { isRefusedAccess, leaseInConflict } from "./apiRefusal.ts";
import type { TableCell } from "./tableState.ts";

export type LeaseDeps = {
  readonly api: Pick<Api, "leases">;
  readonly scope: string;
  readonly device: () => string;
  readonly later: Later;
};

const RETRY_MS = 1500;

/** Asks for the right to write. Every request names the epoch it saw, so an old one that arrives late takes nothing. */
export function createTableLease(cell: TableCell, deps: LeaseDeps, onGranted: () => Promise<void>) {
  let cancelRetry = () => {};

  const acquire = async (takeover = false): Promise<void> => {
    const seen = cell.get().lease;
    cell.set({ phase: "acquiring" });
    try {
      const ask = { scope: deps.scope, device: deps.device(), expectEpoch: seen?.epoch ?? 0, takeover };
      const { data } = await deps.api.leases.take({ data: ask });
      cell.set({ lease: data });
      await onGranted();
    } catch (cause) {
      const held = leaseInConflict(cause);
      if (held === undefined) return lost(cause, takeover);
      cell.set({ lease: held, phase: "denied" });
      // Free, but its epoch has moved on since we looked: ask again with the one we were told.
      if (held.holder === null && held.epoch !== seen?.epoch) await acquire();
    }
  };

  const lost = (cause: unknown, takeover: boolean) => {
    const isOut = isRefusedAccess(cause);
    cell.set({ phase: isOut ? "signed-out" : "offline" });
    cancelRetry();
    if (!isOut) cancelRetry = deps.later(RETRY_MS, () => void acquire(takeover));
  };

  return { acquire, stop: () => cancelRetry() };
}
