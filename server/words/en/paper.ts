import type { PaperKind } from "#contract/paper/paper.ts";
import type { Grade, Post } from "#domain/referee/referee.ts";
import type { RankName } from "../kinds/ranks.ts";
import { counted } from "./counted.ts";
import { daysBetween } from "./days.ts";

const TITLES: Readonly<Record<PaperKind, string>> = {
  results: "Final results sheet",
  bouts: "Bout results sheet",
  "weigh-sheets": "Weigh-in sheet",
  weighing: "Weigh-in results sheet",
  start: "Start list",
  clubs: "Line-up by club",
  judges: "List of referees",
  report: "Chief referees’ report",
  teams: "Team results sheet",
  inventory: "List of documents",
  brackets: "Brackets",
  queues: "Mat queues",
  sheets: "Score sheets",
  diplomas: "Diplomas",
  badges: "Accreditation",
};

export const POST_WORDS: Readonly<Record<Post, string>> = {
  "chief-referee": "Chief referee",
  "chief-secretary": "Chief secretary",
  "deputy-referee": "Deputy chief referee",
  "deputy-secretary": "Deputy chief secretary",
  "mat-chairman": "Mat chairman",
  arbiter: "Referee",
  "side-judge": "Side judge",
  secretary: "Secretary",
  timekeeper: "Timekeeper",
  announcer: "Announcer",
  marshal: "Marshal",
};

export const GRADE_WORDS: Readonly<Record<Grade, string>> = {
  international: "INT",
  "all-russian": "NAT",
  first: "1st",
  second: "2nd",
  third: "3rd",
  young: "YR",
};

const GRADES_IN_WORDS: Readonly<Record<Grade, string>> = {
  international: "referee of the international category",
  "all-russian": "referee of the national category",
  first: "referee of the first category",
  second: "referee of the second category",
  third: "referee of the third category",
  young: "young referee",
};

const RANKS: Readonly<Record<RankName, string>> = {
  honoured: "HMS",
  international: "IMS",
  master: "MS",
  candidate: "CMS",
  first: "I",
  second: "II",
  third: "III",
  "young-first": "I jun.",
  "young-second": "II jun.",
  "young-third": "III jun.",
};

/** “Volga Cup”, and “Cup ‘Volga’” of a name that has quotes inside; what is quoted as a whole stays as it is (PD87). */
function quoted(name: string): string {
  if (/^(?:“[^“”]*”|«[^«»]*»)$/u.test(name)) return name;
  const inside = name
    .replaceAll(/"([^"]*)"/gu, "‘$1’")
    .replaceAll(/[«“]/gu, "‘")
    .replaceAll(/[»”]/gu, "’");
  return `“${inside}”`;
}

const utc = (day: string) => Date.parse(`${day.slice(0, 10)}T00:00:00Z`);

/** Words every paper shares. */
export const paper = {
  title: (kind: PaperKind) => TITLES[kind],
  sheet: (sheet: number, all: number) => `Sheet ${sheet} of ${all}`,
  /** How dates and times of the hall are written. */
  tag: "en-GB",
  cornerLetters: { red: "R", blue: "B" },
  rank: (rank: RankName) => RANKS[rank],
  signature: "signature",
  anyCategory: "Men, up to 71 kg",
  stamp: "Stamp",
  draft: "DRAFT",
  draftNote: "draft",
  rehearsal: "REHEARSAL, NO DOCUMENT",
  notTold: "not told",
  noRank: "none",
  noGrade: "no category",
  noLicence: "not told",
  check: "check online",
  remark: "Remark",
  about: "About the document",
  post: (post: Post | null) => (post === null ? "" : POST_WORDS[post]),
  grade: (grade: Grade | null) => (grade === null ? "no category" : GRADE_WORDS[grade]),
  badges: {
    athlete: { m: "ATHLETE", f: "ATHLETE" },
    coach: "COACH",
    judge: "REFEREE",
    draw: (number: number) => `lot ${number}`,
    mat: (name: string) => name.charAt(0).toLowerCase() + name.slice(1),
    athletes: (count: number) => [`Athletes: ${count}`, "access to the mats"],
  },
  gradeInWords: (grade: Grade | null) => (grade === null ? "no category" : GRADES_IN_WORDS[grade]),
  /** As it is written: names of places are data. */
  shortRegion: (region: string | null) => region ?? "",
  /** A column headed “Mat” does not say it again in every row. */
  matName: (name: string) => name.replace(/^mat\s+/iu, ""),
  quoted,
  city: (city: string) => city,
  belt: (belt: string | null) => belt ?? "",
  /** “14.03.2001”. */
  shortDay: (day: string) => `${day.slice(8, 10)}.${day.slice(5, 7)}.${day.slice(0, 4)}`,
  /** “14–15 November 2026”. */
  days: (days: readonly string[]) => {
    const [first, last = first] = days;
    if (first === undefined || last === undefined) return "";
    return daysBetween(utc(first), utc(last));
  },
  edition: (edition: number) => `edition ${edition}`,
  printed: (when: string, edition: number) =>
    `Printed ${when.slice(-5)}, edition ${edition}. Throw the previous sheet away.`,
  asOf: (when: string) => `as of ${when}`,
  made: (when: string) => `made ${when}`,
  code: (code: string) => `code ${code}`,
  replaced: (edition: number, when: string, changes: string) =>
    `Replaces edition ${edition} of ${when}. Changed: ${changes}. The previous sheet is not valid.`,
  changedRows: (count: number) => counted(count, ["row", "rows"]),
  changedTexts: "texts and signatures",
  sport: (sport: string) => `Sport: ${sport}`,
  sportCode: (code: string) => `(code ${code})`,
  calendarNumber: (number: string) => `No. in the calendar plan: ${number}`,
  diploma: {
    title: "DIPLOMA",
    lead: "is awarded to",
    body: (place: string, event: string, category: string) => `for *${place}*\n${event}\n${category}`,
    degrees: ["1st degree", "2nd degree", "3rd degree"],
    place: (place: number) => `${["1st", "2nd", "3rd"][place - 1] ?? `${place}th`}\u00a0place`,
    city: (city: string) => city,
    club: (club: string) => (/["“«]/u.test(club) ? club : `“${club}”`),
    /** Words in braces that stand for the person and the event. */
    braces: {
      organiser: "organiser",
      degree: "degree",
      name: "Surname Name",
      middleName: "patronymic",
      from: "region, city, club",
      region: "region",
      club: "club",
      place: "place",
      event: "event",
      category: "category",
      foot: "city, date",
      city: "city",
      date: "date",
      chiefReferee: "chief referee",
      chiefSecretary: "chief secretary",
    },
    nobody: { lastName: "Wolfeschlegelstein-Montgomery", firstName: "Alexander", middleName: "" },
    somewhere: { region: "West Midlands", city: "Wolverhampton", club: "Black Country Grappling" },
  },
};
