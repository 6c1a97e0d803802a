/** A new order holds exactly what the old one did: a stale screen must not make bouts disappear (F20). */
export function isPermutation<Item>(current: readonly Item[], wanted: readonly Item[]): boolean {
  const known = new Set(current);
  return (
    wanted.length === current.length &&
    new Set(wanted).size === wanted.length &&
    wanted.every((item) => known.has(item))
  );
}
