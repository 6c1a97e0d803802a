const plurals = new Intl.PluralRules("ru");

export type Forms = readonly [one: string, few: string, many: string];

/** The form of a word that goes with the number. */
export function formOf(count: number, [one, few, many]: Forms): string {
  const rule = plurals.select(count);
  if (rule === "one") return one;
  return rule === "few" ? few : many;
}

/** «1 участник», «3 участника», «5 участников». */
export const counted = (count: number, forms: Forms): string => `${count} ${formOf(count, forms)}`;
