import { scoringIn } from "../ruleset/periods.ts";
import type { BoutRules, LadderEffect } from "../ruleset/rules.ts";
import type { LoggedEvent } from "./bout.ts";
import type { BoutEvent } from "./event.ts";
import type { Corner } from "./vocabulary.ts";

/**
 * What the last of these events brings on the penalty ladder. Effects are never written down: they follow from the
 * penalties that still count, so undoing the second of three leaves the effects of two (BT9).
 */
export function ladderEffects(
  rules: BoutRules,
  corner: Corner,
  log: readonly LoggedEvent[],
): readonly LadderEffect[] {
  const { ladder } = rules;
  const last = log.at(-1);
  if (!ladder || !last || climber(rules, last.event) !== corner) return [];
  const rung = log.filter(({ event }) => climber(rules, event) === corner).length;
  const top = ladder.steps.at(-1);
  const step = ladder.repeatLast && top && rung > top.at ? top : ladder.steps.find(({ at }) => at === rung);
  const waits = ladder.atScoring !== undefined && scoringIn(rules, last.periodIndex) === "none";
  return (step?.effects ?? []).filter(({ kind }) => !waits || kind !== "points");
}

export type CarriedEffect = { readonly corner: Corner; readonly effect: LadderEffect };

/** What was climbed in a period without points and counts now that points begin; each rung once (RU16). */
export function carriedEffects(rules: BoutRules, log: readonly LoggedEvent[]): readonly CarriedEffect[] {
  const effects = rules.ladder?.atScoring ?? [];
  const last = log.at(-1);
  if (!last || !beginsScoring(rules, last.event)) return [];
  const earlier = log.slice(0, -1);
  const taken = earlier.findLastIndex(({ event }) => beginsScoring(rules, event)) + 1;
  return earlier.slice(taken).flatMap(({ event, periodIndex }) => {
    const corner = climber(rules, event);
    if (corner === undefined || scoringIn(rules, periodIndex) !== "none") return [];
    return effects.map((effect) => ({ corner, effect }));
  });
}

function beginsScoring(rules: BoutRules, event: BoutEvent): boolean {
  return event.type === "period-started" && scoringIn(rules, event.periodIndex) !== "none";
}

/** Whom the event takes up the ladder, if anybody. A penalty without an action is the first button of its kind. */
function climber(rules: BoutRules, event: BoutEvent): Corner | undefined {
  if (event.type !== "penalty-given" && event.type !== "warning-given") return undefined;
  const kind = event.type === "penalty-given" ? "penalty" : "warning";
  const action = event.action ?? rules.actions.find((button) => button.kind === kind)?.id;
  return action !== undefined && rules.ladder?.counts.includes(action) ? event.corner : undefined;
}
