import { drawBracket } from "#domain/draw/draw.ts";
import { isFinalStage } from "#domain/draw/finalStage.ts";
import { type Step, stepsOf } from "#domain/draw/steps.ts";
import { startPace } from "#domain/schedule/pace.ts";
import { classesBefore, drawnBouts, type EnteredCategory } from "#domain/schedule/plan/drawnBouts.ts";
import type { PlanInput, PlannedBout } from "#domain/schedule/plan/model.ts";
import { type MatQueue, type QueuedBout, ageBandOf } from "#domain/schedule/queue.ts";
import { refillQueue } from "#domain/schedule/refill.ts";
import type { Deps } from "../../environment/deps.ts";
import { categoryDrawSchema } from "./categoryDraw.ts";
import {
  type Hall,
  type PlannedHall,
  type PlannedRow,
  programmeFrom,
  standingBout,
  type Wanting,
} from "./queueDraw.ts";

/**
 * Where newly drawn categories stand: whole lists by mat. What is under way or comes next stays; what was announced moves
 * only where the day gains by it (DY30, DY42). One that is drawn again on the mat where all of it stood stays among the
 * same others (DY31).
 */
export async function planPlaces(
  plan: Deps["plan"],
  hall: PlannedHall,
  wanting: readonly Wanting[],
  nowMs: number,
): Promise<readonly MatQueue[]> {
  const [only, another] = wanting;
  const again = only !== undefined && another === undefined ? refilled(hall, only) : undefined;
  if (again !== undefined || hall.carpets.length === 0) return again ?? [];
  const staying = withoutWanting(hall, wanting);
  const input = datedInput(staying, wanting, nowMs);
  const { queues } = await plan(input);
  const bouts = new Map(
    [...input.queues.flatMap((queue) => queue.bouts), ...input.added].map((one) => [one.id, one]),
  );
  return input.queues.map(({ carpet, bouts: standing }) => ({
    carpet,
    bouts: [
      ...standing.filter(({ state }) => state === "finished"),
      ...(queues.find((queue) => queue.carpet === carpet)?.bouts ?? []).flatMap((id) => bouts.get(id) ?? []),
      // They stand in no queue and wait for nobody (DY29).
      ...staying.queued
        .filter((row) => row.carpet_uuid === carpet && hall.off.has(row.uuid))
        .map((row) => standingBout(hall, row)),
    ],
  }));
}

/** When the last mat ends if these are drawn as well, counted from where the plan begins; undefined without mats. */
export async function planEnd(
  plan: Deps["plan"],
  hall: PlannedHall,
  wanting: readonly Wanting[],
  nowMs: number,
): Promise<number | undefined> {
  if (hall.carpets.length === 0) return undefined;
  return (await plan(datedInput(withoutWanting(hall, wanting), wanting, nowMs))).endMs;
}

/** With what the programme says of the days, counted from where the plan begins. */
function datedInput(hall: PlannedHall, wanting: readonly Wanting[], nowMs: number): PlanInput {
  const programme = programmeFrom(hall, nowMs);
  return { ...planInput(hall, wanting), ...(programme && { programme }) };
}

function withoutWanting(hall: PlannedHall, wanting: readonly Wanting[]): PlannedHall {
  const leaving = new Set(wanting.map(({ category }) => category.id));
  return { ...hall, queued: hall.queued.filter(({ category_id }) => !leaving.has(category_id)) };
}

function refilled(hall: PlannedHall, again: Wanting): readonly MatQueue[] | undefined {
  const own = hall.queued.filter(({ category_id }) => category_id === again.category.id);
  const [carpet, another] = new Set(own.map(({ carpet_uuid }) => carpet_uuid));
  if (carpet === undefined || another !== undefined) return undefined;
  const given = hall.programme?.placements.find(({ category }) => category === again.category.uuid);
  if ((given?.carpet ?? carpet) !== carpet) return undefined;
  const standing = hall.queued.filter(({ carpet_uuid }) => carpet_uuid === carpet);
  const bouts = new Map([
    ...standing.map((row): [string, QueuedBout] => [row.uuid, standingBout(hall, row)]),
    ...wantedBouts(hall, again, [again]).map((bout): [string, QueuedBout] => [bout.id, bout]),
  ]);
  const order = refillQueue(
    standing.map(({ uuid }) => uuid),
    own.map(({ uuid }) => uuid),
    again.bouts.map(({ uuid }) => uuid),
  );
  return [{ carpet, bouts: order.flatMap((uuid) => bouts.get(uuid) ?? []) }];
}

