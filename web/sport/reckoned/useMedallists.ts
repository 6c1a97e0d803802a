import type { Placed } from "#contract/drawnCategory.ts";
import type { Competition } from "#contract/entity.ts";
import { useThought } from "#web/lateRouter/useThought.ts";
import { medallistsThought } from "./drawThoughts.ts";
import { useDecided } from "./useDecided.ts";

/** Who won what in every category that is over. */
export function useMedallists(competition: Competition): ReadonlyMap<string, readonly Placed[]> {
  return useThought(medallistsThought, `medals ${competition.uuid}`, useDecided(competition));
}
