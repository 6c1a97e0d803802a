import type { Carpet, Competition, Fighting } from "#contract/entity.ts";

/** The first bout of the mat that is still to come and whose people are known, another than this one. */
export function nextOnMat(
  competition: Competition,
  carpet: Carpet,
  exceptUuid: string | undefined,
): Fighting | undefined {
  const bouts = new Map(competition.fightings.map((bout) => [bout.uuid, bout]));
  return carpet.fightings
    .flatMap(({ uuid }) => bouts.get(uuid) ?? [])
    .find(
      ({ uuid, state, slots }) =>
        uuid !== exceptUuid &&
        (state === "waiting" || state === "called") &&
        slots.every(({ fighter }) => fighter !== null),
    );
}
