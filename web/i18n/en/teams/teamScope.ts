import { formatAges } from "../numbers.ts";
import { capital } from "#web/i18n/sentence.ts";

/** The words of the filter of teams; only the server puts them together. */
export const teamScope = {
  age: "Age",
  sex: "Sex",
  level: "Level",
  style: "Style",
  any: { age: "All ages", sex: "Any sex", level: "Any level", style: "Any style" },
  sexes: { m: "Male", f: "Female" },
  undivided: "Undivided",
  styles: { gi: "Gi", nogi: "No-gi" },
  years: (from: number | null, until: number | null) => capital(formatAges(from, until) || "no limit"),
  categories: (count: string) => `Ranking over ${count}.`,
} as const;

/** What stands on the page itself. */
export const teamScopeLabels = {
  label: "Category filter",
  more: (labels: readonly string[]) => `More: ${labels.join(", ")}`,
  show: "Filter",
  reset: "Reset",
  none: "No teams in these categories",
  noneText: "Choose others or reset the filter.",
} as const;
