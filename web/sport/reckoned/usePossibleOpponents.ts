import { useMemo } from "react";
import type { Competition, Fighter, Fighting } from "#contract/entity.ts";
import { useThought } from "#web/lateRouter/useThought.ts";
import { opponentsThought } from "./drawThoughts.ts";
import { useDecided } from "./useDecided.ts";

/** Whom an athlete may meet in a bout whose other corner is still open. */
export function usePossibleOpponents(
  competition: Competition,
  { uuid: boutUuid }: Fighting,
  fighterUuid: string,
): readonly Fighter[] {
  const decided = useDecided(competition);
  const expecting = useMemo(
    () => ({ competition: decided, boutUuid, fighterUuid }),
    [decided, boutUuid, fighterUuid],
  );
  return useThought(opponentsThought, `opponents ${boutUuid} ${fighterUuid}`, expecting);
}
