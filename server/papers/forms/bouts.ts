import type { Gap, PaperWish } from "#contract/paper/paper.ts";
import type { Fighting } from "#contract/competition/entity.ts";
import { redAndBlue } from "#contract/bout/sides.ts";
import { NOT_FOUGHT } from "#domain/bout/vocabulary.ts";
import type { BoutDuty } from "#domain/referee/referee.ts";
import type { Cell, FormPaper, Signature, TableBlock } from "../paper.ts";
import type { PaperData, PaperPerson } from "../paperData.ts";
import type { Words } from "../../words/words.ts";
import { hallTime, headOf, shortName, signatureOf, signatureOfJudge, told } from "../parts.ts";
import { coursesOf, type Course } from "./course.ts";
import { RARE_OUTCOMES, USUAL_OUTCOMES } from "../../words/kinds/outcomes.ts";
import { spokenIn } from "../spoken.ts";
import { isEarly, outcomeOf } from "./outcomes.ts";
import { courseGaps, found, gap, headGaps, peopleGaps } from "./gaps.ts";

const columnsOf = ({ form: { columns } }: Words): TableBlock["columns"] => [
  { title: columns.number, width: 9, align: "center", isNumber: true },
  { title: columns.round, width: 28 },
  { title: columns.mat, width: 13, align: "center" },
  { title: columns.begin, width: 15, align: "center" },
  { title: columns.red, width: "1*", corner: "red" },
  { title: columns.blue, width: "1*", corner: "blue" },
  { title: columns.score, width: 14, align: "center" },
  { title: columns.outcome, width: 13, align: "center" },
  { title: columns.time, width: 14, align: "center" },
  { title: columns.crew, width: 44 },
];

/** Every bout that is over, in the order fought (PD21). */
export function boutsPaper(
  data: PaperData,
  { category }: Pick<PaperWish, "category">,
): FormPaper | undefined {
  const courses = coursesOf(data, category).filter(({ bouts }) => bouts.length > 0);
  const [first] = courses;
  if (first === undefined) return undefined;
  const isOne = typeof category === "string";
  const all = courses.flatMap(({ bouts }) => bouts);
  const early = all.filter(isEarly).length;
  return {
    ...spokenIn(data),
    type: "form",
    isLandscape: true,
    head: headOf(data),
    title: data.words.paper.title("bouts"),
    ...(isOne ? { subtitle: first.category.title } : {}),
    blocks: [
      ...courses.map((course) => courseTable(data, course)),
      {
        type: "text",
        isQuiet: true,
        text: data.words.form.boutsLegend(toldOutcomes(all), all.length, early),
      },
      { type: "signatures", lines: signatures(data, all) },
    ],
  };
}

/** Those every protocol explains, and of the rare ones those that occur. */
function toldOutcomes(bouts: readonly Fighting[]) {
  const used = new Set(bouts.map(outcomeOf));
  return [...USUAL_OUTCOMES, ...RARE_OUTCOMES.filter((rare) => used.has(rare))];
}

function courseTable(data: PaperData, course: Course): TableBlock {
  const words = data.words.form;
  const people = new Map(course.entries.map(({ person }) => [person.uuid, person]));
  const { category, bouts } = course;
  return {
    type: "table",
    title: category.title,
    titleIs: words.category,
    facts: [words.system(category.format), words.boutLength(category.boutSeconds), words.bouts(bouts.length)]
      .filter(Boolean)
      .join(" · "),
    columns: columnsOf(data.words),
    rows: bouts.map((bout, at) => row(data, { bout, at, course, people })),
  };
}

type Row = {
  readonly bout: Fighting;
  readonly at: number;
  readonly course: Course;
  readonly people: ReadonlyMap<string, PaperPerson>;
};

