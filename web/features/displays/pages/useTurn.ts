import { useEffect, useState } from "react";

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
