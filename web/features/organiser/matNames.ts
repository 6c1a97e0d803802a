import type { OrganisedCarpet } from "#contract/organiser.ts";
import { organiser } from "#web/i18n/ru/organiser.ts";

// Without Ё, Й and what looks like another letter or a sign across a hall (CA5).
const LETTERS = "АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЭЮЯ".split("");

/** The first letter that is free. */
export function nextMatName(carpets: readonly Pick<OrganisedCarpet, "name">[]): string {
  const taken = new Set(carpets.map(({ name }) => name.replaceAll("\u00a0", " ")));
  const free = LETTERS.map((letter) => organiser.mats.letter(letter)).find(
    (name) => !taken.has(name.replaceAll("\u00a0", " ")),
  );
  return (free ?? organiser.mats.letter(String(carpets.length + 1))).replaceAll("\u00a0", " ");
}
