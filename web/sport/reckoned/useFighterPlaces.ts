import { useMemo } from "react";
import type { Competition } from "#contract/entity.ts";
import { useThought } from "#web/lateRouter/useThought.ts";
import type { CategoryPlaces } from "./categoryPlaces.ts";
import { placesThought } from "./drawThoughts.ts";
import { useDecided } from "./useDecided.ts";

/** How every category of an athlete stands, or ended. */
export function useFighterPlaces(
  competition: Competition,
  fighterUuid: string,
): ReadonlyMap<string, CategoryPlaces> {
  const decided = useDecided(competition);
  const entered = useMemo(() => ({ competition: decided, fighterUuid }), [decided, fighterUuid]);
  return useThought(placesThought, `places ${competition.uuid} ${fighterUuid}`, entered);
}
