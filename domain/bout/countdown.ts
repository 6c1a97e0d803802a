import type { Bout, Countdown, UsedTime } from "./bout.ts";
import type { BoutEvent } from "./event.ts";
import type { Corner } from "./vocabulary.ts";

type CountdownName = { readonly counter: string; readonly corner?: Corner };
type Started = Extract<BoutEvent, { type: "countdown-started" }>;
type Stopped = Extract<BoutEvent, { type: "countdown-stopped" }>;

export function startCountdown(bout: Bout, event: Started, atMs: number): Bout {
  const { type: _, seconds, ...name } = event;
  const started: Countdown = { ...name, startedAtMs: atMs, durationMs: seconds * 1000 };
  const before = endCountdown(bout, name, atMs);
  return { ...before, countdowns: [...before.countdowns, started] };
}

/** What it took is kept: medical time adds up over the bout (BT27). */
export function endCountdown(
  bout: Bout,
  { elapsedMs, ...name }: CountdownName & Pick<Stopped, "elapsedMs">,
  atMs: number,
): Bout {
  const running = bout.countdowns.find((countdown) => isSame(countdown, name));
  if (!running) return bout;
  const tookMs = Math.min(elapsedMs ?? Math.max(0, atMs - running.startedAtMs), running.durationMs);
  return {
    ...bout,
    countdowns: bout.countdowns.filter((countdown) => countdown !== running),
    usedTimes: addUsed(bout.usedTimes, running, tookMs),
  };
}

export function endCountdowns(bout: Bout, atMs: number): Bout {
  return bout.countdowns.reduce((after, { counter, corner }) => {
    return endCountdown(after, { counter, ...(corner && { corner }) }, atMs);
  }, bout);
}

export function findCountdown(
  bout: Pick<Bout, "countdowns">,
  counter: string,
  corner?: Corner,
): Countdown | undefined {
  return bout.countdowns.find((countdown) => countdown.counter === counter && countdown.corner === corner);
}

/** What this counter has taken in the whole bout, the run under way not counted. */
export function usedTimeMs(bout: Pick<Bout, "usedTimes">, counter: string, corner?: Corner): number {
  return bout.usedTimes.find((used) => used.counter === counter && used.corner === corner)?.usedMs ?? 0;
}

/** Runs out at nought and stays there: nobody but a person ends it. */
export function countdownLeftMs(
  { startedAtMs, durationMs }: Pick<Countdown, "startedAtMs" | "durationMs">,
  nowMs: number,
): number {
  // Two machines never agree on the time exactly; a moment before the start must not add to it.
  return Math.max(0, durationMs - Math.max(0, nowMs - startedAtMs));
}

function addUsed(times: readonly UsedTime[], { counter, corner }: CountdownName, ms: number) {
  const before = usedTimeMs({ usedTimes: times }, counter, corner);
  const others = times.filter((used) => !isSame(used, { counter, ...(corner && { corner }) }));
  return [...others, { counter, ...(corner && { corner }), usedMs: before + ms }];
}

const isSame = (one: CountdownName, other: CountdownName): boolean =>
  one.counter === other.counter && one.corner === other.corner;
