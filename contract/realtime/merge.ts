import type { Carpet, Competition } from "../competition/entity.ts";
import { isRecord } from "../shape.ts";
import type { Change, ChangedPart, MatPart } from "./realtime.ts";

/** A competition as the server keeps it; the time it was told at matters to pages alone. */
export type Document = Omit<Competition, "serverTime"> & { readonly serverTime?: number };
export type Merged = { readonly competition: Competition; readonly hasGap: boolean };

type Identified = { readonly id: number; readonly uuid: string };

/** What `after` has and `before` has not: of every part the fields that differ, each as it is now (RT36). */
export function changeBetween(before: Document, after: Document, serverTime: number): Change {
  const head = differing(headOf(before), headOf(after));
  const categories = partsBetween(before.categories, after.categories);
  const fightings = partsBetween(before.fightings, after.fightings);
  const carpets = matsBetween(before, after);
  const order = {
    ...orderBetween("categories", before, after),
    ...orderBetween("fightings", before, after),
    ...orderBetween("carpets", before, after),
  };
  return {
    uuid: after.uuid,
    prev: before.rev,
    rev: after.rev,
    serverTime,
    ...(!isEmpty(head) && { head }),
    ...(categories.length > 0 && { categories }),
    ...(fightings.length > 0 && { fightings }),
    ...(carpets.length > 0 && { carpets }),
    ...(!isEmpty(order) && { order }),
  };
}

/** Two changes in a row as one, for whoever holds what the first begins with or what lies between them. */
export function joinChanges(first: Change, second: Change): Change {
  const head = { ...first.head, ...second.head };
  const categories = joinParts(first.categories, second.categories);
  const fightings = joinParts(first.fightings, second.fightings);
  const carpets = joinParts(first.carpets, second.carpets);
  const order = { ...first.order, ...second.order };
  return {
    ...second,
    prev: first.prev,
    via: [...(first.via ?? []), first.rev, ...(second.via ?? [])],
    ...(!isEmpty(head) && { head }),
    ...(categories.length > 0 && { categories }),
    ...(fightings.length > 0 && { fightings }),
    ...(carpets.length > 0 && { carpets }),
    ...(!isEmpty(order) && { order }),
  };
}

/** Whether a change leads on from this rev. */
export const leadsOnFrom = ({ prev, via = [] }: Change, rev: number): boolean =>
  prev === rev || via.includes(rev);

/**
 * The one way a change gets into a competition: an old or doubled one changes nothing, one that does not lead on from what we
 * hold tells of a gap, and any other gives exactly the server's competition of its rev (RT16, RT17).
 */
export function mergeChange(mine: Competition, change: Change): Merged {
  if (change.rev <= mine.rev) return { competition: mine, hasGap: false };
  const merged = leadsOnFrom(change, mine.rev) ? withChange(mine, change) : undefined;
  if (merged === undefined) return { competition: mine, hasGap: true };
  return { competition: { ...merged, serverTime: change.serverTime }, hasGap: false };
}

/**
 * A whole competition replaces ours unless it is older. What reads the same stays the very same record: a bout that was
 * moved paints its mat again, not the page.
 */
export function mergeCompetition(mine: Competition, theirs: Competition): Competition {
  if (theirs.rev < mine.rev) return mine;
  const { serverTime } = theirs;
  const merged = withChange(mine, changeBetween(mine, theirs, serverTime));
  return merged === undefined ? theirs : { ...merged, serverTime };
}

/**
 * What a change says put into what it begins with; what it does not speak of stays the very same. Undefined when it speaks
 * of something that is in neither.
 */
export function withChange<Held extends Document>(mine: Held, change: Change): Held | undefined {
  const { head, rev, order } = change;
  const categories = withParts(mine.categories, change.categories, order?.categories);
  const fightings = withParts(mine.fightings, change.fightings, order?.fightings);
  const mats = matParts(change.carpets, fightings ?? []);
  const carpets = withParts(mine.carpets, mats, order?.carpets);
  if (!categories || !fightings || !carpets) return undefined;
  return { ...mine, ...head, categories, fightings, carpets, rev };
}

/** Only a part that was not there before is told with its number, and then with everything. */
const isNew = <Part extends Identified>(part: ChangedPart<Part>): part is ChangedPart<Part> & Part =>
  part.id !== undefined;

