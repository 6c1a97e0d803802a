import { ok, refuse, type Result } from "../result.ts";
import { isAsSeen, type PlacedBout, type PlaceProblem } from "./place.ts";
import { decideReorder } from "./reorder.ts";

export type ArrangedMat = {
  readonly carpet: string;
  /** Everything on the mat in order, finished bouts too. */
  readonly bouts: readonly PlacedBout[];
  readonly seen: readonly string[];
  /** What is still to be fought there from now on. */
  readonly order: readonly string[];
};

export type ArrangeProblem =
  | (Extract<PlaceProblem, { readonly code: "stale-order" | "already-started" }> & {
      readonly carpet: string;
    })
  | { readonly code: "order-set-mismatch" };

type WholeList = { readonly carpet: string; readonly fightings: readonly string[] };

/** The whole lists of several mats after a plan of them was taken over: nothing is lost, what has begun stays (DY44). */
export function decideArrange(mats: readonly ArrangedMat[]): Result<readonly WholeList[], ArrangeProblem> {
  if (new Set(mats.map(({ carpet }) => carpet)).size < mats.length)
    return refuse({ code: "order-set-mismatch" });
  for (const { carpet, bouts, seen } of mats) {
    const open = bouts.filter(isOpen).map(({ id }) => id);
    if (!isAsSeen(bouts, seen)) return refuse({ code: "stale-order", carpet, order: open });
  }
  const standing = mats.flatMap(({ bouts }) => bouts.filter(isOpen).map(({ id }) => id));
  const finished = new Set(
    mats.flatMap(({ bouts }) => bouts.filter((bout) => !isOpen(bout)).map(({ id }) => id)),
  );
  const wanted = mats.map((mat) => ({ ...mat, order: mat.order.filter((id) => !finished.has(id)) }));
  const isSameSet = decideReorder(
    standing,
    wanted.flatMap(({ order }) => order),
  ).ok;
  if (!isSameSet) return refuse({ code: "order-set-mismatch" });
  const leaving = wanted.find(({ bouts, order }) =>
    bouts.some((bout) => hasBegun(bout) && !order.includes(bout.id)),
  );
  if (leaving) return refuse({ code: "already-started", carpet: leaving.carpet });
  return ok(
    wanted.map(({ carpet, bouts, order }) => ({
      carpet,
      fightings: [...bouts.filter((bout) => !isOpen(bout)).map(({ id }) => id), ...order],
    })),
  );
}

const isOpen = ({ state }: PlacedBout): boolean => state !== "finished";
/** Its athletes are called to this mat, or on it. */
const hasBegun = ({ state }: PlacedBout): boolean => isOpen({ id: "", state }) && state !== "waiting";
