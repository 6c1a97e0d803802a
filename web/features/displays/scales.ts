import { createContext, use } from "react";

/** Sizes of text on a screen of the hall. */
export const SCALES = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

export type Scale = (typeof SCALES)[number];

/** The stylesheet knows these sizes of text; any other wish takes the nearest. */
export function scaleStep(scale: number): Scale {
  return SCALES.reduce<Scale>(
    (best, step) => (Math.abs(step - scale) < Math.abs(best - scale) ? step : best),
    1,
  );
}

export const TextScale = createContext<Scale>(1);

/** How much of something there is in one picture: as drawn, and less of it where the text is larger. */
export type Amount = { readonly drawn: number; readonly at: Readonly<Partial<Record<Scale, number>>> };

export const amountAt = (scale: Scale, { drawn, at }: Amount): number => at[scale] ?? drawn;

/** Larger text needs its room: a picture then holds less, and what is left comes with the next part (DP12). */
export function useAmount(amount: Amount): number {
  return amountAt(use(TextScale), amount);
}

/** Rows of a table that can be read from afar. */
export const TABLE_ROWS = { drawn: 8, at: { 1.25: 6, 1.5: 5, 2: 4 } };
