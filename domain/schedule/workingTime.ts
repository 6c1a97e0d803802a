export type Break = { readonly fromMs: number; readonly toMs: number };

/** Turns minutes of work from now on into the time on the wall, which breaks push back. */
export type WallClock = (workMs: number) => number;

/** A bout under way is finished first and the crew then has its whole break; nothing starts inside one. */
export function createWallClock(nowMs: number, breaks: readonly Break[] = []): WallClock {
  const ahead = mergeBreaks(breaks.filter(({ toMs }) => toMs > nowMs));
  return (workMs) => {
    let wallMs = nowMs + workMs;
    for (const { fromMs, toMs } of ahead) {
      if (wallMs < fromMs) break;
      wallMs += toMs - Math.max(fromMs, nowMs);
    }
    return wallMs;
  };
}

/** The first moment from this one on that is in no break. */
export function outOfBreaks(atMs: number, breaks: readonly Break[] = []): number {
  return mergeBreaks(breaks).find(({ fromMs, toMs }) => fromMs <= atMs && atMs < toMs)?.toMs ?? atMs;
}

/** How much of the time between two moments is no break. */
export function workBetween(fromMs: number, toMs: number, breaks: readonly Break[] = []): number {
  const paused = mergeBreaks(breaks).map((one) =>
    Math.max(0, Math.min(one.toMs, toMs) - Math.max(one.fromMs, fromMs)),
  );
  return Math.max(0, toMs - fromMs - paused.reduce((sum, ms) => sum + ms, 0));
}

/** In the order of time, those that touch as one. */
export function mergeBreaks(breaks: readonly Break[]): Break[] {
  const merged: Break[] = [];
  for (const next of breaks.toSorted((one, other) => one.fromMs - other.fromMs)) {
    const last = merged.at(-1);
    if (next.toMs <= next.fromMs) continue;
    if (!last || next.fromMs > last.toMs) merged.push(next);
    else merged[merged.length - 1] = { fromMs: last.fromMs, toMs: Math.max(last.toMs, next.toMs) };
  }
  return merged;
}
