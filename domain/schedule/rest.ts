import type { QueuedBout } from "./queue.ts";

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

/** UWW and the Russian federations give twenty minutes; everybody else counts in bouts (DY10). */
export const restRuleOf = (preset: string | undefined): RestRule =>
  preset === "uww_grappling" || preset === "ru_grappling" ? REST_RULES.uww : REST_RULES.ibjjf;

/** Where a draw is settled by more minutes, not by the referees, few bouts end with the regulation time (DY62). */
export const hasOvertime = (preset: string | undefined): boolean => preset === "adcc" || preset === "ebi";

export function restBeforeMs(bout: QueuedBout, rule: RestRule): number {
  switch (rule.kind) {
    case "minutes":
      return rule.minutes * 60_000;
    case "bout-length":
      return bout.boutSeconds * 1000 * (bout.isFinal ? 2 : 1);
  }
}
