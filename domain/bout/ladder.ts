import type { BoutRules, LadderEffect } from "../ruleset/rules.ts";
import type { BoutEvent } from "./event.ts";
import type { Corner } from "./vocabulary.ts";

/**
 * What the last of these events brings on the penalty ladder. Effects are never written down: they follow from the
 * penalties that still count, so undoing the second of three leaves the effects of two (BT9).
 */
export function ladderEffects(
  rules: BoutRules,
  corner: Corner,
  given: readonly BoutEvent[],
): readonly LadderEffect[] {
  const { ladder } = rules;
  const last = given.at(-1);
  if (!ladder || !last || !climbs(rules, corner, last)) return [];
  const rung = given.filter((event) => climbs(rules, corner, event)).length;
  const top = ladder.steps.at(-1);
  const step = ladder.repeatLast && top && rung > top.at ? top : ladder.steps.find(({ at }) => at === rung);
  return step?.effects ?? [];
}

/** A penalty without an action is the first button of its kind. */
function climbs(rules: BoutRules, corner: Corner, event: BoutEvent): boolean {
  if (event.type !== "penalty-given" && event.type !== "warning-given") return false;
  const kind = event.type === "penalty-given" ? "penalty" : "warning";
  const action = event.action ?? rules.actions.find((button) => button.kind === kind)?.id;
  return event.corner === corner && action !== undefined && rules.ladder?.counts.includes(action) === true;
}
