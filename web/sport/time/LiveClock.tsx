import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { Clock } from "#contract/competition/entity.ts";
import { clockRemainingMs } from "#contract/bout/liveFighting.ts";
import { formatClock } from "#web/i18n/times.ts";
import { cx } from "#web/kit/cx.ts";
import styles from "./LiveClock.module.css";
import type { StartWindows } from "#web/sport/facts/startWindows.ts";

/** What a picture knows about the time. */
export type PictureTime = {
  /** Server time when the page's data were read: the first picture of server and browser is the same. */
  readonly loadedAtMs: number;
  /** Server time now. */
  readonly now: () => number;
  /** Whether that is an estimate: seconds then carry the mark «≈». */
  readonly isRough?: (() => boolean) | undefined;
  /** When the bouts to come are likely to start. */
  readonly starts?: StartWindows | undefined;
};

type Props = { clock: Clock; time: PictureTime; className?: string | undefined };

/**
 * Nothing is counted here: what is left follows from the clock's anchor and the server's time. The running digits are
 * written into the page without React: a dozen clocks that render every second would leave a slow phone no time for a
 * move to another page.
 */
export function LiveClock({ clock, time, className }: Props) {
  const { now, isRough, loadedAtMs } = time;
  const box = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const write = () => {
      const digits = box.current?.firstChild;
      // What stands still is known, however bad the line.
      const mark = clock.running && isRough?.() ? ROUGH : "";
      if (digits) digits.nodeValue = mark + formatClock(clockRemainingMs(clock, now()));
    };
    if (clock.running) return atEachSecond(() => clockRemainingMs(clock, now()), write);
    write();
    return undefined;
  }, [clock, now, isRough]);
  return (
    <span ref={box} className={cx(styles.clock, className)}>
      {formatClock(clockRemainingMs(clock, loadedAtMs))}
    </span>
  );
}

const ROUGH = "≈";

type Running = { readonly isRunning: boolean; readonly leftMs: (nowMs: number) => number };

/** The server's time, read again whenever the seconds of what runs change, and the mark they need. */
export function usePictureTime({ loadedAtMs, now, isRough }: PictureTime, { isRunning, leftMs }: Running) {
  const [nowMs, setNowMs] = useState(loadedAtMs);
  const [isMarked, setIsMarked] = useState(false);
  const readLeftMs = useEffectEvent(() => leftMs(now()));
  useEffect(() => {
    if (!isRunning) return undefined;
    const tick = () => {
      setNowMs(now());
      setIsMarked(isRough?.() ?? false);
    };
    return atEachSecond(readLeftMs, tick);
  }, [isRunning, now, isRough]);
  return { nowMs, mark: isRunning && isMarked ? ROUGH : "" };
}

/**
 * Calls `tick` now and whenever the seconds of what is left change, so that all screens of a hall turn their digits
 * together. Returns the way out.
 */
export function atEachSecond(leftMs: () => number, tick: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const run = () => {
    tick();
    timer = setTimeout(run, untilNextSecond(leftMs()));
  };
  run();
  return () => clearTimeout(timer);
}

/** Seconds are rounded up, so the digits change when a whole one is reached. */
export function untilNextSecond(leftMs: number): number {
  const over = Math.max(0, leftMs) % 1000;
  return over === 0 ? 1000 : Math.ceil(over);
}
