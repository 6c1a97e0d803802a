import { setTimeout as sleep } from "node:timers/promises";

/** How a program spends its time at the tables; ended, it rejects at once. */
export type Tempo = {
  /** Time of the hall, which passes so many times as fast as ours and stands while it is paused. */
  readonly pass: (hallMs: number) => Promise<void>;
  /** The same, given up when a pause begins: false when it was not all of it. */
  readonly passUnlessPaused: (hallMs: number) => Promise<boolean>;
  /** Time of the network and of people, which nothing makes faster. */
  readonly wait: (ms: number) => Promise<void>;
  /** How much time of the hall has passed since an instant of ours. */
  readonly hallMsSince: (atMs: number) => number;
  readonly isPaused: () => boolean;
  readonly isOver: () => boolean;
};

/** A tempo that somebody may change while it is used; nought is a pause. */
export type ChangingTempo = Tempo & { readonly setSpeed: (speed: number) => void };

type Stretch = { readonly fromMs: number; readonly hallMs: number; readonly speed: number };

/** Long enough to be woken from. */
const UNTIL_WOKEN_MS = 600_000;

export function createTempo(speed: number, ended: AbortSignal, now: () => number = Date.now): ChangingTempo {
  const stretches: [Stretch, ...Stretch[]] = [{ fromMs: now(), hallMs: 0, speed }];
  let change = new AbortController();
  const current = () => stretches.at(-1) ?? stretches[0];
  const hallAt = (atMs: number): number => {
    // Before we came it went as fast as then: a bout of an earlier start goes on.
    const { fromMs, hallMs, speed: times } = stretches.findLast((one) => one.fromMs <= atMs) ?? stretches[0];
    return hallMs + (atMs - fromMs) * times;
  };
  const isPaused = () => current().speed === 0;
  const rest = async (ms: number) => {
    await sleep(ms, undefined, { signal: AbortSignal.any([ended, change.signal]) }).catch(
      (cause: unknown) => {
        if (ended.aborted) throw cause;
      },
    );
  };
  const until = async (hallMs: number, mayPause: boolean): Promise<boolean> => {
    const target = hallAt(now()) + hallMs;
    for (;;) {
      ended.throwIfAborted();
      if (isPaused() && !mayPause) return false;
      const leftMs = target - hallAt(now());
      if (leftMs <= 0 && !isPaused()) return true;
      await rest(isPaused() ? UNTIL_WOKEN_MS : Math.ceil(leftMs / current().speed));
    }
  };
  return {
    pass: async (hallMs) => void (await until(hallMs, true)),
    passUnlessPaused: (hallMs) => until(hallMs, false),
    wait: (ms) => sleep(ms, undefined, { signal: ended }),
    hallMsSince: (atMs) => hallAt(now()) - hallAt(atMs),
    isPaused,
    isOver: () => ended.aborted,
    setSpeed: (times) => {
      if (times === current().speed) return;
      const atMs = now();
      stretches.push({ fromMs: atMs, hallMs: hallAt(atMs), speed: times });
      change.abort();
      change = new AbortController();
    },
  };
}
