import { z } from "zod";
import { passwordProblem } from "../../auth/passwordRules.ts";

/** A field that must be there, in the words existing clients compare. NUL cannot be stored by every database. */
export const required = (field: string, max = 1024) =>
  z
    .string({ error: `${field} is a required field` })
    .min(1, `${field} is a required field`)
    .max(max, `${field} must be at most ${max} characters`)
    .refine((text) => !text.includes("\0"), `${field} has forbidden characters`);

export const newPassword = required("password").superRefine((password, context) => {
  const problem = passwordProblem(password);
  if (problem !== undefined) context.addIssue({ code: "custom", message: problem });
});

/** One that must not be seen as another: control and direction characters make two names look alike. */
export const username = required("username", 100)
  .trim()
  .min(3, "username must be at least 3 characters")
  .refine((text) => !/\p{C}/u.test(text), "username has forbidden characters");

/** A word about a person that may be left out; blanks are as good as nothing. */
export const personName = (field: string, max = 100) =>
  z
    .string()
    .trim()
    .max(max, `${field} must be at most ${max} characters`)
    .refine((text) => !/\p{C}/u.test(text), `${field} has forbidden characters`)
    .transform((text) => text || undefined)
    .optional();

export const email = required("email", 254)
  .trim()
  .toLowerCase()
  .min(6, "email must be at least 6 characters")
  .refine(
    (text) => z.email().safeParse(text).success || isCyrillicEmail(text),
    "email must be a valid email",
  );

/** Domains such as почта.рф are addresses too. */
function isCyrillicEmail(text: string): boolean {
  return /^[^\s@"(),:;<>[\\\]]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\.\p{L}{2,}$/u.test(text);
}

/** Refuses any other key, in the words of body validation. */
export function exactly<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === "unrecognized_keys"
        ? `this field has unspecified keys: ${issue.keys.join(", ")}`
        : "Invalid body",
  });
}
