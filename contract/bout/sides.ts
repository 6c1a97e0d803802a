import type { Corner } from "#domain/bout/vocabulary.ts";
import type { Fighting } from "../competition/entity.ts";

export type Pair<T> = readonly [T, T];

type Swapped = Pick<Fighting, "swapped">;

/** Swapped people have changed the colour and kept their slots (BD5). */
export function colourOf({ swapped }: Swapped, index: number): Corner {
  return (index === 0) === swapped ? "blue" : "red";
}

/** What belongs to the slots of a bout, that of who wears red first. */
export function redFirst<T>({ swapped }: Swapped, [first, second]: Pair<T>): [T, T] {
  return swapped ? [second, first] : [first, second];
}

/** Who fought in red and who in blue, and their points (PD48). */
export const redAndBlue = (bout: Fighting): Pair<{ fighter: string | null; points: number }> => {
  const [first, second] = bout.slots;
  const sideOf = ({ fighter }: typeof first) => ({
    fighter,
    points: bout.points[fighter ?? ""]?.scores ?? 0,
  });
  return redFirst(bout, [sideOf(first), sideOf(second)]);
};
