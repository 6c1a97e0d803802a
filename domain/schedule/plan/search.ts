import { type Chance, createChance } from "../../draw/chance.ts";
import { type Choice, decode, hasLongRest, type PlacedNode } from "./decode.ts";
import { type CategoryTimes, costOf, type Figures, figuresOf, type Moved, movedOf } from "./figures.ts";
import type { CategoryNode, Model } from "./model.ts";
import { timeQueues } from "./timeQueues.ts";

export type Candidate = {
  readonly choice: Choice;
  readonly placed: readonly PlacedNode[];
  readonly figures: Figures;
  readonly moved: readonly Moved[];
  readonly costMs: number;
};

export type Search = {
  readonly model: Model;
  /** What stands on the mats as it was announced. */
  readonly announced: Figures | undefined;
};

export function createSearch(model: Model): Search {
  const orders = model.input.queues.map(({ carpet, bouts }) => ({
    carpet,
    bouts: bouts.map(({ id }) => id),
  }));
  const isEmpty = orders.every(({ bouts }) => bouts.length === 0);
  return { model, announced: isEmpty ? undefined : figuresOf(model, timeQueues(model, orders)) };
}

export function tryChoice({ model, announced }: Search, choice: Choice): Candidate {
  const placed = decode(model, choice);
  const figures = figuresOf(model, placed);
  const moved = movedOf(announced, figures);
  return { choice, placed, figures, moved, costMs: costOf(figures, moved) };
}

/** Where in the announced order new categories begin: as their length asks for, or behind some of the others. */
const BEHIND = [0, 0.25, 0.5, 0.7, 0.85, 1] as const;

/** A usable plan at once: whatever has the longest way to go begins first, what is announced keeps its order. */
export function firstCandidate(search: Search): Candidate {
  const { model, announced } = search;
  const byKey = longestFirst(model.categories, 1);
  const byLinks = LINK_WEIGHTS.map((weight) => longestFirst(model.categories, weight));
  if (!announced) return bestOf(search, [byKey, ...byLinks]);
  const startOf = (category: CategoryNode) => announced.categories.get(category)?.startMs ?? 0;
  const standing = byKey.filter((category) => announced.categories.has(category));
  const added = byKey.filter((category) => !announced.categories.has(category));
  const inOrder = standing.toSorted((one, other) => startOf(one) - startOf(other));
  const orders =
    added.length === 0
      ? [inOrder]
      : BEHIND.map((share) => inOrder.toSpliced(Math.round(share * inOrder.length), 0, ...added));
  return bestOf(search, [...orders, byKey, ...(hasLongRest(model) ? byLinks : [])]);
}

/** The share by which a first plan may be longer than the work of the mats before another order is tried. */
const SHORT_ENOUGH = 1.02;

function bestOf(search: Search, orders: readonly (readonly CategoryNode[])[]): Candidate {
  const { model, announced } = search;
  const none = new Set<CategoryNode>();
  const workMs = model.categories.reduce((sum, category) => sum + category.workMs, 0) / model.mats.length;
  const enoughMs = announced ? 0 : model.input.nowMs + SHORT_ENOUGH * workMs;
  let best: Candidate | undefined;
  for (const order of orders) {
    const one = tryChoice(search, { order, released: none, whole: none });
    if (best === undefined || one.costMs < best.costMs) best = one;
    if (best.figures.endMs <= enoughMs) break;
  }
  return best ?? tryChoice(search, { order: model.categories, released: none, whole: none });
}

/** It may count for more that somebody of a category has a long way to go in others. */
const LINK_WEIGHTS = [2, 4] as const;

const longestFirst = (categories: readonly CategoryNode[], linkWeight: number): readonly CategoryNode[] =>
  categories.toSorted((one, other) => keyMs(other, linkWeight) - keyMs(one, linkWeight));

const keyMs = ({ chainMs, workMs, elsewhereMs }: CategoryNode, linkWeight: number): number =>
  chainMs + workMs + linkWeight * elsewhereMs;

/** How much worse a plan may be at first to be followed further, as a share of the day, and how fast that falls. */
const FIRST_HEAT = 0.004;
const COOLING = 0.99;

/**
 * Better plans while time is left: one try a step, the best so far is handed out with each. The same seed gives the same
 * plans; who asks decides when it is enough (DY41).
 */
export function* improve(
  search: Search,
  first: Candidate,
  seed: string | number,
): Generator<Candidate, never> {
  const chance = createChance(seed);
  const dayMs = first.figures.endMs - search.model.input.nowMs;
  let best = first;
  let current = first;
  for (let heat = FIRST_HEAT; ; heat *= COOLING) {
    const next = tryChoice(search, changed(current, search.model, chance));
    const worseMs = next.costMs - current.costMs;
    if (worseMs <= 0 || share(chance) < Math.exp(-worseMs / Math.max(1, heat * dayMs))) current = next;
    if (next.costMs < best.costMs) best = next;
    yield best;
  }
}

const share = (chance: Chance): number => chance.below(2 ** 30) / 2 ** 30;

function changed({ choice, figures }: Candidate, model: Model, chance: Chance): Choice {
  const kind = chance.below(100);
  const { order } = choice;
  if (kind < 35) return { ...choice, order: forward(order, lateOrLong(figures, chance), chance) };
  if (kind < 65) return { ...choice, order: swapped(order, chance) };
  if (kind < 88) return { ...choice, order: reinserted(order, pick(order, chance), chance) };
  if (kind < 96) return { ...choice, released: toggled(choice.released, pick(order, chance)) };
  return { ...choice, whole: toggled(choice.whole, pick(model.categories, chance)) };
}

/** One of those that end last, or last longest. */
function lateOrLong({ categories }: Figures, chance: Chance): CategoryNode | undefined {
  const isLong = chance.below(4) === 0;
  const keyOf = ({ startMs, endMs }: CategoryTimes) => (isLong ? endMs - startMs : endMs);
  const last = [...categories].toSorted(([, one], [, other]) => keyOf(other) - keyOf(one)).slice(0, 5);
  return last[chance.below(last.length)]?.[0];
}

function forward(
  order: readonly CategoryNode[],
  category: CategoryNode | undefined,
  chance: Chance,
): readonly CategoryNode[] {
  const at = category ? order.indexOf(category) : -1;
  return category && at > 0 ? order.toSpliced(at, 1).toSpliced(chance.below(at), 0, category) : order;
}

function reinserted(
  order: readonly CategoryNode[],
  category: CategoryNode | undefined,
  chance: Chance,
): readonly CategoryNode[] {
  if (!category) return order;
  const others = order.filter((one) => one !== category);
  return others.toSpliced(chance.below(others.length + 1), 0, category);
}

function swapped(order: readonly CategoryNode[], chance: Chance): readonly CategoryNode[] {
  const [at, to] = [chance.below(order.length), chance.below(order.length)];
  const [one, other] = [order[at], order[to]];
  return one && other ? order.with(at, other).with(to, one) : order;
}

function toggled(
  chosen: ReadonlySet<CategoryNode>,
  one: CategoryNode | undefined,
): ReadonlySet<CategoryNode> {
  if (!one) return chosen;
  return chosen.has(one) ? new Set([...chosen].filter((other) => other !== one)) : new Set([...chosen, one]);
}

const pick = <Item>(items: readonly Item[], chance: Chance): Item | undefined =>
  items[chance.below(items.length)];
