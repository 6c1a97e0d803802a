import type { OrganisedCarpet } from "#contract/organiser.ts";
import { organiser } from "#web/i18n/ru/organiser/organiser.ts";

/** The first letter that is free. */
export function nextMatName(carpets: readonly Pick<OrganisedCarpet, "name">[]): string {
  const taken = new Set(carpets.map(({ name }) => name.replaceAll("\u00a0", " ")));
  const free = Array.from(organiser.mats.letters, organiser.mats.letter).find(
    (name) => !taken.has(name.replaceAll("\u00a0", " ")),
  );
  return (free ?? organiser.mats.letter(String(carpets.length + 1))).replaceAll("\u00a0", " ");
}
