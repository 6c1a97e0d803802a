import type { Fighter } from "#contract/entity.ts";
import { rankMatch, searchWords } from "#domain/search/search.ts";
import { compareNames, fullName } from "#web/i18n/names.ts";
import { onceForEach } from "#web/kit/onceForEach.ts";

/** By name or club, the best first; forgiving as the search of the site is (SR1-SR3). */
export function findFighters(fighters: Iterable<Fighter>, typed: string): readonly Fighter[] {
  const needle = searchWords(typed);
  return [...fighters]
    .flatMap((fighter) => {
      const rank = rankMatch(needle, wordsOf(fighter));
      return rank === undefined ? [] : [{ fighter, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank || compareNames(one.fighter, other.fighter))
    .map(({ fighter }) => fighter);
}

/** Once for an athlete, not once for every letter typed. */
const wordsOf = onceForEach((fighter: Fighter) =>
  searchWords(`${fullName(fighter)} ${fighter.team?.name ?? ""}`),
);
