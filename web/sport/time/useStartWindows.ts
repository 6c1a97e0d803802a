import { startTransition, useEffect, useMemo, useState } from "react";
import type { Competition } from "#contract/competition/entity.ts";
import { breakAt, dayAt, nextOpenDay } from "#domain/schedule/programme/programme.ts";
import { eventMats } from "#texts/spectating/eventMats.ts";
import { useServerNow } from "#web/platform/clock/useServerNow.ts";
import { useDayFacts } from "#web/sport/facts/useDraws.ts";
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

/** «Обед до 13:40» while a mat has a break (DY57), «День закрыт» when its day is over (DY70). */
export function useBreak(
  { programme, serverTime }: Pick<Competition, "programme" | "serverTime">,
  uuid: string | undefined,
): string | undefined {
  const nowMs = useSlowNow(serverTime);
  if (!programme) return undefined;
  const day = dayAt(programme, nowMs);
  if (day?.closedAtMs !== undefined) return eventMats.dayClosed(nextOpenDay(programme, day.date)?.date);
  const pause = uuid === undefined ? undefined : breakAt(programme, uuid, nowMs);
  return pause && eventMats.pause(pause.title, pause.to);
}
