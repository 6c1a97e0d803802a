import type { Gap, PaperWish } from "#contract/paper/paper.ts";
import { weightToleranceOf } from "#contract/competition/entity.ts";
import type { Cell, FormPaper, Signature, TableBlock } from "../paper.ts";
import type { PaperData } from "../paperData.ts";
import type { Words } from "../../words/words.ts";
import { birthDay, compareNames, fullName, hallTime, headOf, rankOf, signatureOf, told } from "../parts.ts";
import { coursesOf, waitingIn, type Course, type Entry } from "./course.ts";
import { spokenIn } from "../spoken.ts";
import { emptyGap, found, gap, headGaps, peopleGaps } from "./gaps.ts";

const columnsOf = ({ form: { columns } }: Words): TableBlock["columns"] => [
  { title: columns.number, width: 8, align: "center", isNumber: true },
  { title: columns.fullName, width: "1*" },
  { title: columns.birth, width: 20, align: "center" },
  { title: columns.rank, width: 13, align: "center" },
  { title: columns.regionAndClub, width: 34 },
  { title: columns.licence, width: 18, align: "center" },
  { title: columns.weight, width: 14, align: "center", isNumber: true },
  { title: columns.time, width: 13, align: "center" },
  { title: columns.athleteSigns, width: 20, align: "center", isForPen: true },
];
/** For whoever is added at the scale. */
const SPARE_ROWS = 3;
const ROW_MM = 7.4;

type Wish = Pick<PaperWish, "category"> & { readonly isBlank: boolean };

/** Blank before the scale with room for newcomers, filled in after it (PD22). */
export function weighingPaper(data: PaperData, { category, isBlank }: Wish): FormPaper | undefined {
  const courses = coursesOf(data, category);
  const [first] = courses;
  if (first === undefined) return undefined;
  const isOne = typeof category === "string";
  const { attire, scale } = data.settings;
  return {
    ...spokenIn(data),
    type: "form",
    head: headOf(data),
    title: data.words.paper.title(isBlank ? "weigh-sheets" : "weighing"),
    subtitle: [isOne ? first.category.title : "", attire, toleranceIn(data), ...hoursOf(data), scale]
      .filter(Boolean)
      .join(" · "),
    blocks: [
      ...courses.map((course) => courseTable(data, course, isBlank)),
      ...(isOne || isBlank
        ? []
        : [
            {
              type: "text",
              strong: weighedIn(data.words, courses),
              text: "",
            } as const,
          ]),
      { type: "signatures", lines: signatures(data) },
    ],
  };
}

/** Where no rule gives one there is none to tell of. */
function toleranceIn({ competition, words }: PaperData): string {
  const kg = weightToleranceOf(competition.rules);
  return kg === 0 ? "" : words.form.tolerance(kg);
}

/** When the scale is open, as the programme says. */
const hoursOf = ({ competition, words: { paper } }: PaperData): string[] =>
  (competition.programme?.days ?? []).flatMap(({ date, weighIns }) =>
    weighIns.map(({ date: own, from, to }) => `${paper.days([own ?? date])}, ${from}–${to}`),
  );

function weighedIn({ form: words }: Words, courses: readonly Course[]): string {
  const entries = courses.flatMap((course) => course.entries);
  const people = new Set(entries.map(({ person }) => person.uuid)).size;
  return words.entered(entries.length, people) + words.weighed(statesOf(entries));
}

function courseTable(data: PaperData, { category, entries }: Course, isBlank: boolean): TableBlock {
  const words = data.words.form;
  const columns = columnsOf(data.words);
  const sorted = entries.toSorted((one, other) => compareNames(one.person, other.person));
  const spare = Array.from({ length: isBlank ? SPARE_ROWS : 0 }, (_, at) => [
    String(sorted.length + at + 1),
    ...columns.slice(1).map(() => ""),
  ]);
  return {
    type: "table",
    title: category.title,
    titleIs: words.category,
    facts: words.listed(entries.length),
    columns,
    rows: [...sorted.map((entry, at) => row(data, entry, at, isBlank)), ...spare],
    rowHeight: ROW_MM,
    ...(isBlank ? {} : { total: { text: words.weighed(statesOf(entries)), look: "strong" } }),
  };
}

function row({ timeZone, words }: PaperData, { person, scale }: Entry, at: number, isBlank: boolean): Cell[] {
  const state = scale?.state ?? "not_weighed";
  const note = isBlank ? undefined : words.form.scaleNote(state, scale?.attempts ?? 0);
  const weight = scale?.weight ?? null;
  const atMs = scale?.atMs ?? null;
  const filled: Cell[] = [
    weight === null ? "—" : { text: words.form.weight(weight), look: "strong" },
    state === "not_weighed" || atMs === null ? "—" : hallTime(atMs, timeZone),
    { text: words.form.scaleMark[state], look: "strong" },
  ];
  return [
    String(at + 1),
    { text: fullName(person), look: "strong", ...(note === undefined ? {} : { note }) },
    birthDay(words, person),
    rankOf(words, person),
    withNote(told(words, words.paper.shortRegion(person.region)), person.club),
    person.licence ?? { text: words.paper.noLicence, look: "missing" },
    ...(isBlank ? ["", "", ""] : filled),
  ];
}

const withNote = (cell: Cell, note: string | null): Cell =>
  note === null ? cell : { ...(typeof cell === "string" ? { text: cell } : cell), note };

function statesOf(entries: readonly Entry[]) {
  const count = (state: string) => entries.filter(({ scale }) => scale?.state === state).length;
  const [passed, refused, absent] = [count("passed"), count("overweight"), count("no_show")];
  return { passed, refused, absent, left: entries.length - passed - refused - absent };
}

function signatures(data: PaperData): Signature[] {
  const { words } = data;
  const { weighingJudge, doctor } = data.settings;
  return [
    { post: words.form.weighingJudge, name: told(words, weighingJudge) },
    signatureOf(data, "chief-secretary"),
    { post: words.form.doctor, name: told(words, doctor) },
  ];
}

export function weighingGaps(data: PaperData, { category, isBlank }: Wish): Gap[] {
  const courses = coursesOf(data, category);
  const { attire, scale, weighingJudge, doctor } = data.settings;
  return found([
    ...headGaps(data).filter(({ code }) => code !== "chief-referee"),
    ...peopleGaps(courses),
    gap("not-weighed", isBlank ? [] : waitingIn(courses).map(fullName)),
    emptyGap("attire", attire),
    emptyGap("scale", scale),
    emptyGap("weighing-judge", weighingJudge),
    emptyGap("doctor", doctor),
  ]);
}
