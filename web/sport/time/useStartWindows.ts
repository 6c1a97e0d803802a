import { useMemo } from "react";
import type { Competition } from "#contract/competition/entity.ts";
import { useDayFacts } from "#web/sport/facts/useDraws.ts";
import { startWindows, type StartWindows } from "#web/sport/facts/startWindows.ts";
import { useSlowNow } from "./useSlowNow.ts";

/** Counted anew after every result and as time goes by; the first time for the moment the data were read. */
export function useStartWindows(competition: Competition): StartWindows {
  const nowMs = useSlowNow(competition.serverTime);
  const dayFacts = useDayFacts(competition);
  return useMemo(() => startWindows(competition, dayFacts, nowMs), [competition, dayFacts, nowMs]);
}
