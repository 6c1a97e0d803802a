/** Lists whose items can change places, within a list and between lists. */
export type SortList = {
  readonly id: string;
  readonly items: readonly string[];
  /** Nothing may be put before this index: what stands there has begun. */
  readonly firstFree: number;
};

export type Place = { readonly list: string; readonly index: number };

export function placeOf(lists: readonly SortList[], item: string): Place | undefined {
  for (const { id, items } of lists) {
    const index = items.indexOf(item);
    if (index >= 0) return { list: id, index };
  }
  return undefined;
}

/** The lists as they would stand with the item at that place. */
export function withItemAt(lists: readonly SortList[], item: string, place: Place): readonly SortList[] {
  return lists.map((list) => {
    const others = list.items.filter((one) => one !== item);
    return list.id === place.list
      ? { ...list, items: others.toSpliced(place.index, 0, item) }
      : { ...list, items: others };
  });
}

const DIRECTIONS = ["up", "down", "left", "right"] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** One step of the arrow keys; the same place where there is no further. */
export function stepPlace(
  lists: readonly SortList[],
  item: string,
  place: Place,
  direction: Direction,
): Place {
  if (direction === "up" || direction === "down")
    return within(lists, item, { ...place, index: place.index + (direction === "up" ? -1 : 1) });
  const at = lists.findIndex(({ id }) => id === place.list);
  const neighbour = lists[at + (direction === "left" ? -1 : 1)];
  return neighbour === undefined ? place : within(lists, item, { ...place, list: neighbour.id });
}

/** The nearest place that may be taken. */
export function within(lists: readonly SortList[], item: string, { list: id, index }: Place): Place {
  const list = lists.find((one) => one.id === id);
  const last = (list?.items ?? []).filter((one) => one !== item).length;
  return { list: id, index: Math.min(last, Math.max(list?.firstFree ?? 0, index)) };
}

/** Who stands right behind the place; undefined at the end. */
export function itemAfter(lists: readonly SortList[], item: string, place: Place): string | undefined {
  const list = lists.find(({ id }) => id === place.list);
  return list?.items.filter((one) => one !== item)[place.index];
}

export const isSamePlace = (one: Place, other: Place): boolean =>
  one.list === other.list && one.index === other.index;
