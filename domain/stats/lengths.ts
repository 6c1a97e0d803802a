import type { AgeBand } from "../schedule/queue.ts";

/** A bout that is over, as far as figures need it. */
export type StatBout = {
  readonly carpet?: string | undefined;
  /** What it is counted under: an age, a level. */
  readonly group: string;
  /** Regulation time. */
  readonly planMs: number;
  readonly age?: AgeBand;
  readonly hasOvertime?: boolean;
  /** Time on the clock when it ended; undefined where nothing was fought. */
  readonly foughtMs?: number | undefined;
  /** Instants, pauses and treatment included. */
  readonly startedAtMs?: number | undefined;
  readonly endedAtMs?: number | undefined;
};

export type LengthRow = {
  readonly group: string;
  readonly bouts: number;
  /** The longest regulation time of the group. */
  readonly planMs: number;
  readonly medianMs: number;
  readonly p90Ms: number;
};

/** How long bouts take, group by group, against the regulation (SS2). What was not fought is no length. */
export function boutLengths(bouts: readonly StatBout[]): LengthRow[] {
  const fought = bouts.flatMap(({ foughtMs, ...bout }) =>
    foughtMs === undefined || foughtMs <= 0 ? [] : [{ ...bout, foughtMs }],
  );
  return [...Map.groupBy(fought, ({ group }) => group)].map(([group, own]) => {
    const lengths = own.map(({ foughtMs }) => foughtMs);
    return {
      group,
      bouts: own.length,
      planMs: Math.max(...own.map(({ planMs }) => planMs)),
      medianMs: quantile(lengths, 0.5),
      p90Ms: quantile(lengths, 0.9),
    };
  });
}

/** The value that this share of the others does not exceed: always one that was really measured. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}
