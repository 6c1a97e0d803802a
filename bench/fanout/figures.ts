import type { Measured, RawMeasured } from "./stage.ts";
import type { SpectatorsReport } from "./spectators.ts";
import type { Acknowledged } from "./tables.ts";

export type Figures = {
  readonly sockets: number;
  readonly one: Measured;
  readonly all: Measured;
  readonly raw: RawMeasured;
};

type Row = {
  readonly what: string;
  readonly shown: string;
  readonly limit?: string;
  /** Absent: written down, and limited by nothing. */
  readonly isWithin?: boolean;
};

const JOIN_LIMIT_MS = 75_000;
const LOOP_LIMIT_MS = 20;
const DELIVERY_LIMIT_MS = 1000;
const MOST_OF_RAW = 0.5;
const MOST_OF_IDLE = 2;

/** Every figure beside its limit, as Markdown. */
export function tableOf(figures: Figures): { readonly text: string; readonly isWithin: boolean } {
  const rows = [...rowsOfTables(figures), ...rowsOfSpectators(figures), ...rowsOfCost(figures)];
  const lines = rows.map(({ what, shown, limit = "–", isWithin }) => {
    const verdict = isWithin === undefined ? "" : isWithin ? "kept" : "**MISSED**";
    return `| ${what} | ${shown} | ${limit} | ${verdict} |`;
  });
  const head = ["| What | Measured | Limit | |", "| --- | --- | --- | --- |"];
  return { text: [...head, ...lines].join("\n"), isWithin: rows.every(({ isWithin }) => isWithin !== false) };
}

function rowsOfTables({ one, all }: Figures): Row[] {
  const idleMs = ackMs(one.acts, 0.99);
  const ackRow = (what: string, acts: readonly Acknowledged[]): Row => ({
    what,
    shown: `p50 ${ms(ackMs(acts, 0.5))}, p99 ${ms(ackMs(acts, 0.99))} of ${acts.length}`,
    limit: `p99 ≤ ${MOST_OF_IDLE} × ${ms(idleMs)}`,
    isWithin: ackMs(acts, 0.99) <= MOST_OF_IDLE * idleMs,
  });
  return [
    {
      what: "acknowledgement with one spectator",
      shown: `p50 ${ms(ackMs(one.acts, 0.5))}, p99 ${ms(idleMs)} of ${one.acts.length}`,
    },
    ackRow("acknowledgement with all", all.acts),
    ackRow("acknowledgement while they join", all.storm.acts),
    loopRow("loop delay with one spectator", one.loop, LOOP_LIMIT_MS),
    loopRow("loop delay with all", all.loop, LOOP_LIMIT_MS),
    loopRow("loop delay while they join", all.storm.loop),
    { what: "`/api/health` with one spectator", shown: `p99 ${ms(quantile(one.healthMs, 0.99))}` },
    { what: "`/api/health` with all", shown: `p99 ${ms(quantile(all.healthMs, 0.99))}` },
  ];
}

function loopRow(what: string, { p50Ms, p99Ms, maxMs }: Measured["loop"], limitMs?: number): Row {
  const shown = `p50 ${ms(p50Ms)}, p99 ${ms(p99Ms)}, longest ${ms(maxMs)}`;
  if (limitMs === undefined) return { what, shown };
  return { what, shown, limit: `p99 ≤ ${limitMs} ms`, isWithin: p99Ms <= limitMs };
}

function rowsOfSpectators({ sockets, all }: Figures): Row[] {
  const { report, joinedMs, joined, serverRev } = all;
  const delivered = deliveriesOf(all.acts, report);
  const equal = report.newestRev === serverRev ? report.atNewestRev : 0;
  const of = (count: number) => `${count} of ${sockets}`;
  return [
    {
      what: "joined",
      shown: `${of(joined)} in ${((joinedMs ?? Number.NaN) / 1000).toFixed(1)} s`,
      limit: `all in ${JOIN_LIMIT_MS / 1000} s`,
      isWithin: joinedMs !== undefined && joinedMs <= JOIN_LIMIT_MS,
    },
    {
      what: "delivery since the act was sent",
      shown: `p50 ${ms(delivered.p50Ms)}, p99 ${ms(delivered.p99Ms)}, longest ${ms(delivered.maxMs)}`,
      limit: `p99 ≤ ${DELIVERY_LIMIT_MS} ms`,
      isWithin: delivered.p99Ms <= DELIVERY_LIMIT_MS,
    },
    {
      what: "delivery since the server read the change",
      shown: `p50 ${report.p50Ms} ms, p99 ${report.p99Ms} ms, longest ${report.maxMs} ms`,
    },
    {
      what: "changes and deliveries",
      shown: `${all.acts.length} acts, ${report.pushes} pushes and ${report.beacons} beacons received`,
    },
    { what: "connections lost", shown: String(report.lost), limit: "0", isWithin: report.lost === 0 },
    {
      what: "afterwards equal to the server",
      shown: `${of(equal)} at rev ${serverRev}`,
      limit: "all",
      isWithin: equal === sockets,
    },
  ];
}

