import type { Carpet, Competition, Fighting } from "#contract/entity.ts";
import { hasBegun, isPaired } from "./boutPhase.ts";

/** The first bout of the mat that is still to come and whose people are known, another than this one. */
export function nextOnMat(
  competition: Competition,
  carpet: Carpet,
  exceptUuid: string | undefined,
): Fighting | undefined {
  const bouts = new Map(competition.fightings.map((bout) => [bout.uuid, bout]));
  return carpet.fightings
    .flatMap(({ uuid }) => bouts.get(uuid) ?? [])
    .find((bout) => bout.uuid !== exceptUuid && !hasBegun(bout) && isPaired(bout));
}
