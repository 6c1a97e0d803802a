import { isRunning } from "../queue.ts";
import type { BoutNode, CategoryNode, MatNode, Model } from "./model.ts";

/** What a plan may choose: the order in which categories begin, and exceptions from the usual. */
export type Choice = {
  readonly order: readonly CategoryNode[];
  /** Announced on a mat, but may be fought on any. */
  readonly released: ReadonlySet<CategoryNode>;
  /** Long enough to be divided, but stays on one mat. */
  readonly whole: ReadonlySet<CategoryNode>;
};

export type PlacedNode = {
  readonly node: BoutNode;
  readonly mat: MatNode;
  readonly startMs: number;
  readonly endMs: number;
};

/** A category may use one mat for every so much work. */
const WORK_PER_MAT_MS = 2 * 60 * 60_000;
/** A mat waits this long for its own next bout before it looks for another one. */
const PATIENCE_MS = 60_000;
const SHORTEST_WAIT_MS = 15_000;
/** With long rests more categories have to share a mat to keep it busy. */
const LONG_REST_MS = 15 * 60_000;

/**
 * Plays the day in its order: the mat that is free first takes the ready bout with the longest way to go among the
 * categories it has open, and opens another category only when none of its bouts is ready (DY40).
 */
export function decode(model: Model, choice: Choice): readonly PlacedNode[] {
  const placed: PlacedNode[] = [];
  const day = begin(model, choice, placed);
  while (placed.length < model.bouts.length) {
    const mat = freeFirst(model.mats);
    if (!mat) break;
    const node = readyIn(mat.open, mat.freeMs) ?? helpElsewhere(day, mat) ?? openNext(day, mat);
    if (node) place(day, node, mat, Math.max(mat.freeMs, earliestMs(node)));
    else wait(day, mat);
  }
  return placed;
}

export type Day = {
  readonly model: Model;
  readonly choice: Choice;
  readonly placed: PlacedNode[];
  /** Categories no mat has begun, in their order. */
  readonly waiting: CategoryNode[];
  readonly mostOpen: number;
};

export function begin(model: Model, choice: Choice, placed: PlacedNode[]): Day {
  const { nowMs } = model.input;
  for (const member of model.members) member.certainMs = member.possibleMs = member.endedMs;
  for (const node of model.bouts) {
    node.waitsFor = node.feeders.length + node.before.length;
    node.feedersEndMs = node.beforeEndMs = Number.NEGATIVE_INFINITY;
  }
  for (const category of model.categories) {
    category.left = category.bouts.length;
    category.gates = category.fedBy.size;
    category.gateMs = Number.NEGATIVE_INFINITY;
    category.ready = category.bouts.filter(({ waitsFor }) => waitsFor === 0);
    category.openOn = [];
  }
  for (const mat of model.mats) {
    mat.nextBreak = 0;
    mat.freeMs = nowMs;
    mat.open = [];
    mat.isDone = false;
  }
  const mostOpen = hasLongRest(model) ? 8 : 4;
  const day = { model, choice, placed, waiting: [...choice.order], mostOpen };
  for (const mat of model.mats) for (const node of mat.head) place(day, node, mat, mat.freeMs);
  return day;
}

export const hasLongRest = ({ bouts }: Model): boolean => bouts.some(({ restMs }) => restMs >= LONG_REST_MS);

function freeFirst(mats: readonly MatNode[]): MatNode | undefined {
  let first: MatNode | undefined;
  for (const mat of mats) if (!mat.isDone && (!first || mat.freeMs < first.freeMs)) first = mat;
  return first;
}

/** Whoever can come into the bout must be there and rested, whatever the results before it. */
export function earliestMs(node: BoutNode): number {
  const { category, restMs } = node;
  if (category.gates > 0 || node.waitsFor > 0) return Number.POSITIVE_INFINITY;
  let atMs = Math.max(node.feedersEndMs, category.gateMs);
  for (const member of node.certain) if (member.certainMs > atMs) atMs = member.certainMs;
  for (const member of node.possible)
    for (const other of member.others) if (other.possibleMs > atMs) atMs = other.possibleMs;
  return Math.max(atMs + restMs, node.beforeEndMs, category.notBeforeMs);
}

/** The mat has had nothing to do until then: a break that comes meanwhile ends when it was said to. */
function afterBreaks(mat: MatNode, idleUntilMs: number): number {
  let atMs = idleUntilMs;
  for (let next = mat.breaks[mat.nextBreak]; next && atMs >= next.fromMs; next = mat.breaks[mat.nextBreak]) {
    atMs = Math.max(atMs, next.toMs);
    mat.nextBreak += 1;
  }
  return atMs;
}

/** A bout under way is finished first, then the break is whole (DY15). */
function afterWork({ nowMs }: Model["input"], mat: MatNode, workedUntilMs: number): number {
  let atMs = workedUntilMs;
  for (let next = mat.breaks[mat.nextBreak]; next && atMs >= next.fromMs; next = mat.breaks[mat.nextBreak]) {
    atMs += next.toMs - Math.max(next.fromMs, nowMs);
    mat.nextBreak += 1;
  }
  return atMs;
}

function readyIn(categories: readonly CategoryNode[], nowMs: number): BoutNode | undefined {
  let best: BoutNode | undefined;
  for (const category of categories) {
    for (const node of category.ready) {
      const isBetter = !best || node.chainMs > best.chainMs;
      if (isBetter && earliestMs(node) <= nowMs + PATIENCE_MS) best = node;
    }
  }
  return best;
}

