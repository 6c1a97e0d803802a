import { required, saying } from "#web/kit/forms/rules.ts";

/** The password somebody has now, asked for before what only they may do. */
export const currentPassword = (label: string, missing: string) =>
  ({
    kind: "text",
    type: "password",
    label,
    autoComplete: "current-password",
    rules: [saying(required, missing)],
  }) as const;
