import { z } from "zod";
import {
  codeSchema,
  factorResetSchema,
  passwordAndCodeSchema,
  passwordChangeSchema,
  passwordSchema,
  programTokenSchema,
  signInPlaceSchema,
} from "../account/account.ts";
import { authAnswerSchema } from "../event/content.ts";
import { ownDataSchema } from "../account/ownData.ts";
import { overviewSchema } from "../entry/profile.ts";
import { newFactorSchema, recoveryCodesSchema, secondFactorSchema } from "../account/secondFactor.ts";
import { endpoint, told } from "./endpoint.ts";
import { inPageLocale } from "./pageLocale.ts";

const tag = "auth";
const access = "signed-in";

const WRONG_PASSWORD = {
  "wrong-password": told("ValidationError", "The provided current password is invalid"),
};
const WRONG_CODE = { "wrong-code": told("ValidationError", "The provided code is invalid") };
const IS_ON = { "second-factor-on": told("ValidationError", "The second factor is already on") };
const IS_OFF = { "second-factor-off": told("ValidationError", "The second factor is off") };
/** Dangerous acts ask for the password again: a session left open must not be enough for them. */
export const STEP_UP = { "step-up-required": told("PolicyError", "Please repeat your password") };
export const LAST_ADMIN = { "last-admin": told("ApplicationError", "The last admin must stay an admin") };

/** What one does with the own account; the answers are bare, as those of the ways in. */
export const account = {
  overview: endpoint({
    tag,
    access,
    method: "GET",
    path: "/personal/overview",
    summary: "The own people and entries",
    answer: overviewSchema,
  }),
  stepUp: endpoint({
    tag,
    access,
    method: "POST",
    path: "/auth/step-up",
    summary: "Prove the password again",
    body: passwordSchema,
    answer: z.object({ ok: z.literal(true), until: z.string() }),
    problems: WRONG_PASSWORD,
  }),
  changePassword: endpoint({
    tag,
    access,
    method: "POST",
    path: "/auth/change-password",
    summary: "Change the own password",
    body: passwordChangeSchema,
    answer: authAnswerSchema,
    problems: {
      ...WRONG_PASSWORD,
      "same-password": told(
        "ValidationError",
        "Your new password must be different than your current password",
      ),
    },
  }),
  places: endpoint({
    tag,
    access,
    method: "GET",
    path: "/auth/sessions",
    summary: "The own sessions",
    answer: z.array(signInPlaceSchema),
  }),
  endOtherPlaces: endpoint({
    tag,
    access,
    method: "DELETE",
    path: "/auth/sessions",
    summary: "End the other sessions",
    status: 204,
  }),
  endPlace: endpoint({
    tag,
    access,
    method: "DELETE",
    path: "/auth/sessions/:id",
    summary: "End one session",
    status: 204,
  }),
  makeProgramToken: endpoint({
    tag,
    access,
    method: "POST",
    path: "/auth/program-tokens",
    summary: "A token for a program, good for 90 days",
    body: programTokenSchema,
    answer: z.object({ jwt: z.string(), expiresAt: z.string() }),
    problems: {
      ...STEP_UP,
      "too-many-tokens": told("ApplicationError", "There are ten tokens for programs already"),
    },
  }),
  secondFactor: endpoint({
    tag,
    access,
    method: "GET",
    path: "/auth/second-factor",
    summary: "Whether a code is asked for",
    answer: secondFactorSchema,
  }),
  offerSecondFactor: endpoint({
    tag,
    access,
    method: "POST",
    path: "/auth/second-factor/begin",
    summary: "A secret for the device",
    body: passwordSchema,
    answer: newFactorSchema,
    problems: {
      ...WRONG_PASSWORD,
      ...IS_ON,
      "second-factor-officials-only": told("ValidationError", "A second factor is for referees and admins"),
    },
  }),
  turnOnSecondFactor: endpoint({
    tag,
    access,
    method: "POST",
    path: "/auth/second-factor/confirm",
    summary: "Turn the second factor on with a first code",
    body: codeSchema,
    answer: recoveryCodesSchema,
    problems: { ...WRONG_CODE, ...IS_ON, ...IS_OFF },
  }),
  turnOffSecondFactor: endpoint({
    tag,
    access,
    method: "POST",
    path: "/auth/second-factor/disable",
    summary: "Turn the second factor off",
    body: passwordAndCodeSchema,
    status: 204,
    problems: { ...WRONG_PASSWORD, ...WRONG_CODE, ...IS_OFF },
  }),
  /** For an admin: takes it from who lost the device and the recovery codes. */
  resetSecondFactor: endpoint({
    tag,
    access: "admin",
    method: "POST",
    path: "/auth/second-factor/reset",
    summary: "Take the second factor from who lost it",
    body: factorResetSchema,
    status: 204,
    problems: {
      ...WRONG_PASSWORD,
      ...IS_OFF,
      "unknown-user": told("ValidationError", "User not found"),
      "own-second-factor": told("ValidationError", "The own second factor is turned off with a code"),
    },
  }),
  export: endpoint({
    tag,
    access,
    method: "GET",
    path: "/auth/export",
    summary: "All that is kept about the own account",
    answer: ownDataSchema,
  }),
  exportPaper: endpoint({
    tag,
    access,
    method: "GET",
    path: "/auth/export.pdf",
    summary: "The same as a PDF to read and print",
    query: inPageLocale,
  }),
  erase: endpoint({
    tag,
    access,
    method: "POST",
    path: "/auth/erase",
    summary: "Forget the own account and its people",
    status: 204,
    problems: { ...STEP_UP, ...LAST_ADMIN },
  }),
};
