import { ok, refuse, type Result } from "#domain/result.ts";

/** The waiting line is full: the caller should come back in a moment. */
export class GateFull extends Error {
  override readonly name = "GateFull";
}

export type GateSize = { readonly atOnce: number; readonly waiting: number };

/** Lets a few jobs run at once and a few more wait; the rest are turned away, so that costly work cannot pile up. */
export function createWorkGate({ atOnce, waiting }: GateSize) {
  let running = 0;
  const line: (() => void)[] = [];

  const enter = async (): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (line.length >= waiting) throw new GateFull("too much of this work is waiting");
    // Whoever leaves hands the place on, so `running` stays as it is.
    await new Promise<void>((resolve) => void line.push(resolve));
  };

  const leave = (): void => {
    const next = line.shift();
    if (next === undefined) running -= 1;
    else next();
  };

  return async function pass<Value>(job: () => Promise<Value>): Promise<Value> {
    await enter();
    try {
      return await job();
    } finally {
      leave();
    }
  };
}

/** What the job made, or when to come back: for callers to whom a full line is an answer. */
export async function unlessFull<Value>(
  job: Promise<Value>,
  waitMs: number,
): Promise<Result<Value, { readonly code: "too-many-requests"; readonly waitMs: number }>> {
  try {
    return ok(await job);
  } catch (cause) {
    if (cause instanceof GateFull) return refuse({ code: "too-many-requests", waitMs });
    throw cause;
  }
}
