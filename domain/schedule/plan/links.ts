import type { BoutNode, CategoryNode, Length, Membership } from "./model.ts";

export type Members = ReadonlyMap<string, ReadonlyMap<string, Membership>>;
export type Categories = ReadonlyMap<string, CategoryNode>;

export function linkFeeders(nodes: readonly BoutNode[]): void {
  const byId = new Map(nodes.map((node) => [node.bout.id, node]));
  for (const node of nodes) {
    for (const id of node.bout.feeders ?? []) {
      const feeder = byId.get(id);
      if (!feeder) continue;
      node.feeders.push(feeder);
      feeder.next.push(node);
    }
    for (const id of node.bout.after ?? []) {
      const before = byId.get(id);
      if (!before) continue;
      node.before.push(before);
      before.behind.push(node);
    }
  }
}

export function linkCategories(categories: Categories, members: Members): void {
  for (const own of members.values()) {
    for (const one of own.keys())
      for (const other of own.keys()) {
        const linked = categories.get(other);
        if (one !== other && linked) categories.get(one)?.links.add(linked);
      }
  }
}

/** An absolute waits for its classes (DY9); a circle is broken where it is met. */
function linkGates(categories: Categories): void {
  const fedBy = (category: CategoryNode) =>
    [...new Set(category.bouts.flatMap(({ bout }) => bout.fedBy ?? []))].flatMap(
      (id) => categories.get(id) ?? [],
    );
  const entered = new Set<CategoryNode>();
  const finished = new Set<CategoryNode>();
  const enter = (category: CategoryNode): void => {
    entered.add(category);
    for (const feeder of fedBy(category)) {
      if (!entered.has(feeder)) enter(feeder);
      if (!finished.has(feeder) || isGivenBefore(category, feeder)) continue;
      category.fedBy.add(feeder);
      feeder.feeds.add(category);
    }
    finished.add(category);
  };
  for (const category of categories.values()) if (!entered.has(category)) enter(category);
}

/** The programme gives it an earlier day than the other one. */
const isGivenBefore = (category: CategoryNode, other: CategoryNode): boolean =>
  Number.isFinite(category.dayMs) && other.dayMs > category.dayMs;

/** How long every bout and category still is at least, which says what should begin first. */
export function weigh(categories: Categories): void {
  linkGates(categories);
  for (const category of categories.values()) {
    category.chainMs = Math.max(0, ...chainsOf(category).values());
    category.workMs = category.bouts.reduce((sum, { lengths }) => sum + meanHoldMs(lengths), 0);
  }
  for (const category of categories.values()) {
    const afterMs = Math.max(0, ...[...category.feeds].map(({ chainMs, workMs }) => chainMs + workMs));
    category.elsewhereMs = Math.max(elsewhereMs(category, categories), afterMs);
  }
}

/** The longest way somebody of the category has to go in all his other ones. */
function elsewhereMs({ bouts }: CategoryNode, categories: Categories): number {
  const members = new Set(bouts.flatMap(({ possible }) => possible));
  return Math.max(
    0,
    ...[...members].map(({ others }) =>
      others.reduce((sum, { category }) => sum + (categories.get(category)?.chainMs ?? 0), 0),
    ),
  );
}

function chainsOf(category: CategoryNode): ReadonlyMap<BoutNode, number> {
  const followers = followersOf(category);
  const chains = new Map<BoutNode, number>();
  const chainOf = (node: BoutNode): number => {
    const known = chains.get(node);
    if (known !== undefined) return known;
    // Somebody may have put bouts into an impossible order by hand: a circle ends here.
    chains.set(node, 0);
    let afterMs = 0;
    for (const next of [...node.next, ...(followers.get(node) ?? [])])
      afterMs = Math.max(afterMs, next.restMs + chainOf(next));
    // With the rest as well, though nobody needs it here: a ladder that begins in time keeps its category short.
    for (const behind of node.behind) afterMs = Math.max(afterMs, behind.restMs + chainOf(behind));
    node.chainMs = meanUsedMs(node.lengths) + afterMs;
    chains.set(node, node.chainMs);
    return node.chainMs;
  };
  category.bouts.forEach(chainOf);
  return chains;
}

/** The next bout of the same athlete, where both are certain: in a group nothing else keeps them apart. */
function followersOf(category: CategoryNode): ReadonlyMap<BoutNode, readonly BoutNode[]> {
  const followers = new Map<BoutNode, BoutNode[]>();
  const last = new Map<Membership, BoutNode>();
  for (const node of category.bouts) {
    for (const member of node.certain) {
      const before = last.get(member);
      if (before) followers.set(before, [...(followers.get(before) ?? []), node]);
      last.set(member, node);
    }
  }
  return followers;
}

export const meanUsedMs = (lengths: BoutNode["lengths"]): number => meanOf(lengths, ({ usedMs }) => usedMs);
export const meanHoldMs = (lengths: BoutNode["lengths"]): number => meanOf(lengths, ({ holdMs }) => holdMs);

function meanOf(lengths: BoutNode["lengths"], valueOf: (length: Length) => number): number {
  let sum = 0;
  for (const length of lengths.values()) sum += valueOf(length);
  return lengths.size === 0 ? 0 : sum / lengths.size;
}
