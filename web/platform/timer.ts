import type { StartTimer } from "#contract/table/timer.ts";

export const startTimer: StartTimer = (delayMs, work) => {
  const timer = setTimeout(work, delayMs);
  return () => clearTimeout(timer);
};
