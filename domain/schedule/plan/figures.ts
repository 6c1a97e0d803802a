import type { PlacedNode } from "./decode.ts";
import type { CategoryNode, MatNode, Model } from "./model.ts";

/** One category in a plan. */
export type CategoryTimes = {
  readonly startMs: number;
  readonly endMs: number;
  readonly mats: ReadonlySet<MatNode>;
};

export type Figures = {
  readonly endMs: number;
  /** When the days before the last one end. */
  readonly earlierEndsMs: readonly number[];
  readonly matEnds: ReadonlyMap<MatNode, number>;
  readonly categories: ReadonlyMap<CategoryNode, CategoryTimes>;
};

export function figuresOf(model: Model, placed: readonly PlacedNode[]): Figures {
  const { nowMs } = model.input;
  const matEnds = new Map(model.mats.map((mat) => [mat, nowMs]));
  const categories = new Map<CategoryNode, { startMs: number; endMs: number; mats: Set<MatNode> }>();
  for (const { node, mat, startMs, endMs } of placed) {
    // A bout that may not happen counts half for the mat (DY14).
    const heldMs = startMs + (node.lengths.get(mat)?.endMs ?? 0);
    matEnds.set(mat, Math.max(matEnds.get(mat) ?? nowMs, heldMs));
    const known = categories.get(node.category);
    if (known) {
      known.startMs = Math.min(known.startMs, startMs);
      known.endMs = Math.max(known.endMs, endMs);
      known.mats.add(mat);
    } else categories.set(node.category, { startMs, endMs, mats: new Set([mat]) });
  }
  const earlierEndsMs = model.laterDaysMs.map((nextMs) => lastEndBefore(placed, nextMs) ?? nowMs);
  return { endMs: Math.max(nowMs, ...matEnds.values()), earlierEndsMs, matEnds, categories };
}

function lastEndBefore(placed: readonly PlacedNode[], nextDayMs: number): number | undefined {
  let lastMs: number | undefined;
  for (const { startMs, endMs } of placed) if (startMs < nextDayMs && endMs > (lastMs ?? 0)) lastMs = endMs;
  return lastMs;
}

/** What of the announced is no longer so. */
export type Moved = {
  readonly category: CategoryNode;
  readonly isOnOtherMat: boolean;
  readonly shiftMs: number;
};

/** Who has heard a time is told of another one only when it is worth it (NT5). */
const MATERIAL_SHIFT_MS = 15 * 60_000;

export function movedOf(announced: Figures | undefined, figures: Figures): readonly Moved[] {
  return [...(announced?.categories ?? [])].flatMap(([category, before]): Moved[] => {
    const after = figures.categories.get(category);
    if (!after) return [];
    const isOnOtherMat = [...after.mats].some((mat) => !before.mats.has(mat));
    const shiftMs = after.startMs - before.startMs;
    return isOnOtherMat || Math.abs(shiftMs) > MATERIAL_SHIFT_MS ? [{ category, isOnOtherMat, shiftMs }] : [];
  });
}

const HOUR_MS = 60 * 60_000;
/** What it is worth to the whole day not to move an announced category: to another mat, or in time. */
const PRICE_OF_A_MAT_MS = 60_000;
const PRICE_OF_A_SHIFT_MS = 15_000;

/** What all that is moved has cost the day. */
export const priceOf = (moved: readonly Pick<Moved, "isOnOtherMat">[]): number =>
  moved.reduce((sum, { isOnOtherMat }) => sum + (isOnOtherMat ? PRICE_OF_A_MAT_MS : PRICE_OF_A_SHIFT_MS), 0);

/** What a plan is worth, in milliseconds of the day's end: less is better. */
export function costOf(figures: Figures, moved: readonly Moved[]): number {
  let spansMs = 0;
  let longestMs = 0;
  for (const { startMs, endMs } of figures.categories.values()) {
    const spanMs = endMs - startMs;
    spansMs += Math.max(0, spanMs - 1.5 * HOUR_MS) + 0.1 * spanMs;
    longestMs = Math.max(longestMs, spanMs);
  }
  const meanSpanMs = spansMs / Math.max(1, figures.categories.size);
  const meanEndMs = mean([...figures.matEnds.values()]);
  return (
    figures.endMs +
    figures.earlierEndsMs.reduce((sum, endMs) => sum + endMs, 0) +
    0.5 * meanSpanMs +
    0.05 * meanEndMs +
    0.5 * Math.max(0, longestMs - 4.5 * HOUR_MS) +
    priceOf(moved)
  );
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
