import { newPasswordProblem } from "#domain/access/newPassword.ts";
import { confirm, own, required, saying } from "#web/kit/forms/rules.ts";
import { auth } from "#texts/account/auth.ts";

const shared = { kind: "text", type: "password", autoComplete: "new-password" } as const;

/** What the server would refuse is told before it is sent (AU25). */
function refusalOf(password: string): string | undefined {
  const problem = newPasswordProblem(password);
  return problem && auth.fields.passwordProblem[problem];
}

/** A new password, twice. */
export const newPassword = {
  ...shared,
  hint: auth.fields.passwordHint,
  rules: [saying(required, auth.fields.passwordMissing), own((typed) => refusalOf(String(typed)))],
} as const;

export const repeatedPassword = {
  ...shared,
  label: auth.fields.repeat,
  rules: [saying(required, auth.fields.repeatMissing), saying(confirm("password"), auth.fields.mismatch)],
} as const;
