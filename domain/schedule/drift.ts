import { usualSlot } from "./pace.ts";
import type { QueuedBout } from "./queue.ts";

/** A bout that was begun on a mat; still on while it has no end. */
export type BegunBout = Pick<QueuedBout, "boutSeconds" | "age" | "hasOvertime"> & {
  readonly startedAtMs: number;
  readonly endedAtMs?: number | undefined;
};

/** A longer gap was a break everybody knew of: nobody is late because of it. */
const LONGEST_GAP_MS = 30 * 60_000;

/**
 * How much later than planned the next bout of a mat can start; below zero the mat is ahead. Planned is the usual pace from
 * the mat's first bout on, as the statistics count it (SS5). Undefined before anything was fought to its end, and while the mat stands still (SN29).
 */
export function matDriftMs(begun: readonly BegunBout[], nowMs: number): number | undefined {
  const fought = begun
    .filter(({ startedAtMs, endedAtMs }) => endedAtMs === undefined || endedAtMs > startedAtMs)
    .toSorted((a, b) => a.startedAtMs - b.startedAtMs);
  if (!fought.some(({ endedAtMs }) => endedAtMs !== undefined)) return undefined;
  const last = fought.at(-1);
  // It stands still for longer than anybody waits for a bout: in a break it is not late, otherwise it is not on time.
  if (last?.endedAtMs !== undefined && nowMs - last.endedAtMs > LONGEST_GAP_MS) return undefined;
  let driftMs = 0;
  for (const [index, bout] of fought.entries()) {
    const nextMs = fought[index + 1]?.startedAtMs ?? freeFromMs(bout, nowMs);
    const { usedMs, changeoverMs } = usualSlot(bout);
    const lateMs = nextMs - bout.startedAtMs - usedMs - changeoverMs;
    if (lateMs <= LONGEST_GAP_MS) driftMs += lateMs;
  }
  return driftMs;
}

/** When the next one can begin. A bout that has outlasted the expectation may end any moment. */
function freeFromMs(bout: BegunBout, nowMs: number): number {
  const { usedMs, changeoverMs } = usualSlot(bout);
  const endMs = bout.endedAtMs ?? Math.max(nowMs, bout.startedAtMs + usedMs);
  return Math.max(nowMs, endMs + changeoverMs);
}
