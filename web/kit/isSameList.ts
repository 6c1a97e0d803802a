/** Mostly a new list of the very same things: seen without writing anything out. */
export const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, index) => Object.is(item, other[index]));
