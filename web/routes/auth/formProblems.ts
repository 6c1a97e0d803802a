import { z } from "zod";
import { ApiFailure } from "#contract/error.ts";
import { apiErrorText } from "#web/i18n/apiErrorText.ts";
import { auth } from "#web/i18n/ru/auth.ts";
import { errorWords } from "#web/i18n/ru/errors.ts";

/** What is wrong with one field of a form, in the order of the fields. */
export type FieldProblem<Name extends string> = { readonly field: Name; readonly message: string };

/** A field and what it must pass; the first demand it fails is told. */
export type FieldCheck<Name extends string> = readonly [
  field: Name,
  ...demands: (readonly [isMet: boolean, message: string])[],
];

export function problemsOf<Name extends string>(checks: readonly FieldCheck<Name>[]): FieldProblem<Name>[] {
  return checks.flatMap(([field, ...demands]) => {
    const failed = demands.find(([isMet]) => !isMet);
    return failed === undefined ? [] : [{ field, message: failed[1] }];
  });
}

const MIN_PASSWORD = 6;
const MIN_USERNAME = 3;

/** The server decides; this saves the visitor a round trip for what is plainly not an address. */
export function emailCheck(email: string): FieldCheck<"email"> {
  return [
    "email",
    [email !== "", auth.fields.emailMissing],
    [/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/u.test(email), auth.fields.emailIncomplete],
  ];
}

export function usernameCheck(username: string): FieldCheck<"username"> {
  return [
    "username",
    [username !== "", auth.register.usernameMissing],
    [username.length >= MIN_USERNAME, auth.register.usernameShort],
  ];
}

export function passwordChecks(
  password: string,
  repeat: string,
): [FieldCheck<"password">, FieldCheck<"passwordConfirmation">] {
  return [
    [
      "password",
      [password !== "", auth.fields.passwordMissing],
      [password.length >= MIN_PASSWORD, auth.fields.passwordShort],
    ],
    [
      "passwordConfirmation",
      [repeat !== "", auth.fields.repeatMissing],
      [repeat === password, auth.fields.mismatch],
    ],
  ];
}

const detailsSchema = z.object({
  errors: z.array(z.object({ path: z.array(z.string()), message: z.string() })),
});

/** Why the server refused, at the fields it names; a reason that names none stands at `otherwise`. */
export function refusalProblems<Name extends string>(
  cause: unknown,
  fields: readonly Name[],
  otherwise: Name,
): FieldProblem<Name>[] {
  if (!(cause instanceof ApiFailure)) return [{ field: otherwise, message: errorWords.unknown }];
  const { error } = cause;
  const details = detailsSchema.safeParse(error.details);
  const named = (details.data?.errors ?? []).flatMap(({ path: [name], message }) => {
    const field = fields.find((known) => known === name);
    return field === undefined ? [] : [{ field, message: apiErrorText({ name: error.name, message }) }];
  });
  const first = fields.flatMap((field) => named.find((problem) => problem.field === field) ?? []);
  return first.length > 0 ? first : [{ field: otherwise, message: apiErrorText(error) }];
}
