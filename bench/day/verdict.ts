import type { JournalAct } from "#contract/table/outbox.ts";

/** An act in the log of a bout, as the server tells it. */
export type LogLine = { readonly id: string; readonly seq: number };
/** An act the server did not take, as the head table sees it. */
export type SetAside = { readonly id: string; readonly isDecided: boolean };

export type Evidence = {
  /** What each device wrote down of its own acts, in its order. */
  readonly journals: readonly (readonly JournalAct[])[];
  readonly logs: ReadonlyMap<string, readonly LogLine[]>;
  readonly setAside: readonly SetAside[];
};

export type Verdict = {
  readonly made: number;
  readonly applied: number;
  readonly parked: number;
  readonly rejected: number;
  /** Made over somebody else's head: the table was told to look and to decide anew, and nothing was kept. */
  readonly stale: number;
  /** Not decided by the server: still on a device. */
  readonly undecided: number;
  /** Set aside, and nobody has decided about it. */
  readonly open: number;
  /** Told to be applied or kept, and not there. */
  readonly lost: number;
  readonly doubled: number;
  readonly reordered: number;
};

/** Compares what the devices were told with what the server has. The devices are believed, not the server. */
export function judge({ journals, logs, setAside }: Evidence): Verdict {
  const acts = journals.flat();
  const count = (decision: JournalAct["decision"]) => acts.filter((act) => act.decision === decision).length;
  const places = new Map(
    [...logs].map(([bout, log]) => [bout, new Map(log.map(({ id, seq }) => [id, seq]))]),
  );
  const kept = new Set(setAside.map(({ id }) => id));
  const isLost = ({ decision, fightingUuid, submitted }: JournalAct) => {
    if (decision === "applied") return !places.get(fightingUuid)?.has(submitted.id);
    return (decision === "parked" || decision === "rejected") && !kept.has(submitted.id);
  };
  return {
    made: acts.length,
    applied: count("applied"),
    parked: count("parked"),
    rejected: count("rejected"),
    stale: count("stale"),
    undecided: count(undefined),
    open: setAside.filter(({ isDecided }) => !isDecided).length,
    lost: acts.filter(isLost).length,
    doubled: [...logs.values()].reduce(
      (sum, log) => sum + log.length - new Set(log.map(({ id }) => id)).size,
      0,
    ),
    reordered:
      [...logs.values()].reduce(
        (sum, log) => sum + log.filter(({ seq }, index) => seq !== index + 1).length,
        0,
      ) + journals.reduce((sum, journal) => sum + outOfOrder(journal, places), 0),
  };
}

/** Acts of one device in one bout stand in the log in the order in which they were tapped. */
function outOfOrder(
  journal: readonly JournalAct[],
  places: ReadonlyMap<string, ReadonlyMap<string, number>>,
): number {
  let found = 0;
  for (const [bout, acts] of Map.groupBy(journal, ({ fightingUuid }) => fightingUuid)) {
    let last = 0;
    for (const { submitted } of acts.toSorted((a, b) => a.submitted.deviceSeq - b.submitted.deviceSeq)) {
      const place = places.get(bout)?.get(submitted.id);
      if (place === undefined) continue;
      if (place < last) found += 1;
      last = place;
    }
  }
  return found;
}

export const isClean = ({ undecided, open, lost, doubled, reordered }: Verdict): boolean =>
  undecided + open + lost + doubled + reordered === 0;