function rowsOfCost({ sockets, one, all, raw }: Figures): Row[] {
  const deliveriesPerSecond = (all.acts.length * sockets) / secondsOf(all);
  const oursUs = ((all.coreMsPerSecond - one.coreMsPerSecond) * 1000) / deliveriesPerSecond;
  const wholeUs = (all.coreMsPerSecond * 1000) / deliveriesPerSecond;
  const rawUs = (raw.coreMs * 1000) / raw.report.pushes;
  const perReaderKb = ((all.joinedMb - all.emptyMb) * 1024) / sockets;
  return [
    {
      what: "processor time a delivery, against plain sockets written to at once",
      shown: `${(oursUs / rawUs).toFixed(2)} (${oursUs.toFixed(1)} of ${rawUs.toFixed(1)} µs; with the work of the tables ${wholeUs.toFixed(1)} µs)`,
      limit: `≤ ${MOST_OF_RAW}`,
      isWithin: oursUs / rawUs <= MOST_OF_RAW,
    },
    { what: "busy cores, with one and with all", shown: `${share(one)}, ${share(all)}` },
    {
      what: "plain sockets: loop delay, delivery",
      shown: `p99 ${ms(raw.loop.p99Ms)}, p99 ${raw.report.p99Ms} ms`,
    },
    {
      what: "bytes a change and spectator",
      shown: `${Math.round(all.report.bytes / (all.acts.length * sockets))}`,
    },
    { what: "memory a connection", shown: `${perReaderKb.toFixed(1)} KB` },
    {
      what: "memory of the server: empty, joined, at the end",
      shown: [all.emptyMb, all.joinedMb, all.endMb].map((mb) => `${mb.toFixed(0)} MB`).join(", "),
    },
  ];
}

const share = ({ coreMsPerSecond }: Measured) => `${(coreMsPerSecond / 10).toFixed(0)} %`;

/** From the moment a table sent its act to the moment a spectator had the rev it made, or a later one that holds it too. */
function deliveriesOf(acts: readonly Acknowledged[], { revs, bucketMs }: SpectatorsReport) {
  const told = revs.toSorted((a, b) => a.rev - b.rev);
  const counts = new Map<number, number>();
  for (const { rev, sentAtMs } of acts) {
    const push = told.find((one) => one.rev >= rev);
    for (const [bucket, count] of push?.late ?? []) {
      const lateMs = (bucket + 1) * bucketMs + (push?.serverTime ?? 0) - sentAtMs;
      counts.set(lateMs, (counts.get(lateMs) ?? 0) + count);
    }
  }
  const sorted = [...counts].toSorted(([a], [b]) => a - b);
  const all = sorted.reduce((sum, [, count]) => sum + count, 0);
  const at = (wanted: number) => {
    let soFar = 0;
    return sorted.find(([, count]) => (soFar += count) >= wanted * all)?.[0] ?? Number.NaN;
  };
  return { p50Ms: at(0.5), p99Ms: at(0.99), maxMs: at(1) };
}

const secondsOf = ({ acts }: Measured) =>
  (Math.max(...acts.map(({ sentAtMs }) => sentAtMs)) - Math.min(...acts.map(({ sentAtMs }) => sentAtMs))) /
  1000;

const ackMs = (acts: readonly Acknowledged[], wanted: number) =>
  quantile(
    acts.map(({ tookMs }) => tookMs),
    wanted,
  );

function quantile(values: readonly number[], wanted: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * wanted) - 1] ?? Number.NaN;
}

const ms = (value: number) => `${value.toFixed(value < 100 ? 1 : 0)} ms`;
