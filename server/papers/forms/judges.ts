import type { Gap } from "#contract/paper/paper.ts";
import { GRADES } from "#domain/referee/referee.ts";
import type { Cell, FormPaper, TableBlock } from "../paper.ts";
import type { PaperData, PaperReferee } from "../paperData.ts";
import type { Words } from "../../words/words.ts";
import { fullName, headOf, signatureOf, told } from "../parts.ts";
import { countRegions } from "./course.ts";
import { spokenIn } from "../spoken.ts";
import { found, gap, headGaps } from "./gaps.ts";

const columnsOf = ({ form: { columns } }: Words): TableBlock["columns"] => [
  { title: columns.number, width: 9, align: "center", isNumber: true },
  { title: columns.fullName, width: "1*" },
  { title: columns.grade, width: 22, align: "center" },
  { title: columns.post, width: 43 },
  { title: columns.regionAndCity, width: 48 },
  { title: columns.signature, width: 22, align: "center", isForPen: true },
];
const ROW_MM = 7.8;

/** Everybody who judged, by post and category, with what the report counts of them (PD26). */
export function judgesPaper(data: PaperData): FormPaper | undefined {
  const { referees } = data;
  if (referees.length === 0) return undefined;
  const words = data.words.form;
  const { all, visitors, byGrade, regions } = countJudges(data);
  return {
    ...spokenIn(data),
    type: "form",
    head: headOf(data),
    title: data.words.paper.title("judges"),
    blocks: [
      {
        type: "table",
        columns: columnsOf(data.words),
        rows: referees.map((judge, at) => row(data, judge, at)),
        rowHeight: ROW_MM,
      },
      {
        type: "text",
        strong: words.allJudges(all),
        text: words.judgesBy(visitors, byGrade, regions),
      },
      { type: "text", isQuiet: true, text: words.gradesLegend },
      {
        type: "signatures",
        lines: [signatureOf(data, "chief-referee"), signatureOf(data, "chief-secretary")],
      },
    ],
  };
}

function row(data: PaperData, judge: PaperReferee, at: number): Cell[] {
  const { words } = data;
  return [
    String(at + 1),
    { text: fullName(judge), look: "strong" },
    judge.grade === null ? { text: words.paper.noGrade, look: "missing" } : words.paper.grade(judge.grade),
    told(words, postOf(data, judge)),
    told(words, [judge.region, judge.city].filter(Boolean).join(", ")),
    "",
  ];
}

/** The leader of a mat is told with the mat. */
function postOf({ competition, words: { paper } }: PaperData, { post, mats }: PaperReferee): string {
  const names = competition.carpets.flatMap(({ uuid, name }) =>
    mats.includes(uuid) ? [paper.matName(name)] : [],
  );
  return [paper.post(post), post === "mat-chairman" ? names.join(", ") : ""].filter(Boolean).join(" ");
}

/** The report tells the same numbers. */
export function countJudges({ referees, event, words }: Pick<PaperData, "referees" | "event" | "words">) {
  const byGrade = [...GRADES, null].flatMap((grade) => {
    const count = referees.filter((judge) => judge.grade === grade).length;
    return count === 0 ? [] : [[words.paper.grade(grade), count] as const];
  });
  return {
    all: referees.length,
    visitors: countVisitors(referees, event.city),
    byGrade,
    regions: countRegions(referees),
  };
}

/** Undefined while it is not known where anybody is from, or where the event is held (PD81). */
function countVisitors(referees: readonly PaperReferee[], eventCity: string | null): number | undefined {
  const cities = referees.flatMap(({ city }) => city ?? []);
  if (cities.length === 0 || eventCity === null) return undefined;
  return cities.filter((city) => city !== eventCity).length;
}

export function judgesGaps(data: PaperData): Gap[] {
  const { referees } = data;
  return found([
    ...headGaps(data),
    gap("grade", referees.filter(({ grade }) => grade === null).map(fullName)),
    gap("post", referees.filter(({ post }) => post === null).map(fullName)),
  ]);
}
