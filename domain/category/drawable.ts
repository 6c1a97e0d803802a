import { isOverLimit } from "./category.ts";
import type { WeighInStatus } from "./weighIn.ts";

/** What is known of somebody who may be drawn. */
export type Candidate = {
  /** Absent for who was put into the category by the organiser without an entry of their own. */
  readonly entry?: {
    readonly state: "new" | "accepted" | "rejected" | "withdrawn";
    readonly weighIn: WeighInStatus;
    readonly hasConsent: boolean;
  };
  /** As the scale showed it, or as declared where nobody was weighed. */
  readonly weightKg: number | undefined;
};

export type WeightLimit = { readonly weightMax: number | undefined };

export const DRAW_PROBLEMS = [
  "withdrawn",
  "not-accepted",
  "no-consent",
  "no-show",
  "overweight",
  "too-heavy",
  "not-weighed",
] as const;
export type DrawProblem = (typeof DRAW_PROBLEMS)[number];

/** Everything that keeps somebody out of the draw (DR29). */
export function drawProblems(
  { entry, weightKg }: Candidate,
  { weightMax }: WeightLimit,
): readonly DrawProblem[] {
  if (entry?.state === "withdrawn" || entry?.state === "rejected") return ["withdrawn"];
  const isHeavy = weightMax !== undefined && weightKg !== undefined && isOverLimit(weightKg, weightMax);
  return DRAW_PROBLEMS.filter((problem) => {
    switch (problem) {
      case "withdrawn":
        return false;
      case "not-accepted":
        return entry?.state === "new";
      case "no-consent":
        return entry !== undefined && !entry.hasConsent;
      case "no-show":
        return entry?.weighIn === "no_show";
      case "overweight":
        return entry?.weighIn === "overweight";
      // A pass within the tolerance stays a pass: whoever stood at the scale knew the rules of the day.
      case "too-heavy":
        return isHeavy && entry?.weighIn !== "passed" && entry?.weighIn !== "overweight";
      case "not-weighed":
        return entry?.weighIn === "not_weighed";
    }
  });
}

/** Who comes to the scale only before the first bout is drawn where the organiser says so; nothing else is forgiven. */
export function isDrawable(problems: readonly DrawProblem[], mayBeUnweighed: boolean): boolean {
  return problems.every((problem) => problem === "not-weighed" && mayBeUnweighed);
}

/** Somebody has yet to decide about an entry, or to weigh: before that nobody is drawn together with others (DR34). */
export function hasOpenQuestion(problems: readonly DrawProblem[], mayBeUnweighed: boolean): boolean {
  if (problems.includes("not-accepted")) return true;
  return !mayBeUnweighed && problems.length === 1 && problems.includes("not-weighed");
}
