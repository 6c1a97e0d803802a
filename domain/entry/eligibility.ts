export type Sex = "m" | "f";

/** As many lines of a list as the largest opens have, twice. */
export const MOST_LIST_LINES = 5000;

/** Who is younger or older on the day of the event has a wrong date or year (EN18, PS14). */
export const LIKELY_AGES = { least: 3, most: 100 } as const;

/** What is known of a person who wants to enter; dates are `YYYY-MM-DD`. */
export type Entrant = {
  readonly birthDate: string | undefined;
  readonly sex: Sex | undefined;
  /** As declared, in kilograms. */
  readonly weight: number | undefined;
};

/** What a category asks for; an absent bound is no bound. */
export type Limits = {
  readonly sex: Sex | undefined;
  readonly ageMin: number | undefined;
  readonly ageMax: number | undefined;
  readonly weightMax: number | undefined;
};

export type EntryProblem =
  | { readonly code: "sex-unknown" | "birth-date-unknown" | "other-sex" }
  | { readonly code: "too-young" | "too-old"; readonly age: number }
  | { readonly code: "too-heavy"; readonly limit: number };

/** Why somebody cannot enter a category on that day. Lighter is allowed: the scales decide about heavier (EN2, EN3). */
export function entryProblems(entrant: Entrant, limits: Limits, day: string): EntryProblem[] {
  return [
    ...sexProblems(entrant, limits),
    ...ageProblems(entrant, limits, day),
    ...weightProblems(entrant, limits),
  ];
}

/** The age a category counts by: reached in the calendar year of the event, whatever the month (EN1). */
export function ageInYearOf(birthDate: string, day: string): number {
  return yearOf(day) - yearOf(birthDate);
}

/** Full years on the day, by which the law counts. */
export function fullYearsOn(birthDate: string, day: string): number {
  const hadBirthday = day.slice(5) >= birthDate.slice(5);
  return yearOf(day) - yearOf(birthDate) - (hadBirthday ? 0 : 1);
}

const COMING_OF_AGE = 18;

export const isMinorOn = (birthDate: string, day: string): boolean =>
  fullYearsOn(birthDate, day) < COMING_OF_AGE;

/** Where the birth date is not known the category tells (EN14). */
export const isMinorIn = (ageMax: number | null, birthDate: string | null, day: string): boolean =>
  birthDate === null ? ageMax !== null && ageMax < COMING_OF_AGE : isMinorOn(birthDate, day);

/** Of a date as YYYY-MM-DD, or of a year alone; by the calendar year of the day. */
export function isLikelyBirth(birth: string | number, day: string): boolean {
  const age = ageInYearOf(String(birth), day);
  return age >= LIKELY_AGES.least && age <= LIKELY_AGES.most;
}

function sexProblems({ sex }: Entrant, limits: Limits): EntryProblem[] {
  if (limits.sex === undefined) return [];
  if (sex === undefined) return [{ code: "sex-unknown" }];
  return sex === limits.sex ? [] : [{ code: "other-sex" }];
}

function ageProblems({ birthDate }: Entrant, { ageMin, ageMax }: Limits, day: string): EntryProblem[] {
  if (ageMin === undefined && ageMax === undefined) return [];
  if (birthDate === undefined) return [{ code: "birth-date-unknown" }];
  const age = ageInYearOf(birthDate, day);
  if (ageMin !== undefined && age < ageMin) return [{ code: "too-young", age }];
  return ageMax !== undefined && age > ageMax ? [{ code: "too-old", age }] : [];
}

function weightProblems({ weight }: Entrant, { weightMax }: Limits): EntryProblem[] {
  if (weight === undefined || weightMax === undefined || weight <= weightMax) return [];
  return [{ code: "too-heavy", limit: weightMax }];
}

const yearOf = (date: string): number => Number(date.slice(0, 4));
