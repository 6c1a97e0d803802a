import { startTimer } from "#web/platform/timer.ts";
import type { StartTimer } from "#contract/table/timer.ts";

const LOADING_DURATION_MS = 2000;
const LOADING_THROTTLE_MS = 200;
const HIDE_AFTER_MS = 500;
const RESET_AFTER_MS = 400;
const TICK_MS = 50;

type LoadingBarState = {
  /** 0 to 100. */
  readonly progress: number;
  readonly isVisible: boolean;
  readonly isError: boolean;
};

export const IDLE: LoadingBarState = { progress: 0, isVisible: false, isError: false };

type LoadingBarDeps = {
  readonly now: () => number;
  readonly startTimer: StartTimer;
};

/** Nearly linear at first, then ever slower; never 100, because only the page knows when it is there. */
export function loadingProgress(elapsedMs: number): number {
  const share = (elapsedMs / LOADING_DURATION_MS) * 100;
  return (2 / Math.PI) * 100 * Math.atan(share / 50);
}

export function createLoadingBarStore({ now, startTimer }: LoadingBarDeps) {
  let state = IDLE;
  let isLoading = false;
  let cancel = () => {};
  const listeners = new Set<() => void>();

  const change = (next: LoadingBarState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const after = (delayMs: number, callback: () => void) => {
    cancel();
    cancel = startTimer(delayMs, callback);
  };
  const advance = (startedAt: number) => {
    change({ progress: loadingProgress(now() - startedAt), isVisible: true, isError: false });
    after(TICK_MS, () => advance(startedAt));
  };

  const start = () => {
    isLoading = true;
    change(IDLE);
    after(LOADING_THROTTLE_MS, () => advance(now()));
  };
  const finish = ({ isError = false } = {}) => {
    if (!isLoading) return;
    isLoading = false;
    // A page faster than the throttle never shows the bar, unless it failed.
    if (!state.isVisible && !isError) {
      cancel();
      return;
    }
    change({ progress: 100, isVisible: true, isError });
    after(HIDE_AFTER_MS, () => {
      change({ ...state, isVisible: false });
      after(RESET_AFTER_MS, () => change(IDLE));
    });
  };

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start,
    finish,
    fail: () => finish({ isError: true }),
  };
}

/** The bar of this browser window. */
export const loadingBar = createLoadingBarStore({
  now: () => performance.now(),
  startTimer,
});
