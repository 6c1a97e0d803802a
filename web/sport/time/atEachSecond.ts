/**
 * Calls `tick` now and whenever the seconds of what is left change, so that all screens of a hall turn their digits
 * together. Returns the way out.
 */
export function atEachSecond(leftMs: () => number, tick: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const run = () => {
    tick();
    timer = setTimeout(run, untilNextSecond(leftMs()));
  };
  run();
  return () => clearTimeout(timer);
}

/** Seconds are rounded up, so the digits change when a whole one is reached. */
export function untilNextSecond(leftMs: number): number {
  const over = Math.max(0, leftMs) % 1000;
  return over === 0 ? 1000 : Math.ceil(over);
}
