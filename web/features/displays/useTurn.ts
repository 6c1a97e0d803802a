import { useEffect, useState } from "react";

/** Whose turn it is, from nought, each for its seconds; one alone never changes. */
export function useTurn(count: number, secondsOf: (turn: number) => number): number {
  const [turn, setTurn] = useState(0);
  const shown = turn < count ? turn : 0;
  const seconds = secondsOf(shown);
  useEffect(() => {
    if (count < 2) return undefined;
    const timer = setTimeout(() => setTurn((shown + 1) % count), seconds * 1000);
    return () => clearTimeout(timer);
  }, [count, seconds, shown]);
  return shown;
}
