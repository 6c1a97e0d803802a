import { periodsOf, scoringIn } from "../ruleset/periods.ts";
import type { Bout } from "./bout.ts";
import type { ByCorner, Corner } from "./vocabulary.ts";
import { opponentOf } from "./vocabulary.ts";

/**
 * The period in which points from a paper count, where the present one counts none (BT60): the sheet gives the score of
 * the whole bout. Undefined where points count already, and where no period of these rules has any.
 */
export function periodForPoints({ setup: { rules }, clock }: Bout): number | undefined {
  if (scoringIn(rules, clock.periodIndex) === "all") return undefined;
  const later = periodsOf(rules).findIndex(
    ({ scoring }, index) => index > clock.periodIndex && scoring === "all",
  );
  return later < 0 ? undefined : later;
}

/** A win by score of who has less is likely a slip of the pen: it is asked about before it is written (BT61). */
export function hasFewerPoints(method: string, winner: Corner, score: ByCorner<number>): boolean {
  const isByScore = method === "points" || method === "decision";
  return isByScore && score[winner] < score[opponentOf(winner)];
}
