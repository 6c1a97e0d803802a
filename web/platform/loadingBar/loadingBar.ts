import { createLoadingBarStore } from "./loadingBarStore.ts";

/** The bar of this browser window. */
export const loadingBar = createLoadingBarStore({
  now: () => performance.now(),
  startTimer: (callback, delayMs) => {
    const timer = setTimeout(callback, delayMs);
    return () => clearTimeout(timer);
  },
});
