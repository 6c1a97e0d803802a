import type { Competition } from "#contract/entity.ts";
import { type Technique, TECHNIQUES } from "#domain/ruleset/techniques.ts";
import { matchesSearch } from "#web/i18n/names.ts";

/** Those of this day first, the more often the earlier; the rest as the list has them. */
export function techniquesByUse({ fightings }: Pick<Competition, "fightings">): readonly Technique[] {
  const uses = new Map<string, number>();
  for (const { result } of fightings) {
    if (result?.technique) uses.set(result.technique, (uses.get(result.technique) ?? 0) + 1);
  }
  return TECHNIQUES.toSorted((a, b) => (uses.get(b.id) ?? 0) - (uses.get(a.id) ?? 0));
}

/** Every word of the search must be found; letter case and the dots of Ё do not matter. */
export function findTechniques(techniques: readonly Technique[], needle: string): readonly Technique[] {
  const words = needle.split(/\s+/).filter(Boolean);
  return techniques.filter(({ label }) => words.every((word) => matchesSearch(label, word)));
}
