import type { Gap, ReportNumber, ReportSection } from "#contract/paper/paper.ts";
import type { Block, Cell, FormPaper, TableBlock } from "../paper.ts";
import type { PaperData } from "../paperData.ts";
import type { Words } from "../../words/words.ts";
import { coachesOf, coachKey, collator, headOf, shortName, signatureOf } from "../parts.ts";
import { isEarly, isNoShow } from "./outcomes.ts";
import { countRegions, coursesOf, participantsOf, type Course, type Participant } from "./course.ts";
import { spokenIn } from "../spoken.ts";
import { courseGaps, emptyGap, found, headGaps, peopleGaps } from "./gaps.ts";
import { countJudges } from "./judges.ts";
import { rankGroup, ranksAmong } from "../ranks.ts";

type Facts = {
  readonly data: PaperData;
  readonly courses: readonly Course[];
  readonly people: readonly Participant[];
  /** Undefined where nobody has told what would be counted (PD81). */
  readonly counts: Readonly<Record<ReportNumber, number | undefined>>;
};

/** Numbers counted anew each time, texts as the chief judge wrote them (PD25). */
export function reportPaper(data: PaperData): FormPaper | undefined {
  const courses = coursesOf(data);
  if (courses.length === 0) return undefined;
  const words = data.words.form;
  const people = participantsOf(courses);
  const facts: Facts = { data, courses, people, counts: countsOf(data, courses, people) };
  const { sections, numbers } = data.settings.report;
  const changed = Object.entries(facts.counts).some(([key, count]) => isChanged(numbers, key, count));
  return {
    ...spokenIn(data),
    type: "form",
    head: headOf(data),
    title: data.words.paper.title("report"),
    subtitle: words.reportSubtitle(data.event.name),
    blocks: [
      ...sections.flatMap((section, at): Block[] => [
        { type: "heading", level: 2, text: `${at + 1}. ${words.sections[section]}` },
        ...SECTIONS[section](facts),
      ]),
      ...(changed ? [{ type: "text", isQuiet: true, text: words.changedByHand } as const] : []),
      {
        type: "signatures",
        lines: [signatureOf(data, "chief-referee", true), signatureOf(data, "chief-secretary")],
      },
    ],
  };
}

/** The same as papers 1 and 5 tell, because they count alike. */
function countsOf(
  data: PaperData,
  courses: readonly Course[],
  people: readonly Participant[],
): Facts["counts"] {
  const judges = countJudges(data);
  const of = (sex: Participant["sex"]) => people.filter((one) => one.sex === sex).length;
  const isSexKnown = of(null) < people.length;
  return {
    athletes: people.length,
    regions: countRegions(people.map(({ person }) => person)).known || undefined,
    men: isSexKnown ? of("m") : undefined,
    women: isSexKnown ? of("f") : undefined,
    staff: countCoaches(people) || undefined,
    judges: judges.all || undefined,
    visitors: judges.visitors,
    bouts: courses.reduce((sum, { bouts }) => sum + bouts.length, 0),
  };
}

/** Each once, whatever regions their athletes are from (PD49). */
const countCoaches = (people: readonly Participant[]): number =>
  new Set(people.flatMap(({ person }) => coachesOf(person).map(coachKey))).size;

const isChanged = (
  numbers: Readonly<Record<string, number | undefined>>,
  key: string,
  count: number | undefined,
): boolean => numbers[key] !== undefined && numbers[key] !== count;

/** «31*» where a hand has changed it. */
function numberOf({ data, counts }: Facts, key: ReportNumber): string {
  const { numbers } = data.settings.report;
  return isChanged(numbers, key, counts[key])
    ? `${numbers[key]}*`
    : String(counts[key] ?? data.words.form.notWritten);
}

const SECTIONS: Readonly<Record<ReportSection, (facts: Facts) => Block[]>> = {
  general: generalBlocks,
  teams: teamBlocks,
  ranks: rankBlocks,
  medals: medalBlocks,
  injuries: ({ data }) => [freeText(data.words, data.settings.report.injuries)],
  protests: ({ data }) => [freeText(data.words, data.settings.report.protests)],
  conclusion: ({ data }) => [freeText(data.words, data.settings.report.conclusion)],
};

/** Nobody's words are made up: what was not written says so. */
const freeText = ({ form }: Words, text: string): Block => ({
  type: "text",
  text: text === "" ? form.notWritten : text,
  isFramed: true,
});

