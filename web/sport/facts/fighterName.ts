import { personName, shortName, type Named } from "#web/i18n/names.ts";

/** Letters that fit a row of a bout card; what stands beside the name takes its own from them. */
const ROOM = 22;

/** First name first, as a bout is announced. Never cut: a long name gives up letters of the first name instead. */
export function cardName(fighter: Named, extras = ""): string {
  const room = ROOM - extras.length;
  const whole = personName(fighter);
  if (whole.length <= room) return whole;
  const withInitial = initialName(fighter);
  return extras !== "" && withInitial.length > room ? fighter.lastName : withInitial;
}

/** Ways to name one of two; a first name is left out or cut only where the other has another surname (FT5). */
const unlessNamesake =
  (short: (fighter: Named, extras?: string) => string) =>
  (fighter: Named, isNamesake: boolean, extras?: string): string =>
    isNamesake ? personName(fighter) : short(fighter, extras);
export const nameInPair = {
  fitting: unlessNamesake(cardName),
  short: unlessNamesake(shortName),
  surname: unlessNamesake(({ lastName }) => lastName),
};

function initialName({ lastName, firstName }: Named): string {
  return hasText(firstName) ? `${firstName.slice(0, 1)}.\u00a0${lastName}` : lastName;
}

const hasText = (text: string | null): text is string => text !== null && text !== "";
