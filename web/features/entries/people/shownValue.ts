import { BELTS } from "#contract/entry/profile.ts";
import type { PersonField } from "#domain/person/merge.ts";
import { formatDate } from "#web/i18n/dates.ts";
import { personsDesk } from "#web/i18n/ru/entries/personsDesk.ts";
import { people } from "#web/i18n/ru/people/people.ts";

/** A value as an organiser reads it; empty where it is not known. */
export function shownValue(field: PersonField, value: string): string {
  if (field === "birth") return formatDate(value) || value;
  if (field === "sex") return value === "m" || value === "f" ? personsDesk.sexes[value] : "";
  const belt = field === "belt" ? BELTS.find((one) => one === value) : undefined;
  return belt === undefined ? value : people.belts[belt];
}
