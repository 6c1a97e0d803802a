import { confirm, length, required, saying } from "./rules.ts";
import { auth } from "#texts/account/auth.ts";

/** The API's own least (AU25). */
const MIN_PASSWORD = 6;

const shared = { kind: "text", type: "password", autoComplete: "new-password" } as const;

/** A new password, twice. */
export const newPassword = {
  ...shared,
  rules: [
    saying(required, auth.fields.passwordMissing),
    saying(length(MIN_PASSWORD), auth.fields.passwordShort),
  ],
} as const;

export const repeatedPassword = {
  ...shared,
  label: auth.fields.repeat,
  rules: [saying(required, auth.fields.repeatMissing), saying(confirm("password"), auth.fields.mismatch)],
} as const;
