/** Time as the feed sees it. Handed in, so that a test can keep it itself. */
export type Timers = {
  readonly nowMs: () => number;
  readonly sleep: (ms: number) => Promise<void>;
  /** Returns the way to end it. */
  readonly every: (ms: number, work: () => void) => () => void;
};

export const realTimers: Timers = {
  nowMs: () => performance.now(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  every: (ms, work) => {
    const timer = setInterval(work, ms);
    timer.unref();
    return () => clearInterval(timer);
  },
};
