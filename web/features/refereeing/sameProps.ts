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
  if (Array.isArray(before) && Array.isArray(after) && isSameItems(before, after)) return true;
  return JSON.stringify(before) === JSON.stringify(after);
}

/** Mostly it is a new list of the very same things: nothing has to be written out to see that. */
const isSameItems = (before: readonly unknown[], after: readonly unknown[]): boolean =>
  before.length === after.length && before.every((item, index) => Object.is(item, after[index]));
