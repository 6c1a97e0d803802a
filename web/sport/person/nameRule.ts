import { isPersonName } from "#domain/person/personName.ts";
import { people } from "#texts/people/people.ts";
import { own, type Rule } from "#web/kit/forms/rules.ts";

/** A part of somebody's name (PE12). */
export const nameRule = (label: string): Rule =>
  own((value) => (isPersonName(String(value)) ? undefined : people.fields.nameSigns(label)));
