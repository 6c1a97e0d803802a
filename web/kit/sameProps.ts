/**
 * For parts of the table that receive what a fold has made anew: what reads the same is the same, and nothing is painted
 * again for it. Functions and numbers are compared as they are.
 */
export function isSameProps<T extends object>(before: T, after: T): boolean {
  for (const name in after) {
    if (!isSame(before[name], after[name])) return false;
  }
  return true;
}

function isSame(before: unknown, after: unknown): boolean {
  if (Object.is(before, after)) return true;
  if (typeof before !== "object" || typeof after !== "object") return false;
  if (Array.isArray(before) && Array.isArray(after) && isSameList(before, after)) return true;
  return JSON.stringify(before) === JSON.stringify(after);
}

/** Mostly a new list of the very same things: seen without writing anything out. */
export const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, index) => Object.is(item, other[index]));
