import type { Gap } from "#contract/paper/paper.ts";
import { GRADES } from "#domain/referee/referee.ts";
import type { Cell, FormPaper, TableBlock } from "../paper.ts";
import type { PaperData, PaperReferee } from "../paperData.ts";
import { paperWords } from "../paperWords.ts";
import { fullName, headOf, matName, signatureOf, told } from "../parts.ts";
import { countRegions } from "./course.ts";
import { formWords as words } from "./formWords.ts";
import { found, gap, headGaps } from "./gaps.ts";

const COLUMNS: TableBlock["columns"] = [
  { title: "№", width: 9, align: "center", isNumber: true },
  { title: "Фамилия, имя, отчество", width: "1*" },
  { title: "Судейская категория", width: 22, align: "center" },
  { title: "Должность", width: 43 },
  { title: "Субъект РФ, город", width: 48 },
  { title: "Подпись", width: 22, align: "center", isForPen: true },
];
const ROW_MM = 7.8;

/** Everybody who judged, by post and category, with what the report counts of them (PD26). */
export function judgesPaper(data: PaperData): FormPaper | undefined {
  const { referees } = data;
  if (referees.length === 0) return undefined;
  const { all, visitors, byGrade, regions } = countJudges(data);
  return {
    type: "form",
    head: headOf(data),
    title: paperWords.title("judges"),
    blocks: [
      {
        type: "table",
        columns: COLUMNS,
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
  return [
    String(at + 1),
    { text: fullName(judge), look: "strong" },
    judge.grade === null ? { text: paperWords.noGrade, look: "missing" } : paperWords.grade(judge.grade),
    told(postOf(data, judge)),
    told([judge.region, judge.city].filter(Boolean).join(", ")),
    "",
  ];
}

/** The leader of a mat is told with the mat. */
function postOf({ competition }: PaperData, { post, mats }: PaperReferee): string {
  const names = competition.carpets.flatMap(({ uuid, name }) => (mats.includes(uuid) ? [matName(name)] : []));
  return [paperWords.post(post), post === "mat-chairman" ? names.join(", ") : ""].filter(Boolean).join(" ");
}

/** The report tells the same numbers. */
export function countJudges({ referees, event }: Pick<PaperData, "referees" | "event">) {
  const byGrade = [...GRADES, null].flatMap((grade) => {
    const count = referees.filter((judge) => judge.grade === grade).length;
    return count === 0 ? [] : [[paperWords.grade(grade), count] as const];
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
