import { useEffect, useState } from "react";

const HALF_MINUTE_MS = 30_000;

/** Start times grow older by themselves. */
export function useEveryHalfMinute(): void {
  const [, setTurn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurn((turn) => turn + 1), HALF_MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
}
