import type { StartTimer } from "./timer.ts";

/** An answer that takes too long counts as none; what it asked for may have happened all the same. */
export function withTimeLimit<T>(startTimer: StartTimer, limitMs: number, call: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = startTimer(limitMs, () => reject(new Error("no answer in time")));
    call.then(resolve, reject).finally(cancel);
  });
}
