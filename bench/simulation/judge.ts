import type { SubmitAnswer, SubmitRequest, SubmittedEvent, SubmitResult } from "#contract/bout/submit.ts";
import type { ScoringStore } from "#server/usecases/bout/scoringStore.ts";
import type { CompetitionStore } from "#web/platform/realtime/competitionStore.ts";
import { logOf, type Disk } from "./disk.ts";
import { BOUTS } from "./stage.ts";

export type Invariant = "I1" | "I2" | "I3" | "I4" | "I5" | "I6" | "I7" | "I8" | "I9" | "I10" | "alive";
export type Violation = { readonly invariant: Invariant; readonly what: string };

/** An act as its author made it; `tab` is the page it was made on. */
export type Made = { readonly submitted: SubmittedEvent; readonly bout: string; readonly tab: string };

export type Judge = ReturnType<typeof createJudge>;

/** Sees everything and takes no part: remembers what people did and were told, and compares it with what is there. */
export function createJudge(disk: Disk) {
  const made = new Map<string, Made>();
  const told = new Map<string, SubmitResult>();
  const grants = new Map<string, number>();
  const violations: Violation[] = [];
  const accuse = (invariant: Invariant, what: string) => void violations.push({ invariant, what });
  const judged = new Map(BOUTS.map((bout) => [bout, 0]));

  return {
    accuse,
    violations: () => violations,
    made,
    told,
    /** A person's act exists from the moment it is on the device's disk, or the server has seen it. */
    noteMade: (act: Made) => void made.set(act.submitted.id, act),
    noteAnswer: (_request: SubmitRequest, { data }: SubmitAnswer) => {
      for (const result of data.results) told.set(result.id, result);
    },
    /** I6: an act enters the log only under the lease of that very moment. */
    committed: () => {
      for (const bout of BOUTS) {
        for (const row of logOf(disk, bout).slice(judged.get(bout))) {
          const lease = row.lease_scope === null ? undefined : disk.leases.get(row.lease_scope);
          if (lease === undefined) continue;
          if (lease.epoch !== row.lease_epoch || lease.device_id !== row.device_id)
            accuse("I6", `${row.id} of epoch ${row.lease_epoch} was applied in epoch ${lease.epoch}`);
        }
        judged.set(bout, logOf(disk, bout).length);
      }
    },
    /** I9: a request for a table gives it away once, however often it arrives. */
    watchGrants: (store: ScoringStore, requestKey: string): ScoringStore => ({
      ...store,
      grantLease: async (grant) => {
        const granted = await store.grantLease(grant);
        const times = (grants.get(requestKey) ?? 0) + (granted === undefined ? 0 : 1);
        grants.set(requestKey, times);
        if (times > 1) accuse("I9", `request ${requestKey} was granted ${times} times`);
        return granted;
      },
    }),
    /** I8: what a screen shows of a bout never goes back. */
    watchScreen: (name: string, store: CompetitionStore) => {
      const seen = new Map<string, number>();
      store.subscribe(() => {
        for (const { uuid, version } of store.get().fightings) {
          if (version < (seen.get(uuid) ?? 0)) accuse("I8", `${name} went back to version ${version}`);
          seen.set(uuid, version);
        }
      });
    },
  };
}
