import { ok, refuse, type Result } from "#domain/result.ts";
import { ageInYear } from "./age.ts";
import {
  ADULT_AGE,
  type Belt,
  type Category,
  isForAdults,
  isOverLimit,
  type Level,
  type Sex,
} from "./category.ts";
import { type Experience, levelOf } from "./level.ts";

export type Person = Experience & {
  readonly sex: Sex;
  readonly birthDate: string;
  readonly weightKg?: number;
  /** Somebody allowed him to fight a year above his age. */
  readonly hasAgePermission?: boolean;
};

/** What only the organiser may open (CT13). */
export type EntrySwitches = {
  readonly mayEnterOlderGroup?: boolean;
  /** IBJJF: a veteran may enter the adults. */
  readonly mayEnterYoungerAdults?: boolean;
  readonly mayEnterHeavierClass?: boolean;
};

export type EntryProblem =
  | { readonly code: "wrong-sex" }
  | { readonly code: "birth-date-unreadable" }
  | { readonly code: "too-young"; readonly age: number; readonly least: number }
  | { readonly code: "too-old"; readonly age: number; readonly most: number }
  | { readonly code: "wrong-level"; readonly level: Level }
  | { readonly code: "wrong-belt"; readonly belts: readonly Belt[] }
  | { readonly code: "too-heavy"; readonly limitKg: number }
  | { readonly code: "too-light"; readonly aboveKg: number };

/** Everything that speaks against it at once, so that one answer tells what to change. */
export function mayEnter(
  person: Person,
  category: Category,
  eventDate: string,
  switches: EntrySwitches = {},
): Result<Category, readonly EntryProblem[]> {
  const problems = [
    ...sexProblems(person, category),
    ...ageProblems(person, category, eventDate, switches),
    ...levelProblems(person, category),
    ...weightProblems(person, category, switches),
  ];
  return problems.length === 0 ? ok(category) : refuse(problems);
}

/** The categories a person may choose from, in the order given. */
export function categoriesFor(
  person: Person,
  categories: readonly Category[],
  eventDate: string,
  switches: EntrySwitches = {},
): readonly Category[] {
  return categories.filter((category) => mayEnter(person, category, eventDate, switches).ok);
}

function sexProblems({ sex }: Person, category: Category): EntryProblem[] {
  return category.sex === "mixed" || category.sex === sex ? [] : [{ code: "wrong-sex" }];
}

function ageProblems(
  person: Person,
  category: Category,
  eventDate: string,
  switches: EntrySwitches,
): EntryProblem[] {
  const age = ageInYear(person.birthDate, eventDate);
  if (age === undefined) return [{ code: "birth-date-unreadable" }];
  const least = leastAge(person, category, age, switches);
  if (age < least) return [{ code: "too-young", age, least }];
  const isBoundAbove = !(switches.mayEnterYoungerAdults && isForAdults(category));
  const most = category.ageMax ?? Number.POSITIVE_INFINITY;
  return isBoundAbove && age > most ? [{ code: "too-old", age, most }] : [];
}

/** Enough for an 18-year-old among the seniors of 20, and not for a child among youths. */
const MOST_YEARS_UP = 2;

function leastAge(person: Person, category: Category, age: number, switches: EntrySwitches): number {
  const { ageMin = 0, ageMinByPermission = ageMin } = category;
  if (person.hasAgePermission && age >= ageMinByPermission) return ageMinByPermission;
  const isAmongHisOwn = age >= ADULT_AGE || !isForAdults(category);
  return switches.mayEnterOlderGroup && isAmongHisOwn ? ageMin - MOST_YEARS_UP : ageMin;
}

function levelProblems(person: Person, { level, belts }: Category): EntryProblem[] {
  const own = levelOf(person);
  return [
    ...(level === "all" || level === own ? [] : [{ code: "wrong-level", level: own } as const]),
    ...(!belts || belts.some((belt) => belt === person.belt) ? [] : [{ code: "wrong-belt", belts } as const]),
  ];
}

/** Before the weigh-in the weight may be unknown; the scale decides then. */
function weightProblems({ weightKg }: Person, category: Category, switches: EntrySwitches): EntryProblem[] {
  const { weightMin, weightMax, isAbsolute } = category;
  if (weightKg === undefined || isAbsolute) return [];
  if (weightMax !== undefined && isOverLimit(weightKg, weightMax)) {
    return [{ code: "too-heavy", limitKg: weightMax }];
  }
  const isLight = weightMin !== undefined && !isOverLimit(weightKg, weightMin);
  return isLight && !switches.mayEnterHeavierClass ? [{ code: "too-light", aboveKg: weightMin }] : [];
}
