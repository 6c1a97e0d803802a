import { createContext, use } from "react";

/** Sizes of text on a screen of the hall. */
export const SCALES = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

export type Scale = (typeof SCALES)[number];

export const TextScale = createContext<Scale>(1);

/** How much of something a picture holds where the text is larger than drawn. */
export type Fewer = Readonly<Partial<Record<Scale, number>>>;

/** Larger text needs its room: a picture then holds less, and what is left comes with the next part (DP12). */
export const useAmount = (drawn: number, fewer: Fewer): number => fewer[use(TextScale)] ?? drawn;
