import { useEffect } from "react";

/** The screen stays on while a table is open; a browser takes the right away from a hidden page, so it is asked again. */
export function useWakeLock(): void {
  useEffect(() => {
    const locks: WakeLock | undefined = navigator.wakeLock;
    let held: WakeLockSentinel | undefined;
    const hold = async () => {
      if (document.visibilityState === "visible") held = await locks?.request("screen");
    };
    const ask = () => void hold().catch(() => {});
    ask();
    document.addEventListener("visibilitychange", ask);
    return () => {
      document.removeEventListener("visibilitychange", ask);
      void held?.release().catch(() => {});
    };
  }, []);
}
