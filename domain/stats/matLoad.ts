import { usualSlot } from "../schedule/pace.ts";
import { quantile, type StatBout } from "./lengths.ts";

const HOUR_MS = 3_600_000;
const HALF_HOUR_MS = HOUR_MS / 2;

export type MatLoad = {
  readonly carpet: string;
  readonly bouts: number;
  /** With a bout on, and between two of them; together the time from the first start to the last end of each day. */
  readonly busyMs: number;
  readonly idleMs: number;
  /** Bouts that ended in each hour, by the instant the hour begins; a day that goes on past midnight keeps its hours. */
  readonly hours: readonly { readonly atMs: number; readonly day: string; readonly bouts: number }[];
};

type Fought = StatBout & {
  readonly carpet: string;
  readonly startedAtMs: number;
  readonly endedAtMs: number;
};

/** The day of an instant: by the calendar of the hall, or as it was fought (`sportDays`). */
export type DayOf = (atMs: number) => string;

/** What each mat did (SS4). Where two bouts overlap the mat is busy once; a night between two days is no idle time. */
export function matLoads(bouts: readonly StatBout[], dayOf: DayOf): MatLoad[] {
  return [...Map.groupBy(bouts.flatMap(fought), ({ carpet }) => carpet)].map(([carpet, own]) => {
    const spans = dayByDay(own, dayOf).map(spanOf);
    const byHour = Map.groupBy(own, ({ endedAtMs }) => Math.floor(endedAtMs / HOUR_MS) * HOUR_MS);
    const hours = [...byHour]
      .map(([atMs, same]) => ({ atMs, day: dayOf(same[0]?.endedAtMs ?? atMs), bouts: same.length }))
      .toSorted((a, b) => a.atMs - b.atMs);
    const sum = (part: keyof (typeof spans)[number]) => spans.reduce((all, span) => all + span[part], 0);
    return { carpet, bouts: own.length, busyMs: sum("busyMs"), idleMs: sum("idleMs"), hours };
  });
}

/** The bouts of a mat, in the order they began, each day for itself (SS7). */
function dayByDay(own: readonly Fought[], dayOf: DayOf): Fought[][] {
  const sorted = own.toSorted((a, b) => a.startedAtMs - b.startedAtMs);
  return [...Map.groupBy(sorted, ({ endedAtMs }) => dayOf(endedAtMs)).values()];
}

function spanOf(day: readonly Fought[]): { readonly busyMs: number; readonly idleMs: number } {
  const firstMs = day[0]?.startedAtMs ?? 0;
  let busyMs = 0;
  let freeFromMs = firstMs;
  for (const { startedAtMs, endedAtMs } of day) {
    busyMs += Math.max(0, endedAtMs - Math.max(startedAtMs, freeFromMs));
    freeFromMs = Math.max(freeFromMs, endedAtMs);
  }
  return { busyMs, idleMs: freeFromMs - firstMs - busyMs };
}

export type DelayRow = {
  readonly atMs: number;
  readonly day: string;
  readonly delayMs: number;
  readonly bouts: number;
};

/**
 * How far the day has slipped, half hour by half hour: the median over all bouts that started in it (SS5). A mat that goes
 * as the usual pace says from its first bout of the day on is not late; one that is ahead has a delay below zero.
 */
export function delays(bouts: readonly StatBout[], dayOf: DayOf): DelayRow[] {
  const late = [...Map.groupBy(bouts.flatMap(fought), ({ carpet }) => carpet).values()]
    .flatMap((own) => dayByDay(own, dayOf))
    .flatMap((day) => {
      let expectedMs = day[0]?.startedAtMs ?? 0;
      return day.map(({ startedAtMs, endedAtMs, planMs, ...kind }) => {
        const delayMs = startedAtMs - expectedMs;
        const { usedMs, changeoverMs } = usualSlot({ ...kind, boutSeconds: planMs / 1000 });
        expectedMs += usedMs + changeoverMs;
        return { startedAtMs, endedAtMs, delayMs };
      });
    });
  const byHalfHour = Map.groupBy(
    late,
    ({ startedAtMs }) => Math.floor(startedAtMs / HALF_HOUR_MS) * HALF_HOUR_MS,
  );
  return [...byHalfHour]
    .map(([atMs, own]) => ({
      atMs,
      day: dayOf(own[0]?.endedAtMs ?? atMs),
      delayMs: quantile(
        own.map(({ delayMs }) => delayMs),
        0.5,
      ),
      bouts: own.length,
    }))
    .toSorted((a, b) => a.atMs - b.atMs);
}

function fought({ carpet, startedAtMs, endedAtMs, ...bout }: StatBout): Fought[] {
  if (carpet === undefined || startedAtMs === undefined || endedAtMs === undefined) return [];
  return endedAtMs > startedAtMs ? [{ ...bout, carpet, startedAtMs, endedAtMs }] : [];
}
