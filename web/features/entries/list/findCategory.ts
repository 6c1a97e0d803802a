import type { RollCategory } from "#contract/entry/roll.ts";
import { isOverLimit } from "#domain/category/category.ts";
import { CATEGORY_LEVELS } from "#domain/category/levels.ts";
import { searchWords } from "#domain/search/search.ts";
import { listWords } from "#texts/entries/listWords.ts";
import { fitProblems, type Entering } from "./fitProblems.ts";
import { foldText } from "./columns.ts";

/** What a line says of where somebody enters. */
export type Wanted = {
  readonly person: Entering;
  /** As the list calls it; empty when it does not. */
  readonly text: string;
  readonly level: string | null;
  readonly belt: string | null;
};
export type Found =
  | { readonly is: "found"; readonly category: RollCategory }
  | { readonly is: "unknown" | "none" }
  | { readonly is: "several"; readonly count: number };

/** The one that is named, or else the only one that fits. */
export function findCategory(wanted: Wanted, categories: readonly RollCategory[], eventDate: string): Found {
  const { text, person } = wanted;
  const folded = foldText(text);
  const named = text === "" ? undefined : categories.find((category) => titleOf(category).folded === folded);
  if (named !== undefined) return { is: "found", category: named };
  const { limit, above, isAbsolute, words } = readClass(text);
  const fitting = categories.filter(
    (category) =>
      fitProblems(person, category, eventDate).length === 0 &&
      (limit === undefined || category.weightMax === limit) &&
      (above === undefined || (category.weightMin === above && category.weightMax === null)) &&
      isOfWeight(category, { isAbsolute, isNamed: limit !== undefined || above !== undefined, person }) &&
      words.every((word) => titleOf(category).words.some((other) => other.startsWith(word.slice(0, 5)))),
  );
  const narrowed = fitting.length > 1 ? ofLevel(fitting, wanted) : fitting;
  const [only] = narrowed;
  if (only !== undefined && narrowed.length === 1) return { is: "found", category: only };
  if (narrowed.length > 1) return { is: "several", count: narrowed.length };
  return { is: text === "" ? "none" : "unknown" };
}

type Title = { readonly folded: string; readonly words: readonly string[] };
const titles = new WeakMap<RollCategory, Title>();

/** Made once a category: thousands of lines ask for it. */
function titleOf(category: RollCategory): Title {
  const known = titles.get(category) ?? {
    folded: foldText(category.title),
    words: searchWords(category.title),
  };
  titles.set(category, known);
  return known;
}

type Weighed = { readonly isAbsolute: boolean; readonly isNamed: boolean; readonly person: Entering };

/** An absolute is entered by its name only; a class that is not named must hold the weight. */
function isOfWeight(
  { weightMin, weightMax }: RollCategory,
  { isAbsolute, isNamed, person }: Weighed,
): boolean {
  const hasNoBounds = weightMin === null && weightMax === null;
  if (isAbsolute || hasNoBounds) return isAbsolute && hasNoBounds;
  if (isNamed) return true;
  if (!person.weight) return false;
  return weightMin === null || isOverLimit(person.weight, weightMin);
}

function ofLevel(categories: readonly RollCategory[], { level, belt }: Wanted): readonly RollCategory[] {
  const stems = [level, belt]
    .flatMap((text) => searchWords(text ?? "").slice(0, 1))
    .map((word) => word.slice(0, 4));
  const known = [level, belt].map((text) => levelOf(text ?? ""));
  const narrowed = categories.filter(
    (category) =>
      known.some((one) => one !== undefined && category.level === one) ||
      stems.some((stem) => titleOf(category).words.some((word) => word.startsWith(stem))),
  );
  return narrowed.length > 0 ? narrowed : categories;
}

/** A level or a belt, as lists name them. */
export function levelOf(text: string) {
  const folded = foldText(text);
  return CATEGORY_LEVELS.find((level) => level !== "all" && listWords.levels[level].test(folded));
}

/** «Юниоры, до 66 кг»: the class, and the words a title must have. */
export function readClass(text: string) {
  const folded = foldText(text);
  const over = listWords.above.exec(folded);
  const above = toKilograms(over?.[1] ?? over?.[2]);
  const limit = above === undefined ? toKilograms(listWords.limit.exec(folded)?.[1]) : undefined;
  const all = searchWords(folded);
  return {
    limit,
    above,
    isAbsolute: all.some((word) => listWords.absolute.test(word)),
    words: all.filter(
      (word) => !/\d/.test(word) && !listWords.idle.test(word) && !listWords.absolute.test(word),
    ),
  };
}

const toKilograms = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text.replace(",", "."));
