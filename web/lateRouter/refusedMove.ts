type Retry = () => void;

const listeners = new Set<() => void>();
let waiting: Retry | undefined;

/** A move there is no network for. Whoever listens says so, and offers to try it again (ER22). */
export const refusedMove = {
  get: (): Retry | undefined => waiting,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Whether somebody was there to hear it. */
  tell: (retry: Retry | undefined): boolean => {
    waiting = retry;
    for (const listener of listeners) listener();
    return listeners.size > 0;
  },
};

/** Nothing would answer: the browser would put its own page in the place of ours. */
export const isCutOff = (): boolean =>
  !navigator.onLine && !("serviceWorker" in navigator && navigator.serviceWorker.controller);
