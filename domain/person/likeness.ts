import { isOneEditApart, rankMatch, searchWords } from "../search/search.ts";
import { toLatin } from "../search/transliteration.ts";

/** What is known of a person wherever one comes in: a list, hand entry, an entry form, a profile. */
export type PersonalData = {
  readonly lastName: string;
  readonly firstName?: string | null;
  readonly middleName?: string | null;
  /** As YYYY-MM-DD. */
  readonly birthDate?: string | null;
  readonly birthYear?: number | null;
  readonly sex?: "m" | "f" | null;
  readonly club?: string | null;
};

/** What a person who decides is told about two records that may be one person. */
export type Likeness = {
  readonly names: "same" | "typo";
  readonly born: "same" | "near" | "unknown";
  readonly club: "same" | "other" | "unknown";
};

/**
 * Whether two records may be one person, and why; undefined when they are two (PS1–PS4). Nothing is merged by it: a person
 * decides (PS5).
 */
export const likenessOf = (one: PersonalData, other: PersonalData): Likeness | undefined =>
  compare(toCompared(one), toCompared(other));

export type Like = { readonly index: number; readonly likeness: Likeness };

/** Finds among many people those who may be one of them; the index is the place in what was given. */
export function createPersonIndex(people: readonly PersonalData[]) {
  const latinOf = rememberLatin();
  const compared = people.map((person) => toCompared(person, latinOf));
  // One letter may be wrong in one word: another word is the same in both.
  const byKey = new Map<string, number[]>();
  for (const [index, person] of compared.entries())
    for (const key of new Set(keysOf(person))) {
      const indexes = byKey.get(key);
      if (indexes === undefined) byKey.set(key, [index]);
      else indexes.push(index);
    }
  const find = (one: Compared, until = compared.length): Like[] => {
    const near = new Set<number>();
    for (const key of wantedKeys(one))
      // In order, so that what stands behind is never looked at.
      for (const index of byKey.get(key) ?? []) {
        if (index >= until) break;
        near.add(index);
      }
    return [...near].flatMap((index) => {
      const other = compared[index];
      const likeness = other && compare(one, other);
      return likeness === undefined ? [] : [{ index, likeness }];
    });
  };
  return {
    likesOf: (person: PersonalData): Like[] => find(toCompared(person, latinOf)),
    /** Of one of the people themselves, among those given before them: every two are compared once. */
    likesBefore: (index: number): Like[] => {
      const one = compared[index];
      return one === undefined ? [] : find(one, index);
    },
  };
}

export type Found = { readonly index: number; readonly rank: number };

/**
 * Finds people while a name is typed: rank 0 is one who may be that person (PS1–PS4), more where every word typed begins or
 * nearly is one of theirs. The index is the place in what was given.
 */
export function createPersonSearch(people: readonly PersonalData[]): (typed: PersonalData) => Found[] {
  const latinOf = rememberLatin();
  const compared = people.map((person) => {
    const one = toCompared(person, latinOf);
    return { one, latin: one.words.map((word) => word.latin) };
  });
  return (typed) => {
    const wanted = toCompared(typed);
    const latin = wanted.words.map((word) => word.latin);
    return compared.flatMap((other, index) => {
      if (compareBirths(wanted, other.one) === "other") return [];
      if (compare(wanted, other.one) !== undefined) return [{ index, rank: 0 }];
      const rank = rankMatch(latin, other.latin);
      return rank === undefined ? [] : [{ index, rank: rank + 1 }];
    });
  };
}

/** Among thousands of people the same names come again and again. */
function rememberLatin(): typeof toLatin {
  const known = new Map<string, string>();
  return (word) => {
    const latin = known.get(word) ?? toLatin(word);
    known.set(word, latin);
    return latin;
  };
}

