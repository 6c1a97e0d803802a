import type { LeaseView } from "../bout/submit.ts";
import type { BoutTable } from "./boutTable.ts";

/**
 * - `following`: another tab of this browser writes, this one shows the same.
 * - `unreached`: no network, and this device has no right to the table from before.
 * - `offline`: no network; the table goes on writing and keeps what it wrote.
 * - `denied`: somebody else holds the table. `superseded`: somebody took it from us. Read only, both.
 * - `signed-out`: the session ended; the table goes on writing, sending waits for the same person.
 * - `handover`: another person signed in on this device and has to take the table first.
 * - `forbidden`: this person may not officiate here any more.
 */
export type TablePhase =
  | "acquiring"
  | "following"
  | "unreached"
  | "live"
  | "offline"
  | "syncing"
  | "denied"
  | "superseded"
  | "handover"
  | "signed-out"
  | "forbidden";

export type TableState = {
  readonly table: BoutTable;
  readonly phase: TablePhase;
  readonly lease: LeaseView | undefined;
  /** The last thing that was not taken, as a code for the interface; a new object each time. */
  readonly refusal: { readonly code: string } | undefined;
  /** Acts that are on the screen and nowhere else yet. */
  readonly unkept: ReadonlySet<string>;
  /** `spare`: the database fails, a second place holds. `none`: nothing on this device holds. */
  readonly storage: "disk" | "spare" | "none";
  /** Acts of other bouts that this device has not sent yet. */
  readonly waitingElsewhere: number;
  /** How often the server has said something other than "applied"; the list of those acts is read anew. */
  readonly refusedCount: number;
  /** Since when the server has not been heard of. */
  readonly lostAtMs: number | undefined;
};

const WRITING: ReadonlySet<TablePhase> = new Set(["live", "offline", "syncing", "signed-out"]);

/** A device on which nothing holds may write only what the server takes at once. */
export function mayWrite({ phase, storage, lease }: TableState): boolean {
  if (lease === undefined || !WRITING.has(phase)) return false;
  return storage !== "none" || phase === "live";
}

/** Where the last act is: the worst of all that are not on the server (LS8). */
export function whereSaved({ table, unkept, waitingElsewhere }: TableState): "server" | "device" | "nowhere" {
  if (unkept.size > 0) return "nowhere";
  return table.pending.length + waitingElsewhere > 0 ? "device" : "server";
}

/** Get, set, subscribe: the whole of what the parts of a table share. */
export type TableCell = ReturnType<typeof createTableCell>;

export function createTableCell(table: BoutTable) {
  let state: TableState = {
    table,
    phase: "acquiring",
    lease: undefined,
    refusal: undefined,
    unkept: new Set(),
    storage: "disk",
    waitingElsewhere: 0,
    refusedCount: 0,
    lostAtMs: undefined,
  };
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

/** The device of a table that a program plays, of the demo or of a rehearsal; people's are random. */
export const PROGRAM_DEVICE = "de300000-0000-4000-8000-";

export const isProgramDevice = (device: string | null | undefined): boolean =>
  device?.startsWith(PROGRAM_DEVICE) === true;
