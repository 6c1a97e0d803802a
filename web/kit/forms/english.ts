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

/** The sentences the form layer is known by; said where a translation has none of its own (FM3–FM6, FM8). */
export const english = {
  required: (label) => `${sentence(label)} is required.`,
  email: () => "Please enter a valid email address.",
  number: (label) => `${sentence(label)} must be a number.`,
  confirm: (label) => `${sentence(label)} does not match.`,
  url: () => "Please enter a valid URL.",
  min: (label, { bound, isCount }) =>
    isCount ? `Cannot have fewer than ${bound} ${label}.` : `${sentence(label)} must be at least ${bound}.`,
  max: (label, { bound, isCount }) =>
    isCount
      ? `Cannot have more than ${bound} ${label}.`
      : `${sentence(label)} must be no more than ${bound}.`,
  length: (label, { min, max }) =>
    max === undefined
      ? `${sentence(label)} must be greater than or equal to ${min} characters.`
      : `${sentence(label)} must be between ${min} and ${max} characters.`,
  date_after: (label, { date }) =>
    date === undefined
      ? `${sentence(label)} must be in the future.`
      : `${sentence(label)} must be after ${date}.`,
  incomplete: (_count) => "Sorry, not all fields are filled out correctly.",
} as const satisfies FormWords;

/** What is said when no set of sentences is at hand at all. */
export const INCOMPLETE = "Form incomplete.";

const sentence = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1);
