import { useEffect, useState } from "react";
import type { Clock } from "#contract/entity.ts";
import { clockRemainingMs } from "#contract/liveFighting.ts";
import { formatClock } from "#web/i18n/numbers.ts";
import { cx } from "#web/ui/cx.ts";
import styles from "./LiveClock.module.css";
import type { StartWindows } from "./startWindows.ts";

/** What a picture knows about the time. */
export type PictureTime = {
  /** Server time when the page's data were read: the first picture of server and browser is the same. */
  readonly loadedAtMs: number;
  /** Server time now. */
  readonly now: () => number;
  /** When the bouts to come are likely to start. */
  readonly starts?: StartWindows | undefined;
};

type Props = { clock: Clock; time: PictureTime; className?: string | undefined };

const TICK_MS = 200;

/** Nothing is counted here: what is left follows from the clock's anchor and the server's time. */
export function LiveClock({ clock, time, className }: Props) {
  const { now } = time;
  const [nowMs, setNowMs] = useState(time.loadedAtMs);
  useEffect(() => {
    if (!clock.running) return;
    const tick = () => setNowMs(now());
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [clock.running, now]);
  return <span className={cx(styles.clock, className)}>{formatClock(clockRemainingMs(clock, nowMs))}</span>;
}
