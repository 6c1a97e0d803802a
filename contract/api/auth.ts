import { z } from "zod";
import {
  addressSchema,
  confirmationSchema,
  passwordResetSchema,
  registerSchema,
  secondStepSchema,
  setUpSchema,
  signInSchema,
} from "../account/account.ts";
import { authAnswerSchema } from "../event/content.ts";
import { endpoint, told } from "./endpoint.ts";
import { pageLocale } from "./pageLocale.ts";

const tag = "auth";
const access = "open";
const method = "POST";
const answer = authAnswerSchema;
const okSchema = z.object({ ok: z.literal(true) });

/** The first step was right, and the account does not open. */
const NOT_ADMITTED = {
  "not-confirmed": told("ApplicationError", "Your account email is not confirmed"),
  "account-blocked": told("ApplicationError", "Your account has been blocked by an administrator"),
};
const SECOND_STEP = { "second-factor-required": told("ApplicationError", "A second factor is required") };
const NAME_TAKEN = { "name-taken": told("ApplicationError", "Email or Username are already taken") };
const PROVIDER = { "provider-disabled": told("ApplicationError", "This provider is disabled") };

/** The ways in and out; each answer is bare, without an envelope. */
export const auth = {
  login: endpoint({
    tag,
    access,
    method,
    path: "/auth/local",
    summary: "Sign in",
    body: signInSchema,
    answer,
    problems: {
      ...NOT_ADMITTED,
      ...SECOND_STEP,
      "wrong-credentials": told("ValidationError", "Invalid identifier or password"),
    },
  }),
  register: endpoint({
    tag,
    access,
    method,
    path: "/auth/local/register",
    summary: "Register",
    body: registerSchema,
    /** Without a `jwt` when the address must be confirmed first (AU56). */
    answer: authAnswerSchema.partial({ jwt: true }),
    problems: {
      ...NAME_TAKEN,
      "foreign-address": told("ValidationError", "username must not be another email"),
    },
  }),
  logout: endpoint({ tag, access, method, path: "/auth/logout", summary: "Sign out", answer: okSchema }),
  setUp: endpoint({
    tag,
    access,
    method,
    path: "/auth/setup",
    summary: "Make the first admin",
    body: setUpSchema,
    answer,
    problems: { ...NAME_TAKEN, "wrong-setup-code": told("ValidationError", "Incorrect code provided") },
  }),
  passSecondFactor: endpoint({
    tag,
    access,
    method,
    path: "/auth/second-factor",
    summary: "Finish a sign-in with a code",
    body: secondStepSchema,
    answer,
    problems: {
      "wrong-code": told("ValidationError", "The provided code is invalid"),
      "second-factor-expired": told("ApplicationError", "The sign-in has expired, please start again"),
    },
  }),
  forgotPassword: endpoint({
    tag,
    access,
    method,
    path: "/auth/forgot-password",
    summary: "Ask for a reset link",
    body: addressSchema,
    answer: okSchema,
  }),
  resetPassword: endpoint({
    tag,
    access,
    method,
    path: "/auth/reset-password",
    summary: "Set a new password with a code",
    body: passwordResetSchema,
    answer,
    problems: { ...SECOND_STEP, "link-expired": told("ValidationError", "Incorrect code provided") },
  }),
  sendConfirmation: endpoint({
    tag,
    access,
    method,
    path: "/auth/send-email-confirmation",
    summary: "Send the confirmation again",
    body: addressSchema,
    answer: z.object({ email: z.string(), sent: z.literal(true) }),
  }),
  confirmEmail: endpoint({
    tag,
    access,
    method: "GET",
    path: "/auth/email-confirmation",
    summary: "Confirm an address",
    query: confirmationSchema.extend({ locale: pageLocale }),
    status: 302,
    problems: { "link-expired": told("ValidationError", "Invalid token") },
  }),
  connect: endpoint({
    tag,
    access,
    method: "GET",
    path: "/connect/:provider",
    summary: "Sign in through a provider",
    query: z.looseObject({
      callback: z.unknown().optional().describe("The page to come back to; no other than the configured one"),
      locale: pageLocale,
    }),
    status: 302,
    problems: {
      ...PROVIDER,
      "wrong-callback": told("ValidationError", "Invalid callback URL provided"),
    },
  }),
  returnFromProvider: endpoint({
    tag,
    access,
    method: "GET",
    path: "/connect/:provider/callback",
    summary: "Back from a provider",
    status: 302,
    problems: {
      ...PROVIDER,
      "account-blocked": NOT_ADMITTED["account-blocked"],
      "no-email": told("ApplicationError", "Email was not available."),
      "email-taken": told("ApplicationError", "Email is already taken."),
    },
  }),
  /** The page's half of a provider login; the token is the one-time code it came back with. */
  finishProvider: endpoint({
    tag,
    access,
    method: "GET",
    path: "/auth/:provider/callback",
    summary: "Finish a provider's sign-in",
    query: z.looseObject({
      access_token: z.string().min(1).max(300).optional().catch(undefined).describe("The one-time code"),
    }),
    answer,
    problems: {
      ...PROVIDER,
      ...NOT_ADMITTED,
      ...SECOND_STEP,
      "no-access-token": told("ApplicationError", "No access_token."),
    },
  }),
};
