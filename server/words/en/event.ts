import type { BoutLabel } from "#domain/draw/bracket.ts";
import type { Method } from "#domain/bout/vocabulary.ts";
import { englishTechnique } from "#domain/naming/techniques.ts";
import { techniqueLabel } from "#domain/ruleset/techniques.ts";
import { drawn } from "./drawn.ts";
import { own } from "./own.ts";

const HOW: Readonly<Record<Method, string>> = {
  submission: "submission",
  points: "by points",
  advantages: "by advantages",
  fewer_penalties: "by penalties",
  last_score: "by last score",
  highest_action: "by highest score",
  technical_superiority: "technical superiority",
  golden_score: "golden score",
  overtime_points: "by overtime points",
  overtime_submission: "overtime submission",
  overtime_defence: "overtime defence",
  escape_time: "by escape time",
  decision: "referees’ decision",
  dq_technical: "disqualification",
  dq_disciplinary: "disqualification",
  dq_penalties: "disqualified by penalties",
  injury: "injury",
  medical: "stopped by doctor",
  withdrawal: "withdrawal",
  walkover: "walkover",
  no_show: "no-show",
  overweight: "overweight",
  random: "by lot",
  double_dq: "both disqualified",
  double_no_show: "no-show by both",
  draw: "draw",
  void: "void",
};

const WEIGHED: Readonly<Record<string, string>> = {
  not_weighed: "not weighed",
  passed: "passed",
  overweight: "overweight",
  no_show: "did not come",
};

/** The words of the tables and pages of an event that leave the program as files. */
export const event = {
  sheets: {
    results: {
      title: "Results",
      columns: ["Category", "Place", "Athlete", "Date of birth", "Team", "City", "Region", "Coach"],
    },
    bouts: {
      title: "Bouts",
      columns: [
        "No.",
        "Category",
        "Round",
        "Mat",
        "Red",
        "Team of red",
        "Points of red",
        "Points of blue",
        "Blue",
        "Team of blue",
        "Winner",
        "How it ended",
        "Technique",
        "Start",
        "End",
      ],
    },
    entries: {
      title: "Athletes",
      columns: [
        "Category",
        "Athlete",
        "Date of birth",
        "Sex",
        "Team",
        "City",
        "Region",
        "Coach",
        "Rank",
        "Belt",
        "Licence",
        "Phone",
        "Weigh-in",
        "Weight, kg",
      ],
    },
    referees: {
      title: "Referees",
      columns: ["Surname", "First name", "Patronymic", "Category", "Post", "Region", "City", "Club", "Bouts"],
    },
    teams: { title: "Teams", columns: ["Place", "Team", "City", "Points", "1st", "2nd", "3rd"] },
  },
  round: (label: BoutLabel | undefined) => (label === undefined ? "" : drawn.round(label)),
  how: (method: Method | undefined) => (method === undefined ? "" : HOW[method]),
  technique: (id: string | null | undefined) => englishTechnique(id ?? "") ?? techniqueLabel(id ?? ""),
  weighed: (state: string | undefined) => WEIGHED[state ?? "not_weighed"] ?? "",
  sex: own.gender,
  belt: own.belt,
  grade: own.grade,
  post: own.post,
  day: (iso: string) => iso.split("-").toReversed().join("."),
  pages: {
    index: "All categories",
    places: "Final places",
    placesOpen: "Places are not decided yet.",
    bouts: "Bouts",
    noBouts: "No bouts.",
    teams: "Team ranking",
    athletes: (count: number) => `athletes: ${count}`,
    zone: (zone: string) => `Times are by the clock of the hall (${zone}).`,
    place: "Place",
    athlete: "Athlete",
    team: "Team",
    city: "City",
  },
};
