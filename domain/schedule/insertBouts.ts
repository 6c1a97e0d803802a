type MatList = { readonly carpet: string; readonly bouts: readonly string[] };

type Inserted = {
  /** Bouts of the category in the order they are best fought in, the new ones among them. */
  readonly order: readonly string[];
  readonly added: ReadonlySet<string>;
  /** Whether a bout is still to be called. */
  readonly isOpen: (bout: string) => boolean;
};

/**
 * New bouts come before the first of their category that is to be fought after them and is still to be called; whatever
 * stands on the mats stays in its order (DR64).
 */
export function insertBouts(
  queues: readonly MatList[],
  { order, added, isOpen }: Inserted,
): readonly MatList[] {
  const own = new Set(order);
  const fresh = order.filter((bout) => added.has(bout));
  return fresh.reduce<readonly MatList[]>((lists, bout) => {
    const later = order.slice(order.indexOf(bout) + 1).filter((other) => isOpen(other));
    const standing = new Set(lists.flatMap(({ bouts }) => bouts));
    const next = later.find((other) => standing.has(other));
    const home = lists.find(({ bouts }) => bouts.includes(next ?? "")) ?? lastHome(lists, own) ?? lists[0];
    return lists.map((list) =>
      list === home ? { ...list, bouts: inserted(list.bouts, bout, next, own) } : list,
    );
  }, queues);
}

function lastHome(lists: readonly MatList[], own: ReadonlySet<string>): MatList | undefined {
  return lists.findLast(({ bouts }) => bouts.some((bout) => own.has(bout)));
}

function inserted(
  bouts: readonly string[],
  bout: string,
  next: string | undefined,
  own: ReadonlySet<string>,
): readonly string[] {
  const before = next === undefined ? -1 : bouts.indexOf(next);
  const last = bouts.findLastIndex((other) => own.has(other));
  const at = before >= 0 ? before : last >= 0 ? last + 1 : bouts.length;
  return bouts.toSpliced(at, 0, bout);
}
