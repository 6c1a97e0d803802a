import type { FormatPreset, PackageProblem } from "#domain/draw/formatPackage.ts";
import { formatCount, formatNumber } from "./numbers.ts";
import { aboutLength } from "./drawing.ts";

/** Which format for how many athletes, for a whole competition. */
export const formatWishes = {
  title: "Formats by number of athletes",
  open: "Formats by number of athletes",
  lead: "One set for the whole competition: the number of athletes in a category decides its format. Draws already made do not change.",
  back: "To refereeing",
  card: "How many athletes, which format",
  preset: "Set",
  ownPreset: "Own set",
  presets: {
    usual: "Usual",
    russian: "Russian order",
    russian_grappling: "Grappling rules",
    uww: "UWW",
    ibjjf: "IBJJF",
    twice: "At least two bouts each",
    short: "Short day",
  } satisfies Record<FormatPreset, string>,
  about: {
    usual:
      "Two fight best of three, up to five round robin, six and seven in groups, more a knockout with two bronzes.",
    russian:
      "Up to six round robin, more by lot numbers: preliminary bouts at the bottom, repechage from the finalists.",
    russian_grappling:
      "Up to six round robin, more with repechage from the four semi-finalists and two bronzes.",
    uww: "Up to five round robin, six and seven in groups, more with repechage from the finalists.",
    ibjjf: "Three in a bracket of three, the rest a knockout with two bronzes.",
    twice:
      "Nobody goes home after one bout: up to five round robin, six and seven in groups, more double elimination.",
    short: "The fewest bouts: all knockout, two bronzes.",
  } satisfies Record<FormatPreset, string>,
  ownAbout: "Ranges and formats were changed by hand.",
  from: "Athletes from",
  to: (from: number, to: number) =>
    from === to ? `only ${formatNumber(from)}` : `from ${formatNumber(from)} to ${formatNumber(to)}`,
  format: (range: string) => `Format, ${range}`,
  removeLine: (range: string) => `Remove line: ${range}`,
  addLine: "Add line",
  problem: (problem: PackageProblem) =>
    problem.code === "formats-out-of-order"
      ? "The number must be greater than in the line above"
      : problem.least === problem.most
        ? `Works only for ${formatNumber(problem.least)}`
        : `Works for ${formatNumber(problem.least)} to ${formatNumber(problem.most)} athletes`,
  effect: "What will change",
  before: "Before",
  after: "After",
  bouts: "Bouts",
  bronzes: "Bronze medals",
  end: "End of the day",
  lastEnd: "End of the last day",
  onDay: (day: string, time: string) => `${day}, ${time}`,
  changed: "Categories with another format",
  none: "Nothing changes: it is like this already.",
  counting: "Counting the bouts and the end of the day…",
  failed: "Could not count",
  again: "Count again",
  noMats: "no mats yet",
  afterStart: (ms: number) => `${aboutLength(ms)} from the start`,
  later: (ms: number) => `${aboutLength(ms)} later`,
  earlier: (ms: number) => `${aboutLength(ms)} earlier`,
  same: "almost no change",
  moreBouts: (count: number) => `+${formatNumber(count)}`,
  fewerBouts: (count: number) => `−${formatNumber(count)}`,
  undecided: (count: number) => `Entries not decided: ${formatCount(count, "person")}. Not counted here.`,
  categories: "Categories",
  category: "Category",
  athletes: "Athletes",
  own: "Format of this category",
  ownOf: (title: string) => `Format of category ${title}`,
  byPackage: "by the set",
  drawn: "draw made",
  tooFew: "nobody to draw",
  line: (format: string, bouts: number) => `${format}, ${formatCount(bouts, "bout")}`,
  empty: "No categories yet",
  emptyText: "Add categories, and you will see here how many bouts there will be and when the day ends.",
  apply: "Apply to all",
  cancel: "Put back as it was",
  applied: "Formats applied to all categories without a draw",
} as const;
