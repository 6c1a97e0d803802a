import { createContext, use, type CSSProperties } from "react";

/** Sizes of text on a screen of the hall. */
export const SCALES = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

export type Scale = (typeof SCALES)[number];

export const TextScale = createContext<Scale>(1);

/** What takes the place of a figure of the drawing where the text is larger. */
export type AtScale = Readonly<Partial<Record<Scale, number>>>;

/** Larger text needs its room: a picture then holds less, and what is left comes with the next part (DP12). */
export const useAmount = (drawn: number, atScale: AtScale): number => atScale[use(TextScale)] ?? drawn;

/** Handed to the stylesheet, which alone knows which way a wall stands. */
export const vars = (given: Readonly<Record<string, string | number>>): CSSProperties =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [`--${name}`, value]));
