import type { Gap, PaperWish } from "#contract/paper/paper.ts";
import type { Block, FormPaper, TableBlock } from "../paper.ts";
import type { PaperData } from "../paperData.ts";
import type { Words } from "../../words/words.ts";
import { birthDay, fullName, headOf, rankAndBelt, signatureOf, told } from "../parts.ts";
import {
  coursesOf,
  participantsOf,
  countRegions,
  type Course,
  type Entry,
  type Participant,
} from "./course.ts";
import { spokenIn } from "../spoken.ts";
import { coachGap, courseGaps, found, headGaps, peopleGaps } from "./gaps.ts";
import { countRanks } from "../ranks.ts";

const columnsOf = ({ form: { columns, club } }: Words): TableBlock["columns"] => [
  { title: columns.place, width: 12, align: "center", isNumber: true },
  { title: columns.fullName, width: 66 },
  { title: columns.birth, width: 20, align: "center" },
  { title: columns.rankAndBelt, width: 31 },
  { title: columns.region, width: 43 },
  { title: columns.city, width: 32 },
  { title: club, width: "1*" },
  { title: columns.coaches, width: "1.5*" },
];

/** Places of all categories, or of one, as a federation files them (PD20). */
export function resultsPaper(
  data: PaperData,
  { category }: Pick<PaperWish, "category">,
): FormPaper | undefined {
  const courses = coursesOf(data, category);
  const [first] = courses;
  if (first === undefined) return undefined;
  const words = data.words.form;
  const isOne = typeof category === "string";
  return {
    ...spokenIn(data),
    type: "form",
    isLandscape: true,
    head: headOf(data),
    title: isOne ? words.extract : data.words.paper.title("results"),
    subtitle: isOne
      ? first.category.title
      : [words.individual, sexesOf(words, courses)].filter(Boolean).join(". "),
    blocks: [
      ...courses.map((course) => categoryTable(data.words, course)),
      ...(isOne ? [] : [totals(data.words, participantsOf(courses))]),
      {
        type: "signatures",
        lines: [signatureOf(data, "chief-referee", true), signatureOf(data, "chief-secretary")],
      },
    ],
  };
}

const sexesOf = (words: Words["form"], courses: readonly Course[]): string => {
  const sexes = new Set(courses.map(({ facts }) => facts?.sex));
  const named = [sexes.has("m") ? words.sexes.m : "", sexes.has("f") ? words.sexes.f : ""];
  const [first = "", ...rest] = named.filter(Boolean);
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(", ");
};

/** System, people and bouts of a category in one line. */
export function courseFacts(words: Words["form"], { category, entries, bouts }: Course): string {
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

const categoryTable = (words: Words, course: Course): TableBlock => ({
  type: "table",
  title: course.category.title,
  titleIs: words.form.category,
  facts: courseFacts(words.form, course),
  columns: columnsOf(words),
  rows: course.entries.map((entry) => row(words, entry)),
});

const row = (words: Words, { person, place, reason }: Entry): TableBlock["rows"][number] => [
  { text: place === null ? "—" : String(place), look: "place" },
  { text: fullName(person), look: "strong", ...(reason === undefined ? {} : { note: reason }) },
  birthDay(words, person),
  rankAndBelt(words, person),
  told(words, person.region),
  told(words, person.city),
  told(words, person.club),
  told(words, person.coach),
];

function totals(words: Words, people: readonly Participant[]): Block {
  const count = (sex: Participant["sex"]) => people.filter((one) => one.sex === sex).length;
  const ranks = countRanks(
    words,
    people.map(({ person }) => person),
  );
  return {
    type: "text",
    strong: words.form.allAthletes(people.length, countRegions(people.map(({ person }) => person))),
    text: words.form.bySexAndRank({ m: count("m"), f: count("f"), unknown: count(null) }, ranks),
  };
}

export function resultsGaps(data: PaperData, { category }: Pick<PaperWish, "category">): Gap[] {
  const courses = coursesOf(data, category);
  return found([...headGaps(data), ...peopleGaps(courses), coachGap(courses), ...courseGaps(courses)]);
}
