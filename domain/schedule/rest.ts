import { DEFAULT_SECONDS, type QueuedBout } from "./queue.ts";

/** How long an athlete rests between two bouts. */
export type RestRule =
  | { readonly kind: "minutes"; readonly minutes: number }
  /** One bout length, two before a final. */
  | { readonly kind: "bout-length" };

export const REST_RULES = {
  uww: { kind: "minutes", minutes: 20 },
  ijf: { kind: "minutes", minutes: 10 },
  ibjjf: { kind: "bout-length" },
} as const satisfies Readonly<Record<string, RestRule>>;

type Rules = {
  readonly preset?: string | undefined;
  readonly restMinutes?: number | undefined;
  /** Kept as other programs wrote it, so parts of it may be missing (RU17). */
  readonly time?: { readonly periods?: readonly { readonly seconds: number }[] } | undefined;
  readonly overtime?: readonly unknown[] | undefined;
};

/** As the competition says; else UWW and the Russian federations give twenty minutes, everybody else counts in bouts (DY10). */
export function restRuleOf(rules: Rules | null | undefined): RestRule {
  if (rules?.restMinutes !== undefined) return { kind: "minutes", minutes: rules.restMinutes };
  const isUww = rules?.preset === "uww_grappling" || rules?.preset === "ru_grappling";
  return isUww ? REST_RULES.uww : REST_RULES.ibjjf;
}

/** Where a draw is settled by more minutes, not by the referees, few bouts end with the regulation time (DY62). */
export const hasOvertime = (rules: Rules | null | undefined): boolean =>
  (rules?.preset === "adcc" || rules?.preset === "ebi") && rules.overtime?.length !== 0;

/** How long a bout is where its category does not say: the periods the organiser has set (RU20). */
export function usualSeconds(rules: Rules | null | undefined): number {
  const whole = rules?.time?.periods?.reduce((sum, { seconds }) => sum + seconds, 0) ?? 0;
  return whole > 0 ? whole : DEFAULT_SECONDS;
}

export function restBeforeMs(bout: QueuedBout, rule: RestRule): number {
  switch (rule.kind) {
    case "minutes":
      return rule.minutes * 60_000;
    case "bout-length":
      return bout.boutSeconds * 1000 * (bout.isFinal ? 2 : 1);
  }
}
