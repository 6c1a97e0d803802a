import { ok, refuse, type Result } from "#domain/result.ts";
import type { TooManyRequests } from "../auth/limits.ts";

const MOST_WAITING = 200;
const COME_BACK_MS = 2000;
const LONGEST_PAUSE_MS = 50;

/**
 * Pages for strangers are rendered one after the other, with a pause after each that is half as long as it took: what the
 * tables send is answered in between, however many pages are asked for (SE24).
 */
export function createRenderQueue() {
  let last = Promise.resolve();
  let waiting = 0;
  return async function inTurn<Value>(render: () => Promise<Value>): Promise<Result<Value, TooManyRequests>> {
    if (waiting >= MOST_WAITING) return refuse({ code: "too-many-requests", waitMs: COME_BACK_MS });
    waiting += 1;
    const before = last;
    const { promise, resolve } = Promise.withResolvers<void>();
    last = promise;
    await before;
    const startedMs = performance.now();
    try {
      return ok(await render());
    } finally {
      waiting -= 1;
      setTimeout(resolve, Math.min(LONGEST_PAUSE_MS, (performance.now() - startedMs) / 2));
    }
  };
}

export type RenderQueue = ReturnType<typeof createRenderQueue>;
