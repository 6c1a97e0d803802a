import type { RegroupGroup, RegroupPlan, RegroupTold } from "#contract/entry/regroup.ts";
import type { MergeReason } from "#domain/category/merge.ts";
import { formatCount, formatNumber, formatWeight } from "../numbers.ts";
import { formatWords } from "../sport/bout.ts";

const reasons: Readonly<Record<MergeReason, string>> = {
  "heavier-class": "next weight, same age and level",
  "neighbouring-level": "same weight, neighbouring level",
  "older-age": "next age, weights differ by no more than 10%",
  absolute: "absolute category",
};

const left: Readonly<Record<RegroupPlan["left"][number]["reason"], string>> = {
  "no-weight": "no weight",
  "no-show": "did not come to the weigh-in",
  overweight: "overweight",
};

const quoted = (titles: readonly string[]) => titles.map((title) => `“${title}”`).join(" and ");

/** “24.1–25.8 kg”, of those whose weight is known. */
function weightRange({ fighters }: RegroupGroup): string | undefined {
  const weights = fighters.flatMap(({ weight }) => weight ?? []);
  const [lightest, heaviest] = [weights.at(0), weights.at(-1)];
  if (lightest === undefined || heaviest === undefined) return undefined;
  return lightest === heaviest
    ? formatWeight(lightest)
    : `${formatNumber(lightest)}–${formatWeight(heaviest)}`;
}

export const regroupWords = {
  small: "Small categories",
  smallLead: "One or two athletes: whom to merge them with",
  none: "No small categories",
  noneText: "Everywhere there are more than two athletes, or the draw is done.",
  large: "Large categories",
  largeLead: "Children need several bouts, and a bracket holds 64 athletes",
  offline: "No connection: categories can be merged and split when it is back.",
  person: (name: string, weight: number | null) =>
    weight === null ? `${name}, no weight` : `${name}, ${formatWeight(weight)}`,
  people: (count: number) => formatCount(count, "fighter"),
  reasons,
  drawn: (title: string) => `“${title}” is drawn already: merge before the draw`,
  nobody: "No suitable category",
  byHand: "you can choose one yourself",
  open: "View",
  openLabel: (title: string) => `Merge “${title}”: see what changes`,
  choose: "Choose",
  split: "Split into groups",
  splitLabel: (title: string) => `Split “${title}” into groups`,
  merge: {
    title: (title: string) => `Merge “${title}”`,
    into: "With which category",
    newTitle: "Name",
    newTitleHint: "Empty: made up for you, as shown in the field",
    confirm: "Merge",
    done: "Categories merged",
  },
  splitting: {
    title: (title: string) => `Split “${title}”`,
    confirm: "Split",
    done: "Category split into groups",
  },
  plan: {
    title: "What will change",
    lead: "nothing is saved until you press the button",
    waiting: "Working it out…",
    folded: (from: string, into: string) => `“${from}” becomes part of “${into}”`,
    foldedText: "It leaves the lists and the draw, its page will lead to the merged one",
    people: "Athletes",
    both: "Were in both and will be there once",
    undecided: "Undecided entries move along",
    weights: "Weight",
    difference: (percent: number) => `difference ${formatNumber(Math.round(percent))}%`,
    tooWide: "More than 10% apart: decide whether they may fight each other",
    format: "Format",
    formatOf: ({ format }: RegroupGroup) =>
      format === null ? "there will be no bouts" : formatWords(format),
    group: (index: number) => `Group ${formatNumber(index + 1)}`,
    left: "Stay in group 1 until the scales show their place",
    leftPerson: ({ name, reason }: RegroupPlan["left"][number]) => `${name}: ${left[reason]}`,
  },
  weightRange,
  groupTitle: (title: string, index: number, group: RegroupGroup) => {
    const range = weightRange(group);
    return `${title}, group ${index + 1}${range === undefined ? "" : ` (${range})`}`.replaceAll(
      "\u00a0",
      " ",
    );
  },
  undo: {
    told: ({ act, from, to }: RegroupTold) =>
      act === "merge" ? `Merged: ${quoted(from)}` : `${quoted(from)} split into groups: ${to.length}`,
    submit: "Undo",
    done: "Everything is as it was",
  },
  mergedWith: (title: string) => `Merged with “${title}”`,
};
