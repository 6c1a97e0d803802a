import type { Competition } from "#contract/competition/entity.ts";
import { dayFacts } from "#web/sport/facts/dayFacts.ts";
import { startWindows } from "#web/sport/facts/startWindows.ts";
import { distanceOf, DISTANCES, type ToldStart, truthOf } from "../lib/toldStarts.ts";

type Window = Pick<ToldStart, "toldAtMs" | "fromMs" | "toMs">;

/** What the pages told of each bout to come, kept until it is known when it began. */
export function createToldWindows() {
  const told = new Map<string, Window[]>();
  return {
    /** As a page tells it now, from the same document. */
    tell: (competition: Competition, nowMs: number) => {
      const waiting = new Set(
        competition.fightings.filter(({ state }) => state === "waiting").map(({ uuid }) => uuid),
      );
      for (const [uuid, { fromMs, toMs }] of startWindows(competition, dayFacts(competition), nowMs)) {
        if (!waiting.has(uuid)) continue;
        told.set(uuid, [...(told.get(uuid) ?? []), { toldAtMs: nowMs, fromMs, toMs }]);
      }
    },
    /** One line a distance: how many were told, and how many of them began inside their window. */
    truth: ({ fightings }: Competition) => {
      const starts = fightings.flatMap(({ uuid, startedAt }) => {
        const startMs = startedAt === null ? Number.NaN : Date.parse(startedAt);
        return (told.get(uuid) ?? [])
          .filter(({ toldAtMs }) => toldAtMs < startMs)
          .map((window): ToldStart => ({ ...window, startMs }));
      });
      const byDistance = Map.groupBy(starts, distanceOf);
      const rows = DISTANCES.flatMap((distance) => {
        const those = byDistance.get(distance) ?? [];
        return those.length === 0 ? [] : [{ distance, ...truthOf(those) }];
      });
      return { inside: starts.length === 0 ? undefined : truthOf(starts).inside, rows };
    },
  };
}