/** Counted from now, with the pace of any day: a draw is made before the mats have shown theirs. */
export function planInput(hall: PlannedHall, wanting: readonly Wanting[]): PlanInput {
  const standing = new Map(
    hall.categories.flatMap((row) => standingBouts(hall, row, wanting)).map((one) => [one.id, one]),
  );
  return {
    queues: hall.carpets.map(({ uuid }) => ({
      carpet: uuid,
      bouts: hall.queued
        .filter((row) => row.carpet_uuid === uuid && !hall.off.has(row.uuid))
        .map(
          (row): PlannedBout =>
            standing.get(row.uuid) ?? { ...standingBout(hall, row), ...peopleOf(hall, row) },
        ),
    })),
    added: wanting.flatMap((one) => wantedBouts(hall, one, wanting)),
    pace: startPace(),
    rest: hall.rest,
    nowMs: 0,
  };
}

function wantedBouts(hall: PlannedHall, one: Wanting, wanting: readonly Wanting[]): readonly PlannedBout[] {
  const uuids = new Map(one.bouts.map(({ bout, uuid }) => [bout.id, uuid]));
  const fedBy = feedersOf(hall, one, wanting);
  return drawnBouts({
    steps: one.bouts,
    fighterOf: (seed) => one.fighters[seed - 1] || undefined,
    boutOf: (bout, step) =>
      plannedBout(hall, one.category, { bout, step }, uuids.get(bout.id) ?? bout.id, fedBy),
  });
}

type Row = Hall["queued"][number];

/** The bouts of a drawn category that stand on mats, with who can still come into them. */
function standingBouts(hall: PlannedHall, category: Hall["categories"][number], wanting: readonly Wanting[]) {
  const rows = new Map(
    hall.queued.filter((row) => row.category_id === category.id).map((row) => [row.bracket_id ?? "", row]),
  );
  const draw = rows.size === 0 ? undefined : categoryDrawSchema.safeParse(category.draw).data;
  if (draw === undefined) return [];
  const byUuid = new Map([...rows.values()].map((row) => [row.uuid, row]));
  const fedBy = feedersOf(hall, { category, fighters: hall.fightersOf(category.uuid) }, wanting);
  return drawnBouts({
    steps: stepsOf(drawBracket(draw.format, draw.entrants.length)),
    fighterOf: (seed) => draw.entrants[seed - 1] || undefined,
    isOff: ({ id }) => hall.off.has(rows.get(id)?.uuid ?? ""),
    boutOf: (bout, step) => {
      const row = rows.get(bout.id);
      const planned = plannedBout(hall, category, { bout, step }, row?.uuid ?? bout.id, fedBy);
      if (row === undefined) return planned;
      const { state, startedAtMs } = standingBout(hall, row);
      return { ...planned, state, ...(startedAtMs !== undefined && { startedAtMs }) };
    },
  }).map((bout) => {
    const row = byUuid.get(bout.id);
    return row === undefined ? bout : { ...bout, fighters: knownIn(row) };
  });
}

const knownIn = ({ red_uuid, blue_uuid }: Row): string[] =>
  [red_uuid, blue_uuid].flatMap((uuid) => uuid ?? []);

/** A bout made by hand has no draw that says who comes: whoever is not known may be anybody of the category. */
const peopleOf = (hall: Hall, row: Row) => ({
  fighters: knownIn(row),
  possible: hall.fightersOf(row.category_uuid),
});

function plannedBout(
  { hasOvertime, usualSeconds }: Hall,
  category: PlannedRow,
  { bout, step }: Step,
  id: string,
  fedBy: readonly string[],
): Omit<PlannedBout, "fighters"> {
  return {
    id,
    category: category.uuid,
    boutSeconds: category.bout_seconds ?? usualSeconds,
    state: "waiting",
    age: ageBandOf(category.age_max),
    hasOvertime,
    round: step,
    isFinal: isFinalStage(bout.stage),
    mayNotHappen: bout.onlyIf !== undefined,
    ...(fedBy.length > 0 && { fedBy }),
  };
}

function feedersOf(hall: PlannedHall, one: Entered, wanting: readonly Wanting[]): string[] {
  const standing = hall.categories.map((row) => ({ category: row, fighters: hall.fightersOf(row.uuid) }));
  return classesBefore(enteredOf(one), [...standing, ...wanting].map(enteredOf));
}

type Entered = Pick<Wanting, "category" | "fighters">;

const enteredOf = ({ category: { uuid, weight_min, weight_max }, fighters }: Entered): EnteredCategory => ({
  id: uuid,
  isAbsolute: weight_min === null && weight_max === null,
  fighters,
});
