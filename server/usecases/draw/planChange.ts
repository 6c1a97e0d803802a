import type { ChangePlan } from "#contract/draw/lateChange.ts";
import { lateConsequences, type ChangedBout } from "#domain/competition/lateConsequences.ts";
import { estimateMat } from "#domain/schedule/estimate.ts";
import { startPace } from "#domain/schedule/pace.ts";
import { findDrawnRows } from "../../persistence/draw/drawRows.ts";
import { loadHall, standingQueues, type Hall } from "../category/queueDraw.ts";
import type { DrawContext } from "../shared/drawAccess.ts";
import type { Side } from "./performChange.ts";

type Plan = Pick<ChangePlan, "bouts" | "mats">;
type Changed = ChangedBout & { readonly category: string; readonly uuid: string };

/** What a change that was just written has done to bouts and mats. */
export async function planOf(context: DrawContext, sides: readonly Side[], before: Hall): Promise<Plan> {
  const after = await loadHall(context.trx, context.competition.id);
  const changed: Changed[] = [];
  for (const side of sides) changed.push(...(await changedBouts(context, side)));
  const isOff = (kind: "before" | "after") => {
    const off = new Set(changed.flatMap((bout) => (bout[kind] === undefined ? [bout.uuid] : [])));
    return (uuid: string) => off.has(uuid);
  };
  const [old, now] = [
    estimates(before, context.nowMs, isOff("before")),
    estimates(after, context.nowMs, isOff("after")),
  ];
  const rows = new Map(after.queued.map((row) => [row.uuid, row]));
  return {
    bouts: changed.map(({ category, uuid, before: was, after: is }) => ({
      category,
      number: rows.get(uuid)?.number ?? null,
      carpet: rows.get(uuid)?.carpet_uuid ?? null,
      startsInMs: now.starts.get(uuid) ?? null,
      before: pairOf(was),
      after: pairOf(is),
    })),
    mats: [...now.ends].flatMap(([carpet, endsInMs]) => {
      const endedInMs = old.ends.get(carpet) ?? endsInMs;
      return endedInMs === endsInMs ? [] : [{ carpet, endedInMs, endsInMs }];
    }),
  };
}

const pairOf = (people: ChangedBout["before"]): [string | null, string | null] | null =>
  people === undefined ? null : [people[0] ?? null, people[1] ?? null];

async function changedBouts({ trx }: DrawContext, { subject, changed }: Side): Promise<Changed[]> {
  const uuids = new Map(
    (await findDrawnRows(trx, subject.category.id)).map((row) => [row.bracket_id, row.uuid]),
  );
  return lateConsequences(subject.late, changed, subject.bouts).map((bout) => ({
    ...bout,
    category: subject.category.uuid,
    uuid: uuids.get(bout.bracketId) ?? bout.bracketId,
  }));
}

/** Counted from now, without the bouts nobody fights. */
function estimates(hall: Hall, nowMs: number, isOff: (uuid: string) => boolean) {
  const mats = standingQueues(hall, nowMs).map((queue) =>
    estimateMat({ ...queue, bouts: queue.bouts.filter(({ id }) => !isOff(id)) }, startPace(), 0),
  );
  return {
    starts: new Map(
      mats.flatMap(({ starts }) => [...starts].map(([id, { startMs }]) => [id, startMs] as const)),
    ),
    ends: new Map(mats.map(({ forecast }) => [forecast.carpet, forecast.endMs])),
  };
}
