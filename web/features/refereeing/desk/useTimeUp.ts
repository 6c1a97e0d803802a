import { useEffect } from "react";
import type { Bout } from "#domain/bout/bout.ts";
import { remainingMs } from "#domain/bout/clock.ts";
import { useServerNow } from "#web/platform/clock/useServerNow.ts";

/** Time is over when the table says so (BT14): this is where it says it. */
export function useTimeUp({ clock }: Bout, isWriting: boolean, onTimeUp: () => void): void {
  const serverNow = useServerNow();
  useEffect(() => {
    if (!isWriting || !clock.isRunning) return undefined;
    const timer = setTimeout(onTimeUp, remainingMs(clock, serverNow()));
    return () => clearTimeout(timer);
  }, [clock, isWriting, onTimeUp, serverNow]);
}
