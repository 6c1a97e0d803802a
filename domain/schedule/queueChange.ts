/** Whole lists by mat. */
type MatLists = readonly { readonly carpet: string; readonly fightings: readonly string[] }[];

/** What one act did to the queues: the same mat twice is another order on it, none is a bout without a mat. */
export type QueueChange = {
  readonly bouts: readonly string[];
  readonly from: string | undefined;
  readonly to: string | undefined;
};

/** Reads from the lists before and after an act what it did, in the order the bouts stand now (DY21). */
export function queueChange(before: MatLists, after: MatLists, bout: string): QueueChange {
  const [was, is] = [matsOf(before), matsOf(after)];
  const moved = movedBetween(was, is);
  const bouts = moved.length === 0 ? [bout] : moved;
  const first = bouts[0] ?? bout;
  return { bouts, from: was.get(first), to: is.get(first) };
}

/** Whether bouts went more than one way: then no two mats tell what the act did. */
export function isSpread(before: MatLists, after: MatLists): boolean {
  const [was, is] = [matsOf(before), matsOf(after)];
  return new Set(movedBetween(was, is).map((id) => `${was.get(id)} ${is.get(id)}`)).size > 1;
}

/** Every bout that changed its mat, or its place among those that stayed on one: none of them may have begun (DY21). */
export function reorderedBouts(before: MatLists, after: MatLists): readonly string[] {
  const [was, is] = [matsOf(before), matsOf(after)];
  const turned = after.flatMap(({ carpet, fightings }) => {
    const stayed = fightings.filter((id) => was.get(id) === carpet);
    const had = before
      .find((list) => list.carpet === carpet)
      ?.fightings.filter((id) => is.get(id) === carpet);
    const isOther = (id: string, at: number) => had?.[at] !== id;
    return stayed.slice(stayed.findIndex(isOther), stayed.findLastIndex(isOther) + 1);
  });
  return [...movedBetween(was, is), ...turned];
}

/**
 * The mats one has to run to take an act back: where its bout stands now, undefined for none, and every mat that got a
 * bout or another order. One that only gave bouts away gets them back (DK3).
 */
export function matsToTakeBack(before: MatLists, after: MatLists, bout: string): (string | undefined)[] {
  const changed = after.filter(({ carpet, fightings }) => {
    const had = before.find((list) => list.carpet === carpet)?.fightings ?? [];
    const left = had.filter((id) => fightings.includes(id));
    return fightings.some((id, at) => left[at] !== id);
  });
  return [matsOf(after).get(bout), ...changed.map(({ carpet }) => carpet)];
}

type MatByBout = ReadonlyMap<string, string>;

const movedBetween = (was: MatByBout, is: MatByBout): string[] =>
  [...new Set([...is.keys(), ...was.keys()])].filter((id) => was.get(id) !== is.get(id));

function matsOf(lists: MatLists): MatByBout {
  return new Map(lists.flatMap(({ carpet, fightings }) => fightings.map((id) => [id, carpet] as const)));
}
