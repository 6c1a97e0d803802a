import type { CSSProperties } from "react";

/** Handed to the stylesheet, which alone knows which way a wall stands. */
export const vars = (given: Readonly<Record<string, string | number>>): CSSProperties =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [`--${name}`, value]));
