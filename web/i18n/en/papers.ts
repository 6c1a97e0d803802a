import type { Edition, GapCode, PaperFormat, PaperKind } from "#contract/paper/paper.ts";
import { formatNumber } from "./numbers.ts";

type Named = { readonly title: string; readonly text: string };

const kinds: Readonly<Record<PaperKind, Named>> = {
  results: {
    title: "Final results sheet",
    text: "Places, grades, regions, coaches: for the ministry and the federation",
  },
  bouts: { title: "Bout results sheet", text: "All bouts with outcomes, times and referees" },
  "weigh-sheets": {
    title: "Weigh-in sheets",
    text: "Before the scale: empty columns and three spare rows in each category",
  },
  weighing: { title: "Weigh-in results sheet", text: "Scale readings, clearance, signatures" },
  start: { title: "Start list", text: "Athletes by category with lot numbers" },
  clubs: { title: "Line-up by club", text: "For team representatives: to check and sign" },
  judges: { title: "List of referees", text: "Referees with their grades and posts" },
  report: {
    title: "Chief referees’ report",
    text: "Numbers are counted automatically, the organiser fills in the chief referee’s texts",
  },
  teams: { title: "Team results sheet", text: "Places of teams and what they are made of" },
  inventory: { title: "List of documents", text: "List of the sheets made, with control codes" },
  brackets: { title: "Brackets", text: "For the wall and the tables, with a QR code of the live bracket" },
  queues: { title: "Mat queues", text: "For the table and the caller, up to 14 bouts per sheet" },
  sheets: { title: "Score sheets", text: "Four per sheet, with a code for entering the result" },
  diplomas: { title: "Diplomas", text: "For medallists of categories whose places are known" },
  badges: { title: "Accreditation", text: "Badges of athletes, coaches and referees" },
};

const gaps: Readonly<Record<GapCode, string>> = {
  organisers: "It is not given who holds the competition",
  sport: "The sport is not given",
  "calendar-number": "No number in the calendar plan",
  region: "The region is not given",
  "chief-referee": "No chief referee",
  "chief-secretary": "No chief secretary",
  "birth-date": "No date of birth",
  "athlete-region": "No region of Russia",
  coach: "The coach is not given",
  grade: "Referees without a grade",
  "open-category": "Categories not finished",
  "no-draw": "Categories without a draw",
  tied: "Tied places not decided",
  "not-weighed": "Not weighed",
  crew: "Bouts without referees",
  "no-judges": "There are no referees in the list",
  attire: "Attire at the weigh-in is not given",
  scale: "The scale is not given",
  "weighing-judge": "The senior weigh-in referee is not given",
  doctor: "The doctor is not given",
  post: "Referees without a post",
  injuries: "Nothing written about injuries",
  protests: "Nothing written about protests",
  conclusion: "No conclusion of the chief referee",
  letters: "The font lacks these letters, the paper will have empty boxes",
};

/** “Men, up to 71 kg, A3: edition 2, 15.11.2026 19:42”: editions are counted apart for each thing they cover (PD80). */
function edition({ category, categoryTitle, size, edition: number, made }: Edition): string {
  const covered = [
    ...(category === null ? [] : [categoryTitle ?? "Category deleted"]),
    ...(size === "A4" ? [] : [size]),
  ].join(", ");
  const told = `dition ${formatNumber(number)}, ${made}`;
  return covered === "" ? `E${told}` : `${covered}: e${told}`;
}

const NO_DRAW = "Categories without a draw will not be in the document.";

/** Papers that leave out what is missing instead of saying so. */
const LEFT_OUT: Partial<Readonly<Record<PaperKind, string>>> = {
  brackets: NO_DRAW,
  queues: NO_DRAW,
  sheets: NO_DRAW,
  diplomas:
    "Diplomas of unfinished categories are not printed. A line for which nothing is given is left off the diploma.",
  badges: "There will be no passes for those who are not given.",
};

