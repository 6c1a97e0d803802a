import type { Gap, PaperWish } from "#contract/paper/paper.ts";
import type { Fighting } from "#contract/competition/entity.ts";
import { methodOf } from "#contract/bout/boutMethod.ts";
import { redAndBlue } from "#contract/bout/sides.ts";
import { NOT_FOUGHT } from "#domain/bout/vocabulary.ts";
import type { BoutDuty } from "#domain/referee/referee.ts";
import { TECHNIQUES } from "#domain/ruleset/techniques.ts";
import type { Cell, FormPaper, Signature, TableBlock } from "../paper.ts";
import type { PaperData, PaperPerson } from "../paperData.ts";
import { paperWords } from "../paperWords.ts";
import { hallTime, headOf, matName, shortName, signatureOf, signatureOfJudge, told } from "../parts.ts";
import { coursesOf, type Course } from "./course.ts";
import { formWords as words, type Outcome } from "./formWords.ts";
import { courseGaps, found, gap, headGaps, peopleGaps } from "./gaps.ts";

const COLUMNS: TableBlock["columns"] = [
  { title: "№", width: 9, align: "center", isNumber: true },
  { title: "Круг", width: 28 },
  { title: "Ковёр", width: 13, align: "center" },
  { title: "Начало", width: 15, align: "center" },
  { title: "Красный угол, субъект РФ", width: "1*", corner: "red" },
  { title: "Синий угол, субъект РФ", width: "1*", corner: "blue" },
  { title: "Счёт", width: 14, align: "center" },
  { title: "Исход", width: 13, align: "center" },
  { title: "Время", width: 14, align: "center" },
  { title: "Судейская бригада", width: 44 },
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
    type: "form",
    isLandscape: true,
    head: headOf(data),
    title: paperWords.title("bouts"),
    ...(isOne ? { subtitle: first.category.title } : {}),
    blocks: [
      ...courses.map((course) => courseTable(data, course)),
      {
        type: "text",
        isQuiet: true,
        text: words.boutsLegend(new Set(all.map(outcomeOf)), all.length, early),
      },
      { type: "signatures", lines: signatures(data, all) },
    ],
  };
}

function courseTable(data: PaperData, course: Course): TableBlock {
  const people = new Map(course.entries.map(({ person }) => [person.uuid, person]));
  const { category, bouts } = course;
  return {
    type: "table",
    title: category.title,
    titleIs: words.category,
    facts: [words.system(category.format), words.boutLength(category.boutSeconds), words.bouts(bouts.length)]
      .filter(Boolean)
      .join(" · "),
    columns: COLUMNS,
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
  const sides = redAndBlue(bout);
  const [red, blue] = sides.map(({ fighter }) => sideCell(data, bout, people.get(fighter ?? ""), fighter));
  const isFought = !NOT_FOUGHT.has(bout.result?.method ?? "");
  const elapsedMs = bout.result?.elapsedMs ?? null;
  const mat = data.competition.carpets.find(({ uuid }) => uuid === bout.carpet?.uuid);
  return [
    { text: String(bout.number ?? at + 1), look: "strong" },
    words.round(course.labels.get(bout.bracketId ?? "")),
    mat === undefined ? "—" : matName(mat.name),
    bout.startedAt === null || !isFought ? "—" : hallTime(Date.parse(bout.startedAt), data.timeZone),
    red ?? "—",
    blue ?? "—",
    { text: isFought ? sides.map(({ points }) => points).join(":") : "—:—", look: "strong" },
    outcomeOf(bout),
    isFought && elapsedMs !== null ? words.clock(elapsedMs) : "—",
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
  const name = person === undefined ? paperWords.notTold : shortName(person);
  const aside = paperWords.shortRegion(person?.region ?? null) || paperWords.notTold;
  return bout.winner?.uuid === uuid ? { text: name, aside, look: "winner" } : { text: name, aside };
}

/** Only those named for this very bout: whoever sat at the mat may have changed (PD21). */
function crewCell({ crews }: PaperData, { uuid }: Fighting): Cell {
  const crew = crews.get(uuid) ?? [];
  const named = (duty: BoutDuty) =>
    crew.flatMap((one) => (one.duty === duty ? [one.referee.lastName] : [])).join(", ");
  const [arbiter, side] = [named("arbiter"), named("side-judge")];
  if (arbiter === "" && side === "") return told(null);
  return [arbiter, side].map((name) => name || paperWords.notTold).join(" / ");
}

function outcomeOf(bout: Fighting): Outcome {
  const hold = TECHNIQUES.find(({ id }) => id === bout.result?.technique);
  return words.outcomeOf(methodOf(bout) ?? "points", hold?.kind);
}

const EARLY: ReadonlySet<Outcome> = new Set(["БП", "УП", "СД", "ЯП", "ДСК", "ТР"]);

/** Ended before its time on the mat. */
export const isEarly = (bout: Fighting): boolean =>
  EARLY.has(outcomeOf(bout)) && !NOT_FOUGHT.has(bout.result?.method ?? "");

export const isNoShow = (bout: Fighting): boolean => outcomeOf(bout) === "НЯ";

/** Chief judges, and a leader for every mat that was fought on: whom its bouts name, or who is meant for it. */
function signatures(data: PaperData, bouts: readonly Fighting[]): Signature[] {
  const { competition, crews, referees } = data;
  const leaders = competition.carpets.flatMap(({ uuid, name }): Signature[] => {
    const here = bouts.filter(({ carpet }) => carpet?.uuid === uuid);
    if (here.length === 0) return [];
    const named = here
      .flatMap((bout) => crews.get(bout.uuid) ?? [])
      .filter(({ duty }) => duty === "mat-chairman");
    const meant = referees.filter(({ post, mats }) => post === "mat-chairman" && mats.includes(uuid));
    const people = named.length > 0 ? [...new Set(named.map(({ referee }) => referee))] : meant;
    const post = `${paperWords.post("mat-chairman")} ${matName(name)}`;
    return people.length === 0
      ? [signatureOfJudge(post, undefined)]
      : people.map((judge) => signatureOfJudge(post, judge));
  });
  return [signatureOf(data, "chief-referee"), signatureOf(data, "chief-secretary"), ...leaders];
}

export function boutsGaps(data: PaperData, { category }: Pick<PaperWish, "category">): Gap[] {
  const courses = coursesOf(data, category);
  const open = courses
    .flatMap(({ bouts }) => bouts)
    .filter(({ uuid, result }) => !NOT_FOUGHT.has(result?.method ?? "") && !data.crews.has(uuid))
    .map(({ number }) => `№ ${number ?? "—"}`);
  return found([
    ...headGaps(data),
    ...peopleGaps(courses).filter(({ code }) => code === "athlete-region"),
    gap("crew", open),
    ...courseGaps(courses).filter(({ code }) => code === "open-category"),
  ]);
}
