import type { StartTimer } from "#contract/table/timer.ts";

export type SuspendDeps = {
  /** Stands still while a laptop is suspended (except on Windows); nobody sets it. */
  readonly steadyNow: () => number;
  readonly wallNow: () => number;
  readonly isVisible: () => boolean;
  readonly startTimer: StartTimer;
};

const LOOK_MS = 1000;
const SUSPENDED_MS = 1500;
const FROZEN_MS = 5000;

/**
 * Notices that the device was suspended. Each second the growth of both clocks is compared: a wall clock that ran ahead means
 * a suspension, or a clock that was set. A visible page whose second took far longer was frozen, which is the same to a bout.
 */
export function watchSuspend(
  deps: SuspendDeps,
  /** `steadyLostMs`: how much of it the steady clock ran on, as on Windows. */
  onSuspend: (suspendedMs: number, steadyLostMs: number) => void,
  onLook = () => {},
): () => void {
  let wallMs = deps.wallNow();
  let steadyMs = deps.steadyNow();
  let wasVisible = deps.isVisible();
  let cancel = () => {};

  const look = () => {
    const wallGrewMs = deps.wallNow() - wallMs;
    const steadyGrewMs = deps.steadyNow() - steadyMs;
    const aheadMs = wallGrewMs - steadyGrewMs;
    const isVisible = deps.isVisible();
    // Timers of hidden pages are slowed down on purpose: only a page in sight can be told to have been frozen.
    const frozenMs = wasVisible && isVisible ? steadyGrewMs - LOOK_MS : 0;
    wallMs += wallGrewMs;
    steadyMs += steadyGrewMs;
    wasVisible = isVisible;
    const isFrozen = frozenMs > FROZEN_MS;
    if (Math.abs(aheadMs) > SUSPENDED_MS) onSuspend(Math.max(0, aheadMs), isFrozen ? frozenMs : 0);
    else if (isFrozen) onSuspend(frozenMs, frozenMs);
    else onLook();
    cancel = deps.startTimer(LOOK_MS, look);
  };
  cancel = deps.startTimer(LOOK_MS, look);
  return () => cancel();
}
