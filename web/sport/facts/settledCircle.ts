import { methodOf } from "#contract/bout/boutMethod.ts";
import type { Fighting } from "#contract/competition/entity.ts";
import { isRecord } from "#contract/shape.ts";
import { UNRANKS } from "#domain/competition/unranked.ts";
import { isFinished, isSettled } from "./boutPhase.ts";

/**
 * The bouts of a round robin or a group, with what was won without a bout: a win and no points (BT6). Who left their corner
 * for good is known by the number they have in other bouts.
 */
export function withWalkovers(bouts: readonly Fighting[]): Fighting[] {
  const isWalkover = (bout: Fighting) => !isFinished(bout) && isSettled(bout);
  if (!bouts.some(isWalkover)) return [...bouts];
  const bySeed = new Map(
    bouts.flatMap(({ slots }) =>
      slots.flatMap(({ fighter, source }) => (fighter === null ? [] : [[seedOf(source), fighter] as const])),
    ),
  );
  const filled = (slot: Slot): Slot => ({
    ...slot,
    fighter: slot.fighter ?? bySeed.get(seedOf(slot.source)) ?? null,
  });
  return bouts.map((bout) =>
    isWalkover(bout)
      ? {
          ...bout,
          slots: [filled(bout.slots[0]), filled(bout.slots[1])],
          winner: bout.fighters[0] ?? null,
          cause: null,
          points: {},
        }
      : bout,
  );
}

type Slot = Fighting["slots"][number];

const seedOf = (source: unknown): unknown => (isRecord(source) ? source["seed"] : undefined);

/** Who did not come to one of these bouts or was sent out in it: without a place, and last (DR11). */
export function unrankedIn(bouts: readonly Fighting[]): ReadonlySet<string> {
  return new Set(
    bouts.flatMap((bout) => {
      const method = isFinished(bout) ? methodOf(bout) : undefined;
      if (method === undefined || !UNRANKS.has(method)) return [];
      return bout.fighters.flatMap(({ uuid }) => (uuid === bout.winner?.uuid ? [] : [uuid]));
    }),
  );
}
