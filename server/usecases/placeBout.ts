import type { MatActAnswer, PlaceRequest } from "#contract/matActs.ts";
import { callResetEvents } from "#domain/bout/reset.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import { decidePlace, type PlacedBout, type PlaceProblem } from "#domain/schedule/place.ts";
import { queueStateOf } from "#domain/schedule/queue.ts";
import type { Deps } from "../deps.ts";
import { writeJson } from "../persistence/columns.ts";
import { bumpRev } from "../persistence/feed.ts";
import {
  findCompetitionCarpets,
  findMatQueue,
  insertQueueAct,
  saveMatOrder,
  type QueuedRow,
} from "../persistence/matQueues.ts";
import { appendEvents, inOrder, type AppendProblem } from "./appendEvents.ts";
import { loadBoutTable } from "./boutTable.ts";
import { inMatAct, type MatAct, type MatActContext, type MatActProblem } from "./matAct.ts";

export type Placement = Omit<PlaceRequest["data"], "id">;
export type PlaceBoutProblem =
  | MatActProblem
  | AppendProblem
  | (PlaceProblem & { readonly carpet?: string })
  | { readonly code: "unknown-carpet" };

/** A bout gets another place: on its mat, on another one, or a mat at last (DY19). */
export async function placeBout(
  deps: Deps,
  act: Omit<MatAct, "action">,
  placement: Placement,
): Promise<Result<MatActAnswer, PlaceBoutProblem>> {
  return inMatAct<PlaceBoutProblem>(deps, { ...act, action: "fighting.place" }, async (context) => {
    const { trx, fighting } = context;
    const carpets = await findCompetitionCarpets(trx, fighting.competitionId);
    const carpet = carpets.find(({ uuid }) => uuid === placement.carpet);
    if (carpet === undefined) return refuse({ code: "unknown-carpet" });
    const target = await findMatQueue(trx, carpet.uuid);
    const decided = decidePlace({
      bout: { id: fighting.uuid, state: queueStateOf(fighting.state) },
      target: target.map(rowToPlaced),
      before: placement.before ?? undefined,
      seen: placement.seen,
    });
    if (!decided.ok) return refuse({ ...decided.problem, carpet: carpet.uuid });

    const before = await ordersBefore(context, carpet.uuid, target);
    await saveMatOrder(trx, carpet.id, decided.value);
    const orders = ordersAfter(context, before, carpet.uuid, decided.value);
    await keepAct(context, before, orders);
    const taken = await takeCallsBack(context);
    if (!taken.ok) return taken;
    const rev = await bumpRev(trx, fighting.competitionUuid, { isStructural: true });
    return ok({ rev, orders, after: { carpet: carpet.uuid, before: placement.before } });
  });
}

export const rowToPlaced = ({ uuid, state }: QueuedRow): PlacedBout => ({
  id: uuid,
  state: queueStateOf(state),
});

/** Whole lists by mat, as an act keeps them. */
export type Orders = MatActAnswer["orders"];

async function ordersBefore(
  { trx, fighting }: MatActContext,
  carpet: string,
  target: readonly QueuedRow[],
): Promise<Orders> {
  const here = { carpet, fightings: target.map(({ uuid }) => uuid) };
  const from = fighting.carpetUuid;
  if (from === undefined || from === carpet) return [here];
  return [here, { carpet: from, fightings: (await findMatQueue(trx, from)).map(({ uuid }) => uuid) }];
}

function ordersAfter(
  { fighting }: MatActContext,
  before: Orders,
  carpet: string,
  order: readonly string[],
): Orders {
  return before.map((one) => ({
    carpet: one.carpet,
    fightings: one.carpet === carpet ? [...order] : one.fightings.filter((uuid) => uuid !== fighting.uuid),
  }));
}

async function keepAct({ trx, act, fighting, nowMs }: MatActContext, before: Orders, after: Orders) {
  await insertQueueAct(trx, {
    id: act.id,
    competition_uuid: fighting.competitionUuid,
    fighting_uuid: fighting.uuid,
    before: writeJson(before),
    after: writeJson(after),
    actor_id: act.viewer.accountId ?? 0,
    at_ms: nowMs,
    undone_ms: null,
  });
}

/** Where it was called it is not fought now (DY20). */
async function takeCallsBack(context: MatActContext): Promise<Result<number, AppendProblem>> {
  const { trx, deps, fighting, rev } = context;
  if (fighting.state !== "called") return ok(rev);
  const opened = await loadBoutTable(trx, fighting);
  const next = inOrder(callResetEvents(opened.bout));
  return appendEvents(context, { fighting, opened, rev, firstId: deps.newId(), next });
}
