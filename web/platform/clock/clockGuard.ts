import type { ServerClock } from "./serverClock.ts";
import { watchSuspend, type SuspendDeps } from "./suspendWatch.ts";

/** The device was suspended, or its wall clock was set. */
export type Suspension = {
  /** Server time when it fell asleep, counted by the steady clock: nobody can have set that one meanwhile. */
  readonly fromMs: number;
  /** How long it slept: by the wall clock at first, by the server as soon as it was heard. */
  readonly sleptMs: () => number;
};

/**
 * Keeps the page's idea of the server's time right over a suspension. The wall clock says how long it was, unless it was
 * set meanwhile: the server's time never goes back, and what the server says later counts.
 */
export function guardServerClock(
  clock: ServerClock,
  deps: SuspendDeps,
  tell: {
    readonly onSuspend: (suspension: Suspension) => void;
    readonly onSteady: (wallOffsetMs: number) => void;
  },
): () => void {
  let wallOffsetMs = clock.wallOffsetMs();
  return watchSuspend(
    deps,
    (_suspendedMs, steadyLostMs) => {
      const fromMs = clock.now() - steadyLostMs;
      const wokeAtMs = deps.steadyNow();
      clock.forget();
      if (deps.wallNow() + wallOffsetMs >= fromMs) clock.restore(wallOffsetMs);
      const sleptMs = () => Math.max(0, clock.now() - (deps.steadyNow() - wokeAtMs) - fromMs);
      tell.onSuspend({ fromMs, sleptMs });
    },
    () => {
      wallOffsetMs = clock.wallOffsetMs();
      tell.onSteady(wallOffsetMs);
    },
  );
}