function withParts<Part extends Identified>(
  mine: Part[],
  parts: readonly ChangedPart<Part>[] | undefined,
  order: readonly number[] | undefined,
): Part[] | undefined {
  if (parts === undefined && order === undefined) return mine;
  const changed = new Map(parts?.map((part) => [part.uuid, part]));
  const known = mine.map((one) => {
    const part = changed.get(one.uuid);
    changed.delete(one.uuid);
    return part === undefined ? one : withFields(one, part);
  });
  if (order === undefined) return changed.size === 0 ? known : undefined;
  const all = new Map(
    [...known, ...[...changed.values()].filter((part) => isNew(part))].map((one) => [one.id, one]),
  );
  const listed = order.flatMap((id) => all.get(id) ?? []);
  return listed.length === order.length ? listed : undefined;
}

/** Who has the same points as before keeps the very same record: whoever shows it need not look again. */
function withFields<Part extends object>(mine: Part, fields: Partial<Part>): Part {
  const next = { ...mine, ...fields };
  for (const key in fields) next[key] = kept(mine[key], next[key]);
  return next;
}

function kept<T>(mine: T, theirs: T): T {
  if (isEqual(mine, theirs)) return mine;
  if (!isRecord(mine) || !isRecord(theirs)) return theirs;
  const same = Object.entries(mine).filter(([key, value]) => isEqual(value, theirs[key]));
  return { ...theirs, ...Object.fromEntries(same) };
}

/** The queue of a mat is told by the numbers of its bouts, which are a tenth as long. */
const queueOf = (mat: Carpet) => ({ ...mat, fightings: mat.fightings.map(({ id }) => id) });

function matsBetween(before: Document, after: Document): MatPart[] {
  if (before.carpets === after.carpets) return [];
  return partsBetween(before.carpets.map(queueOf), after.carpets.map(queueOf));
}

function matParts(
  parts: readonly MatPart[] | undefined,
  bouts: readonly Identified[],
): ChangedPart<Carpet>[] | undefined {
  const uuids = new Map(parts && bouts.map(({ id, uuid }) => [id, uuid]));
  return parts?.map(({ fightings, ...part }) => ({
    ...part,
    ...(fightings && {
      fightings: fightings.flatMap((id) => {
        const uuid = uuids.get(id);
        return uuid === undefined ? [] : [{ id, uuid }];
      }),
    }),
  }));
}

function partsBetween<Part extends Identified>(
  before: readonly Part[],
  after: readonly Part[],
): ChangedPart<Part>[] {
  if (before === after) return [];
  const known = new Map(before.map((one) => [one.uuid, one]));
  return after.flatMap((one): ChangedPart<Part>[] => {
    const mine = known.get(one.uuid);
    if (mine === one) return [];
    if (mine === undefined) return [one];
    const fields = differing(mine, one);
    return isEmpty(fields) ? [] : [{ ...fields, uuid: one.uuid }];
  });
}

type List = keyof NonNullable<Change["order"]>;

function orderBetween(list: List, before: Document, after: Document): Partial<Record<List, number[]>> {
  const [were, are] = [before[list], after[list]];
  const isSame =
    were === are || (were.length === are.length && are.every(({ id }, at) => were[at]?.id === id));
  return isSame ? {} : { [list]: are.map(({ id }) => id) };
}

function joinParts<Part extends { readonly uuid: string }>(
  first: readonly Part[] = [],
  second: readonly Part[] = [],
): Part[] {
  const joined = new Map(first.map((part) => [part.uuid, part]));
  for (const part of second) joined.set(part.uuid, { ...joined.get(part.uuid), ...part });
  return [...joined.values()];
}

function headOf(document: Document): NonNullable<Change["head"]> {
  const {
    uuid: _uuid,
    rev: _rev,
    serverTime: _time,
    categories: _categories,
    fightings: _fightings,
    carpets: _carpets,
    ...head
  } = document;
  return head;
}

function differing<T extends object>(before: T, after: T): Partial<T> {
  const fields: Partial<T> = {};
  for (const key in after) if (!isEqual(before[key], after[key])) fields[key] = after[key];
  return fields;
}

const isEmpty = (record: object) => Object.keys(record).length === 0;

/** Of what came as JSON. */
function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isEqual(item, other[index]));
  if (!isRecord(one) || !isRecord(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => isEqual(one[key], other[key]));
}
