import type { Method } from "#domain/bout/vocabulary.ts";
import type { BoutLabel } from "#domain/draw/bracket.ts";
import { FORMATS, type Format } from "#domain/draw/formats.ts";
import type { TeamFormula } from "#domain/teams/formulas.ts";
import type { ReportNumber, ReportSection } from "#contract/paper/paper.ts";
import type { Outcome, Regions } from "../kinds/outcomes.ts";
import { counted, ordinal } from "./counted.ts";
import { OUTCOMES } from "./outcomes.ts";
import { paper } from "./paper.ts";

/** How places are fought for, as protocols name it. */
const SYSTEMS: Readonly<Record<Format, string>> = {
  single_elimination_two_bronzes: "knockout, two third places",
  single_elimination_bronze_bout: "knockout with a bronze bout",
  repechage_from_finalists: "knockout with repechage from the finalists",
  repechage_quarterfinal: "knockout with repechage from the quarter-finals",
  repechage_from_semifinalists: "knockout with repechage from the semi-finalists",
  double_elimination: "double elimination",
  double_elimination_bronze: "double elimination with a bronze bout",
  double_elimination_crossed: "double elimination",
  double_elimination_bronze_crossed: "double elimination with a bronze bout",
  russian_order: "by lot numbers with repechage from the finalists",
  round_robin: "round robin",
  best_of_three: "best of three",
  three_person: "for three athletes",
  groups_playoff: "groups, then knockout",
  groups_playoff_two_bronzes: "groups, then knockout, two third places",
};

/** Signs of outcomes, and what protocols say of them. */
const SIGNS: Readonly<Record<Outcome, readonly [sign: string, meaning: string]>> = {
  lock: ["LOCK", "submission by a lock"],
  choke: ["CHK", "submission by a choke"],
  superiority: ["TS", OUTCOMES.technical_superiority],
  points: ["PTS", OUTCOMES.points],
  decision: ["DEC", OUTCOMES.decision],
  "no-show": ["NS", OUTCOMES.no_show],
  injury: ["INJ", OUTCOMES.injury],
  disqualified: ["DSQ", OUTCOMES.dq_technical],
  submission: ["SUB", "submission, hold not told"],
  walkover: ["WO", `${OUTCOMES.walkover}, won without an opponent`],
  withdrawal: ["WD", `${OUTCOMES.withdrawal} from the bout`],
  overweight: ["OW", OUTCOMES.overweight],
  lot: ["LOT", OUTCOMES.random],
  draw: ["DRW", OUTCOMES.draw],
  void: ["VOID", `result void, bout ${OUTCOMES.void}`],
};

/** Why somebody has no place (DR11). */
function unplaced(method: Method, bout: number | null): string {
  if (method === "overweight") return "overweight, no place";
  const isAbsent = method === "no_show" || method === "double_no_show";
  const what = isAbsent ? "did not show" : "disqualified";
  const at = bout === null ? "" : ` ${isAbsent ? "for" : "in"} bout ${bout}`;
  return `${what}${at}, no place`;
}

function round(label: BoutLabel | undefined): string {
  switch (label?.kind) {
    case undefined:
      return "—";
    case "round":
      return label.of === 4 ? "Semi-final" : label.of === 8 ? "Quarter-final" : `Round of ${label.of}`;
    case "final":
      return "Final";
    case "upper-final":
      return "Upper final";
    case "grand-final":
      return "Grand final";
    case "bronze":
      return "Bronze bout";
    case "repechage":
      return "Repechage";
    case "losers":
      return `Lower bracket, round ${label.round}`;
    case "group":
      return `Round ${label.round}`;
    case "game":
      return `Bout ${label.game}`;
    case "substitute":
      return "Replacement";
  }
}

type Counted = readonly (readonly [name: string, count: number])[];
const listed = (counts: Counted, between: string) =>
  counts.map(([name, count]) => `${name}${between}${count}`).join(", ");

/** “69.9”: what a scale shows. */
const weight = (kg: number): string => kg.toFixed(1);

const boutLength = (seconds: number | null): string => {
  if (seconds === null) return "";
  return seconds % 60 === 0 ? `bout ${seconds / 60} min` : `bout ${clock(seconds * 1000)}`;
};

