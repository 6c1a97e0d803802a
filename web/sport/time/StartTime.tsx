import type { StartWindow } from "#domain/schedule/estimate.ts";
import { cx } from "#web/kit/cx.ts";
import { useTimeFormat } from "./ClockTime.tsx";
import styles from "./StartTime.module.css";

type Props = { window: Pick<StartWindow, "fromMs" | "toMs"> | undefined; className?: string | undefined };

/** The window a bout is likely to start in. */
export function StartTime({ window, className }: Props) {
  const words = useWindowWords()(window);
  return window === undefined ? null : (
    <span className={cx(styles.time, className)}>{words || "\u00a0"}</span>
  );
}

/** «≈14:20», where there is no room for the window. */
export function StartMoment({
  window,
  className,
}: {
  window: Moments | undefined;
  className?: string | undefined;
}) {
  const write = useTimeFormat();
  return window === undefined ? null : (
    <span className={cx(styles.time, className)}>
      {write === undefined ? "\u00a0" : `≈${write(inSteps(window).startMs)}`}
    </span>
  );
}

/** The same for sentences; empty where no zone is known. */
export function useWindowWords(): (window: Props["window"]) => string {
  const write = useTimeFormat();
  return (window) => (window === undefined || write === undefined ? "" : windowWords(window, write));
}

const STEP_MS = 5 * 60_000;

/** «≈14:20–14:40», in steps of five minutes: a forecast to the minute would promise what nobody can keep (SN26). */
export function windowWords(
  { fromMs, toMs }: Pick<StartWindow, "fromMs" | "toMs">,
  write: (ms: number) => string,
): string {
  const steps = inSteps({ fromMs, startMs: fromMs, toMs });
  return `≈${write(steps.fromMs)}–${write(steps.toMs)}`;
}

type Moments = Pick<StartWindow, "fromMs" | "startMs" | "toMs">;

/** The likeliest moment is told by the step before it: who is there by then misses nothing. */
export function inSteps({ fromMs, startMs, toMs }: Moments): Moments {
  const stepBefore = (ms: number) => Math.floor(ms / STEP_MS) * STEP_MS;
  const from = stepBefore(fromMs);
  return {
    fromMs: from,
    startMs: stepBefore(startMs),
    toMs: Math.max(from + STEP_MS, Math.ceil(toMs / STEP_MS) * STEP_MS),
  };
}
