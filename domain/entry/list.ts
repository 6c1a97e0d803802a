/** As many lines as the largest opens have, twice. */
export const MOST_LIST_LINES = 5000;

/** Who is younger or older on the day of the event has a wrong year in the list (EN18). */
export const LIKELY_AGES = { least: 3, most: 100 } as const;
