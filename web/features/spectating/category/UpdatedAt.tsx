import { useEffect, useState } from "react";
import { operation } from "#web/i18n/ru/headTable/operation.ts";
import { useServerNow } from "#web/platform/clock/useServerNow.ts";

const TICK_MS = 1000;

/** How old what is shown is (SN18); known only in the browser, which has the clock that runs on. */
export function UpdatedAt({ serverTime }: { serverTime: number }) {
  const now = useServerNow();
  const [ageMs, setAgeMs] = useState<number>();
  useEffect(() => {
    const tick = () => setAgeMs(now() - serverTime);
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [now, serverTime]);
  if (ageMs === undefined) return null;
  return (
    <time dateTime={new Date(serverTime).toISOString()}>
      {operation.observe.updated(Math.max(0, Math.floor(ageMs / TICK_MS)))}
    </time>
  );
}
