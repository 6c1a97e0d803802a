import { ADULT_AGE } from "#domain/category/category.ts";
import { categoryAdmin } from "#texts/organiser/categoryAdmin.ts";

/** What a category is of, as far as it is known yet. */
export type CategoryKind = {
  readonly sex: "m" | "f" | undefined;
  readonly ageMin: number | undefined;
  readonly ageMax: number | undefined;
  readonly level: string;
  readonly style: string;
  readonly weightMin: number | undefined;
  readonly weightMax: number | undefined;
};

export const CHILD_AGE = 13;

/** «Мужчины, до 77 кг, новички»: who, how old, how heavy, which level; ги is named, ноу-ги is the usual. */
export function titleOfCategory(kind: CategoryKind): string {
  const { ageMin, ageMax, level, style, weightMin, weightMax } = kind;
  const years = ageMin === ADULT_AGE && ageMax === undefined ? "" : categoryAdmin.years(ageMin, ageMax);
  const head = [peopleOf(kind), years].filter((part) => part !== "").join(" ");
  return [
    head,
    categoryAdmin.weight(weightMin, weightMax),
    levelWords(level),
    style === "gi" ? categoryAdmin.inGi : "",
  ]
    .filter((part) => part !== "")
    .join(", ")
    .replaceAll("\u00a0", " ");
}

/** «Мальчики», «Юноши», «Мужчины»: by the oldest of them. */
export function peopleOf({ sex, ageMin, ageMax }: Pick<CategoryKind, "sex" | "ageMin" | "ageMax">): string {
  return wordsOf(ageMin, ageMax)[sex ?? "mixed"];
}

function wordsOf(ageMin: number | undefined, ageMax: number | undefined) {
  const oldest = ageMax ?? ageMin ?? ADULT_AGE;
  if (oldest <= CHILD_AGE) return categoryAdmin.children;
  return oldest < ADULT_AGE ? categoryAdmin.youths : categoryAdmin.sexes;
}

const LEVEL_WORDS: Readonly<Record<string, string>> = categoryAdmin.levelsInTitle;
/** Nothing of a category for every level. */
export const levelWords = (level: string | null): string => LEVEL_WORDS[level ?? ""] ?? "";
