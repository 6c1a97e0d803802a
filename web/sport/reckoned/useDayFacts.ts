import type { Competition } from "#contract/entity.ts";
import { useThought } from "#web/lateRouter/useThought.ts";
import type { DayFacts } from "#web/sport/dayQueues.ts";
import { dayFactsThought } from "./drawThoughts.ts";
import { useDecided } from "./useDecided.ts";

/** What the draws say about the bouts still to come. */
export function useDayFacts(competition: Competition): DayFacts {
  return useThought(dayFactsThought, `day ${competition.uuid}`, useDecided(competition));
}
