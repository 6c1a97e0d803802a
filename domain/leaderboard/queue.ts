import type { Standing } from "./standing.ts";

/** Athletes who could come next: whoever has beaten them has a place already. */
export type Queue = {
  readonly join: (standing: Standing) => void;
  readonly leave: (standings: readonly Standing[]) => void;
  /** Everybody of the lowest weight, in the category's order (LB19); nobody when the queue is empty. */
  readonly lightest: () => readonly Standing[];
};

/** Stands in line by weight from the start, so that the lightest is found without looking at everybody again. */
export function createQueue(group: readonly Standing[]): Queue {
  const line = group.toSorted(lighterFirst);
  const position = new Map(line.map((standing, index) => [standing, index]));
  const waiting = new Set<Standing>();
  /** Nobody before this position waits. */
  let from = 0;

  return {
    join: (standing) => {
      waiting.add(standing);
      from = Math.min(from, position.get(standing) ?? 0);
    },
    leave: (standings) => {
      for (const standing of standings) waiting.delete(standing);
    },
    lightest: () => {
      const lightest: Standing[] = [];
      for (let index = from; index < line.length; index += 1) {
        const standing = line[index];
        const [first] = lightest;
        if (!standing || (first && first.weight !== standing.weight)) break;
        if (!waiting.has(standing)) continue;
        if (!first) from = index;
        lightest.push(standing);
      }
      return lightest;
    },
  };
}

// Two unknown weights are both infinite (LB17), and their difference is not a number.
const lighterFirst = (a: Standing, b: Standing): number => (a.weight === b.weight ? 0 : a.weight - b.weight);
