import { isNewNonName } from "#domain/person/personName.ts";
import { people } from "#texts/people/people.ts";
import { own, type Rule } from "#web/kit/forms/rules.ts";

/** A part of somebody's name; what stands already may stay (PE12). */
export const nameRule = (label: string, stored?: string | null): Rule =>
  own((value) => (isNewNonName(value, [stored]) ? people.fields.nameSigns(label) : undefined));
