import type { z } from "zod";
import { matActAnswerSchema, type MatActAnswer, type PlaceRequest } from "#contract/day/matActs.ts";
import { callResetEvents } from "#domain/bout/reset.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import { decidePlace, decideTakeOff, type PlacedBout, type PlaceProblem } from "#domain/schedule/place.ts";
import { queueStateOf } from "#domain/schedule/queue.ts";
import type { Deps } from "../../environment/deps.ts";
import { findFightingForScoring, type FightingForScoring } from "../../persistence/bout/boutLog.ts";
import { writeJson } from "../../persistence/database/columns.ts";
import { bumpRev } from "../../persistence/database/feed.ts";
import {
  findCompetitionCarpets,
  findMatQueue,
  insertQueueAct,
  saveMatOrder,
  takeOffMat,
  type QueuedRow,
} from "../../persistence/day/matQueues.ts";
import { appendEvents, inOrder, type AppendProblem } from "./appendEvents.ts";
import { loadBoutTable } from "../bout/boutTable.ts";
import { inMatAct, type MatAct, type MatActContext, type MatActDone, type MatActProblem } from "./matAct.ts";

export type Placement = Omit<PlaceRequest["data"], "id">;
type Spot = Pick<Placement, "before" | "seen">;
export type PlaceBoutProblem =
  | MatActProblem
  | AppendProblem
  | (PlaceProblem & { readonly carpet?: string })
  | { readonly code: "unknown-carpet" };

/** A bout gets another place: on its mat, on another one, a mat at last, or none (DY19, DY32). */
export async function placeBout(
  deps: Pick<Deps, "db" | "now" | "newId" | "wakeFeed">,
  act: Omit<MatAct, "action">,
  { carpet, followers = [], ...placement }: Placement,
): Promise<Result<MatActAnswer, PlaceBoutProblem>> {
  return inMatAct<PlaceBoutProblem>(deps, { ...act, action: "fighting.place" }, async (context) => {
    const others = await findFollowers(context, followers);
    if (!others.ok) return others;
    const moved = { ...context, followers: others.value };
    return carpet === null ? takeOff(moved, placement) : putOn(moved, { ...placement, carpet });
  });
}

type Moving = MatActContext & { readonly followers: readonly FightingForScoring[] };

/** They leave the same mat, so whoever may move the first may move them. */
async function findFollowers(
  { trx, fighting }: MatActContext,
  uuids: readonly string[],
): Promise<Result<readonly FightingForScoring[], PlaceBoutProblem>> {
  const found: FightingForScoring[] = [];
  for (const uuid of new Set(uuids)) {
    const one = uuid === fighting.uuid ? undefined : await findFightingForScoring(trx, uuid);
    const isBeside = one?.competitionId === fighting.competitionId && one.carpetUuid === fighting.carpetUuid;
    if (one === undefined || !isBeside) return refuse({ code: "unknown-neighbour" });
    found.push(one);
  }
  return ok(found);
}

async function putOn(
  context: Moving,
  { carpet: carpetUuid, before: neighbour, seen }: Spot & { readonly carpet: string },
): Promise<Result<MatActDone, PlaceBoutProblem>> {
  const { trx, fighting, followers } = context;
  const carpets = await findCompetitionCarpets(trx, fighting.competitionId);
  const carpet = carpets.find(({ uuid }) => uuid === carpetUuid);
  if (carpet === undefined) return refuse({ code: "unknown-carpet" });
  const target = await findMatQueue(trx, carpet.uuid);
  const decided = decidePlace({
    bout: rowToPlaced(fighting),
    followers: followers.map(rowToPlaced),
    target: target.map(rowToPlaced),
    before: neighbour ?? undefined,
    seen,
  });
  if (!decided.ok) return refuse({ ...decided.problem, carpet: carpet.uuid });

  const before = await ordersBefore(context, carpet.uuid, target);
  await saveMatOrder(trx, carpet.id, decided.value);
  return keepMoved(context, before, ordersAfter(context, before, carpet.uuid, decided.value), {
    carpet: carpet.uuid,
    before: neighbour,
  });
}

async function takeOff(context: Moving, { seen }: Spot): Promise<Result<MatActDone, PlaceBoutProblem>> {
  const { trx, fighting, followers } = context;
  const from = fighting.carpetUuid;
  if (from === undefined) return refuse({ code: "unknown-carpet" });
  const target = await findMatQueue(trx, from);
  const decided = decideTakeOff({
    bout: rowToPlaced(fighting),
    followers: followers.map(rowToPlaced),
    target: target.map(rowToPlaced),
    seen,
  });
  if (!decided.ok) return refuse({ ...decided.problem, carpet: from });
  for (const { uuid } of [fighting, ...followers]) await takeOffMat(trx, uuid);
  const before = [{ carpet: from, fightings: target.map(({ uuid }) => uuid) }];
  const after = [{ carpet: from, fightings: [...decided.value] }];
  return keepMoved(context, before, after, { carpet: null });
}

async function keepMoved(
  context: Moving,
  before: Orders,
  after: Orders,
  did: unknown,
): Promise<Result<MatActDone, PlaceBoutProblem>> {
  await keepAct(context, before, after);
  for (const fighting of [context.fighting, ...context.followers]) {
    const taken = await takeCallsBack({ ...context, fighting });
    if (!taken.ok) return taken;
  }
  const rev = await bumpRev(context.trx, context.fighting.competitionUuid, { isStructural: true });
  return ok({ rev, orders: after, after: did });
}

export const rowToPlaced = ({ uuid, state }: Pick<QueuedRow, "uuid" | "state">): PlacedBout => ({
  id: uuid,
  state: queueStateOf(state),
});

/** Whole lists by mat, as an act keeps them. */
export type Orders = MatActAnswer["orders"];
export const ordersSchema: z.ZodType<Orders> = matActAnswerSchema.shape.data.shape.orders;

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
  { fighting, followers }: Moving,
  before: Orders,
  carpet: string,
  order: readonly string[],
): Orders {
  const moved = new Set([fighting, ...followers].map(({ uuid }) => uuid));
  return before.map((one) => ({
    carpet: one.carpet,
    fightings: one.carpet === carpet ? [...order] : one.fightings.filter((uuid) => !moved.has(uuid)),
  }));
}

/** Kept so that it can be taken back (DY21). */
export async function keepAct({ trx, act, fighting, nowMs }: MatActContext, before: Orders, after: Orders) {
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
export async function takeCallsBack(context: MatActContext): Promise<Result<number, AppendProblem>> {
  const { trx, deps, fighting, rev } = context;
  if (fighting.state !== "called") return ok(rev);
  const opened = await loadBoutTable(trx, fighting);
  const next = inOrder(callResetEvents(opened.bout));
  return appendEvents(context, { fighting, opened, rev, firstId: deps.newId(), next });
}
