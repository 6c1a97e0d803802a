import type { Competition } from "#contract/entity.ts";
import { useThought } from "#web/lateRouter/useThought.ts";
import type { DrawStamp } from "#web/sport/drawStamp.ts";
import { stampsThought } from "./stampsThought.ts";
import { useDecided } from "./useDecided.ts";

/** Every draw of the day as a stamp, by its category. */
export function useDayStamps(competition: Competition): ReadonlyMap<string, DrawStamp> {
  return useThought(stampsThought, `stamps ${competition.uuid}`, useDecided(competition));
}
