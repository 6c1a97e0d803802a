type Named = { readonly id: number; readonly name: string; readonly city: string | null };

/** Words that say what a club is and not which one. */
const KINDS = new Set([
  "клуб",
  "ск",
  "спортклуб",
  "команда",
  "team",
  "club",
  "сш",
  "сшор",
  "академия",
  "academy",
]);

/** Teams that may be one: the same name but for letter case, quotes, dots of Ё and the word «клуб» (TM12). */
export function likelyDuplicates<Team extends Named>(teams: readonly Team[]): readonly (readonly Team[])[] {
  const byName = Map.groupBy(teams, ({ name }) => keyOf(name));
  return [...byName]
    .filter(([key, same]) => key !== "" && same.length > 1 && !areApart(same))
    .map(([, same]) => same.toSorted((a, b) => a.id - b.id));
}

/** Two cities may each have a «Спартак» of their own. */
function areApart(same: readonly Named[]): boolean {
  const cities = same.map(({ city }) => keyOf(city ?? ""));
  return cities.every((city) => city !== "") && new Set(cities).size === same.length;
}

function keyOf(name: string): string {
  const words =
    name
      .toLowerCase()
      .replaceAll("ё", "е")
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => !KINDS.has(word));
  return (telling.length === 0 ? words : telling).toSorted().join(" ");
}
