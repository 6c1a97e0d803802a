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
  const from = Math.floor(fromMs / STEP_MS) * STEP_MS;
  const to = Math.max(from + STEP_MS, Math.ceil(toMs / STEP_MS) * STEP_MS);
  return `≈${write(from)}–${write(to)}`;
}
