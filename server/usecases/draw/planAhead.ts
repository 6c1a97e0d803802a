import type { Kysely } from "kysely";
import type { Step } from "#domain/draw/steps.ts";
import type { DatedProgramme } from "#domain/schedule/programme/programme.ts";
import type { Result } from "#domain/result.ts";
import type { Deps } from "../../environment/deps.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { planPlaces } from "../category/planPlaces.ts";
import { type Hall, hallKey, loadPlannedHall, savePlaces, type Wanting } from "../category/queueDraw.ts";
import type { DrawContext } from "../shared/drawAccess.ts";

/** Where the bouts of a draw would stand, worked out before anything is locked. */
export type PlanAhead = {
  readonly hall: Hall;
  readonly key: string;
  readonly queues: Awaited<ReturnType<typeof planPlaces>>;
};

export async function planAhead(
  { db, plan, now }: Pick<Deps, "db" | "plan" | "now">,
  competitionId: number,
  wanting: readonly Wanting[],
  programme?: DatedProgramme,
): Promise<PlanAhead> {
  const hall = await loadPlannedHall(db, competitionId);
  const kept = programme === undefined ? hall : { ...hall, programme };
  return { hall, key: hallKey(hall), queues: await planPlaces(plan, kept, wanting, now()) };
}

/** The bouts of a draw before they are written: one that has a row already is known by it. */
export function boutsAhead(
  category: string,
  steps: readonly Step[],
  rows: readonly { readonly uuid: string; readonly bracket_id: string | null }[],
): Wanting["bouts"] {
  const uuids = new Map(rows.map(({ uuid, bracket_id }) => [bracket_id, uuid]));
  return steps.map((step) => ({ ...step, uuid: uuids.get(step.bout.id) ?? idAhead(category, step.bout.id) }));
}

const idAhead = (category: string, bracketId: string) => `${category} ${bracketId}`;

/** Whether the day still is what the plan was made from, read behind the lock (DY46). */
export async function isStillSo(trx: Kysely<Tables>, competitionId: number, { key }: PlanAhead) {
  return hallKey(await loadPlannedHall(trx, competitionId)) === key;
}

/** Puts the written bouts where the plan has them. */
export async function saveAhead(
  { trx }: DrawContext,
  { hall, queues }: PlanAhead,
  written: readonly Wanting[],
): Promise<void> {
  const uuids = new Map(
    written.flatMap(({ category, bouts }) =>
      bouts.map(({ bout, uuid }) => [idAhead(category.uuid, bout.id), uuid] as const),
    ),
  );
  const placed = queues.map(({ carpet, bouts }) => ({
    carpet,
    bouts: bouts.map(({ id }) => ({ id: uuids.get(id) ?? id })),
  }));
  await savePlaces(trx, hall, placed);
}

export type QueuesChanged = { readonly code: "queues-changed" };

/** Bouts begin and end every few seconds in a large hall, and a plan takes less than one. */
const MOST_TRIES = 5;

/** Plans anew when the day has changed between the plan and the lock. */
export async function untilStillSo<Value, Problem extends { readonly code: string }>(
  attempt: () => Promise<Result<Value, Problem>>,
): Promise<Result<Value, Problem>> {
  for (let tried = 1; ; tried += 1) {
    const done = await attempt();
    if (done.ok || done.problem.code !== "queues-changed" || tried === MOST_TRIES) return done;
  }
}