/** A record is found by a word of its name with the year of birth, with the day, or where no year is known. */
function keysOf({ words, year, birthDate }: Compared): string[] {
  return words.flatMap(({ latin }) => [
    latin,
    `${latin}|${year ?? "?"}`,
    ...(birthDate ? [`${latin}|${birthDate.slice(5)}`] : []),
  ]);
}

/** Who has another year is near only on the same day (PS3). */
function wantedKeys(one: Compared): string[] {
  if (one.year === undefined) return one.words.map(({ latin }) => latin);
  return one.words.flatMap(({ latin }) => [
    `${latin}|${one.year}`,
    `${latin}|?`,
    ...(one.birthDate ? [`${latin}|${one.birthDate.slice(5)}`] : []),
  ]);
}

/** Compared in Latin letters, in which both alphabets meet; a letter is mistyped in the alphabet it was typed in. */
type Word = { readonly latin: string; readonly typed: string };

/** What is compared, made once for a person. */
type Compared = Pick<PersonalData, "sex" | "birthDate"> & {
  readonly words: readonly Word[];
  readonly year: number | undefined;
  readonly club: string;
};

const toCompared = (person: PersonalData, latinOf = toLatin): Compared => ({
  sex: person.sex ?? null,
  birthDate: person.birthDate ?? null,
  words: nameWords(person, latinOf),
  year: yearOf(person),
  club: clubKey(person.club ?? "", latinOf),
});

function compare(one: Compared, other: Compared): Likeness | undefined {
  if (one.sex && other.sex && one.sex !== other.sex) return undefined;
  const born = compareBirths(one, other);
  if (born === "other") return undefined;
  const names = compareNames(one, other);
  if (names === undefined) return undefined;
  const likeness = { names, born, club: compareClubs(one, other) };
  return isWorthAsking(likeness) ? likeness : undefined;
}

/** A person who decides may be asked less: the same names, the same day of birth, and no other club. */
export const isCertain = ({ names, born, club }: Likeness): boolean =>
  names === "same" && born === "same" && club !== "other";

/** A surname of two halves, a name and a patronymic, and a word to spare. */
const MOST_NAME_WORDS = 5;

/**
 * Whether a profile may claim a record: equal names, and the same day of birth, or its year where no day is known (PS15).
 * A name of many words would be equal to everybody who is called by two of them.
 */
export function mayClaim(profile: PersonalData, record: PersonalData): boolean {
  if (nameWords(profile, toLatin).length > MOST_NAME_WORDS) return false;
  const likeness = likenessOf(profile, record);
  return likeness?.names === "same" && likeness.born === "same";
}

/** Two doubts at once are two people: nobody wants to look at every namesake of another club. */
function isWorthAsking({ names, born, club }: Likeness): boolean {
  const doubts = [names !== "same", born !== "same", club === "other"].filter(Boolean).length;
  return doubts <= (club === "same" ? 2 : 1);
}

/** Says whether two names may be one person's, whatever else is known of them (PS1, PS2). */
export function createNameCheck(): (one: string, other: string) => boolean {
  const latinOf = rememberLatin();
  const compared = (lastName: string) => toCompared({ lastName }, latinOf);
  return (one, other) => compareNames(compared(one), compared(other)) !== undefined;
}

/** In any order, ё as е, Latin beside Cyrillic; a patronymic or the half of a double name may be missing in one of them (PS1, PS2). */
function compareNames({ words: a }: Compared, { words: b }: Compared): Likeness["names"] | undefined {
  const [fewer, more] = a.length <= b.length ? [a, b] : [b, a];
  if (fewer.length < Math.min(2, more.length)) return undefined;
  const left = [...more];
  let typos = 0;
  for (const word of fewer) {
    const at = bestMatch(word, left);
    if (at === undefined) return undefined;
    if (left[at]?.latin !== word.latin) typos += 1;
    left.splice(at, 1);
  }
  return typos === 0 ? "same" : typos === 1 ? "typo" : undefined;
}

