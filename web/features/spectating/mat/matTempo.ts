import type { Fighting } from "#contract/competition/entity.ts";

export type MatTempo = {
  /** Bouts that ended in each hour of the day, from the first to the last. */
  readonly hours: readonly { readonly hourMs: number; readonly bouts: number }[];
  readonly meanBoutMs: number;
  readonly meanGapMs: number | undefined;
};

const HOUR_MS = 3_600_000;
/** A longer gap was a break, not a changeover. */
const LONGEST_GAP_MS = 15 * 60_000;
const SHOWN_HOURS = 8;

/** How fast a mat goes; undefined while nothing was fought on it. */
export function matTempo(bouts: readonly Fighting[]): MatTempo | undefined {
  const fought = bouts
    .flatMap(({ startedAt, finishedAt }) =>
      startedAt === null || finishedAt === null
        ? []
        : [{ startMs: Date.parse(startedAt), endMs: Date.parse(finishedAt) }],
    )
    .toSorted((a, b) => a.endMs - b.endMs);
  const [first] = fought;
  const last = fought.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const hourOf = (ms: number) => Math.floor(ms / HOUR_MS) * HOUR_MS;
  const hours = [];
  for (let hourMs = hourOf(first.endMs); hourMs <= last.endMs; hourMs += HOUR_MS)
    hours.push({ hourMs, bouts: fought.filter(({ endMs }) => hourOf(endMs) === hourMs).length });
  const gaps = fought
    .flatMap(({ startMs }, index) => startMs - (fought[index - 1]?.endMs ?? Number.NaN))
    .filter((gapMs) => gapMs >= 0 && gapMs <= LONGEST_GAP_MS);
  return {
    hours: hours.slice(-SHOWN_HOURS),
    meanBoutMs: mean(fought.map(({ startMs, endMs }) => endMs - startMs)),
    meanGapMs: gaps.length === 0 ? undefined : mean(gaps),
  };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
