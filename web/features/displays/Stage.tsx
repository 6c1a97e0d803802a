import { useEffect, useState, type ReactNode } from "react";
import { stage as text } from "#texts/displays/screen.ts";
import { useTimes } from "#web/sport/time/ClockTime.tsx";
import { useRoomConnection } from "#web/platform/clock/roomConnection.ts";
import styles from "./Stage.module.css";

type Props = { children: ReactNode };

/** The whole screen for one picture: nothing scrolls, no pointer, the screen does not fall asleep. */
export function Stage({ children }: Props) {
  useWakefulness();
  return (
    <div className={styles.stage}>
      {children}
      <LostConnection />
    </div>
  );
}

/** Said only when it is bad, and only after the usual hiccups: since when these figures are old. */
function LostConnection() {
  const isLost = useRoomConnection() === "lost";
  const [sinceMs, setSinceMs] = useState<number>();
  const since = useTimes()(sinceMs);
  useEffect(() => {
    if (!isLost) return undefined;
    const lostAtMs = Date.now();
    const timer = setTimeout(() => setSinceMs(lostAtMs), HICCUP_MS);
    return () => {
      clearTimeout(timer);
      setSinceMs(undefined);
    };
  }, [isLost]);
  return sinceMs === undefined ? null : <output className={styles.lost}>{text.lost(since)}</output>;
}

const HICCUP_MS = 5000;

function useWakefulness(): void {
  useEffect(() => {
    // Not in every browser, and refused for a hidden tab: then the machine's own settings must do.
    const stay = () => void navigator.wakeLock?.request("screen").catch(() => {});
    const look = () => document.visibilityState === "visible" && stay();
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
}
