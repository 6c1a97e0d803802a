import { startTransition, useEffect, useState } from "react";
import { useServerNow } from "#web/platform/clock/useServerNow.ts";

const TICK_MS = 30_000;

/** The server's time, twice a minute; at first the moment the data were read. */
export function useSlowNow(loadedAtMs: number): number {
  const now = useServerNow();
  const [nowMs, setNowMs] = useState(loadedAtMs);
  useEffect(() => {
    // Nobody waits for it: a page that was just hydrated stays scrollable.
    const tick = () => startTransition(() => setNowMs(now()));
    if (Math.abs(now() - loadedAtMs) > TICK_MS) tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [now, loadedAtMs]);
  return nowMs;
}
