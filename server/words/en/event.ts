import type { BoutLabel } from "#domain/draw/bracket.ts";
import type { Method } from "#domain/bout/vocabulary.ts";
import { englishTechnique } from "#domain/naming/techniques.ts";
import { techniqueLabel } from "#domain/ruleset/techniques.ts";
import { drawn } from "./drawn.ts";
import { OUTCOMES } from "./outcomes.ts";
import { own } from "./own.ts";

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
  how: (method: Method | undefined) => (method === undefined ? "" : OUTCOMES[method]),
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
