import { ok, refuse, type Result } from "#domain/result.ts";
import type { TooManyRequests } from "./limits.ts";

export type GateSize = {
  readonly atOnce: number;
  readonly waiting: number;
  /** After how long whoever finds the line full is asked to come back. */
  readonly waitMs?: number;
  /** How long a place stays empty after a job that took so long; at once unless given. */
  readonly pauseAfterMs?: (tookMs: number) => number;
};

export type WorkGate = ReturnType<typeof createWorkGate>;

/** Lets a few jobs run at once and a few more wait; the rest are turned away, so that costly work cannot pile up. */
export function createWorkGate({ atOnce, waiting, waitMs = 2000, pauseAfterMs }: GateSize) {
  let running = 0;
  const line: (() => void)[] = [];

  const leave = (): void => {
    const next = line.shift();
    if (next === undefined) running -= 1;
    else next();
  };

  return async function pass<Value>(job: () => Promise<Value>): Promise<Result<Value, TooManyRequests>> {
    if (running < atOnce) running += 1;
    else if (line.length >= waiting) return refuse({ code: "too-many-requests", waitMs });
    // Whoever leaves hands the place on, so `running` stays as it is.
    else await new Promise<void>((resolve) => void line.push(resolve));
    const startedMs = performance.now();
    try {
      return ok(await job());
    } finally {
      const pauseMs = pauseAfterMs?.(performance.now() - startedMs) ?? 0;
      if (pauseMs === 0) leave();
      else setTimeout(leave, pauseMs);
    }
  };
}
