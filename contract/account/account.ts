import { z } from "zod";
import { isNewNonName } from "#domain/person/personName.ts";
import { LOCALES } from "../locale.ts";
import { CONSENT_KINDS, CONSENT_VERSIONS, type GivenConsent } from "../entry/consent.ts";
import { givenConsentSchema } from "../entry/givenConsent.ts";

/** A field that must be there, in the words existing clients compare. NUL cannot be stored by every database. */
export const required = (field: string, max = 1024) =>
  z
    .string({ error: `${field} is a required field` })
    // Nothing else is wrong with what is not there.
    .min(1, { error: `${field} is a required field`, abort: true })
    .max(max, { error: `${field} must be at most ${max} characters`, abort: true })
    .refine((text) => !text.includes("\0"), `${field} has forbidden characters`);

/** Whether it is long and rare enough is for the server to say. */
export const newPassword = required("password");

/** One that must not be seen as another: control and direction characters make two names look alike. */
export const username = required("username", 100)
  .trim()
  .min(3, "username must be at least 3 characters")
  .refine((text) => !/\p{C}/u.test(text), "username has forbidden characters");

export const email = required("email", 254)
  .trim()
  .toLowerCase()
  .refine(
    (text) => z.email().safeParse(text).success || isCyrillicEmail(text),
    "email must be a valid email",
  );

/** Domains such as почта.рф are addresses too. */
function isCyrillicEmail(text: string): boolean {
  return /^[^\s\p{C}@"(),:;<>[\\\]]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\.\p{L}{2,}$/u.test(text);
}

/** A word about a person that may be left out; blanks are as good as nothing. */
const word = (field: string, max: number) =>
  z
    .string()
    .trim()
    .max(max, `${field} must be at most ${max} characters`)
    .refine((text) => !/\p{C}/u.test(text), `${field} has forbidden characters`)
    .transform((text) => text || undefined)
    .optional();

/** A part of a name (PE12). */
const personName = (field: string) =>
  word(field, 100).refine((text) => !isNewNonName(text), `${field} has signs that names do not have`);

/** Refuses any other key, in the words of body validation. */
function exactly<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === "unrecognized_keys"
        ? `this field has unspecified keys: ${issue.keys.join(", ")}`
        : "Invalid body",
  });
}

const password = required("password");
const code = required("code", 64);

export const signInSchema = z.object({ identifier: required("identifier", 255), password });

/** Other keys are refused by name (AU23). */
export const registerSchema = z.object({
  username,
  email,
  password: newPassword,
  lastName: personName("lastName"),
  firstName: personName("firstName"),
  middleName: personName("middleName"),
  phone: word("phone", 40),
  refCode: word("refCode", 100),
  /** Of the page; what the account is written to in (LO15). */
  locale: z.enum(LOCALES).optional(),
  consents: z
    .array(givenConsentSchema)
    .max(CONSENT_KINDS.length)
    .refine(areCurrent, "The text has changed, please read it again")
    .readonly()
    .optional(),
});
export type NewAccount = z.input<typeof registerSchema>;

/** Nobody agrees to a text that is not asked for any more. */
function areCurrent(consents: readonly GivenConsent[]): boolean {
  return consents.every(({ kind, version }) => CONSENT_VERSIONS[kind] === version);
}

/** The code stands on the console of the server: whoever has it may run the installation. */
export const setUpSchema = exactly({ code: required("code", 100), username, email, password: newPassword });
export type FirstAdmin = z.input<typeof setUpSchema>;

export const addressSchema = exactly({ email });

const confirmed = { password: newPassword, passwordConfirmation: required("passwordConfirmation") };
const isConfirmed = (given: { password: string; passwordConfirmation: string }) =>
  given.password === given.passwordConfirmation;
const MISMATCH = { message: "Passwords do not match", path: ["passwordConfirmation"] };

/** The code is the one in the link of the mail. */
export const passwordResetSchema = exactly({ code: required("code", 300), ...confirmed }).refine(
  isConfirmed,
  MISMATCH,
);
export type PasswordReset = z.input<typeof passwordResetSchema>;

export const passwordChangeSchema = exactly({
  currentPassword: required("currentPassword"),
  ...confirmed,
}).refine(isConfirmed, MISMATCH);
export type PasswordChange = z.input<typeof passwordChangeSchema>;

export const confirmationSchema = z.looseObject({
  confirmation: required("confirmation", 300).describe("The code of the mail"),
});

/** A browser has the ticket of the first step in a cookie. */
export const secondStepSchema = exactly({ code, ticket: required("ticket", 2000).optional() });
export const passwordSchema = exactly({ password });
export const codeSchema = exactly({ code });
export const passwordAndCodeSchema = exactly({ password, code });
export const factorResetSchema = exactly({ identifier: required("identifier", 255), password });

/** What the program is, as its owner calls it. */
export const programTokenSchema = exactly({
  name: required("name", 60)
    .trim()
    .min(1, "name is a required field")
    .refine((text) => !/\p{C}/u.test(text), "name has forbidden characters"),
});

/** Where somebody is signed in. */
export const signInPlaceSchema = z.object({
  id: z.string(),
  isCurrent: z.boolean(),
  isBrowser: z.boolean(),
  userAgent: z.nullable(z.string()),
  /** Of a token that was made for a program, as its owner called it. */
  programName: z.nullable(z.string()),
  createdAt: z.string(),
  seenAt: z.string(),
  expiresAt: z.string(),
});
export type SignInPlace = z.infer<typeof signInPlaceSchema>;
