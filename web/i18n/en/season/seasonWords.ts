import type { RankedRow, GroupKind } from "#contract/season/season.ts";
import type { Grouping, SeasonFormula } from "#domain/season/formula.ts";
import type { ResultLeftOut } from "#domain/season/ranking.ts";
import { formatCount, formatNumber, formatOrdinal } from "../numbers.ts";
import { plural } from "../plural.ts";
import { capital } from "#web/i18n/sentence.ts";
import { categoryAdmin } from "../organiser/categoryAdmin.ts";

const NBSP = "\u00a0";
const points = (count: number) => `${formatNumber(count)}${NBSP}${plural(count, "point")}`;

const ORDINALS = ["first", "second", "third"];
const placeName = (place: number) => ORDINALS[place - 1] ?? formatOrdinal(place);

/** “9 points for first place, 3 for second, 1 each for 4th–8th.” */
function placesSentence(worth: readonly number[]): string {
  const parts: string[] = [];
  let at = 0;
  while (at < worth.length) {
    let last = at;
    // The medals are told one by one.
    while (at >= ORDINALS.length && last + 1 < worth.length && worth[last + 1] === worth[at]) last += 1;
    const value = worth[at] ?? 0;
    if (last > at)
      parts.push(`${formatNumber(value)} each for ${formatOrdinal(at + 1)}–${formatOrdinal(last + 1)}`);
    else
      parts.push(
        at === 0 ? `${points(value)} for first place` : `${formatNumber(value)} for ${placeName(at + 1)}`,
      );
    at = last + 1;
  }
  return `${capital(parts.join(", "))}.`;
}

const GROUPING_WORDS: Readonly<Record<Grouping, string>> = {
  sex: "sex",
  age: "age",
  style: "style",
  level: "level",
  weight: "weight",
};

function groupSentence(groupBy: readonly Grouping[]): string {
  if (groupBy.length === 0) return "All categories count together in one ranking.";
  const same = groupBy.map((part) => GROUPING_WORDS[part]).join(", ");
  const weights = groupBy.includes("weight") ? "" : " Weight classes and the absolute are added together.";
  return `Categories count together when these match: ${same}.${weights}`;
}

type WeightedEvent = { readonly name: string; readonly coefficient: number };

function coefficientSentence(events: readonly WeightedEvent[]): string[] {
  const other = events.filter(({ coefficient }) => coefficient !== 1);
  if (other.length === 0) return [];
  const told = other.map(({ name, coefficient }) => `“${name}” ×${formatNumber(coefficient)}`).join(", ");
  const rest = other.length === events.length ? "" : "; the other events have none";
  return [`Points are multiplied by the event’s coefficient: ${told}${rest}.`];
}

/** The formula as people would say it, from the very data that counts (RK12). */
export function formulaSentences(formula: SeasonFormula, events: readonly WeightedEvent[]): string[] {
  const { perWin, bestStarts, minEntrants, countsUnfought, groupBy } = formula;
  return [
    placesSentence(formula.points),
    ...(perWin === 0 ? [] : [`Each win in a bout that was fought gives another ${points(perWin)}.`]),
    ...coefficientSentence(events),
    bestStarts === null
      ? "All starts count."
      : bestStarts === 1
        ? "Only an athlete’s best start counts."
        : `An athlete’s best starts count, ${formatNumber(bestStarts)} at most.`,
    "Everything an athlete scores at one event in one group is one start.",
    ...(minEntrants > 1
      ? [`A category with fewer than ${formatNumber(minEntrants)} athletes gives no points.`]
      : []),
    countsUnfought
      ? "A place counts even if no bout was fought."
      : "A place without a single bout fought gives no points.",
    groupSentence(groupBy),
    "On equal points, whoever has more first places is higher, then more second, then more third, then whoever’s last counted start is later; if everything is equal, the place is shared.",
    "Anyone who did not allow their name to be shown is not in the ranking.",
  ];
}

/** “Men, 18 and over, gi, blue belt”. */
export function groupWords({ sex, ageMin, ageMax, style, level, weightMin, weightMax }: GroupKind): string {
  const isChild = ageMax !== null && ageMax < 18;
  const people = isChild ? categoryAdmin.youths : categoryAdmin.sexes;
  const parts = [
    sex === null ? "" : people[sex],
    ageMin === null && ageMax === null ? "" : categoryAdmin.years(ageMin ?? undefined, ageMax ?? undefined),
    find(categoryAdmin.stylesShort, style),
    level === "all" ? "" : find(categoryAdmin.levelsInTitle, level),
    weightMin === null && weightMax === null
      ? ""
      : categoryAdmin.weight(weightMin ?? undefined, weightMax ?? undefined),
  ];
  return capital(parts.filter(Boolean).join(", ")) || "Overall";
}

/** A word an organiser made up is told as it is. */
const find = (words: Readonly<Record<string, string>>, key: string | null): string =>
  key === null ? "" : (Object.entries(words).find(([name]) => name === key)?.[1] ?? key);

const LEFT_OUT: Readonly<Record<ResultLeftOut, string>> = {
  "few-entrants": "too few athletes, not counted",
  "not-fought": "no bouts, not counted",
};

type Result = RankedRow["starts"][number]["results"][number];

export const seasonWords = {
  points,
  groups: groupWords,
  withCount: (group: string, athletes: number) => `${group} (${formatNumber(athletes)})`,
  alsoAs: (names: readonly string[]) => `Also: ${names.join(", ")}`,
  medals: (medals: readonly number[]) =>
    ["gold", "silver", "bronze"]
      .flatMap((metal, index) =>
        (medals[index] ?? 0) > 0 ? [`${formatNumber(medals[index] ?? 0)} ${metal}`] : [],
      )
      .join(", "),
  result: ({ place, entrants, wins, points: given, leftOut }: Result): string =>
    [
      place === null ? "no place" : `${formatOrdinal(place)} of ${formatNumber(entrants)}`,
      ...(wins > 0 ? [formatCount(wins, "win")] : []),
      leftOut === null ? points(given) : LEFT_OUT[leftOut],
    ].join(", "),
  start: (given: number, coefficient: number, isCounted: boolean): string =>
    [
      points(given),
      ...(coefficient === 1 ? [] : [`coefficient ${formatNumber(coefficient)}`]),
      ...(isCounted ? [] : ["not among the best"]),
    ].join(", "),
  tie: {
    firsts: "Higher on equal points: more first places",
    seconds: "Higher on equal points: more second places",
    thirds: "Higher on equal points: more third places",
    later: "Higher on equal points: last start is later",
    shared: "Shared place: equal by every rule",
  } satisfies Record<NonNullable<RankedRow["aheadBy"]>, string>,
  found: (count: number) => `Found: ${formatCount(count, "person")}`,
  inGroup: (count: number) => `${formatCount(count, "person")} in this group`,
  coefficient: (value: number) => (value === 1 ? "" : `coefficient ${formatNumber(value)}`),
  starts: (count: number) => `Starts: ${formatNumber(count)}`,
  events: (count: number) => formatCount(count, "event"),
} as const;
