import type { Kysely, Transaction } from "kysely";
import type { Step } from "#domain/draw/steps.ts";
import { estimateMat } from "#domain/schedule/estimate.ts";
import { startPace } from "#domain/schedule/pace.ts";
import { queueStateOf, type MatQueue, type QueuedBout } from "#domain/schedule/queue.ts";
import { refillQueue } from "#domain/schedule/refill.ts";
import { spreadBouts } from "#domain/schedule/spread.ts";
import type { CategoryRow } from "../../persistence/database/competitionTables.ts";
import { findMemberships, findQueuedBouts, updateMatPlace } from "../../persistence/draw/drawRows.ts";
import { findCompetitionCarpets } from "../../persistence/day/matQueues.ts";
import type { Tables } from "../../persistence/database/tables.ts";

type PlannedRow = Pick<
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
  const carpets = await findCompetitionCarpets(db, competitionId);
  const queued = await findQueuedBouts(db, competitionId);
  const memberships = await findMemberships(db, competitionId);
  const fighters = Map.groupBy(memberships, ({ category_uuid }) => category_uuid);
  return {
    carpets,
    queued,
    fightersOf: (uuid: string) => (fighters.get(uuid) ?? []).map(({ fighter_uuid }) => fighter_uuid),
  };
}

/**
 * Where newly drawn categories stand: whole lists by mat, whatever was there before first and untouched (DY30). One
 * that is drawn again on the mat where all of it stood stays among the same others (DY31).
 */
export function planPlaces(hall: Hall, wanting: readonly Wanting[]): readonly MatQueue[] {
  const [only, another] = wanting;
  const again = only !== undefined && another === undefined ? refilled(hall, only) : undefined;
  return again ?? spread(hall, wanting);
}

/** The mats as they stand. */
export function standingQueues(hall: Hall): MatQueue[] {
  return hall.carpets.map(({ uuid }) => ({
    carpet: uuid,
    bouts: hall.queued
      .filter(({ carpet_uuid }) => carpet_uuid === uuid)
      .map((row) => standingBout(hall, row)),
  }));
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

type MatPlace = Parameters<typeof updateMatPlace>[2];
type MatList = { readonly carpet: string; readonly bouts: readonly { readonly id: string }[] };

/** A bout that comes to a mat gets its next number and keeps it (CP18). By bout, of those that moved. */
export function placesOn(hall: Hall, queues: readonly MatList[]): ReadonlyMap<string, MatPlace> {
  const before = new Map(hall.queued.map((row) => [row.uuid, row]));
  const places = new Map<string, MatPlace>();
  for (const { id, uuid } of hall.carpets) {
    const order = queues.find(({ carpet }) => carpet === uuid)?.bouts ?? [];
    const standing = hall.queued.filter(({ carpet_id }) => carpet_id === id);
    let last = Math.max(0, ...standing.map(({ number }) => number ?? 0));
    for (const [position, bout] of order.entries()) {
      const number = before.get(bout.id)?.number ?? (last += 1);
      places.set(bout.id, { carpet_id: id, carpet_position: position, number });
    }
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

function refilled(hall: Hall, again: Wanting): readonly MatQueue[] | undefined {
  const own = hall.queued.filter(({ category_id }) => category_id === again.category.id);
  const [carpet, another] = new Set(own.map(({ carpet_uuid }) => carpet_uuid));
  if (carpet === undefined || another !== undefined) return undefined;
  const standing = hall.queued.filter(({ carpet_uuid }) => carpet_uuid === carpet);
  const bouts = new Map([
    ...standing.map((row): [string, QueuedBout] => [row.uuid, standingBout(hall, row)]),
    ...again.bouts.map((bout): [string, QueuedBout] => [bout.uuid, wantedBout(again, bout, [])]),
  ]);
  const order = refillQueue(
    standing.map(({ uuid }) => uuid),
    own.map(({ uuid }) => uuid),
    again.bouts.map(({ uuid }) => uuid),
  );
  return [{ carpet, bouts: order.flatMap((uuid) => bouts.get(uuid) ?? []) }];
}

/** DY8, DY9 */
function spread(hall: Hall, wanting: readonly Wanting[]): readonly MatQueue[] {
  const leaving = new Set(wanting.map(({ category }) => category.id));
  const standing = standingQueues({
    ...hall,
    queued: hall.queued.filter(({ category_id }) => !leaving.has(category_id)),
  });
  const planned = wanting.map((one) => ({
    category: one.category.uuid,
    fighters: one.fighters,
    bouts: one.bouts.map((bout) => wantedBout(one, bout, feedersOf(hall, one, wanting))),
  }));
  const mats = hall.carpets.map(({ uuid }) => uuid);
  const wanted = new Set(planned.flatMap(({ bouts }) => bouts.map(({ id }) => id)));
  const queues = mats.length === 0 ? [] : spreadBouts(planned, mats, startPace(), standing);
  return standing.map(({ carpet, bouts }) => {
    const added = queues.find((queue) => queue.carpet === carpet)?.bouts ?? [];
    return { carpet, bouts: [...bouts, ...added.filter(({ id }) => wanted.has(id))] };
  });
}

function standingBout(hall: Hall, row: Hall["queued"][number]): QueuedBout {
  return {
    id: row.uuid,
    // Later rounds do not know their people yet: anybody of the category may be in them.
    fighters: hall.fightersOf(row.category_uuid),
    category: row.category_uuid,
    boutSeconds: row.bout_seconds ?? DEFAULT_SECONDS,
    state: queueStateOf(row.state),
    ...(row.round !== null && { round: row.round }),
  };
}

const DEFAULT_SECONDS = 300;
const ADULT_AGE = 18;

function wantedBout(
  { category }: Wanting,
  { uuid, bout, step }: WrittenBout,
  fedBy: readonly string[],
): QueuedBout {
  return {
    id: uuid,
    fighters: [],
    category: category.uuid,
    boutSeconds: category.bout_seconds ?? DEFAULT_SECONDS,
    state: "waiting",
    age: (category.age_max ?? ADULT_AGE) < ADULT_AGE ? "children" : "adults",
    round: step,
    isFinal: bout.stage === "final",
    mayNotHappen: bout.onlyIf !== undefined,
    ...(fedBy.length > 0 && { fedBy }),
  };
}

/** A category without weights waits for the classes its people fight in before (DY9). */
function feedersOf(hall: Hall, { category, fighters }: Wanting, wanting: readonly Wanting[]): string[] {
  if (!isAbsolute(category)) return [];
  const own = new Set(fighters);
  const sharesOne = (others: readonly string[]) => others.some((uuid) => own.has(uuid));
  const drawnNow = wanting.filter((one) => !isAbsolute(one.category) && sharesOne(one.fighters));
  const standing = new Set(hall.queued.map(({ category_uuid }) => category_uuid));
  return [
    ...drawnNow.map((one) => one.category.uuid),
    ...[...standing].filter((uuid) => uuid !== category.uuid && sharesOne(hall.fightersOf(uuid))),
  ];
}

const isAbsolute = ({ weight_min, weight_max }: PlannedRow): boolean =>
  weight_min === null && weight_max === null;
