import type { Carpet, Competition, Fighting } from "#contract/entity.ts";
import { estimateStarts } from "#domain/schedule/estimate.ts";
import { learnPace, type FoughtBout } from "#domain/schedule/pace.ts";
import { queueStateOf, type MatQueue } from "#domain/schedule/queue.ts";

/** When each bout to come is likely to start, from what the mats have shown today. */
export function startTimes(competition: Competition, nowMs: number): ReadonlyMap<string, number> {
  const seconds = new Map(competition.categories.map(({ uuid, boutSeconds }) => [uuid, boutSeconds ?? 300]));
  const lengthOf = ({ category }: Fighting) => seconds.get(category.uuid) ?? 300;
  const fought = competition.fightings
    .flatMap((bout) => foughtBout(bout, lengthOf(bout)))
    .toSorted((a, b) => a.endedAtMs - b.endedAtMs);
  const byUuid = new Map(competition.fightings.map((bout) => [bout.uuid, bout]));
  const queues = competition.carpets.map((carpet) => queueOf(carpet, byUuid, lengthOf));
  const starts = estimateStarts(queues, learnPace(fought), nowMs);
  return new Map([...starts].map(([uuid, { startMs }]) => [uuid, startMs]));
}

function queueOf(
  carpet: Carpet,
  bouts: ReadonlyMap<string, Fighting>,
  lengthOf: (bout: Fighting) => number,
): MatQueue {
  return {
    carpet: carpet.uuid,
    bouts: carpet.fightings.flatMap(({ uuid }) => {
      const bout = bouts.get(uuid);
      if (bout === undefined) return [];
      return [
        {
          id: uuid,
          fighters: bout.fighters.map((fighter) => fighter.uuid),
          category: bout.category.uuid,
          boutSeconds: lengthOf(bout),
          state: queueStateOf(bout.state),
          ...(bout.startedAt !== null && { startedAtMs: Date.parse(bout.startedAt) }),
        },
      ];
    }),
  };
}

function foughtBout(bout: Fighting, boutSeconds: number): FoughtBout[] {
  const { carpet, startedAt, finishedAt } = bout;
  if (carpet === null || startedAt === null || finishedAt === null) return [];
  return [
    {
      carpet: carpet.uuid,
      boutSeconds,
      startedAtMs: Date.parse(startedAt),
      endedAtMs: Date.parse(finishedAt),
    },
  ];
}
