import type { Kysely, Transaction } from "kysely";
import { datedProgrammeSchema } from "#contract/competition/programme.ts";
import { rulesSchema } from "#contract/competition/entity.ts";
import type { Step } from "#domain/draw/steps.ts";
import { estimateMat } from "#domain/schedule/estimate.ts";
import { planStartMs } from "#domain/schedule/plan/plan.ts";
import { startPace } from "#domain/schedule/pace.ts";
import { type Known, withoutUnknown } from "#domain/schedule/programme/decideProgramme.ts";
import { keepingTo } from "#domain/schedule/programme/limits.ts";
import { type DatedProgramme } from "#domain/schedule/programme/programme.ts";
import { ageBandOf, queueStateOf, type MatQueue, type QueuedBout } from "#domain/schedule/queue.ts";
import { hasOvertime, restRuleOf, usualSeconds } from "#domain/schedule/rest.ts";
import type { CategoryRow } from "../../persistence/database/competitionTables.ts";
import {
  findCategoriesInOrder,
  findMemberships,
  findQueuedBouts,
  updateMatPlace,
} from "../../persistence/draw/drawRows.ts";
import { findCompetitionCarpets } from "../../persistence/day/matQueues.ts";
import { findCompetitionById } from "../../persistence/event/competitionRows.ts";
import { findUnfoughtBouts } from "./unfoughtBouts.ts";
import type { Tables } from "../../persistence/database/tables.ts";

export type PlannedRow = Pick<
  CategoryRow,
  "id" | "uuid" | "competition_id" | "bout_seconds" | "age_max" | "weight_min" | "weight_max"
>;

/** A bout of the draw and its row. */
export type WrittenBout = Step & { readonly uuid: string };

/** A category that wants places: its bouts in the order they are best fought in, and who is in it. */
export type Wanting = {
  readonly category: PlannedRow;
  readonly fighters: readonly string[];
  readonly bouts: readonly WrittenBout[];
};

export type Hall = Awaited<ReturnType<typeof loadHall>>;

/** The mats of a competition and what stands on them. */
export async function loadHall(db: Kysely<Tables>, competitionId: number) {
  const competition = await findCompetitionById(db, competitionId);
  const carpets = await findCompetitionCarpets(db, competitionId);
  const queued = await findQueuedBouts(db, competitionId);
  const memberships = await findMemberships(db, competitionId);
  const fighters = Map.groupBy(memberships, ({ category_uuid }) => category_uuid);
  const categories = await findCategoriesInOrder(db, competitionId);
  const rules = rulesSchema.safeParse(competition?.rules).data;
  const stored: DatedProgramme | undefined = datedProgrammeSchema.safeParse(competition?.programme).data;
  return {
    carpets,
    queued,
    memberships,
    categories,
    rest: restRuleOf(rules),
    hasOvertime: hasOvertime(rules),
    usualSeconds: usualSeconds(rules),
    programme: stored && withoutUnknown(stored, knownOf(carpets, categories)),
    isInProgress: competition?.status === "in_progress",
    fightersOf: (uuid: string) => (fighters.get(uuid) ?? []).map(({ fighter_uuid }) => fighter_uuid),
  };
}

type Identified = { readonly uuid: string };

/** What a programme may speak of. */
export const knownOf = (carpets: readonly Identified[], categories: readonly Identified[]): Known => ({
  carpets: new Set(carpets.map(({ uuid }) => uuid)),
  categories: new Set(categories.map(({ uuid }) => uuid)),
});

/** With the bouts nobody will fight, which a plan leaves out. */
export type PlannedHall = Hall & { readonly off: ReadonlySet<string> };

export async function loadPlannedHall(db: Kysely<Tables>, competitionId: number): Promise<PlannedHall> {
  const hall = await loadHall(db, competitionId);
  return { ...hall, off: await findUnfoughtBouts(db, competitionId, hall.categories) };
}

/** Everything a plan is made from: while it reads the same, the plan still fits (DY46). */
export const hallKey = (hall: PlannedHall): string => {
  const { fightersOf: _, off, ...facts } = hall;
  return JSON.stringify([facts, [...off]]);
};

