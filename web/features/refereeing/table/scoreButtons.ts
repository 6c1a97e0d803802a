import type { Bout } from "#domain/bout/bout.ts";
import { scorableNow } from "#domain/bout/scoring.ts";
import { activeActions, advantagesActive } from "#domain/ruleset/switches.ts";
import type { BoutRules, ScoreAction } from "#domain/ruleset/rules.ts";
import { counterNames, type CounterKind as CounterName, type CounterNames } from "#texts/counters.ts";
import { actionWord } from "#texts/sport/ruleWords.ts";

/** One button may stand for several actions of the same worth: nobody looks for «свип» among eight buttons. */
export type PointButton = {
  readonly id: string;
  readonly points: number;
  /** What it is given for, e.g. «тейкдаун, свип». */
  readonly caption: string;
  /** Known when the button has one meaning only. */
  readonly action: string | undefined;
  /** All actions it stands for. */
  readonly actions: readonly string[];
};

type FaultButton = { readonly label: string; readonly action: string };

/** What the rule set puts under the official's hands; the same for both athletes. */
export type TableButtons = {
  readonly points: readonly PointButton[];
  readonly hasAdvantages: boolean;
  readonly penalty: FaultButton | undefined;
  readonly warning: FaultButton | undefined;
  /** What the rules call what is counted. */
  readonly names: CounterNames;
  /** Seconds that can be added to an escape (EBI); absent where escapes are not timed. */
  readonly escapeSeconds: number | undefined;
};

export function tableButtons(rules: BoutRules): TableButtons {
  const actions = activeActions(rules).map((action) => ({
    ...action,
    label: actionWord(rules.preset, action),
  }));
  const fault = (kind: "penalty" | "warning"): FaultButton | undefined => {
    const found = actions.find((action) => action.kind === kind);
    return found && { label: found.label, action: found.id };
  };
  const isTimed = rules.tieBreak.includes("escape_time");
  return {
    points: pointButtons(actions),
    hasAdvantages: advantagesActive(rules) && actions.some(({ kind }) => kind === "advantage"),
    penalty: fault("penalty"),
    warning: fault("warning"),
    names: counterNames(rules),
    escapeSeconds: isTimed
      ? (actions.find(({ kind }) => kind === "escape_time")?.value ?? 0) * 60
      : undefined,
  };
}

export type CounterKind = CounterName | "points" | "escapes";

/** What is counted for an athlete under these rules, in the order of the panel. */
export function countersOfPanel(buttons: TableButtons): readonly CounterKind[] {
  const { escapeSeconds, hasAdvantages, penalty, warning } = buttons;
  return [
    escapeSeconds === undefined ? "points" : "escapes",
    ...(hasAdvantages ? (["advantages"] as const) : []),
    ...(penalty === undefined ? [] : (["penalties"] as const)),
    ...(warning === undefined ? [] : (["warnings"] as const)),
  ];
}

/** From the smallest to the largest, a minus last: the hand finds the big ones at the edge. */
function pointButtons(actions: readonly ScoreAction[]): readonly PointButton[] {
  const scoring = actions.filter(({ kind }) => kind === "points" || kind === "negative");
  const groups = Map.groupBy(scoring, ({ value, group }) => `${value} ${group ?? ""}`);
  return [...groups]
    .map(([id, same]) => ({
      id,
      points: same[0]?.value ?? 0,
      caption: same.slice(0, CAPTIONED).map(captionOf).join(", "),
      action: same.length === 1 ? same[0]?.id : undefined,
      actions: same.map((action) => action.id),
    }))
    .toSorted((a, b) => order(a.points) - order(b.points));
}

/**
 * Points that were written down though their button was dimmed: the position had scored, but the official sees the mat
 * and has the last word. Nothing when more happened than one act, or none, or an older one was brought back.
 */
export function scoredAgain(before: Bout, now: Bout, { points }: TableButtons): number | undefined {
  const newest = now.log.length === before.log.length + 1 ? now.log.at(-1) : undefined;
  if (newest === undefined || before.log.some(({ id }) => id === newest.id)) return undefined;
  const last = newest.event;
  if (last.type !== "points-scored") return undefined;
  const same = points.filter((button) => button.points === last.points && button.action === last.action);
  const scorable = scorableNow(before, last.corner);
  const isDim = same.length > 0 && !same.some(({ actions }) => actions.some((one) => scorable.includes(one)));
  return isDim ? last.points : undefined;
}

/** Two words fit under a digit; the help lists the rest. */
const CAPTIONED = 2;
const order = (points: number): number => (points < 0 ? 1000 - points : points);

function captionOf({ label }: ScoreAction): string {
  const plain = label.replace(/\s*\(.*\)$/, "");
  return plain.charAt(0).toLocaleLowerCase("ru") + plain.slice(1);
}
