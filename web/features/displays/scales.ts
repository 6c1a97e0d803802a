/** Sizes of text on a screen of the hall. */
export const SCALES = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;
