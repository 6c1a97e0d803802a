import { useMemo, useState, type UIEvent } from "react";

const AROUND = 6;
/** The table is never higher. */
const SEEN_PX = 720;

/** Which rows of a long table are near the eye; the others are room of their height. */
export function useWindow(heights: readonly number[]) {
  const [top, setTop] = useState(0);
  const offsets = useMemo(() => {
    const sums = [0];
    for (const height of heights) sums.push((sums.at(-1) ?? 0) + height);
    return sums;
  }, [heights]);
  const from = Math.max(0, firstAfter(offsets, top) - AROUND);
  const until = Math.min(heights.length, firstAfter(offsets, top + SEEN_PX) + AROUND);
  const whole = offsets.at(-1) ?? 0;
  return {
    from,
    until,
    above: offsets[from] ?? 0,
    below: whole - (offsets[until] ?? whole),
    offsetOf: (index: number) => offsets[index] ?? 0,
    onScroll: ({ currentTarget }: UIEvent<HTMLElement>) => setTop(currentTarget.scrollTop),
  };
}

/** The first row that ends below a height. */
function firstAfter(offsets: readonly number[], height: number): number {
  let [low, high] = [0, offsets.length - 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((offsets[middle + 1] ?? Infinity) <= height) low = middle + 1;
    else high = middle;
  }
  return low;
}
