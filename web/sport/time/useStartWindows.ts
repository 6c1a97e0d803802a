import { startTransition, useEffect, useMemo, useState } from "react";
import type { Competition } from "#contract/competition/entity.ts";
import { useServerNow } from "#web/platform/clock/useServerNow.ts";
import { useDayFacts } from "#web/sport/facts/useDraws.ts";
import { matPause } from "#web/sport/facts/matPause.ts";
import { startWindows, type StartWindows } from "#web/sport/facts/startWindows.ts";

const TICK_MS = 30_000;

/** Counted anew after every result and as time goes by; the first time for the moment the data were read. */
export function useStartWindows(competition: Competition): StartWindows {
  const nowMs = useSlowNow(competition.serverTime);
  const dayFacts = useDayFacts(competition);
  return useMemo(() => startWindows(competition, dayFacts, nowMs), [competition, dayFacts, nowMs]);
}

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

/** Why no bout begins on a mat now, followed as time goes by. */
export function useBreak(
  competition: Pick<Competition, "programme" | "serverTime">,
  carpet: string | undefined,
): string | undefined {
  return matPause(competition, carpet, useSlowNow(competition.serverTime));
}
