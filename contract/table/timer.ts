/** Does something after a while unless told not to. Handed in, so that a test can keep time itself. */
export type StartTimer = (delayMs: number, work: () => void) => () => void;

/** An answer that takes too long counts as none; what it asked for may have happened all the same. */
export function withTimeLimit<T>(startTimer: StartTimer, limitMs: number, call: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = startTimer(limitMs, () => reject(new Error("no answer in time")));
    call.then(resolve, reject).finally(cancel);
  });
}
