/**
 * A category that is drawn again keeps its places on the mat: its bouts stand where those before it stood, in their
 * new order. More bouts than places begin at the first place, fewer leave the last ones free (DY31).
 */
export function refillQueue(
  queue: readonly string[],
  before: readonly string[],
  after: readonly string[],
): readonly string[] {
  const own = new Set([...before, ...after]);
  const places = queue.filter((id) => own.has(id)).length;
  const extra = Math.max(0, after.length - places);
  let taken = 0;
  const refilled = queue.flatMap((id) => {
    if (!own.has(id)) return [id];
    const from = taken;
    taken += taken === 0 ? 1 + extra : 1;
    return after.slice(from, taken);
  });
  return places === 0 ? [...queue, ...after] : refilled;
}