function row(data: PaperData, { bout, at, course, people }: Row): Cell[] {
  const { form, paper } = data.words;
  const sides = redAndBlue(bout);
  const [red, blue] = sides.map(({ fighter }) => sideCell(data, bout, people.get(fighter ?? ""), fighter));
  const isFought = !NOT_FOUGHT.has(bout.result?.method ?? "");
  const elapsedMs = bout.result?.elapsedMs ?? null;
  const mat = data.competition.carpets.find(({ uuid }) => uuid === bout.carpet?.uuid);
  return [
    { text: String(bout.number ?? at + 1), look: "strong" },
    form.round(course.labels.get(bout.bracketId ?? "")),
    mat === undefined ? "—" : paper.matName(mat.name),
    bout.startedAt === null || !isFought ? "—" : hallTime(Date.parse(bout.startedAt), data.timeZone),
    red ?? "—",
    blue ?? "—",
    { text: isFought ? sides.map(({ points }) => points).join(":") : "—:—", look: "strong" },
    form.sign(outcomeOf(bout)),
    isFought && elapsedMs !== null ? form.clock(elapsedMs) : "—",
    crewCell(data, bout),
  ];
}

/** The winner by weight and by a sign, which a copier keeps. */
function sideCell(
  data: PaperData,
  bout: Fighting,
  known: PaperPerson | undefined,
  uuid: string | null,
): Cell {
  const person = known ?? data.people.get(uuid ?? "");
  const name = person === undefined ? data.words.paper.notTold : shortName(person);
  const aside = data.words.paper.shortRegion(person?.region ?? null) || data.words.paper.notTold;
  return bout.winner?.uuid === uuid ? { text: name, aside, look: "winner" } : { text: name, aside };
}

/** Only those named for this very bout: whoever sat at the mat may have changed (PD21). */
function crewCell({ crews, words }: PaperData, { uuid }: Fighting): Cell {
  const crew = crews.get(uuid) ?? [];
  const named = (duty: BoutDuty) =>
    crew.flatMap((one) => (one.duty === duty ? [one.referee.lastName] : [])).join(", ");
  const [arbiter, side] = [named("arbiter"), named("side-judge")];
  if (arbiter === "" && side === "") return told(words, null);
  return [arbiter, side].map((name) => name || words.paper.notTold).join(" / ");
}

/** Chief judges, and a leader for every mat that was fought on: whom its bouts name, or who is meant for it. */
function signatures(data: PaperData, bouts: readonly Fighting[]): Signature[] {
  const { competition, crews, referees, words } = data;
  const { paper } = words;
  const leaders = competition.carpets.flatMap(({ uuid, name }): Signature[] => {
    const here = bouts.filter(({ carpet }) => carpet?.uuid === uuid);
    if (here.length === 0) return [];
    const named = here
      .flatMap((bout) => crews.get(bout.uuid) ?? [])
      .filter(({ duty }) => duty === "mat-chairman");
    const meant = referees.filter(({ post, mats }) => post === "mat-chairman" && mats.includes(uuid));
    const people = named.length > 0 ? [...new Set(named.map(({ referee }) => referee))] : meant;
    const post = `${paper.post("mat-chairman")} ${paper.matName(name)}`;
    return people.length === 0
      ? [signatureOfJudge(words, post, undefined)]
      : people.map((judge) => signatureOfJudge(words, post, judge));
  });
  return [signatureOf(data, "chief-referee"), signatureOf(data, "chief-secretary"), ...leaders];
}

export function boutsGaps(data: PaperData, { category }: Pick<PaperWish, "category">): Gap[] {
  const courses = coursesOf(data, category);
  const open = courses
    .flatMap(({ bouts }) => bouts)
    .filter(({ uuid, result }) => !NOT_FOUGHT.has(result?.method ?? "") && !data.crews.has(uuid))
    .map(({ number }) => `${data.words.form.columns.number} ${number ?? "—"}`);
  return found([
    ...headGaps(data),
    ...peopleGaps(courses).filter(({ code }) => code === "athlete-region"),
    gap("crew", open),
    ...courseGaps(courses).filter(({ code }) => code === "open-category"),
  ]);
}
