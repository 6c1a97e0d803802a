import type { RollCategory } from "#contract/entry/roll.ts";
import { entryProblems } from "#domain/entry/eligibility.ts";
import { titleWords } from "#texts/sport/dataWords.ts";
import { personsDesk } from "#texts/entries/personsDesk.ts";

const { edit: words } = personsDesk;

export type Vital = {
  readonly birthDate: string | null;
  readonly birthYear: number | null;
  readonly sex: "m" | "f" | null;
  readonly weight: number | null;
};

/** The categories a change takes somebody out of, in words; those they did not fit before are left out (PS13). */
export function newMisfits(
  before: Vital,
  after: Vital,
  categories: readonly RollCategory[],
  eventDate: string,
): string[] {
  return categories.flatMap((category) => {
    const known = new Set(misfitsOf(before, category, eventDate));
    return misfitsOf(after, category, eventDate)
      .filter((misfit) => !known.has(misfit))
      .map((misfit) => words.inCategory(titleWords(category.title), misfit));
  });
}

/** Why somebody is not of a category they are in; empty where they fit (PS26). */
export function misfitsOf(
  { birthDate, birthYear, sex, weight }: Vital,
  category: RollCategory,
  eventDate: string,
): string[] {
  const born = birthDate ?? (birthYear === null ? undefined : `${birthYear}-01-01`);
  const problems = entryProblems(
    { birthDate: born, sex: sex ?? undefined, weight: weight ?? undefined },
    {
      sex: category.sex ?? undefined,
      ageMin: category.ageMin ?? undefined,
      ageMax: category.ageMax ?? undefined,
      weightMax: category.weightMax ?? undefined,
    },
    eventDate,
  );
  return problems.flatMap((problem) => {
    if (problem.code === "other-sex") return [words.otherSex];
    if (problem.code === "too-heavy") return [words.heavy(problem.limit)];
    return "age" in problem ? [words.age(problem.age)] : [];
  });
}