/** Papers of a competition: lists of them, what they lack, and packs. */
export const papers = {
  title: "Documents",
  lead: "Results sheets for the federation, brackets, queues, score sheets. A document shows how everything stands now; each change is a new edition.",
  hallLead:
    "Start list, brackets, queues, score sheets and diplomas. A document shows how everything stands now; each change is a new edition. Results sheets for the federation are made by the organiser.",
  noCompetition: "Create the competition first",
  noCompetitionText: "Documents are made from athletes, brackets and results.",
  toCompetition: "To rules and mats",
  back: "To the head table",
  toDiploma: "Diploma template",
  kinds,
  groups: {
    official: "For the federation",
    working: "For the hall",
    awards: "Awards and passes",
  },
  columns: { paper: "Document", state: "Latest edition", files: "Make" },
  formats: { pdf: "PDF", docx: "Word", xlsx: "Excel", html: "For browser" } satisfies Readonly<
    Record<PaperFormat, string>
  >,
  make: (title: string, format: string) => `${title}: ${format}`,
  category: "Category",
  allCategories: "All categories",
  size: "Sheet",
  sizes: { A4: "A4", A3: "A3" },
  empty: "nothing to print yet",
  notMade: "not made yet",
  edition,
  code: (code: string) => `code ${code}`,
  draft: "Draft",
  gapCount: (count: number) => `Missing: ${formatNumber(count)}`,
  earlier: (count: number) => `Earlier editions: ${formatNumber(count)}`,
  gone: "not kept",
  download: (one: Edition) => `Download: ${edition(one)}`,
  failed: "Could not download the document. Check the network and try again.",
  gaps: {
    title: (paper: string) => `${paper}: what is missing`,
    names: gaps,
    more: (count: number) => `and ${formatNumber(count)} more`,
    grave: "Without this the document will be marked as a draft.",
    light: (kind: PaperKind) => LEFT_OUT[kind] ?? "What is missing will be written as “not given”.",
    make: "Make anyway",
    toEntries: "To athletes",
    toReferees: "To referees",
    toHead: "To document header",
    toReport: "To report texts",
    toDesk: "To the head table",
    byOrganiser: "Filled in by the organiser",
    toWeighing: "To weigh-in",
  },
  packs: {
    title: "A pack in one press",
    lead: "An archive with all the files. Do not close the page while it is being made.",
    hall: { title: "For the hall", text: undefined },
    contents: (titles: readonly string[]) => titles.join(", "),
    parachute: {
      title: "Paper parachute",
      text: "If the network or power fails: brackets and queues as of this minute, score sheets with codes. Results are entered by code later",
    },
    federation: { title: "For the federation", text: "All results sheets with Word and Excel files" },
    awards: { title: "Diplomas", text: "For all medallists whose places are known" },
    collect: "Make",
    progress: (done: number, all: number) => `${formatNumber(done)} of ${formatNumber(all)}`,
    now: (title: string) => `Making: ${title}`,
    label: "Making the pack",
    stop: "Stop",
    again: "Continue",
    stopped: (title: string) => `Did not work: ${title}`,
    stoppedText: "Documents already made are kept on this page. Check the network and continue.",
    done: (count: number) => `Pack downloaded, files: ${formatNumber(count)}`,
    /** “For the hall, Volga Cup, 2026-11-15.zip”: quotes and slashes are no part of a name of a file. */
    file: (pack: string, event: string, day: string | null) =>
      `${[pack, event, day?.slice(0, 10)]
        .filter(Boolean)
        .join(", ")
        .replaceAll(/[«»“”"\\/:*?<>|]/g, "")}.zip`,
    drafts: "Some documents are drafts, too early to hand in:",
    skipped: (titles: string) => `Left out, nothing to print: ${titles}`,
    nothing: "Nothing to print yet",
    close: "Hide",
    toSheets: "Enter score sheets",
  },
  head: {
    title: "Document header",
    lead: "What is nowhere else: written once, it goes into every document.",
    fields: {
      organisers: "Held by",
      organisersHint:
        "For example: Ministry of Sport of the Republic of Tatarstan · Regional Grappling Federation",
      sport: "Sport",
      sportCode: "VRVS code",
      calendarNumber: "Number in the calendar plan",
      region: "Region",
      attire: "Attire at the weigh-in",
      scale: "Scale",
      weighingJudge: "Senior weigh-in referee",
      doctor: "Doctor",
    },
    // The letter is a Russian one: the code is of the Russian register of sports.
    wrongCode: "VRVS code: ten digits and a Russian letter, for example 0260001611\u042f",
    emblem: "Organiser’s emblem",
    emblemHint: "Stands on the left in the header of every document",
    optional: "optional",
    save: "Save header",
    saved: "Document header saved",
  },
  report: {
    title: "Chief referees’ report",
    lead: "The organiser fills in the chief referee’s texts. The program counts the numbers itself; a number entered here is printed with a mark.",
    texts: {
      injuries: "Injuries and aid given",
      protests: "Protests and decisions on them",
      conclusion: "Conclusion",
    },
    numbers: {
      athletes: "Athletes",
      regions: "Regions of Russia",
      men: "Men",
      women: "Women",
      staff: "Representatives and coaches",
      judges: "Referees",
      visitors: "Referees from other cities",
      bouts: "Bouts",
    },
    counted: "counted automatically",
    sections: "Order of sections",
    section: {
      general: "General information",
      teams: "Teams",
      ranks: "Athletes by grade",
      medals: "Medallists",
      injuries: "Injuries",
      protests: "Protests",
      conclusion: "Conclusion",
    },
    up: (section: string) => `Move up: ${section}`,
    down: (section: string) => `Move down: ${section}`,
    save: "Save report",
    saved: "Report saved",
  },
} as const;