function bestMatch(word: Word, words: readonly Word[]): number | undefined {
  const same = words.findIndex(({ latin }) => latin === word.latin);
  if (same >= 0) return same;
  // «Кулк» is «Кулюк» without a letter, and "kulyuk" without two.
  const typo = words.findIndex((other) => isTypo(word.latin, other.latin) || isTypo(word.typed, other.typed));
  return typo >= 0 ? typo : undefined;
}

/** «Ким» is not «Лим»: in a short word a letter makes another name. */
const SHORTEST_MISTYPED = 4;
const isTypo = (one: string, other: string): boolean =>
  Math.min(one.length, other.length) >= SHORTEST_MISTYPED && isOneEditApart(one, other);

const nameWords = ({ lastName, firstName, middleName }: PersonalData, latinOf: typeof toLatin): Word[] =>
  searchWords([lastName, firstName, middleName].filter(Boolean).join(" ")).map((typed) => ({
    latin: latinOf(typed),
    typed,
  }));

/** The same day; a day, a month or a year mistyped by one digit, or day and month swapped, is near (PS3). */
function compareBirths(one: Compared, other: Compared): Likeness["born"] | "other" {
  const [a, b] = [one.birthDate, other.birthDate];
  if (a && b) return a === b ? "same" : isNearDate(a, b) ? "near" : "other";
  if (one.year === undefined || other.year === undefined) return "unknown";
  return one.year === other.year ? "same" : "other";
}

const yearOf = ({ birthDate, birthYear }: PersonalData): number | undefined =>
  birthDate ? Number(birthDate.slice(0, 4)) : (birthYear ?? undefined);

function isNearDate(a: string, b: string): boolean {
  const wrongYear = wrongDigits(a, b, 0, YEAR_DIGITS);
  const wrongDay = wrongDigits(a, b, YEAR_DIGITS, a.length);
  if (wrongYear + wrongDay === 1) return true;
  if (wrongYear > 0) return false;
  const [monthA, dayA] = [Number(a.slice(5, 7)), Number(a.slice(8))];
  const [monthB, dayB] = [Number(b.slice(5, 7)), Number(b.slice(8))];
  return (monthA === dayB && dayA === monthB) || (monthA === monthB && Math.abs(dayA - dayB) === 1);
}

const YEAR_DIGITS = 4;

function wrongDigits(a: string, b: string, from: number, until: number): number {
  let wrong = 0;
  for (let at = from; at < until; at += 1) if (a.charCodeAt(at) !== b.charCodeAt(at)) wrong += 1;
  return wrong;
}

function compareClubs({ club: one }: Compared, { club: other }: Compared): Likeness["club"] {
  if (one === "" || other === "") return "unknown";
  return isSameKey(one, other) ? "same" : "other";
}

/** «СК „Медведь“», «Медведь» and «Medved» are one club: letters count, and the words for "club" do not (PS4). */
export const isSameClub = (one: string, other: string): boolean => isSameKey(clubKey(one), clubKey(other));

/** Finds among many clubs those that may be one of them; the index is the place in what was given. */
export function createClubIndex(names: readonly string[]) {
  const keys = names.map((name) => clubKey(name));
  return {
    likesOf: (name: string): number[] => {
      const key = clubKey(name);
      return keys.flatMap((other, index) => (key !== "" && isSameKey(key, other) ? [index] : []));
    },
  };
}

const isSameKey = (one: string, other: string): boolean => one === other || isTypo(one, other);

const WORDS_FOR_CLUB = new Set(
  [
    "ск",
    "сск",
    "спортклуб",
    "клуб",
    "спортивный",
    "бк",
    "бойцовский",
    "команда",
    "школа",
    "academy",
    "club",
    "team",
  ].map(toLatin),
);

function clubKey(name: string, latinOf = toLatin): string {
  const words = searchWords(name).map((word) => latinOf(word));
  const telling = words.filter((word) => !WORDS_FOR_CLUB.has(word));
  return (telling.length > 0 ? telling : words).join(" ");
}
