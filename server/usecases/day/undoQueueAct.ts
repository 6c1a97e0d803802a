import type { Transaction } from "kysely";
import type { MatActAnswer } from "#contract/day/matActs.ts";
import { canRunMat } from "#domain/access/access.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import { isAsSeen } from "#domain/schedule/place.ts";
import { matsToTakeBack, queueChange, reorderedBouts } from "#domain/schedule/queueChange.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import { findFightingForScoring } from "../../persistence/bout/boutLog.ts";
import { bumpRev } from "../../persistence/database/feed.ts";
import type { QueueActRow } from "../../persistence/database/logTables.ts";
import {
  findCompetitionCarpets,
  findLastQueueAct,
  findMatQueue,
  findQueueAct,
  saveMatOrder,
  takeOffMat,
  updateQueueActUndone,
} from "../../persistence/day/matQueues.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import type { AppendProblem } from "./appendEvents.ts";
import { inMatAct, type MatActContext, type MatActProblem } from "./matAct.ts";
import { ordersSchema, rowToPlaced, takeCallsBack } from "./placeBout.ts";

export type UndoProblem =
  | MatActProblem
  | AppendProblem
  | { readonly code: "not-the-last" | "already-undone" | "order-moved-on" };

/** Puts the queues back to where they stood before the last change of them (DY21). */
export async function undoQueueAct(
  deps: Pick<Deps, "db" | "now" | "newId" | "wakeFeed">,
  { viewer, actId, id }: { readonly viewer: Identity; readonly actId: string; readonly id: string },
): Promise<Result<MatActAnswer, UndoProblem>> {
  const found = await findQueueAct(deps.db, actId);
  const act = { viewer, id, fightingUuid: found?.fighting_uuid ?? "", action: "queue.undo" };
  return inMatAct<UndoProblem>(deps, act, async (context) => {
    const { trx, fighting, staffing, nowMs } = context;
    const kept = await findQueueAct(trx, actId);
    if (kept === undefined) return refuse({ code: "not-found" });
    const [orders, after] = [ordersSchema.parse(kept.before), ordersSchema.parse(kept.after)];
    const mats = matsToTakeBack(orders, after, kept.fighting_uuid);
    if (!mats.every((carpet) => canRunMat(viewer, { ...staffing, carpet })))
      return refuse({ code: "other-officials" });
    if (kept.undone_ms !== null) return refuse({ code: "already-undone" });
    const last = await findLastQueueAct(trx, fighting.competitionUuid);
    if (last?.id !== kept.id) return refuse({ code: "not-the-last" });
    if (!(await isUntouched(trx, kept))) return refuse({ code: "order-moved-on" });
    const put = await putBack(context, kept);
    if (!put.ok) return put;
    await updateQueueActUndone(trx, kept.id, nowMs);
    const rev = await bumpRev(trx, fighting.competitionUuid, { isStructural: true });
    return ok({ rev, orders, after: { undone: kept.id } });
  });
}

/** The mats still stand as the act left them, and none of its bouts has begun. */
async function isUntouched(trx: Transaction<Tables>, act: QueueActRow): Promise<boolean> {
  const after = ordersSchema.parse(act.after);
  const bouts = reorderedBouts(ordersSchema.parse(act.before), after);
  for (const { carpet, fightings } of after) {
    const queue = (await findMatQueue(trx, carpet)).map(rowToPlaced);
    const hasBegun = queue.some(
      ({ id, state }) => bouts.includes(id) && state !== "waiting" && state !== "called",
    );
    if (hasBegun || !isAsSeen(queue, fightings)) return false;
  }
  // One that was taken off may have been given a mat by another way since.
  const placed = new Set(after.flatMap(({ fightings }) => fightings));
  for (const uuid of bouts.filter((id) => !placed.has(id))) {
    const bout = await findFightingForScoring(trx, uuid);
    if (bout === undefined || bout.carpetUuid !== undefined || bout.state !== "waiting") return false;
  }
  return true;
}

async function putBack(context: MatActContext, act: QueueActRow): Promise<Result<undefined, AppendProblem>> {
  const { trx, fighting } = context;
  const orders = ordersSchema.parse(act.before);
  const after = ordersSchema.parse(act.after);
  const carpets = await findCompetitionCarpets(trx, fighting.competitionId);
  const hadMat = new Set(orders.flatMap(({ fightings }) => fightings));
  for (const uuid of after.flatMap(({ fightings }) => fightings))
    if (!hadMat.has(uuid)) await takeOffMat(trx, uuid);
  for (const { carpet, fightings } of orders) {
    const id = carpets.find(({ uuid }) => uuid === carpet)?.id;
    if (id !== undefined) await saveMatOrder(trx, id, fightings);
  }
  // Called since, they are called to where they are no longer fought (DY20).
  for (const uuid of queueChange(orders, after, act.fighting_uuid).bouts) {
    const moved = await findFightingForScoring(trx, uuid);
    const taken = moved === undefined ? undefined : await takeCallsBack({ ...context, fighting: moved });
    if (taken?.ok === false) return taken;
  }
  return ok(undefined);
}
