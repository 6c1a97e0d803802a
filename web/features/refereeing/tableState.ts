import type { LeaseView } from "#contract/submit.ts";
import type { BoutTable } from "./boutTable.ts";

/**
 * `denied`: somebody else holds the table. `superseded`: somebody took it from us. In both the record can be read and
 * nothing written; in `offline` the table goes on writing and keeps what it wrote.
 */
export type TablePhase = "acquiring" | "live" | "offline" | "denied" | "superseded" | "signed-out";

export type TableState = {
  readonly table: BoutTable;
  readonly phase: TablePhase;
  readonly lease: LeaseView | undefined;
  /** The last thing that was not taken, as a code for the interface; a new object each time. */
  readonly refusal: { readonly code: string } | undefined;
};

/** Get, set, subscribe: the whole of what the parts of a table share. */
export type TableCell = ReturnType<typeof createTableCell>;

export function createTableCell(table: BoutTable) {
  let state: TableState = { table, phase: "acquiring", lease: undefined, refusal: undefined };
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set: (change: Partial<TableState>) => {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
