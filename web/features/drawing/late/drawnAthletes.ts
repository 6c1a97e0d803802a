import type { DrawAthlete, DrawState } from "#contract/draw/draw.ts";
import { fullName } from "#web/i18n/names.ts";
import { drawing } from "#web/i18n/ru/drawing.ts";

/** Those in the draw who have not begun, number one first. */
export function movable({ athletes, begunFighters }: DrawState): DrawAthlete[] {
  return athletes
    .filter(({ number, fighter }) => number !== null && !begunFighters.includes(fighter ?? ""))
    .toSorted((one, other) => (one.number ?? 0) - (other.number ?? 0));
}

/** An athlete as a choice of a list. */
export function optionOf(athlete: DrawAthlete): { value: string; label: string } {
  const name = fullName(athlete);
  return {
    value: athlete.fighter ?? "",
    label: athlete.number === null ? name : `${drawing.number(athlete.number)}, ${name}`,
  };
}