function generalBlocks(facts: Facts): Block[] {
  const { data, courses } = facts;
  const words = data.words.form;
  const told = (key: ReportNumber) => numberOf(facts, key);
  const bouts = courses.flatMap((course) => course.bouts);
  const { dates, place } = headOf(data);
  const { byGrade } = countJudges(data);
  return [
    {
      type: "facts",
      rows: [
        [words.report.dates, dates],
        [
          words.report.place,
          [place, words.matCount(data.competition.carpets.length)].filter(Boolean).join(", "),
        ],
        [words.report.athletes, words.report.athletesLine(told)],
        [words.report.judges, words.report.judgesLine(told, byGrade)],
        [
          words.report.bouts,
          words.report.boutsLine(told, bouts.filter(isEarly).length, bouts.filter(isNoShow).length),
        ],
      ],
    },
  ];
}

const number = (count: number): string => (count === 0 ? "—" : String(count));

const byRegionOf = ({ paper }: Words, people: readonly Participant[]) =>
  [...Map.groupBy(people, ({ person }) => person.region ?? paper.notTold)].toSorted(([one], [other]) =>
    collator.compare(one, other),
  );

function teamBlocks({ people, counts, data: { words } }: Facts): Block[] {
  const byRegion = byRegionOf(words, people);
  const cells = (list: readonly Participant[], staff: number): string[] => [
    number(list.filter(({ sex }) => sex === "m").length),
    number(list.filter(({ sex }) => sex === "f").length),
    number(list.length),
    number(staff),
    number(list.length + staff),
  ];
  const staffs = byRegion.map(([, list]) => countCoaches(list));
  const rows = byRegion.map(([region, list], at): Cell[] => [
    String(at + 1),
    region,
    ...cells(list, staffs[at] ?? 0),
  ]);
  return [
    {
      type: "table",
      columns: teamColumns(words),
      rows: [...rows, ["", words.form.total, ...cells(people, counts.staff ?? 0)].map(strong)],
    },
  ];
}

const strong = (text: string): Cell => ({ text, look: "strong" });

const count = (title: string): TableBlock["columns"][number] => ({
  title,
  width: 22,
  align: "center",
  isNumber: true,
});
const teamColumns = ({ form: { columns } }: Words): TableBlock["columns"] => [
  { title: columns.number, width: 9, align: "center", isNumber: true },
  { title: columns.region, width: "1*" },
  count(columns.men),
  count(columns.women),
  count(columns.athletes),
  count(columns.staff),
  count(columns.all),
];

function rankBlocks({ people, data }: Facts): Block[] {
  const words = data.words.form;
  const ranks = ranksAmong(
    data.words,
    people.map(({ person }) => person),
  );
  const line = (title: string, list: readonly Participant[]): Cell[] => [
    strong(title),
    ...ranks.map((rank) =>
      number(list.filter(({ person }) => rankGroup(data.words, person.rank) === rank).length),
    ),
    strong(number(list.length)),
  ];
  const of = (sex: Participant["sex"]) => people.filter((one) => one.sex === sex);
  return [
    {
      type: "table",
      columns: [
        { title: words.columns.group, width: "2*" },
        ...[...ranks, words.columns.all].map(
          (title) => ({ title, width: "1*", align: "center", isNumber: true }) as const,
        ),
      ],
      rows: [
        line(words.groups.m, of("m")),
        line(words.groups.f, of("f")),
        ...(of(null).length === 0 ? [] : [line(words.groups.none, of(null))]),
        line(words.total, people),
      ],
    },
  ];
}

function medalBlocks({ courses, data }: Facts): Block[] {
  const words = data.words.form;
  const on = ({ entries }: Course, place: number): string =>
    entries
      .filter((entry) => entry.place === place)
      .map(({ person }) =>
        [shortName(person), data.words.paper.shortRegion(person.region)].filter(Boolean).join(", "),
      )
      .join("\n") || "—";
  return [
    {
      type: "table",
      columns: [
        { title: words.category, width: 38 },
        ...[1, 2, 3].map((place) => ({ title: words.place(place), width: "1*" }) as const),
      ],
      rows: courses.map((course): Cell[] => [
        {
          text: course.category.title,
          look: "strong",
          note: words.athletes(course.entries.filter(({ isIn }) => isIn).length),
        },
        ...[1, 2, 3].map((place) => on(course, place)),
      ]),
    },
  ];
}

export function reportGaps(data: PaperData): Gap[] {
  const courses = coursesOf(data);
  const { injuries, protests, conclusion } = data.settings.report;
  return found([
    ...headGaps(data),
    ...peopleGaps(courses),
    ...courseGaps(courses),
    emptyGap("injuries", injuries),
    emptyGap("protests", protests),
    emptyGap("conclusion", conclusion),
  ]);
}
