import type { ScoringStore } from "#server/usecases/bout/scoringStore.ts";
import type { Submission } from "#server/usecases/bout/submitBoutEvents.ts";
import { diskStore, type Disk, type Undo } from "./disk.ts";
import type { FaultSwitch } from "./faults.ts";
import type { Hooks } from "./hooks.ts";
import type { Judge } from "./judge.ts";
import type { World } from "./world.ts";

class Crash extends Error {}
/** The disk is full or away for a while. */
export class StorageFault extends Error {}

export type TransactionParts = {
  readonly world: World;
  readonly disk: Disk;
  readonly faults: FaultSwitch;
  readonly hooks: Hooks;
  readonly judge: Judge;
};

/** All or nothing; the process may end before, between or after any of its writes. */
export function createTransactions(
  { world, disk, faults, hooks, judge }: TransactionParts,
  crash: () => void,
) {
  let unflushed: { readonly atMs: number; readonly undo: Undo }[] = [];
  const risk = () => {
    if (faults.isOn("crashes") && world.oneIn(150)) throw new Crash();
    if (faults.isOn("storageFaults") && world.oneIn(60)) throw new StorageFault();
  };
  const run = async <T>(
    submission: Submission | undefined,
    work: (store: ScoringStore) => Promise<T>,
  ): Promise<T> => {
    const undo: Undo = [];
    const store = riskyStore(diskStore(disk, undo, hooks.isDeduplicated), risk);
    try {
      const result = await work(hooks.store(store, disk, submission));
      if (faults.isOn("crashes") && world.oneIn(60)) throw new Crash();
      unflushed.push({ atMs: world.now(), undo });
      judge.committed();
      if (faults.isOn("crashes") && world.oneIn(40)) {
        world.note("server: committed, not answered");
        crash();
      }
      return result;
    } catch (cause) {
      if (hooks.rollsBack) undoAll(undo);
      if (cause instanceof Crash) crash();
      throw cause;
    }
  };
  return {
    run,
    /** What a power cut takes with it: nothing, as long as a commit waits for the disk. */
    loseUnflushed: () => {
      const lost = unflushed.filter(({ atMs }) => atMs + hooks.flushMs > world.now());
      for (const { undo } of lost.toReversed()) undoAll(undo);
      unflushed = [];
    },
  };
}

function undoAll(undo: Undo): void {
  for (const step of undo.toReversed()) step();
}

/** Before every write the process or the disk may fail. */
function riskyStore(store: ScoringStore, risk: () => void): ScoringStore {
  return {
    ...store,
    insertEvent: async (row) => (risk(), store.insertEvent(row)),
    insertParked: async (row) => (risk(), store.insertParked(row)),
    saveHead: async (row) => (risk(), store.saveHead(row)),
    bumpRev: async (uuid, options) => (risk(), store.bumpRev(uuid, options)),
    grantLease: async (grant) => (risk(), store.grantLease(grant)),
  };
}
