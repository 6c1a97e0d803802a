import { englishMat, englishSurname, englishTitle } from "#domain/naming/composedNames.ts";
import type { FollowKind } from "#domain/follow/follow.ts";
import type { Carpet, Category, Competition, Fighter } from "#contract/competition/entity.ts";

/** A competition as pages of this language show it; the same value where nothing in it is said otherwise. */
export function competitionWords(competition: Competition): Competition {
  const categories = sameOrNew(competition.categories, ofCategory);
  const carpets = sameOrNew(competition.carpets, ofCarpet);
  const isSame = categories === competition.categories && carpets === competition.carpets;
  return isSame ? competition : { ...competition, categories, carpets };
}

// Known by their values: what a push leaves as it is must stay the very same.
const ofCategory = remembering((category: Category) => {
  const title = titleWords(category.title);
  const fighters = sameOrNew(category.fighters, ofFighter);
  const isSame = title === category.title && fighters === category.fighters;
  return isSame ? category : { ...category, title, fighters };
});
const ofFighter = (fighter: Fighter) => {
  const lastName = englishSurname(fighter.lastName);
  return lastName === fighter.lastName ? fighter : { ...fighter, lastName };
};
const ofCarpet = remembering((carpet: Carpet) => {
  const name = matWords(carpet.name);
  return name === carpet.name ? carpet : { ...carpet, name };
});

function remembering<T extends object>(make: (one: T) => T): (one: T) => T {
  const known = new WeakMap<T, T>();
  return (one) => {
    const made = known.get(one) ?? make(one);
    known.set(one, made);
    return made;
  };
}

function sameOrNew<T>(all: T[], of: (one: T) => T): T[] {
  const made = all.map(of);
  return made.every((one, index) => one === all[index]) ? all : made;
}

/** The title of a category: what the program composed in Russian is said in English, what is somebody’s own stays. */
export const titleWords = (title: string): string => englishTitle(title);

/** The name of a mat that the program gave: the letter stays as it is. */
export const matWords = (name: string): string => englishMat(name);

/** What is followed, under the name it was found by: titles and numbers the program composed, and everybody's own. */
export function followedWords(kind: FollowKind, name: string): string {
  if (kind === "category") return titleWords(name);
  return kind === "fighter" ? englishSurname(name) : name;
}