/** A long category takes another mat before that mat begins something new. */
function helpElsewhere({ model, choice }: Day, mat: MatNode): BoutNode | undefined {
  for (const category of model.categories) {
    if (!isLongAndOpen(category) || category.onlyOn) continue;
    const most = Math.ceil(category.workMs / WORK_PER_MAT_MS);
    if (category.openOn.length >= most || choice.whole.has(category) || category.openOn.includes(mat))
      continue;
    const node = readyIn([category], mat.freeMs);
    if (node) return node;
  }
  return undefined;
}

const isLongAndOpen = ({ left, openOn, workMs }: CategoryNode): boolean =>
  left > 0 && openOn.length > 0 && workMs > WORK_PER_MAT_MS;

/** What is announced elsewhere, or shares people with what is open, comes last. */
function openNext({ waiting, choice, mostOpen }: Day, mat: MatNode): BoutNode | undefined {
  // What a frozen bout opened before its time waits for others: it must not keep them from beginning (DY9).
  if (mat.open.filter(({ gates }) => gates === 0).length >= mostOpen) return undefined;
  let fallback: BoutNode | undefined;
  let fallbackRank = Number.POSITIVE_INFINITY;
  for (const category of waiting) {
    const { homes, onlyOn } = category;
    if ((onlyOn ?? mat) !== mat) continue;
    const isElsewhere = !onlyOn && homes.size > 0 && !homes.has(mat) && !choice.released.has(category);
    const rank = (isElsewhere ? 2 : 0) + (isLinkedToOpen(category) ? 1 : 0);
    if (rank >= fallbackRank) continue;
    const node = readyIn([category], mat.freeMs);
    if (!node) continue;
    if (rank === 0) return node;
    fallback = node;
    fallbackRank = rank;
  }
  return fallback;
}

/** On its own mat too: the last bouts of a category wait as long as anybody who may reach them fights in another one. */
function isLinkedToOpen({ links }: CategoryNode): boolean {
  for (const { left, openOn } of links) if (left > 0 && openOn.length > 0) return true;
  return false;
}

export function place(day: Day, node: BoutNode, mat: MatNode, atMs: number): void {
  const { category } = node;
  const startMs = isRunning(node.bout) ? atMs : afterBreaks(mat, atMs);
  const length = node.lengths.get(mat) ?? { usedMs: 0, holdMs: 0 };
  const endMs = startMs + length.usedMs;
  mat.freeMs = afterWork(day.model.input, mat, startMs + length.holdMs);
  day.placed.push({ node, mat, startMs, endMs });
  remove(category.ready, node);
  // A frozen bout may stand before its feeders: what they decide must not put it into the day again.
  node.waitsFor = Number.POSITIVE_INFINITY;
  for (const member of node.certain) {
    member.certainMs = Math.max(member.certainMs, endMs);
    member.possibleMs = Math.max(member.possibleMs, endMs);
  }
  for (const member of node.possible) member.possibleMs = Math.max(member.possibleMs, endMs);
  for (const next of node.next) {
    next.feedersEndMs = Math.max(next.feedersEndMs, endMs);
    countDown(next);
  }
  for (const behind of node.behind) {
    behind.beforeEndMs = Math.max(behind.beforeEndMs, endMs);
    countDown(behind);
  }
  category.left -= 1;
  // What was called elsewhere does not keep the rest from the mat the programme gives.
  open(day, category, category.onlyOn ?? mat);
  if (category.left === 0) close(category, day.placed);
}

function countDown(node: BoutNode): void {
  node.waitsFor -= 1;
  if (node.waitsFor === 0) node.category.ready.push(node);
}

function open({ waiting }: Day, category: CategoryNode, mat: MatNode): void {
  if (category.openOn.includes(mat)) return;
  if (category.openOn.length === 0) remove(waiting, category);
  category.openOn.push(mat);
  mat.open.push(category);
}

function close(category: CategoryNode, placed: readonly PlacedNode[]): void {
  for (const mat of category.openOn) remove(mat.open, category);
  if (category.feeds.size === 0) return;
  const endMs = Math.max(...placed.filter(({ node }) => node.category === category).map((one) => one.endMs));
  for (const fed of category.feeds) {
    fed.gates -= 1;
    fed.gateMs = Math.max(fed.gateMs, endMs);
  }
}

/** Until its own next bout, or until another mat has moved: then something else may have become possible. */
function wait(day: Day, mat: MatNode): void {
  const mayTake = day.waiting.filter(({ onlyOn }) => (onlyOn ?? mat) === mat);
  if (mat.open.length === 0 && mayTake.length === 0 && !day.model.categories.some(isLongAndOpen)) {
    mat.isDone = true;
    return;
  }
  let untilMs = Number.POSITIVE_INFINITY;
  for (const category of mat.open)
    for (const node of category.ready) untilMs = Math.min(untilMs, earliestMs(node) - PATIENCE_MS);
  for (const { notBeforeMs } of mayTake)
    if (notBeforeMs > mat.freeMs) untilMs = Math.min(untilMs, notBeforeMs);
  for (const other of day.model.mats)
    if (!other.isDone && other.freeMs > mat.freeMs) untilMs = Math.min(untilMs, other.freeMs);
  const leastMs = mat.freeMs + SHORTEST_WAIT_MS;
  mat.freeMs = afterBreaks(mat, Number.isFinite(untilMs) ? Math.max(untilMs, leastMs) : leastMs);
}

function remove<Item>(items: Item[], item: Item): void {
  const at = items.indexOf(item);
  if (at >= 0) items.splice(at, 1);
}