/** The programme counted from there, as the plan is. */
export function programmeFrom(hall: Hall, nowMs: number): DatedProgramme | undefined {
  const startMs = planStartMs(hall.programme, hall.isInProgress, nowMs);
  return (
    hall.programme && {
      ...hall.programme,
      days: hall.programme.days.map((day) => ({ ...day, midnightMs: day.midnightMs - startMs })),
    }
  );
}

/** The mats as they stand, with what the programme says of them, counted from now. */
export function standingQueues(hall: Hall, nowMs: number): MatQueue[] {
  const programme = programmeFrom(hall, nowMs);
  return hall.carpets.map(({ uuid }) =>
    keepingTo(programme, {
      carpet: uuid,
      bouts: hall.queued
        .filter(({ carpet_uuid }) => carpet_uuid === uuid)
        .map((row) => standingBout(hall, row)),
    }),
  );
}

/** When a mat is at these bouts, counted from the first that is still to be fought there. */
export function timesOf(queue: MatQueue, category: string) {
  const { starts } = estimateMat(queue, startPace(), 0);
  const own = queue.bouts
    .filter((bout) => bout.category === category)
    .flatMap(({ id }) => starts.get(id) ?? []);
  const startsInMs = Math.min(...own.map(({ startMs }) => startMs));
  const endsInMs = Math.max(...own.map(({ endMs }) => endMs));
  return own.length === 0 ? undefined : { bouts: own.length, startsInMs, endsInMs };
}

type Numbered = {
  readonly carpets: readonly { readonly id: number; readonly uuid: string }[];
  readonly queued: readonly {
    readonly uuid: string;
    readonly number: number | null;
    readonly carpet_id: number;
  }[];
};
type MatPlace = Parameters<typeof updateMatPlace>[2];
type MatList = { readonly carpet: string; readonly bouts: readonly { readonly id: string }[] };

/**
 * A bout that comes to a mat gets its next number and keeps it (CP18); one that has a number already takes it along unless
 * another bout of that mat has the same (DY45). By bout.
 */
export function placesOn(hall: Numbered, queues: readonly MatList[]): ReadonlyMap<string, MatPlace> {
  const before = new Map(hall.queued.map((row) => [row.uuid, row]));
  const places = new Map<string, MatPlace>();
  for (const { id, uuid } of hall.carpets) {
    const order = queues.find(({ carpet }) => carpet === uuid)?.bouts ?? [];
    const standing = hall.queued.filter(({ carpet_id }) => carpet_id === id);
    const numberOf = (uuid: string) => before.get(uuid)?.number ?? undefined;
    const taken = new Set(standing.flatMap(({ number }) => number ?? []));
    let last = Math.max(0, ...taken, ...order.map((bout) => numberOf(bout.id) ?? 0));
    const take = (uuid: string): number => {
      const own = numberOf(uuid);
      const isFree = own !== undefined && (before.get(uuid)?.carpet_id === id || !taken.has(own));
      const number = isFree ? own : (last += 1);
      taken.add(number);
      return number;
    };
    for (const [position, bout] of order.entries())
      places.set(bout.id, { carpet_id: id, carpet_position: position, number: take(bout.id) });
  }
  return places;
}

export async function savePlaces(
  trx: Transaction<Tables>,
  hall: Hall,
  queues: readonly MatList[],
): Promise<void> {
  const standing = Map.groupBy(hall.queued, ({ carpet_id }) => carpet_id);
  for (const [uuid, place] of placesOn(hall, queues)) {
    const row = standing.get(place.carpet_id)?.[place.carpet_position];
    if (row?.uuid === uuid && row.number !== null) continue;
    await updateMatPlace(trx, uuid, place);
  }
}

export function standingBout(hall: Hall, row: Hall["queued"][number]): QueuedBout {
  return {
    id: row.uuid,
    // Later rounds do not know their people yet: anybody of the category may be in them.
    fighters: hall.fightersOf(row.category_uuid),
    category: row.category_uuid,
    boutSeconds: row.bout_seconds ?? hall.usualSeconds,
    age: ageBandOf(row.age_max),
    hasOvertime: hall.hasOvertime,
    state: queueStateOf(row.state),
    ...(row.started_at !== null && { startedAtMs: Date.parse(row.started_at) }),
    ...(row.round !== null && { round: row.round }),
  };
}
