import type { z } from "zod";
import type { Transaction } from "kysely";
import { matActAnswerSchema, type MatActAnswer } from "#contract/matActs.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import { isAsSeen } from "#domain/schedule/place.ts";
import type { Identity } from "../auth/identify.ts";
import type { Deps } from "../deps.ts";
import { bumpRev } from "../persistence/feed.ts";
import type { QueueActRow } from "../persistence/logTables.ts";
import {
  findCompetitionCarpets,
  findLastQueueAct,
  findMatQueue,
  findQueueAct,
  saveMatOrder,
  takeOffMat,
  updateQueueActUndone,
} from "../persistence/matQueues.ts";
import type { Tables } from "../persistence/tables.ts";
import { inMatAct, type MatActContext, type MatActProblem } from "./matAct.ts";
import { rowToPlaced, type Orders } from "./placeBout.ts";

export type UndoProblem =
  | MatActProblem
  | { readonly code: "not-the-last" | "already-undone" | "order-moved-on" };

const ordersSchema: z.ZodType<Orders> = matActAnswerSchema.shape.data.shape.orders;

/** Puts the queues back to where they stood before the last change of them (DY21). */
export async function undoQueueAct(
  deps: Deps,
  { viewer, actId, id }: { readonly viewer: Identity; readonly actId: string; readonly id: string },
): Promise<Result<MatActAnswer, UndoProblem>> {
  const found = await findQueueAct(deps.db, actId);
  const act = { viewer, id, fightingUuid: found?.fighting_uuid ?? "", action: "queue.undo" };
  return inMatAct<UndoProblem>(deps, act, async (context) => {
    const { trx, fighting, nowMs } = context;
    const kept = await findQueueAct(trx, actId);
    if (kept === undefined) return refuse({ code: "not-found" });
    if (kept.undone_ms !== null) return refuse({ code: "already-undone" });
    const last = await findLastQueueAct(trx, fighting.competitionUuid);
    if (last?.id !== kept.id) return refuse({ code: "not-the-last" });
    if (!(await isUntouched(trx, kept))) return refuse({ code: "order-moved-on" });
    const orders = ordersSchema.parse(kept.before);
    await putBack(context, orders);
    await updateQueueActUndone(trx, kept.id, nowMs);
    const rev = await bumpRev(trx, fighting.competitionUuid, { isStructural: true });
    return ok({ rev, orders, after: { undone: kept.id } });
  });
}

/** The mats still stand as the act left them, and its bout has not begun. */
async function isUntouched(
  trx: Transaction<Tables>,
  { after, fighting_uuid }: QueueActRow,
): Promise<boolean> {
  for (const { carpet, fightings } of ordersSchema.parse(after)) {
    const queue = (await findMatQueue(trx, carpet)).map(rowToPlaced);
    const moved = queue.find(({ id }) => id === fighting_uuid);
    if (moved !== undefined && moved.state !== "waiting" && moved.state !== "called") return false;
    if (!isAsSeen(queue, fightings)) return false;
  }
  return true;
}

async function putBack({ trx, fighting }: MatActContext, orders: Orders): Promise<void> {
  const carpets = await findCompetitionCarpets(trx, fighting.competitionId);
  const hadMat = orders.some(({ fightings }) => fightings.includes(fighting.uuid));
  if (!hadMat) await takeOffMat(trx, fighting.uuid);
  for (const { carpet, fightings } of orders) {
    const id = carpets.find(({ uuid }) => uuid === carpet)?.id;
    if (id !== undefined) await saveMatOrder(trx, id, fightings);
  }
}
