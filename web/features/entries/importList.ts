import type { NewAthlete, Roll, RollCategory } from "#contract/entry/roll.ts";
import { ageInYear, parseDate } from "#domain/category/age.ts";
import { isOverLimit } from "#domain/category/category.ts";
import { isMinorIn } from "#domain/entry/eligibility.ts";
import { entriesDesk, pastedList } from "#web/i18n/ru/entries/entriesDesk.ts";

const { problems: words } = entriesDesk.paste;

/** A line of a pasted list, and everything that speaks against writing it. */
export type ImportLine = {
  /** As people count the lines of what they pasted. */
  readonly line: number;
  readonly name: string;
  readonly athlete: NewAthlete | undefined;
  readonly categoryTitle: string;
  readonly problems: readonly string[];
};

const COLUMNS = [
  "lastName",
  "firstName",
  "birthDate",
  "sex",
  "weight",
  "team",
  "category",
  "consent",
] as const;
type Column = (typeof COLUMNS)[number];
type Cells = Readonly<Record<Column, string>>;

/** Reads a pasted table against what the competition has; writes nothing. */
export function readList(text: string, roll: Roll, eventDate: string): ImportLine[] {
  const rows = splitTable(text);
  const [first] = rows;
  if (first === undefined) return [];
  const heads = headsOf(first.cells);
  const body = heads === undefined ? rows : rows.slice(1);
  const order = heads ?? new Map(COLUMNS.map((column, index) => [column, index]));
  const read = body.map(({ line, cells }) =>
    readLine(line, cellsOf(cells, order), roll.categories, eventDate),
  );
  return markRepeated(read, roll);
}

function headsOf(cells: readonly string[]): ReadonlyMap<Column, number> | undefined {
  const heads = cells.map(fold);
  const found = COLUMNS.flatMap((column): [Column, number][] => {
    const index = heads.findIndex((word) => pastedList.heads[column].test(word));
    return index < 0 ? [] : [[column, index]];
  });
  return found.some(([column]) => column === "lastName") ? new Map(found) : undefined;
}

function cellsOf(cells: readonly string[], order: ReadonlyMap<Column, number>): Cells {
  const at = (column: Column) => cells[order.get(column) ?? -1] ?? "";
  const [lastName = "", ...rest] = at("lastName").split(/\s+/);
  // «ФИО» in one cell: the surname first, then the name.
  const isWhole = at("firstName") === "" && rest.length > 0;
  return {
    lastName: isWhole ? lastName : at("lastName"),
    firstName: isWhole ? (rest[0] ?? "") : at("firstName"),
    birthDate: at("birthDate"),
    sex: at("sex"),
    weight: at("weight"),
    team: at("team"),
    category: at("category"),
    consent: at("consent"),
  };
}

function readLine(
  line: number,
  cells: Cells,
  categories: readonly RollCategory[],
  eventDate: string,
): ImportLine {
  const birthDate = readDate(cells.birthDate);
  const sex = readSex(cells.sex);
  const weight = readKilograms(cells.weight);
  const person = { birthDate, sex, weight };
  const found = findCategory(cells.category, person, categories, eventDate);
  const problems = [
    ...(cells.lastName === "" ? [words.lastName] : []),
    ...(birthDate === undefined ? [words.birthDate(cells.birthDate)] : []),
    ...(sex === undefined ? [words.sex(cells.sex)] : []),
    ...(weight === undefined ? [words.weight(cells.weight)] : []),
    ...(typeof found === "string" ? [found] : fitProblems(person, found, eventDate)),
  ];
  const isWhole = birthDate !== undefined && sex !== undefined && weight !== undefined;
  const athlete =
    problems.length === 0 && isWhole && typeof found === "object"
      ? {
          lastName: cells.lastName,
          firstName: cells.firstName || null,
          birthDate,
          sex,
          weight,
          team: cells.team.length < 2 ? null : cells.team,
          category: found.uuid,
          hasConsent: pastedList.yes.test(fold(cells.consent)),
        }
      : undefined;
  const categoryTitle = typeof found === "object" ? found.title : cells.category;
  return { line, name: `${cells.lastName} ${cells.firstName}`.trim(), athlete, categoryTitle, problems };
}

type Person = {
  readonly birthDate: string | null | undefined;
  readonly sex: "m" | "f" | null | undefined;
  readonly weight: number | null | undefined;
};

/** The one that is named, or else the only one that fits; a sentence where there is none. */
function findCategory(
  title: string,
  person: Person,
  categories: readonly RollCategory[],
  eventDate: string,
): RollCategory | string {
  if (title !== "")
    return categories.find((category) => fold(category.title) === fold(title)) ?? words.unknown(title);
  if (!person.birthDate || !person.sex || !person.weight) return words.noCategory;
  const fitting = categories.filter(
    (category) =>
      category.status === "draft" &&
      fitProblems(person, category, eventDate).length === 0 &&
      isAboveMin(person.weight, category),
  );
  const [only] = fitting;
  if (only === undefined) return words.noCategory;
  return fitting.length === 1 ? only : words.several(fitting.length);
}

