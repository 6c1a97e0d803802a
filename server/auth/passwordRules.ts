import { newPasswordProblem, type PasswordProblem } from "#domain/access/newPassword.ts";

/** The wording existing clients compare. */
const SAID: Readonly<Record<PasswordProblem, string>> = {
  short: "password must be at least 6 characters",
  long: "Password must be less than 73 bytes",
  common: "Password is too common, please choose another one",
};

/** Undefined for a password that may be set (AU25). */
export function passwordProblem(password: string): string | undefined {
  const problem = newPasswordProblem(password);
  return problem && SAID[problem];
}
