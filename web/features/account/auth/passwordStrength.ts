import { newPasswordProblem } from "#domain/access/newPassword.ts";

export type Strength = "weak" | "fair" | "good";

const FAIR_BITS = 40;
const GOOD_BITS = 60;

/**
 * A hint: how many guesses the length and the kinds of characters stand for, repeats not counted. What may not be set at all
 * is never praised (AU78).
 */
export function passwordStrength(password: string): Strength {
  if (newPasswordProblem(password) !== undefined) return "weak";
  const distinct = new Set(password).size;
  const counted = Math.min(password.length, distinct * 2);
  const bits = counted * Math.log2(alphabetOf(password));
  if (bits < FAIR_BITS) return "weak";
  return bits < GOOD_BITS ? "fair" : "good";
}

const ALPHABETS: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[а-яё]/, 33],
  [/[А-ЯЁ]/, 33],
  [/\d/, 10],
  [/[^\p{L}\d]/u, 20],
];

function alphabetOf(password: string): number {
  const size = ALPHABETS.reduce(
    (sum, [pattern, letters]) => (pattern.test(password) ? sum + letters : sum),
    0,
  );
  return Math.max(2, size);
}
