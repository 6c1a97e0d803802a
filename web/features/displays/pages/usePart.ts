import { createContext, use, useEffect, useState } from "react";

/** Which part of a page comes next, by the page. */
export const NextParts = createContext(new Map<string, number>());

const PART_SECONDS = 8;

/**
 * What is too much for one picture is shown in parts (DP11). A page that comes back on the wall goes on with the part
 * after the one shown last: its seconds may be over before all of them had their turn.
 */
export function usePart(page: string, count: number): number {
  const next = use(NextParts);
  const [first] = useState(() => next.get(page) ?? 0);
  const part = useTurn(count, () => PART_SECONDS, first);
  useEffect(() => void next.set(page, part + 1), [next, page, part]);
  return part;
}

/** What a picture of so many shows of them now. */
export function usePartOf<Item>(page: string, items: readonly Item[], most: number): readonly Item[] {
  const part = usePart(page, Math.max(1, Math.ceil(items.length / most)));
  return items.slice(part * most, part * most + most);
}

/** Whose turn it is, each for its seconds; one alone never changes. */
export function useTurn(count: number, secondsOf: (turn: number) => number, first = 0): number {
  const [turn, setTurn] = useState(first);
  const shown = turn < count ? turn : 0;
  const seconds = secondsOf(shown);
  useEffect(() => {
    if (count < 2) return undefined;
    const timer = setTimeout(() => setTurn((shown + 1) % count), seconds * 1000);
    return () => clearTimeout(timer);
  }, [count, seconds, shown]);
  return shown;
}
