import type { Gap, PaperWish } from "#contract/paper/paper.ts";
import type { Block, FormPaper, TableBlock } from "../paper.ts";
import type { PaperData } from "../paperData.ts";
import { paperWords } from "../paperWords.ts";
import { birthDay, fullName, headOf, rankAndBelt, signatureOf, told } from "../parts.ts";
import {
  coursesOf,
  participantsOf,
  countRegions,
  type Course,
  type Entry,
  type Participant,
} from "./course.ts";
import { formWords as words } from "./formWords.ts";
import { coachGap, courseGaps, found, headGaps, peopleGaps } from "./gaps.ts";
import { countRanks } from "../ranks.ts";

const COLUMNS: TableBlock["columns"] = [
  { title: "Место", width: 12, align: "center", isNumber: true },
  { title: "Фамилия, имя, отчество", width: 66 },
  { title: "Дата рожд.", width: 20, align: "center" },
  { title: "Разряд, пояс", width: 31 },
  { title: "Субъект РФ", width: 43 },
  { title: "Город", width: 32 },
  { title: "Клуб", width: "1*" },
  { title: "Тренер(ы)", width: "1.5*" },
];

/** Places of all categories, or of one, as a federation files them (PD20). */
export function resultsPaper(
  data: PaperData,
  { category }: Pick<PaperWish, "category">,
): FormPaper | undefined {
  const courses = coursesOf(data, category);
  const [first] = courses;
  if (first === undefined) return undefined;
  const isOne = typeof category === "string";
  return {
    type: "form",
    isLandscape: true,
    head: headOf(data),
    title: isOne ? words.extract : paperWords.title("results"),
    subtitle: isOne ? first.category.title : [words.individual, sexesOf(courses)].filter(Boolean).join(". "),
    blocks: [
      ...courses.map(categoryTable),
      ...(isOne ? [] : [totals(participantsOf(courses))]),
      {
        type: "signatures",
        lines: [signatureOf(data, "chief-referee", true), signatureOf(data, "chief-secretary")],
      },
    ],
  };
}

const sexesOf = (courses: readonly Course[]): string => {
  const sexes = new Set(courses.map(({ facts }) => facts?.sex));
  const named = [sexes.has("m") ? words.sexes.m : "", sexes.has("f") ? words.sexes.f : ""];
  const [first = "", ...rest] = named.filter(Boolean);
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(", ");
};

/** System, people and bouts of a category in one line. */
export function courseFacts({ category, entries, bouts }: Course): string {
  const people = entries.filter(({ isIn }) => isIn).map(({ person }) => person);
  const out = entries.length - people.length;
  return [
    words.system(category.format),
    `${words.athletes(people.length)}, ${words.regions(countRegions(people))}`,
    words.bouts(bouts.length),
    out === 0 ? undefined : words.notAdmitted(out),
  ]
    .filter((fact) => fact !== undefined)
    .join(" · ");
}

const categoryTable = (course: Course): TableBlock => ({
  type: "table",
  title: course.category.title,
  titleIs: words.category,
  facts: courseFacts(course),
  columns: COLUMNS,
  rows: course.entries.map(row),
});

const row = ({ person, place, reason }: Entry): TableBlock["rows"][number] => [
  { text: place === null ? "—" : String(place), look: "place" },
  { text: fullName(person), look: "strong", ...(reason === undefined ? {} : { note: reason }) },
  birthDay(person),
  rankAndBelt(person),
  told(person.region),
  told(person.city),
  told(person.club),
  told(person.coach),
];

function totals(people: readonly Participant[]): Block {
  const count = (sex: Participant["sex"]) => people.filter((one) => one.sex === sex).length;
  const ranks = countRanks(people.map(({ person }) => person));
  return {
    type: "text",
    strong: words.allAthletes(people.length, countRegions(people.map(({ person }) => person))),
    text: words.bySexAndRank({ m: count("m"), f: count("f"), unknown: count(null) }, ranks),
  };
}

export function resultsGaps(data: PaperData, { category }: Pick<PaperWish, "category">): Gap[] {
  const courses = coursesOf(data, category);
  return found([...headGaps(data), ...peopleGaps(courses), coachGap(courses), ...courseGaps(courses)]);
}