const isAboveMin = (weight: number | null | undefined, { weightMin, weightMax }: RollCategory) =>
  weightMin === null ? weightMax !== null : isOverLimit(weight ?? 0, weightMin);

/** What keeps this person out of this category, as far as it is known. */
export function fitProblems(person: Person, category: RollCategory, eventDate: string): string[] {
  const age = person.birthDate ? ageInYear(person.birthDate, eventDate) : undefined;
  const { ageMin, ageMax, weightMax } = category;
  return [
    ...(category.status === "draft" ? [] : [words.drawn]),
    ...(category.sex !== null && person.sex && person.sex !== category.sex ? [words.wrongSex] : []),
    ...(age !== undefined && (age < (ageMin ?? 0) || age > (ageMax ?? Infinity)) ? [words.age(age)] : []),
    ...(weightMax !== null && person.weight && isOverLimit(person.weight, weightMax)
      ? [words.heavy(weightMax)]
      : []),
  ];
}

/** How many minors the public will know by a number only (EN14). */
export function countHidden(athletes: readonly NewAthlete[], roll: Roll, eventDate: string): number {
  const ageMaxOf = new Map(roll.categories.map(({ uuid, ageMax }) => [uuid, ageMax]));
  return athletes.filter(
    ({ hasConsent, category, birthDate }) =>
      !hasConsent && isMinorIn(ageMaxOf.get(category) ?? null, birthDate, eventDate),
  ).length;
}

/** Nobody is written twice: neither from this list nor on top of who is there. */
function markRepeated(lines: readonly ImportLine[], { entries }: Roll): ImportLine[] {
  const seen = new Map<string, number>();
  const there = new Set(
    entries.map((entry) => keyOf(entry.lastName, entry.firstName, entry.birthDate, entry.category)),
  );
  return lines.map((one) => {
    const { athlete } = one;
    if (athlete === undefined) return one;
    const key = keyOf(athlete.lastName, athlete.firstName, athlete.birthDate, athlete.category);
    const before = seen.get(key);
    seen.set(key, before ?? one.line);
    const problem =
      before === undefined ? (there.has(key) ? words.already : undefined) : words.repeated(before);
    return problem === undefined ? one : { ...one, athlete: undefined, problems: [problem] };
  });
}

const keyOf = (last: string, first: string | null, born: string | null, category: string) =>
  [fold(last), fold(first ?? ""), born ?? "", category].join("|");

const fold = (text: string) => text.trim().toLowerCase().replaceAll("ё", "е").replaceAll(/\s+/g, " ");

/** «05.09.2010», «2010-09-05»; nothing is nothing, anything else is a mistake. */
function readDate(text: string): string | null | undefined {
  if (text === "") return null;
  const [, day = "", month = "", year = ""] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})/.exec(text) ?? [];
  const iso = year === "" ? text : `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return parseDate(iso) === undefined ? undefined : iso.slice(0, 10);
}

function readSex(text: string): "m" | "f" | null | undefined {
  const word = fold(text);
  if (word === "") return null;
  if (pastedList.male.test(word)) return "m";
  return pastedList.female.test(word) ? "f" : undefined;
}

function readKilograms(text: string): number | null | undefined {
  const plain = text.replace(pastedList.kilograms, "").replace(",", ".");
  if (plain === "") return null;
  const kg = Number(plain);
  return Number.isFinite(kg) && kg >= 10 && kg <= 300 ? kg : undefined;
}

type TableRow = { readonly line: number; readonly cells: readonly string[] };

/** Rows of a table as spreadsheets copy it, or of a CSV file; empty rows are left out and still counted. */
function splitTable(text: string): TableRow[] {
  const plain = text.replace(/^\uFEFF/, "");
  const separator = separatorOf(plain);
  return splitCells(plain, separator)
    .map((cells, index) => ({ line: index + 1, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""));
}

/** What a spreadsheet copies has tabs; a file has what stands in its first line. A comma comes last: it stands in weights too. */
function separatorOf(text: string): string {
  const [first = ""] = text.split("\n");
  return ["\t", ";", ","].find((sign) => first.includes(sign)) ?? "\t";
}

/** Quotes hide separators and line ends; a doubled quote is one. */
function splitCells(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (isQuoted) {
      const isDoubled = sign === '"' && text.charAt(at + 1) === '"';
      if (isDoubled) at += 1;
      if (sign === '"' && !isDoubled) isQuoted = false;
      else cell += sign;
    } else if (sign === '"' && cell.trim() === "") {
      isQuoted = true;
      cell = "";
    } else if (sign === separator || sign === "\n") {
      row.push(cell);
      cell = "";
      if (sign === "\n") {
        rows.push(row);
        row = [];
      }
    } else if (sign !== "\r") cell += sign;
  }
  rows.push([...row, cell]);
  return rows;
}
