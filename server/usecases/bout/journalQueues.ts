import type { Journal } from "#contract/bout/journal.ts";
import type { SubmitResult, SubmittedEvent } from "#contract/bout/submit.ts";

type SubmitStatus = SubmitResult["status"];

/** A line of a journal, and what is known of it from all of them. */
export type JournalAct = {
  readonly journal: number;
  readonly line: number;
  readonly device: string;
  readonly fighting: string;
  readonly submitted: SubmittedEvent;
  readonly decision: SubmitStatus | null;
};

export type JournalLease = NonNullable<SubmittedEvent["lease"]>;

/** What is left to do of one bout, in an order that does not depend on that of the files. */
export type BoutQueue = {
  readonly fighting: string;
  acts: readonly JournalAct[];
  /** Why its first act is not taken yet. */
  stuckBy: string | undefined;
  /** Leases under which something was taken. */
  readonly held: JournalLease[];
  /** Acts the server never answered that were given up, by device. */
  readonly givenUp: Map<string, number>;
};

/** The word that counts where two files of one table tell of the same act: the older one may not have known it. */
const BY_WEIGHT: readonly (SubmitStatus | null)[] = ["applied", "parked", "rejected", "stale", null];

export function sendersOf(journals: readonly Journal[]): JournalAct[] {
  const acts = journals.flatMap(({ header, entries }, journal) =>
    entries.map((entry, index) => ({ ...entry, journal, line: index + 2, device: header.device })),
  );
  const heaviest = new Map<string, number>();
  for (const { submitted, decision } of acts)
    heaviest.set(submitted.id, Math.min(BY_WEIGHT.indexOf(decision), heaviest.get(submitted.id) ?? Infinity));
  return acts.map((act) => ({
    ...act,
    decision: BY_WEIGHT[heaviest.get(act.submitted.id) ?? -1] ?? null,
  }));
}

export function boutQueues(acts: readonly JournalAct[]): BoutQueue[] {
  return [...Map.groupBy(acts, ({ fighting }) => fighting)]
    .toSorted(([one], [other]) => compare(one, other))
    .map(([fighting, own]) => ({
      fighting,
      acts: own.toSorted(byTap),
      stuckBy: undefined,
      held: [],
      givenUp: new Map(),
    }));
}

/** The table's own numbers are the order of its taps. */
function byTap(one: JournalAct, other: JournalAct): number {
  return (
    compare(one.device, other.device) ||
    one.submitted.deviceSeq - other.submitted.deviceSeq ||
    compare(one.submitted.id, other.submitted.id)
  );
}

/** The next act of every table: whose epoch is earlier comes first, because epochs only grow. */
export function nextOfEach({ acts }: BoutQueue): JournalAct[] {
  const firsts = [...Map.groupBy(acts, ({ device }) => device).values()].flatMap((own) => own.slice(0, 1));
  return firsts.toSorted(
    ({ submitted: one, ...a }, { submitted: other, ...b }) =>
      (one.lease?.epoch ?? 0) - (other.lease?.epoch ?? 0) ||
      one.baseVersion - other.baseVersion ||
      compare(a.device, b.device),
  );
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
