import { meanHoldMs, meanUsedMs } from "./links.ts";
import type { BoutNode, Membership, Model } from "./model.ts";

/** No plan is shorter than the longest of these. */
export type Bound = {
  /** All work shared by the mats without a pause, or what may not begin before a later time. */
  readonly workMs: number;
  /** The longest way through one category. */
  readonly categoryMs: number;
  /** The longest way of one athlete through all his categories, if he comes as far as he can. */
  readonly personMs: number;
};

export const boundMs = ({ workMs, categoryMs, personMs }: Bound): number =>
  Math.max(workMs, categoryMs, personMs);

export function boundOf(model: Model): Bound {
  const { bouts } = model;
  const ways = waysOf(bouts);
  const lengthOf = createLengths(({ behind }) => behind);
  const byPerson = Map.groupBy(ways, ({ member }) => member.person);
  return {
    workMs: longestWorkMs(model),
    categoryMs: Math.max(0, ...bouts.map(lengthOf), ...ways.map(({ lengthMs }) => lengthMs)),
    personMs: Math.max(0, ...[...byPerson.values()].map(lengthOfAll)),
  };
}

/** Whatever begins at a time of the programme or later is fought behind it. */
function longestWorkMs({ bouts, mats, input: { nowMs } }: Model): number {
  const times = new Set(bouts.map(({ category }) => Math.max(nowMs, category.notBeforeMs)));
  return Math.max(
    0,
    ...[...times].map((fromMs) => {
      const behind = bouts.filter(({ category }) => Math.max(nowMs, category.notBeforeMs) >= fromMs);
      return fromMs - nowMs + behind.reduce((sum, { lengths }) => sum + meanHoldMs(lengths), 0) / mats.length;
    }),
  );
}

/** Somebody's way through one category, and the rest before its first bout. */
type Way = { readonly member: Membership; readonly lengthMs: number; readonly restMs: number };

/** One after the other, with a rest before each but the first. */
const lengthOfAll = (ways: readonly Way[]): number =>
  ways.reduce((sum, { lengthMs, restMs }) => sum + lengthMs + restMs, 0) -
  Math.max(...ways.map(({ restMs }) => restMs));

function waysOf(bouts: readonly BoutNode[]): readonly Way[] {
  const chainOf = createLengths(() => []);
  const certain = new Map<Membership, BoutNode[]>();
  for (const node of bouts)
    for (const member of node.certain) certain.set(member, [...(certain.get(member) ?? []), node]);
  return [...certain].map(([member, own]) => {
    const restMs = Math.min(...own.map((node) => node.restMs));
    const ownMs = own.reduce((sum, node) => sum + meanUsedMs(node.lengths) + node.restMs, 0);
    const mostRestMs = Math.max(...own.map((node) => node.restMs));
    return { member, restMs, lengthMs: Math.max(ownMs - mostRestMs, ...own.map(chainOf)) };
  });
}

/** The longest way from a bout to the end of its category: with rest to the next one, without it to those that only come behind. */
function createLengths(behindOf: (node: BoutNode) => readonly BoutNode[]): (node: BoutNode) => number {
  const lengths = new Map<BoutNode, number>();
  const lengthOf = (node: BoutNode): number => {
    const known = lengths.get(node);
    if (known !== undefined) return known;
    const afterMs = Math.max(
      0,
      ...node.next.map((next) => next.restMs + lengthOf(next)),
      ...behindOf(node).map(lengthOf),
    );
    lengths.set(node, meanUsedMs(node.lengths) + afterMs);
    return meanUsedMs(node.lengths) + afterMs;
  };
  return lengthOf;
}
