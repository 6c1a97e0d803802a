import { startTransition, useEffect, useMemo, useState } from "react";
import type { Competition } from "#contract/entity.ts";
import { useServerFacts } from "#web/lateRouter/serverFacts.ts";
import { useServerNow } from "#web/realtime/useServerNow.ts";
import { startWindows, type StartWindows } from "#web/sport/startWindows.ts";
import { readStarts, writeStarts } from "./writtenStarts.ts";

const TICK_MS = 30_000;

/** Counted anew after every result and as time goes by; the first time for the moment the data were read. */
export function useStartWindows(competition: Competition): StartWindows {
  const nowMs = useSlowNow(competition.serverTime);
  const facts = useServerFacts();
  // Facts are for the first picture alone: when they go, nothing is counted anew.
  const [atFirst] = useState(() => ({ competition, facts }));
  return useMemo(() => {
    const isFirst = competition === atFirst.competition && nowMs === competition.serverTime;
    if (!isFirst) return startWindows(competition, nowMs);
    const key = `starts ${competition.uuid}`;
    const written = readStarts(competition, atFirst.facts.get(key));
    if (written !== undefined) return written;
    const starts = startWindows(competition, nowMs);
    atFirst.facts.set(key, writeStarts(competition, starts));
    return starts;
  }, [competition, nowMs, atFirst]);
}

/** The server's time, twice a minute; at first the moment the data were read. */
export function useSlowNow(loadedAtMs: number): number {
  const now = useServerNow();
  const [nowMs, setNowMs] = useState(loadedAtMs);
  useEffect(() => {
    // Nobody waits for it: a page that has just come to life stays scrollable.
    const tick = () => startTransition(() => setNowMs(now()));
    if (Math.abs(now() - loadedAtMs) > TICK_MS) tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [now, loadedAtMs]);
  return nowMs;
}
