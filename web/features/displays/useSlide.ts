import { useEffect, useState } from "react";
import type { Commercial } from "#contract/entity.ts";

const FACE_SECONDS = 12;

/** While nothing happens the board and the partners take turns; undefined is the board's turn. */
export function useSlide(commercials: readonly Commercial[], isIdle: boolean): Commercial | undefined {
  const [turn, setTurn] = useState(0);
  const count = commercials.length;
  const slide = turn === 0 ? undefined : commercials[turn - 1];
  const seconds = slide === undefined ? FACE_SECONDS : Math.max(3, slide.seconds);
  useEffect(() => {
    if (!isIdle || count === 0) return undefined;
    const timer = setTimeout(() => setTurn((turn + 1) % (count + 1)), seconds * 1000);
    return () => clearTimeout(timer);
  }, [isIdle, count, seconds, turn]);
  // A call or a start ends it at once (a slide never covers a bout), and the next idle time begins with the pair.
  if (!isIdle && turn !== 0) setTurn(0);
  return isIdle ? slide : undefined;
}