/** “2:41”. */
function clock(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

const athletes = (count: number) => counted(count, ["athlete", "athletes"]);

/** Of those it is known of; nobody's region is counted as none (PD81). */
function regions({ known, unknown }: Regions): string {
  if (known === 0) return "regions not told";
  const told = counted(known, ["region", "regions"]);
  return unknown === 0 ? told : `${told} (not told: ${unknown})`;
}

/** The words of protocols and lists. */
export const form = {
  athletes,
  regions,
  category: "Category",
  club: "Club",
  system: (format: string | null) => {
    const known = FORMATS.find((name) => name === format);
    return known === undefined ? undefined : `system: ${SYSTEMS[known]}`;
  },
  bouts: (count: number) => `bouts: ${count}`,
  notAdmitted: (count: number) => `not admitted: ${count}`,
  unplaced,
  tooHeavy: "overweight, not admitted",
  notAtScale: "did not come to the weigh-in",
  notDrawn: "not in the draw",
  extract: "Extract from the results sheet",
  individual: "Individual competition",
  sexes: { m: "men", f: "women" },
  allAthletes: (people: number, from: Regions) => `In all: ${athletes(people)}, ${regions(from)}`,
  bySexAndRank: ({ m, f, unknown }: Readonly<Record<"m" | "f" | "unknown", number>>, ranks: Counted) =>
    `; ${m + f === 0 ? "sex not told" : `men ${m}, women ${f}${unknown === 0 ? "" : `, sex not told: ${unknown}`}`}. Ranks: ${listed(ranks, " ")}.`,
  sign: (outcome: Outcome) => SIGNS[outcome][0],
  round,
  clock,
  boutLength,
  boutsLegend: (told: readonly Outcome[], count: number, early: number) =>
    `${told.map((one) => SIGNS[one].join(" — ")).join(" · ")}. The winner is bold with a dot on the left. Crew: referee / side judge; the mat chairman signs below. Bouts: ${count}, before time: ${early}.`,
  weight,
  tolerance: (kg: number) => `tolerance ${kg} kg`,
  listed: (count: number) => `entered: ${count}`,
  /** Somebody on two lists is weighed twice and is one person. */
  entered: (entries: number, people: number) =>
    entries === people ? "" : `Entries in all: ${entries}, athletes: ${people}. `,
  weighed: ({
    passed,
    refused,
    absent,
    left,
  }: Readonly<Record<"passed" | "refused" | "absent" | "left", number>>) =>
    `Weighed ${passed + refused}, admitted ${passed}, not admitted ${refused}, absent ${absent}${left === 0 ? "" : `, not weighed ${left}`}.`,
  scaleMark: { passed: "", not_weighed: "", overweight: "overweight", no_show: "no-show" },
  scaleNote: (state: keyof typeof SCALE_NOTES, attempts: number) =>
    [SCALE_NOTES[state], attempts > 1 ? `attempts: ${attempts}` : ""].filter(Boolean).join(", ") || undefined,
  weighingJudge: "Senior referee of the weigh-in",
  doctor: "Doctor of the competition",
  startSubtitle: (isWeighed: boolean, isDrawn: boolean) => {
    const after = [isWeighed ? "the weigh-in" : "", isDrawn ? "the draw" : ""].filter(Boolean).join(" and ");
    return `Athletes by weight category${after === "" ? "" : ` after ${after}`}`;
  },
  mats: (names: readonly string[]) => `${names.length === 1 ? "mat" : "mats"} ${names.join(", ")}`,
  personally: "Individually",
  clubsSubtitle: "For team leaders: check and sign",
  drawNumber: (number: number) => `lot ${number}`,
  leaderSigns: "Team leader ______________________ / ______________________",
  allJudges: (count: number) => `In all ${counted(count, ["referee", "referees"])}`,
  judgesBy: (visitors: number | undefined, byGrade: Counted, from: Regions) =>
    `${visitors === undefined ? "" : `, from other cities ${visitors}`}. By category: ${listed(byGrade, " — ")}. ${from.known === 0 ? "Regions not told" : `Regions: ${from.known}`}.`,
  gradesLegend:
    "NAT — national category; 1st, 2nd, 3rd — first, second, third category; YR — young referee; INT — international category.",
  teamsSubtitle: "Team ranking of clubs",
  placesInCategories: "Places in categories",
  placeCounts: "Number of places",
  shortCategory: (sex: "m" | "f" | null, upToKg: number | null) =>
    sex === null || upToKg === null ? "" : `${sex === "m" ? "m" : "w"} ${upToKg}`,
  categoriesLegend: (labels: readonly string[], titles: readonly string[]) =>
    `Categories: ${labels.map((label, at) => `${label} — ${titles[at] ?? ""}`).join("; ")}.`,
  teamsLegend: (formula: TeamFormula) =>
    [
      `Points: ${formula.points.map((points, at) => `${ordinal(at + 1)} place — ${points}`).join(", ")} (by the rules of the competition).`,
      formula.bestOnlyPerCategory ? "In a category the best result of a club counts." : "",
      formula.skipSingle ? "The only athlete of a category brings no points." : "",
      formula.skipSameTeamOnly ? "A category with athletes of one club alone brings no points." : "",
      "When level: more first, then second, then third places; otherwise places are shared. “—” is no place and no points.",
    ]
      .filter(Boolean)
      .join(" "),
  adjusted: (team: string, points: number, reason: string) =>
    `${team}: ${points > 0 ? "+" : "−"}${Math.abs(points)} by decision of the chief referee (${reason}).`,
  reportSubtitle: (event: string) => `on the competition ${paper.quoted(event)}`,
  sections: {
    general: "General",
    teams: "Teams (regions)",
    ranks: "Level of the athletes",
    medals: "Winners and medallists",
    injuries: "Injuries and medical care",
    protests: "Protests and disciplinary decisions",
    conclusion: "Conclusion",
  } satisfies Record<ReportSection, string>,
  matCount: (count: number) => (count === 0 ? "" : counted(count, ["mat", "mats"])),
  report: {
    dates: "Dates",
    place: "Place, venue",
    athletes: "Athletes in all",
    judges: "Referees",
    bouts: "Bouts",
    athletesLine: (told: Told) =>
      `athletes ${told("athletes")}, regions ${told("regions")}: men ${told("men")}, women ${told("women")}; coaches and leaders ${told("staff")}`,
    judgesLine: (told: Told, byGrade: Counted) =>
      [`${told("judges")}, from other cities ${told("visitors")}`, listed(byGrade, " ")]
        .filter(Boolean)
        .join("; "),
    boutsLine: (told: Told, early: number, noShows: number) =>
      `${told("bouts")}; before time ${early}; no-shows ${noShows}`,
  },
  changedByHand: "* Changed by the chief referee: it differs from what the program counted.",
  notWritten: "not told",
  total: "In all",
  columns: {
    number: "No.",
    place: "Place",
    fullName: "Name",
    publicName: "Name",
    birth: "Born",
    birthYear: "Born",
    rank: "Rank",
    rankAndBelt: "Rank, belt",
    region: "Region",
    regionAndCity: "Region, city",
    regionAndClub: "Region, club",
    city: "City",
    coaches: "Coach(es)",
    round: "Round",
    mat: "Mat",
    begin: "Begin",
    red: "Red corner, region",
    blue: "Blue corner, region",
    score: "Score",
    outcome: "Result",
    time: "Time",
    crew: "Crew",
    licence: "Licence",
    weight: "Kg",
    athleteSigns: "Athlete signs",
    draw: "Lot",
    grade: "Referee category",
    post: "Post",
    signature: "Signature",
    people: "No.",
    points: "Points",
    men: "Men",
    women: "Women",
    athletes: "Athletes",
    staff: "Coaches etc.",
    all: "In all",
    group: "Group",
    document: "Document",
    edition: "Edition",
    made: "Made",
    code: "Code",
  },
  groups: { m: "Men", f: "Women", none: "Sex not told" },
  place: (place: number) => `${ordinal(place)} place`,
};

type Told = (key: ReportNumber) => string;

const SCALE_NOTES = {
  passed: "",
  not_weighed: "not weighed",
  overweight: "overweight: not admitted",
  no_show: "did not come",
} as const;
