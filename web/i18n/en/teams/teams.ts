import { capital } from "#web/i18n/sentence.ts";
import type { LeftOut } from "#domain/teams/contribution.ts";
import type { ChosenFormula } from "#domain/teams/formulas.ts";
import { formatNumber, formatOrdinal } from "../numbers.ts";
import { plural } from "../plural.ts";

const NAMES: Record<ChosenFormula["name"], string> = {
  ibjjf: "IBJJF",
  uww: "UWW",
  uaejjf: "UAEJJF",
  own: "Own formula",
};
const MEDALS = ["gold", "silver", "bronze"];

/** “Gold 9, silver 3, bronze 1”; then places in a row that are worth the same together. */
function pointsWords(points: readonly number[]): string {
  const medals = points.slice(0, 3).map((value, index) => `${MEDALS[index] ?? ""} ${formatNumber(value)}`);
  const rest: string[] = [];
  let at = 3;
  while (at < points.length) {
    let last = at;
    while (last + 1 < points.length && points[last + 1] === points[at]) last += 1;
    const places =
      last === at ? formatOrdinal(at + 1) : `${formatOrdinal(at + 1)}–${formatOrdinal(last + 1)}`;
    rest.push(`${places} place ${formatNumber(points[at] ?? 0)}`);
    at = last + 1;
  }
  return capital([...medals, ...rest].join(", "));
}

/** The formula as people would say it. */
export function formulaWords(formula: ChosenFormula): string {
  const switches = [
    formula.bestOnlyPerCategory && "in a category a team’s best athlete counts",
    formula.skipSingle && "the only athlete of a category brings no points",
    formula.skipSameTeamOnly && "a category of one team brings no points",
  ].filter(Boolean);
  return [pointsWords(formula.points), ...switches].join("; ");
}

export const teamWords = {
  formula: "How points are counted",
  names: NAMES,
  tie: "Finished categories count. On equal points the team with more first places is higher, then second, then third ones; if all are equal, the place is shared.",
  byHand: (points: string, reason: string) => `${points}: ${reason}`,
  signed: (points: number) =>
    `${points > 0 ? "+" : "−"}${formatNumber(Math.abs(points))}\u00a0${plural(Math.abs(points), "point")}`,
  leftOut: {
    "other-category": "category not in the ranking",
    alone: "not counted without opponents",
    "one-team": "all of one team, not counted",
    "not-the-best": "the team’s best athlete counts",
  } satisfies Record<LeftOut, string>,
} as const;
