import type { RuleProblem } from "./rules.ts";

type Said = Exclude<RuleProblem, { readonly code: "own" }>;
type Problem<Code extends Said["code"]> = Extract<Said, { readonly code: Code }>;

/** A sentence for every code; a set that lacks one falls back to English (FM8). */
export type FormWords = {
  readonly [Code in Said["code"]]?: (label: string, problem: ProblemOf<Code>) => string;
} & { readonly incomplete?: (count: number) => string };

type ProblemOf<Code extends Said["code"]> = Code extends "min" | "max"
  ? Extract<Said, { readonly bound: number }>
  : Code extends "length" | "date_after"
    ? Problem<Code>
    : unknown;
