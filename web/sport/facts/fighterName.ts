import type { Profile } from "#contract/entry/profile.ts";
import { shortName, type Named } from "#web/i18n/names.ts";

/** Letters that fit a row of a bout card; what stands beside the name takes its own from them. */
const ROOM = 22;

/** First name first, as a bout is announced. Never cut: a long name gives up letters of the first name instead. */
export function cardName(fighter: Named, extras = ""): string {
  const room = ROOM - extras.length;
  const whole = announcedName(fighter);
  if (whole.length <= room) return whole;
  const withInitial = initialName(fighter);
  return extras !== "" && withInitial.length > room ? fighter.lastName : withInitial;
}

export function announcedName({ lastName, firstName }: Named): string {
  return hasText(firstName) ? `${firstName} ${lastName}` : lastName;
}

/** Ways to name one of two; a first name is left out or cut only where the other has another surname (FT5). */
const unlessNamesake =
  (short: (fighter: Named, extras?: string) => string) =>
  (fighter: Named, isNamesake: boolean, extras?: string): string =>
    isNamesake ? announcedName(fighter) : short(fighter, extras);
export const nameInPair = {
  fitting: unlessNamesake(cardName),
  short: unlessNamesake(shortName),
  surname: unlessNamesake(({ lastName }) => lastName),
};

function initialName({ lastName, firstName }: Named): string {
  return hasText(firstName) ? `${firstName.slice(0, 1)}.\u00a0${lastName}` : lastName;
}

const hasText = (text: string | null): text is string => text !== null && text !== "";

/** «Илья Лаптев»: as people say it; the family name first is for lists of officials. */
export function personName({ firstName, lastName }: Pick<Profile, "firstName" | "lastName">): string {
  return [firstName, lastName].filter(Boolean).join(" ");
}
