import { methodOf } from "#contract/bout/boutMethod.ts";
import type { Fighting } from "#contract/competition/entity.ts";
import { UNRANKS } from "#domain/competition/unranked.ts";
import { isFinished, isSettled } from "./boutPhase.ts";

/** The bouts of a round robin or a group, with what was won without a bout: a win and no points (BT6). */
export const withWalkovers = (bouts: readonly Fighting[]): Fighting[] =>
  bouts.map((bout) =>
    isFinished(bout) || !isSettled(bout)
      ? bout
      : { ...bout, winner: bout.fighters[0] ?? null, cause: null, points: {} },
  );

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
