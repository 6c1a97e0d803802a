import { z } from "zod";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import { networkOf } from "../../auth/networkAddress.ts";
import { confirmEmail, sendConfirmationLink } from "../../usecases/account/confirmEmail.ts";
import {
  changePassword,
  resetPassword,
  sendResetLink,
  type ChangePasswordProblem,
} from "../../usecases/account/recoverPassword.ts";
import { actorOf, answerSignedIn, askForSecondFactor, callerOf, redirect } from "./accountCalls.ts";
import { email, exactly, newPassword, required } from "./accountSchemas.ts";
import { parseInput } from "../parse.ts";
import { HttpProblem } from "../problem.ts";
import { enforce } from "../rateLimit.ts";
import type { Call, Route } from "../route.ts";

export function passwordRoutes(deps: AccountDeps): Route[] {
  const open = { method: "POST", ignoresToken: true } as const;
  return [
    { ...open, url: "/api/auth/forgot-password", handle: (call) => handleForgot(deps, call) },
    { ...open, url: "/api/auth/reset-password", handle: (call) => handleReset(deps, call) },
    { method: "POST", url: "/api/auth/change-password", handle: (call) => handleChange(deps, call) },
    {
      ...open,
      url: "/api/auth/send-email-confirmation",
      handle: (call) => handleSendConfirmation(deps, call),
    },
    {
      method: "GET",
      url: "/api/auth/email-confirmation",
      ignoresToken: true,
      handle: (call) => handleConfirm(deps, call),
    },
  ];
}

const addressSchema = exactly({ email });

/** The same answer for everybody, and before anything is looked up (AU26). */
async function handleForgot(deps: AccountDeps, { request, reply }: Call) {
  const given = parseInput(addressSchema, request.body ?? {});
  limitMail(deps, { request, reply }, given.email);
  deps.later(() => sendResetLink(deps, given.email));
  return { ok: true };
}

async function handleSendConfirmation(deps: AccountDeps, { request, reply }: Call) {
  const given = parseInput(addressSchema, request.body ?? {});
  limitMail(deps, { request, reply }, given.email);
  deps.later(() => sendConfirmationLink(deps, given.email));
  return { email: given.email, sent: true };
}

/** The address is the one a mail would go to, known or not: naming another one sends nothing to this one. */
function limitMail(deps: AccountDeps, { request, reply }: Pick<Call, "request" | "reply">, address: string) {
  enforce(deps, reply, (limits) => limits.mailByNetwork.take(networkOf(request.ip)));
  enforce(deps, reply, (limits) => limits.mailByRecipient.take(address));
}

const confirmed = { password: newPassword, passwordConfirmation: required("passwordConfirmation") };
const isConfirmed = (given: { password: string; passwordConfirmation: string }) =>
  given.password === given.passwordConfirmation;
const MISMATCH = { message: "Passwords do not match", path: ["passwordConfirmation"] };

const resetSchema = exactly({ code: required("code", 300), ...confirmed }).refine(isConfirmed, MISMATCH);

async function handleReset(deps: AccountDeps, call: Call) {
  const { code, password } = parseInput(resetSchema, call.request.body ?? {});
  enforce(deps, call.reply, (limits) => limits.codesByNetwork.take(networkOf(call.request.ip)));
  const answer = await resetPassword(deps, { code, password }, callerOf(deps, call.request));
  if (answer.ok) return answerSignedIn(deps, call, answer.value);
  if (answer.problem.code === "second-factor-required") throw askForSecondFactor(deps, call, answer.problem);
  throw new HttpProblem("ValidationError", "Incorrect code provided");
}

const changeSchema = exactly({ currentPassword: required("currentPassword"), ...confirmed }).refine(
  isConfirmed,
  MISMATCH,
);

const CHANGE_REFUSALS: Record<ChangePasswordProblem["code"], string> = {
  "wrong-password": "The provided current password is invalid",
  "same-password": "Your new password must be different than your current password",
  gone: "The provided current password is invalid",
};

async function handleChange(deps: AccountDeps, call: Call) {
  const actor = actorOf(call);
  const { currentPassword: current, password } = parseInput(changeSchema, call.request.body ?? {});
  enforce(deps, call.reply, (limits) => limits.passwordByAccount.take(String(actor.accountId)));
  const answer = await changePassword(deps, { actor, current, password }, callerOf(deps, call.request));
  if (!answer.ok) throw new HttpProblem("ValidationError", CHANGE_REFUSALS[answer.problem.code]);
  return answerSignedIn(deps, call, answer.value);
}

const confirmSchema = z.looseObject({ confirmation: required("confirmation", 300) });

async function handleConfirm(deps: AccountDeps, { request, reply }: Call) {
  const { confirmation } = parseInput(confirmSchema, request.query);
  enforce(deps, reply, (limits) => limits.codesByNetwork.take(networkOf(request.ip)));
  const isConfirmed = await confirmEmail(deps, confirmation, request.ip);
  // A person who followed the link is shown a page; a program is told in its own words.
  const isPerson = (request.headers.accept ?? "").includes("text/html");
  if (isPerson) return redirect(reply, confirmationPage(deps, isConfirmed ? "done" : "expired"));
  if (!isConfirmed) throw new HttpProblem("ValidationError", "Invalid token");
  return redirect(reply, new URL("/", deps.config.publicUrl).href);
}

const confirmationPage = ({ config }: AccountDeps, outcome: "done" | "expired") =>
  new URL(`/auth?confirmation=${outcome}`, config.publicUrl).href;
