/** Where something new goes in an ordered list. */
export type Place<Item> =
  | { readonly at: "start" | "end" }
  | { readonly before: Item }
  | { readonly after: Item };

export type ListChange<Item> =
  | { readonly set: readonly Item[] }
  | {
      readonly connect: readonly { readonly item: Item; readonly place: Place<Item> }[];
      readonly disconnect: readonly Item[];
    };

/** The list after the change; nothing is in it twice, and an anchor that is not there means the end. */
export function applyListChange<Item>(current: readonly Item[], change: ListChange<Item>): Item[] {
  if ("set" in change) return [...new Set(change.set)];
  const kept = current.filter((item) => !change.disconnect.includes(item));
  return change.connect.reduce<Item[]>((list, { item, place }) => {
    const others = list.filter((other) => other !== item);
    return others.toSpliced(indexOf(others, place), 0, item);
  }, kept);
}

function indexOf<Item>(list: readonly Item[], place: Place<Item>): number {
  if ("at" in place) return place.at === "start" ? 0 : list.length;
  const anchor = list.indexOf("before" in place ? place.before : place.after);
  if (anchor < 0) return list.length;
  return "before" in place ? anchor : anchor + 1;
}
