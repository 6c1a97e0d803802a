import { isAdmin } from "#domain/access/access.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import { networkOf } from "../../auth/networkAddress.ts";
import { clearTicketCookie, readTicketCookie } from "../../auth/secondFactorTicket.ts";
import {
  offerSecondFactor,
  readSecondFactor,
  resetSecondFactor,
  turnOffSecondFactor,
  turnOnSecondFactor,
  type FactorProblem,
  type ResetFactorProblem,
} from "../../usecases/account/changeSecondFactor.ts";
import { passSecondFactor } from "../../usecases/account/passSecondFactor.ts";
import { actorOf, answerSignedIn, callerOf } from "./accountCalls.ts";
import { exactly, required } from "./accountSchemas.ts";
import { parseInput } from "../parse.ts";
import { forbidden, HttpProblem } from "../problem.ts";
import { enforce, tooMany } from "../rateLimit.ts";
import type { Call, Route } from "../route.ts";

const PATH = "/api/auth/second-factor";

export function secondFactorRoutes(deps: AccountDeps): Route[] {
  return [
    { method: "POST", url: PATH, ignoresToken: true, handle: (call) => handlePass(deps, call) },
    { method: "GET", url: PATH, handle: (call) => handleRead(deps, call) },
    { method: "POST", url: `${PATH}/begin`, handle: (call) => handleOffer(deps, call) },
    { method: "POST", url: `${PATH}/confirm`, handle: (call) => handleTurnOn(deps, call) },
    { method: "POST", url: `${PATH}/disable`, handle: (call) => handleTurnOff(deps, call) },
    { method: "POST", url: `${PATH}/reset`, handle: (call) => handleReset(deps, call) },
  ];
}

const code = required("code", 64);
const WRONG_CODE = "The provided code is invalid";
const passSchema = exactly({ code, ticket: required("ticket", 2000).optional() });

async function handlePass(deps: AccountDeps, call: Call) {
  const { request, reply } = call;
  const given = parseInput(passSchema, request.body ?? {});
  enforce(deps, reply, (limits) => limits.signInByNetwork.take(networkOf(request.ip)));
  const ticket = given.ticket ?? readTicketCookie(deps.config, request.headers.cookie) ?? "";
  const answer = await passSecondFactor(deps, { ticket, code: given.code }, callerOf(deps, request));
  if (answer.ok) {
    reply.header("set-cookie", clearTicketCookie(deps.config));
    return answerSignedIn(deps, call, answer.value);
  }
  const { problem } = answer;
  if (problem.code === "too-many-tries") throw tooMany(reply, problem.waitMs);
  if (problem.code === "wrong-code") throw new HttpProblem("ValidationError", WRONG_CODE);
  throw new HttpProblem("ApplicationError", "The sign-in has expired, please start again", {
    code: "second-factor-expired",
  });
}

async function handleRead(deps: AccountDeps, call: Call) {
  const actor = actorOf(call);
  call.reply.header("cache-control", "no-store");
  return await readSecondFactor(deps, actor);
}

const REFUSALS: Record<Exclude<FactorProblem["code"], "too-many-tries">, string> = {
  "wrong-code": WRONG_CODE,
  "wrong-password": "The provided current password is invalid",
  "not-for-role": "A second factor is for referees and admins",
  "already-on": "The second factor is already on",
  off: "The second factor is off",
};

const FIELDS: Partial<Record<FactorProblem["code"], string>> = {
  "wrong-code": "code",
  "wrong-password": "password",
};

function refused(reply: Call["reply"], problem: FactorProblem): HttpProblem {
  if (problem.code === "too-many-tries") return tooMany(reply, problem.waitMs);
  return atField(REFUSALS[problem.code], FIELDS[problem.code]);
}

function atField(message: string, field: string | undefined): HttpProblem {
  const details =
    field === undefined ? {} : { errors: [{ path: [field], message, name: "ValidationError" }] };
  return new HttpProblem("ValidationError", message, details);
}

const passwordSchema = exactly({ password: required("password") });

async function handleOffer(deps: AccountDeps, call: Call) {
  const actor = actorOf(call);
  const { password } = parseInput(passwordSchema, call.request.body ?? {});
  limitPassword(deps, call);
  const answer = await offerSecondFactor(deps, actor, password);
  if (!answer.ok) throw refused(call.reply, answer.problem);
  call.reply.header("cache-control", "no-store");
  return answer.value;
}

async function handleTurnOn(deps: AccountDeps, call: Call) {
  const actor = actorOf(call);
  const given = parseInput(exactly({ code }), call.request.body ?? {});
  const answer = await turnOnSecondFactor(deps, actor, given.code);
  if (!answer.ok) throw refused(call.reply, answer.problem);
  call.reply.header("cache-control", "no-store");
  return { recoveryCodes: answer.value };
}

async function handleTurnOff(deps: AccountDeps, call: Call) {
  const actor = actorOf(call);
  const given = parseInput(exactly({ code, password: required("password") }), call.request.body ?? {});
  limitPassword(deps, call);
  const answer = await turnOffSecondFactor(deps, actor, given);
  if (!answer.ok) throw refused(call.reply, answer.problem);
  return call.reply.code(204).send();
}

const RESET_REFUSALS: Record<ResetFactorProblem["code"], readonly [field: string, message: string]> = {
  "wrong-password": ["password", REFUSALS["wrong-password"]],
  unknown: ["identifier", "User not found"],
  own: ["identifier", "The own second factor is turned off with a code"],
  off: ["identifier", REFUSALS.off],
};

async function handleReset(deps: AccountDeps, call: Call) {
  if (!isAdmin(call.viewer)) throw forbidden();
  const actor = actorOf(call);
  const schema = exactly({ identifier: required("identifier", 255), password: required("password") });
  const given = parseInput(schema, call.request.body ?? {});
  limitPassword(deps, call);
  const answer = await resetSecondFactor(deps, actor, given);
  if (!answer.ok) {
    const [field, message] = RESET_REFUSALS[answer.problem.code];
    throw atField(message, field);
  }
  return call.reply.code(204).send();
}

function limitPassword(deps: AccountDeps, call: Call): void {
  const { accountId } = actorOf(call);
  enforce(deps, call.reply, (limits) => limits.passwordByAccount.take(String(accountId)));
}
