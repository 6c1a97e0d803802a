import { ok, refuse, type Result } from "#domain/result.ts";
import type { QueueState } from "./queue.ts";

export type PlacedBout = { readonly id: string; readonly state: QueueState };

export type Placing = {
  readonly bout: PlacedBout;
  /** Go with it, in this order, right behind it. */
  readonly followers?: readonly PlacedBout[];
  /** Everything on the mat it goes to, in order, finished bouts too. */
  readonly target: readonly PlacedBout[];
  /** It will be fought right before this one; undefined is the end of the queue. */
  readonly before?: string | undefined;
  /** What was still to be fought there when its author looked. */
  readonly seen: readonly string[];
};

export type PlaceProblem =
  | { readonly code: "stale-order"; readonly order: readonly string[] }
  | { readonly code: "already-started" }
  | { readonly code: "unknown-neighbour" };

/** The mat's whole list after a bout was put into it (DY19). */
export function decidePlace({
  bout,
  followers = [],
  target,
  before,
  seen,
}: Placing): Result<readonly string[], PlaceProblem> {
  const moved = [bout, ...followers];
  if (moved.some(hasStarted)) return refuse({ code: "already-started" });
  if (!isAsSeen(target, seen)) return refuse({ code: "stale-order", order: openOrder(target) });
  const movedIds = moved.map(({ id }) => id);
  const others = target.filter(({ id }) => !movedIds.includes(id));
  const neighbour = others.find(({ id }) => id === before);
  if (before !== undefined && neighbour === undefined) return refuse({ code: "unknown-neighbour" });
  if (neighbour !== undefined && hasStarted(neighbour)) return refuse({ code: "already-started" });
  const ids = others.map(({ id }) => id);
  return ok(ids.toSpliced(before === undefined ? ids.length : ids.indexOf(before), 0, ...movedIds));
}

/** The mat's whole list after a bout, and those that go with it, were taken off it and stand on no mat (DY32). */
export function decideTakeOff({
  bout,
  followers = [],
  target,
  seen,
}: Omit<Placing, "before">): Result<readonly string[], PlaceProblem> {
  const moved = [bout, ...followers];
  if (moved.some(hasStarted)) return refuse({ code: "already-started" });
  if (!isAsSeen(target, seen)) return refuse({ code: "stale-order", order: openOrder(target) });
  const taken = new Set(moved.map(({ id }) => id));
  return ok(target.map(({ id }) => id).filter((id) => !taken.has(id)));
}

const hasStarted = ({ state }: PlacedBout): boolean => state === "running" || state === "finished";

/** Whether an order still is what somebody saw: what ended since then is no news. */
export function isAsSeen(current: readonly PlacedBout[], seen: readonly string[]): boolean {
  const finished = new Set(current.filter(({ state }) => state === "finished").map(({ id }) => id));
  const expected = seen.filter((id) => !finished.has(id));
  const open = openOrder(current);
  return open.length === expected.length && open.every((id, index) => id === expected[index]);
}

function openOrder(bouts: readonly PlacedBout[]): string[] {
  return bouts.filter(({ state }) => state !== "finished").map(({ id }) => id);
}
