type Forms = readonly [one: string, many: string];

/** The form of a word that goes with the number. */
export const formOf = (count: number, [one, many]: Forms): string => (count === 1 ? one : many);

/** “1 athlete”, “3 athletes”. */
export const counted = (count: number, forms: Forms): string => `${count} ${formOf(count, forms)}`;

const order = new Intl.PluralRules("en", { type: "ordinal" });
const ENDINGS: Readonly<Record<string, string>> = { one: "st", two: "nd", few: "rd" };

/** “1st”, “22nd”, “13th”. */
export const ordinal = (place: number): string => `${place}${ENDINGS[order.select(place)] ?? "th"}`;
