import type { Category, Fighter } from "#contract/entity.ts";
import { compareNames, fullName, matchesSearch } from "#web/i18n/names.ts";
import type { CompetitionView } from "./competitionView.ts";

export const CATEGORY_MODES = ["grid", "list", "fighters"] as const;
export type CategoryMode = (typeof CATEGORY_MODES)[number];

export function parseMode(text: string | null): CategoryMode {
  return CATEGORY_MODES.find((mode) => mode === text) ?? "grid";
}

export type Found = { readonly categories: readonly Category[]; readonly fighters: readonly Fighter[] };

/** A category is found by its title, or by somebody who fights in it; an athlete by name, team or city. */
export function searchCompetition({ competition, fighters }: CompetitionView, needle: string): Found {
  const byName = [...fighters.values()].toSorted(compareNames);
  if (needle.trim() === "") return { categories: competition.categories, fighters: byName };
  const found = byName.filter((fighter) => matchesSearch(wordsOf(fighter), needle));
  const uuids = new Set(found.map(({ uuid }) => uuid));
  const categories = competition.categories.filter(
    (category) =>
      matchesSearch(category.title, needle) || category.fighters.some(({ uuid }) => uuids.has(uuid)),
  );
  return { categories, fighters: found };
}

function wordsOf(fighter: Fighter): string {
  return [fullName(fighter), fighter.team?.name, fighter.team?.city].filter(Boolean).join(" ");
}
