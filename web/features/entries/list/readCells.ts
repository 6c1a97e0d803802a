import type { ListPerson } from "#contract/entry/list.ts";
import { ageInYear, parseDate } from "#domain/category/age.ts";
import { LIKELY_AGES } from "#domain/entry/eligibility.ts";
import { listWords } from "#texts/entries/listWords.ts";
import { serialToDate } from "#web/platform/files/readXlsx.ts";
import { foldText } from "./columns.ts";

export type Birth = Pick<ListPerson, "birthDate" | "birthYear">;
export type BirthProblem = { readonly code: "unreadable" } | { readonly code: "age"; readonly age: number };

/** «05.07.1999», «5.7.99», «1999-07-05», «1999», and what a table program counts days by; undefined for anything else. */
export function readBirth(text: string, eventDate: string): Birth | BirthProblem {
  const plain = text.replace(listWords.years, "").trim();
  if (plain === "") return { birthDate: null, birthYear: null };
  if (/^\d{4}$/.test(plain)) {
    const age = Number(eventDate.slice(0, 4)) - Number(plain);
    return isLikely(age) ? { birthDate: null, birthYear: Number(plain) } : { code: "age", age };
  }
  const birthDate = readDate(/^\d{5}$/.test(plain) ? (serialToDate(Number(plain)) ?? "") : plain, eventDate);
  if (birthDate === undefined) return { code: "unreadable" };
  const age = ageInYear(birthDate, eventDate) ?? -1;
  return isLikely(age) ? { birthDate, birthYear: null } : { code: "age", age };
}

const isLikely = (age: number): boolean => age >= LIKELY_AGES.least && age <= LIKELY_AGES.most;

function readDate(text: string, eventDate: string): string | undefined {
  const [, day = "", month = "", year = ""] =
    /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})(?!\d)/.exec(text) ?? [];
  const iso =
    year === ""
      ? text.slice(0, 10)
      : `${wholeYear(year, eventDate)}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return parseDate(iso) === undefined ? undefined : iso;
}

/** Nobody of two years competes: «26» of a list for 2026 is 1926. */
function wholeYear(year: string, eventDate: string): string {
  if (year.length === 4) return year;
  const now = Number(eventDate.slice(0, 4));
  const near = now - (now % 100) + Number(year);
  return String(now - near < LIKELY_AGES.least ? near - 100 : near);
}

export function readSex(text: string): "m" | "f" | null | undefined {
  const word = foldText(text);
  if (word === "") return null;
  if (listWords.male.test(word)) return "m";
  return listWords.female.test(word) ? "f" : undefined;
}

const [LEAST_KG, MOST_KG] = [10, 300];

/** Null for nothing, undefined for what is no weight. */
export function readKilograms(text: string): number | null | undefined {
  const plain = text.replace(listWords.kilograms, "").replace(",", ".").trim();
  if (plain === "") return null;
  const kg = Number(plain);
  return Number.isFinite(kg) && kg >= LEAST_KG && kg <= MOST_KG ? kg : undefined;
}

export type Names = Pick<ListPerson, "lastName" | "firstName" | "middleName">;

/** The surname first, the patronymic third. */
export function splitNames(text: string): Names {
  const [lastName = "", firstName = "", ...rest] = text.split(/\s+/).filter(Boolean).map(properName);
  return { lastName, firstName: firstName || null, middleName: rest.join(" ") || null };
}

/** «ЗАРУБИН» is called «Зарубин»; initials and names of two letters stay as they are. */
export function properName(word: string): string {
  if (listWords.patronymicEnds.test(word.toLowerCase())) return word.toLowerCase();
  return word.replaceAll(
    /\p{Lu}{3,}/gu,
    (letters) => letters.charAt(0) + letters.slice(1).toLocaleLowerCase("ru"),
  );
}
