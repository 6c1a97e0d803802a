import type { Competition } from "#contract/competition/entity.ts";
import { rankSpelled, searchNeedles, spelledWords } from "#domain/search/spelling.ts";
import { searchCompetition, wordsOf } from "#web/sport/category/categorySearch.ts";
import { viewOf } from "#web/sport/facts/competitionView.ts";

/**
 * Whom the search of a competition finds where nobody is called so: other letters, the other layout and a slip of the pen are
 * forgiven as everywhere (SR3, SR9, SR10). Athletes come before titles. On the server: a page need not carry the alphabets.
 */
export function searchMeant(competition: Competition, needle: string): readonly string[] {
  const view = viewOf(competition);
  const { categories, fighters } = searchCompetition(view, { needle, stage: "all" });
  if (categories.length > 0 || fighters.length > 0) return [];
  const needles = searchNeedles(needle);
  const isMeant = (text: string) => rankSpelled(needles, spelledWords(text)) !== undefined;
  const named = [...view.fighters.values()].filter((fighter) => isMeant(wordsOf(fighter)));
  const meant = named.length > 0 ? named : competition.categories.filter(({ title }) => isMeant(title));
  return meant.map(({ uuid }) => uuid);
}
