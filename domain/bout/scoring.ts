import { scoringIn } from "../ruleset/periods.ts";
import type { Period } from "../ruleset/periods.ts";
import type { BoutRules, ScoreAction, ScoreKind } from "../ruleset/rules.ts";
import { activeActions, advantagesActive, penaltiesActive } from "../ruleset/switches.ts";
import type { Bout } from "./bout.ts";
import type { ScoreEvent } from "./event.ts";
import type { Corner } from "./vocabulary.ts";

export type ScoreProblem =
  | { readonly code: "advantages-off" }
  | { readonly code: "penalties-off" }
  | { readonly code: "escapes-off" }
  | { readonly code: "unknown-action"; readonly action: string }
  | { readonly code: "points-not-allowed"; readonly points: number };

/** What these rules have against a score given in that period. */
export function scoreProblem(
  rules: BoutRules,
  periodIndex: number,
  event: ScoreEvent,
): ScoreProblem | undefined {
  return (
    switchProblem(rules, event) ?? actionProblem(rules, event) ?? pointsProblem(rules, periodIndex, event)
  );
}

/**
 * The buttons that would score for this athlete now (RU11, RU13). While a position is held only a higher one scores.
 * That part is advice: the table sees the mat, the machine does not, so `decideBout` lets it through.
 */
export function scorableNow(bout: Bout, corner: Corner): readonly string[] {
  const { rules } = bout.setup;
  const scoring = scoringIn(rules, bout.clock.periodIndex);
  return activeActions(rules)
    .filter((action) => isScoredIn(scoring, action) && isHigherThanHeld(bout, corner, action))
    .map(({ id }) => id);
}

const KINDS: Readonly<Record<ScoreEvent["type"], readonly ScoreKind[]>> = {
  "points-scored": ["points", "negative"],
  "advantage-given": ["advantage"],
  "penalty-given": ["penalty"],
  "warning-given": ["warning"],
  "escape-timed": ["escape_time"],
};

function switchProblem(rules: BoutRules, { type }: ScoreEvent): ScoreProblem | undefined {
  if (type === "advantage-given" && !advantagesActive(rules)) return { code: "advantages-off" };
  if (type === "escape-timed" && !rules.tieBreak.includes("escape_time")) return { code: "escapes-off" };
  const isPenalty = type === "penalty-given" || type === "warning-given";
  return isPenalty && !penaltiesActive(rules) ? { code: "penalties-off" } : undefined;
}

function actionProblem(rules: BoutRules, { type, action }: ScoreEvent): ScoreProblem | undefined {
  if (action === undefined) return undefined;
  const isKnown = rules.actions.some(({ id, kind }) => id === action && KINDS[type].includes(kind));
  return isKnown ? undefined : { code: "unknown-action", action };
}

function pointsProblem(rules: BoutRules, periodIndex: number, event: ScoreEvent): ScoreProblem | undefined {
  if (event.type !== "points-scored") return undefined;
  const { points } = event;
  const button = rules.actions.find(({ id }) => id === event.action);
  const isItsValue = button === undefined || button.value === points;
  const isAllowed = isScoredIn(scoringIn(rules, periodIndex), { kind: "points", value: points });
  return Number.isInteger(points) && points !== 0 && isItsValue && isAllowed
    ? undefined
    : { code: "points-not-allowed", points };
}

function isScoredIn(
  scoring: Period["scoring"],
  { kind, value }: Pick<ScoreAction, "kind" | "value">,
): boolean {
  if (kind !== "points" && kind !== "negative") return true;
  return scoring === "all" || (scoring === "negative_only" && value < 0);
}

function isHigherThanHeld(bout: Bout, corner: Corner, { id, group }: ScoreAction): boolean {
  const order = bout.setup.rules.progressive.find((positions) => positions.group === group)?.order;
  return order === undefined || order.indexOf(id) > order.indexOf(heldPosition(bout, corner, order) ?? "");
}

/** The last position of the group that scored, unless something since then shows that it was left. */
function heldPosition(bout: Bout, corner: Corner, order: readonly string[]): string | undefined {
  const last = bout.log.findLast(({ event }) => {
    if (event.type === "points-scored") return event.action !== undefined && event.points > 0;
    return event.type === "position-lost" && event.corner === corner;
  })?.event;
  const isHeld =
    last?.type === "points-scored" && last.corner === corner && order.includes(last.action ?? "");
  return isHeld ? last.action : undefined;
}
