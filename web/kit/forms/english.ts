import type { FormWords } from "./messages.ts";

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
