import { createStore } from "#web/platform/store.ts";
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
  const { get, set, subscribe } = createStore(IDLE);
  let isLoading = false;
  let cancel = () => {};

  const after = (delayMs: number, callback: () => void) => {
    cancel();
    cancel = startTimer(delayMs, callback);
  };
  const advance = (startedAt: number) => {
    set({ progress: loadingProgress(now() - startedAt), isVisible: true, isError: false });
    after(TICK_MS, () => advance(startedAt));
  };

  const start = () => {
    isLoading = true;
    set(IDLE);
    after(LOADING_THROTTLE_MS, () => advance(now()));
  };
  const finish = ({ isError = false } = {}) => {
    if (!isLoading) return;
    isLoading = false;
    // A page faster than the throttle never shows the bar, unless it failed.
    if (!get().isVisible && !isError) {
      cancel();
      return;
    }
    set({ progress: 100, isVisible: true, isError });
    after(HIDE_AFTER_MS, () => {
      set({ ...get(), isVisible: false });
      after(RESET_AFTER_MS, () => set(IDLE));
    });
  };

  return {
    get,
    subscribe,
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
