import type { NoticedBout } from "#domain/follow/notices.ts";
import type { Deps } from "../environment/deps.ts";
import type { PresentedCompetition } from "../present/competition.ts";

/** When the bouts to come are likely to start, and those that will not be fought. */
type Expected = { readonly starts: ReadonlyMap<string, number>; readonly off: ReadonlySet<string> };
/** The forecast of the pages (DY67). */
export type ExpectStarts = (competitionId: number, nowMs: number) => Promise<Expected>;

/** Who has rested is called earlier, also where nothing else happens. */
const KEPT_MS = 60_000;

/**
 * The bouts of each mat in the order it will call them, as every page counts them (DY65): whoever waits for rest or for a
 * winner lets others pass, and what will not be fought is told to nobody. Forecast anew when a bout changed its state, its
 * people or its place, and not for points.
 */
export function createCallOrders({ now }: Pick<Deps, "now">, expectStarts: ExpectStarts) {
  const kept = new Map<
    string,
    { readonly key: string; readonly atMs: number; readonly expected: Expected }
  >();

  return {
    inCallOrder: async (
      { uuid, id }: Pick<PresentedCompetition, "uuid" | "id">,
      standing: readonly NoticedBout[][],
    ): Promise<NoticedBout[][]> => {
      const [key, atMs] = [JSON.stringify(standing), now()];
      const known = kept.get(uuid);
      const isFresh = known !== undefined && known.key === key && atMs - known.atMs < KEPT_MS;
      const expected = isFresh ? known.expected : await expectStarts(id, atMs);
      if (!isFresh) kept.set(uuid, { key, atMs, expected });
      const startOf = (bout: NoticedBout) => expected.starts.get(bout.id) ?? Number.MAX_SAFE_INTEGER;
      return standing.map((bouts) =>
        bouts
          .filter((bout) => bout.status !== "waiting" || !expected.off.has(bout.id))
          .toSorted((one, other) => startOf(one) - startOf(other)),
      );
    },
    forget: (uuid: string) => void kept.delete(uuid),
  };
}
