import { z } from "zod";
import { authAnswerSchema, roleSchema, userSchema } from "#contract/content.ts";
import { givenConsentSchema } from "#contract/givenConsent.ts";
import { ownDataSchema } from "#contract/ownData.ts";
import { overviewSchema } from "#contract/profile.ts";
import { newFactorSchema, recoveryCodesSchema, secondFactorSchema } from "#contract/secondFactor.ts";
import type { ApiCall } from "./openapiCalls.ts";

const text = z.string();
const okSchema = z.object({ ok: z.literal(true) });
const password = { password: text, passwordConfirmation: text };

type Details = Pick<ApiCall, "body" | "answer" | "status">;
const call = (
  tag: string,
  method: ApiCall["method"],
  path: string,
  summary: string,
  details: Details,
): ApiCall => ({ tag, method, url: `/api${path}`, summary, ...details });
const auth = call.bind(undefined, "auth");
const users = call.bind(undefined, "users");

/** Getting in, getting back in, and who may do what. */
export const ACCOUNT_CALLS: readonly ApiCall[] = [
  auth("POST", "/auth/local", "Sign in", {
    body: z.object({ identifier: text, password: text }),
    answer: authAnswerSchema,
  }),
  auth("POST", "/auth/local/register", "Register", {
    body: z.strictObject({
      username: text,
      email: text,
      password: text,
      lastName: text.optional(),
      firstName: text.optional(),
      middleName: text.optional(),
      phone: text.optional(),
      refCode: text.optional(),
      consents: z.array(givenConsentSchema).optional(),
    }),
    answer: authAnswerSchema.partial({ jwt: true }),
  }),
  auth("POST", "/auth/logout", "Sign out", { answer: okSchema }),
  auth("POST", "/auth/forgot-password", "Ask for a reset link", {
    body: z.strictObject({ email: text }),
    answer: okSchema,
  }),
  auth("POST", "/auth/reset-password", "Set a new password with a code", {
    body: z.strictObject({ code: text, ...password }),
    answer: authAnswerSchema,
  }),
  auth("POST", "/auth/change-password", "Change the own password", {
    body: z.strictObject({ currentPassword: text, ...password }),
    answer: authAnswerSchema,
  }),
  auth("POST", "/auth/send-email-confirmation", "Send the confirmation again", {
    body: z.strictObject({ email: text }),
    answer: z.object({ email: text, sent: z.literal(true) }),
  }),
  auth("GET", "/auth/email-confirmation", "Confirm an address", { status: 302 }),
  auth("GET", "/connect/:provider", "Sign in through a provider", { status: 302 }),
  auth("GET", "/connect/:provider/callback", "Back from a provider", { status: 302 }),
  auth("GET", "/auth/:provider/callback", "Finish a provider's sign-in", { answer: authAnswerSchema }),
  auth("POST", "/auth/setup", "Make the first admin", { body: z.looseObject({}), answer: authAnswerSchema }),
  auth("POST", "/auth/step-up", "Prove the password again", {
    body: z.object({ password: text }),
    answer: z.looseObject({}),
  }),
  auth("POST", "/auth/second-factor", "Finish a sign-in with a code", {
    body: z.strictObject({ code: text, ticket: text.optional() }),
    answer: authAnswerSchema,
  }),
  auth("GET", "/auth/second-factor", "Whether a code is asked for", { answer: secondFactorSchema }),
  auth("POST", "/auth/second-factor/begin", "A secret for the device", {
    body: z.strictObject({ password: text }),
    answer: newFactorSchema,
  }),
  auth("POST", "/auth/second-factor/confirm", "Turn the second factor on with a first code", {
    body: z.strictObject({ code: text }),
    answer: recoveryCodesSchema,
  }),
  auth("POST", "/auth/second-factor/disable", "Turn the second factor off", {
    body: z.strictObject({ password: text, code: text }),
    status: 204,
  }),
  auth("POST", "/auth/second-factor/reset", "Take the second factor from who lost it", {
    body: z.strictObject({ identifier: text, password: text }),
    status: 204,
  }),
  auth("GET", "/auth/sessions", "The own sessions", { answer: z.array(z.looseObject({})) }),
  auth("DELETE", "/auth/sessions", "End the other sessions", { status: 204 }),
  auth("DELETE", "/auth/sessions/:id", "End one session", { status: 204 }),
  auth("GET", "/auth/export", "All that is kept about the own account", { answer: ownDataSchema }),
  auth("GET", "/auth/export.pdf", "The same as a PDF to read and print", {}),
  auth("POST", "/auth/erase", "Forget the own account and its people", { status: 204 }),

  auth("GET", "/personal/overview", "The own people and entries", { answer: overviewSchema }),
  users("GET", "/users/me", "Who is signed in", { answer: userSchema }),
  users("GET", "/users", "All users", { answer: z.array(userSchema) }),
  users("GET", "/users/count", "How many users there are", { answer: z.number() }),
  users("POST", "/users", "Make a user", { body: z.looseObject({}), answer: userSchema, status: 201 }),
  users("GET", "/users/:id", "One user", { answer: userSchema }),
  users("PUT", "/users/:id", "Change a user", { body: z.looseObject({}), answer: userSchema }),
  users("GET", "/users/:id/sessions", "Where somebody is signed in", { answer: z.array(z.looseObject({})) }),
  users("DELETE", "/users/:id/sessions", "Sign somebody out everywhere", { status: 204 }),
  users("GET", "/users-permissions/roles", "The roles", {
    answer: z.object({ roles: z.array(roleSchema.extend({ nb_users: z.number() })) }),
  }),
];
