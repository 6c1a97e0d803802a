import type { ListPerson } from "#contract/entry/list.ts";
import type { RollCategory } from "#contract/entry/roll.ts";
import { isNewNonName } from "#domain/person/personName.ts";
import { entryList } from "#texts/entries/entryList.ts";
import { listWords } from "#texts/entries/listWords.ts";
import type { TableRow } from "#web/platform/files/readXlsx.ts";
import { fitProblems } from "./fitProblems.ts";
import { foldText, type ListField, type ListTable } from "./columns.ts";
import { findCategory, readClass, type Found } from "./findCategory.ts";
import { properName, readBirth, readKilograms, readSex, splitNames, type Names } from "./readCells.ts";

const { problems: words } = entryList;

/** What speaks against a line, and in which of its cells. */
export type CellProblem = { readonly column: number; readonly text: string };

/** A line as it is understood; its row is what stands in the editor. */
export type ReadLine = {
  readonly line: number;
  readonly person: ListPerson;
  readonly club: string;
  readonly hasConsent: boolean;
  /** Where they enter, as far as the competition has it. */
  readonly category: RollCategory | undefined;
  /** What the list calls a category that the competition has not. */
  readonly unknown: { readonly text: string; readonly column: number } | undefined;
  readonly problems: readonly CellProblem[];
};

export type Surroundings = { readonly categories: readonly RollCategory[]; readonly eventDate: string };

/** Every line by itself; nothing is written, and nothing that is not understood is passed over (EN18). */
export function readLines({ columns, rows }: ListTable, around: Surroundings): ReadLine[] {
  const at = new Map(
    columns.flatMap(({ field }, index) => (field === undefined ? [] : [[field, index] as const])),
  );
  return rows.map((row) => readLine(row, at, around));
}

type Places = ReadonlyMap<ListField, number>;

function readLine({ line, cells }: TableRow, at: Places, around: Surroundings): ReadLine {
  const cell = (field: ListField) => cells[at.get(field) ?? -1] ?? "";
  const problems: CellProblem[] = [];
  const columnOf = (fields: readonly ListField[]) =>
    fields.map((field) => at.get(field)).find((index) => index !== undefined) ?? 0;
  const say = (fields: readonly ListField[], text: string) => {
    const column = columnOf(fields);
    // One sentence a cell: the first is put right first.
    if (!problems.some((other) => other.column === column)) problems.push({ column, text });
  };
  const names = namesOf(cell);
  if (names.lastName === "") say(["fullName", "lastName"], words.lastName);
  sayOfNames(names, say);
  const birth = birthOf(cell("birth"), around.eventDate, say);
  const sex = readSex(cell("sex"));
  if (sex === undefined) say(["sex"], words.sex);
  const { weight, text } = placeOf(cell, say);
  const person: ListPerson = {
    ...names,
    ...birth,
    sex: sex ?? null,
    weight,
    city: textOf(cell("city"), 200),
    region: textOf(cell("region"), 200),
    coach: textOf(cell("coach"), 200),
    rank: textOf(cell("rank"), 40),
    belt: textOf(cell("belt"), 40),
    level: textOf(cell("level"), 40),
    licence: textOf(cell("licence"), 40),
  };
  const wanted = { person: enteringOf(person), text, level: person.level, belt: person.belt };
  // A cell that cannot be read is put right first: what does not follow from it would only confuse.
  const found =
    problems.length > 0 && text === ""
      ? undefined
      : findCategory(wanted, around.categories, around.eventDate);
  if (found !== undefined) sayOfCategory(found, person, { ...around, place: placeFields(cell) }, say);
  return {
    line,
    person,
    club: cell("club"),
    hasConsent: listWords.yes.test(foldText(cell("consent"))),
    category: found?.is === "found" ? found.category : undefined,
    unknown: found?.is === "unknown" ? { text, column: columnOf(placeFields(cell)) } : undefined,
    problems,
  };
}

type Cell = (field: ListField) => string;
type Say = (fields: readonly ListField[], text: string) => void;

/** In one column or in three; what stands beside a whole name in a column of its own counts. */
function namesOf(cell: Cell): Names {
  const [last, first, middle] = [cell("lastName"), cell("firstName"), cell("middleName")];
  const split = splitNames(first === "" ? cell("fullName") || last : cell("fullName"));
  return {
    lastName: (first === "" ? split.lastName : properName(last) || split.lastName).slice(0, 100),
    firstName: textOf(first === "" ? (split.firstName ?? "") : properName(first), 100),
    middleName: textOf(middle === "" ? (split.middleName ?? "") : properName(middle), 100),
  };
}

/** A digit or a sign in a name is told where that part of it stands (PE12). */
function sayOfNames(names: Names, say: Say): void {
  for (const field of ["lastName", "firstName", "middleName"] as const)
    if (isNewNonName(names[field])) say([field, "fullName", "lastName"], words.nameSigns);
}

function birthOf(text: string, eventDate: string, say: Say): Pick<ListPerson, "birthDate" | "birthYear"> {
  const birth = readBirth(text, eventDate);
  if (!("code" in birth)) return birth;
  say(["birth"], birth.code === "age" ? words.age(birth.age) : words.birth);
  return { birthDate: null, birthYear: null };
}

/** The declared weight, and what the line calls its category: a cell of weights may say «абс.» or «до 66». */
function placeOf(cell: Cell, say: Say): { readonly weight: number | null; readonly text: string } {
  const said = cell("weight") || cell("weightOrCategory");
  const kilograms = readKilograms(said);
  const isClass = kilograms === undefined && isClassText(said);
  if (kilograms === undefined && !isClass && cell("weight") !== "") say(["weight"], words.weight);
  const beside = kilograms === undefined && (isClass || cell("weight") === "") ? said : "";
  return { weight: kilograms ?? null, text: [cell("category"), beside].filter(Boolean).join(", ") };
}

function isClassText(text: string): boolean {
  const { limit, above, isAbsolute } = readClass(text);
  return limit !== undefined || above !== undefined || isAbsolute;
}

/** Where a line names its category. */
const placeFields = (cell: Cell): ListField[] =>
  cell("category") === "" ? ["weightOrCategory", "weight", "category"] : ["category"];

function sayOfCategory(
  found: Found,
  person: ListPerson,
  { eventDate, place }: Surroundings & { readonly place: readonly ListField[] },
  say: Say,
): void {
  if (found.is === "several") say(["category"], words.several(found.count));
  if (found.is === "none") {
    if (person.birthDate === null && person.birthYear === null) say(["birth"], words.birthMissing);
    if (person.sex === null) say(["sex"], words.sexMissing);
    if (person.weight === null) say(["weight", "weightOrCategory"], words.weightMissing);
    if (enteringOf(person).birthDate !== null && person.sex !== null && person.weight !== null)
      say(["category"], words.noCategory);
  }
  if (found.is !== "found") return;
  for (const problem of fitProblems(enteringOf(person), found.category, eventDate)) say(place, problem);
}

/** A category counts by the calendar year: the first of January is as good as any day. */
export const enteringOf = ({ birthDate, birthYear, sex, weight }: ListPerson) => ({
  birthDate: birthDate ?? (birthYear === null ? null : `${birthYear}-01-01`),
  sex,
  weight,
});

const textOf = (text: string, most: number): string | null => text.trim().slice(0, most) || null;
