import { capital } from "#web/i18n/sentence.ts";
import type { LeftOut } from "#domain/teams/contribution.ts";
import type { ChosenFormula } from "#domain/teams/formulas.ts";
import { formatNumber } from "../numbers.ts";
import { plural } from "../plural.ts";

const NAMES: Record<ChosenFormula["name"], string> = {
  ibjjf: "IBJJF",
  uww: "UWW",
  uaejjf: "UAEJJF",
  own: "Своя формула",
};
const MEDALS = ["золото", "серебро", "бронза"];

/** «Золото 9, серебро 3, бронза 1»; далее места подряд с одинаковой ценой вместе. */
function pointsWords(points: readonly number[]): string {
  const medals = points.slice(0, 3).map((value, index) => `${MEDALS[index] ?? ""} ${formatNumber(value)}`);
  const rest: string[] = [];
  let at = 3;
  while (at < points.length) {
    let last = at;
    while (last + 1 < points.length && points[last + 1] === points[at]) last += 1;
    rest.push(
      `${last === at ? `${at + 1}-е` : `${at + 1}–${last + 1}-е`} место ${formatNumber(points[at] ?? 0)}`,
    );
    at = last + 1;
  }
  return capital([...medals, ...rest].join(", "));
}

/** The formula as people would say it. */
export function formulaWords(formula: ChosenFormula): string {
  const switches = [
    formula.bestOnlyPerCategory && "в категории засчитывается лучший спортсмен команды",
    formula.skipSingle && "единственный участник категории баллов не приносит",
    formula.skipSameTeamOnly && "категория из одной команды баллов не приносит",
  ].filter(Boolean);
  return [pointsWords(formula.points), ...switches].join("; ");
}

export const teamWords = {
  formula: "Как считаются баллы",
  names: NAMES,
  tie: "Считаются завершённые категории. При равенстве баллов выше та команда, у которой больше первых мест, затем вторых, затем третьих; если равно всё, место общее.",
  byHand: (points: string, reason: string) => `${points}: ${reason}`,
  signed: (points: number) =>
    `${points > 0 ? "+" : "−"}${formatNumber(Math.abs(points))}\u00a0${plural(Math.abs(points), "point")}`,
  leftOut: {
    "other-category": "категория не в зачёте",
    alone: "без соперников не засчитано",
    "one-team": "все из одной команды, не засчитано",
    "not-the-best": "засчитан лучший спортсмен команды",
  } satisfies Record<LeftOut, string>,
} as const;
