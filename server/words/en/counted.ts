type Forms = readonly [one: string, many: string];

/** The form of a word that goes with the number. */
export const formOf = (count: number, [one, many]: Forms): string => (count === 1 ? one : many);

/** “1 athlete”, “3 athletes”. */
export const counted = (count: number, forms: Forms): string => `${count} ${formOf(count, forms)}`;
