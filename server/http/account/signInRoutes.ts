import { z } from "zod";
import { CONSENT_KINDS, CONSENT_VERSIONS, type GivenConsent } from "#contract/consent.ts";
import { givenConsentSchema } from "#contract/givenConsent.ts";
import type { ErrorName } from "#contract/error.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import { writeSessionCookie } from "../../auth/cookies.ts";
import { bearerOf, identify } from "../../auth/identify.ts";
import { networkOf } from "../../auth/networkAddress.ts";
import { signOut } from "../../usecases/account/endSessions.ts";
import { register } from "../../usecases/account/register.ts";
import { setUpFirstAdmin, type SetupProblem } from "../../usecases/account/setUpFirstAdmin.ts";
import { signIn, type SignInProblem } from "../../usecases/account/signIn.ts";
import { stepUp } from "../../usecases/account/stepUp.ts";
import { actorOf, answerSignedIn, askForSecondFactor, callerOf } from "./accountCalls.ts";
import { email, exactly, newPassword, personName, required, username } from "./accountSchemas.ts";
import { parseInput } from "../parse.ts";
import { HttpProblem } from "../problem.ts";
import { enforce, tooMany } from "../rateLimit.ts";
import type { Call, Route } from "../route.ts";

export function signInRoutes(deps: AccountDeps): Route[] {
  const open = { method: "POST", ignoresToken: true } as const;
  return [
    { ...open, url: "/api/auth/local", handle: (call) => handleSignIn(deps, call) },
    { ...open, url: "/api/auth/local/register", handle: (call) => handleRegister(deps, call) },
    { ...open, url: "/api/auth/setup", handle: (call) => handleSetup(deps, call) },
    { method: "POST", url: "/api/auth/step-up", handle: (call) => handleStepUp(deps, call) },
    { ...open, url: "/api/auth/logout", handle: (call) => handleSignOut(deps, call) },
  ];
}

const signInSchema = z.object({ identifier: required("identifier", 255), password: required("password") });

const OLD_TEXT = "The text has changed, please read it again";

type Refusal = readonly [ErrorName, string];

const SIGN_IN_REFUSALS: Record<
  Exclude<SignInProblem["code"], "too-many-tries" | "second-factor-required">,
  Refusal
> = {
  "wrong-credentials": ["ValidationError", "Invalid identifier or password"],
  "not-confirmed": ["ApplicationError", "Your account email is not confirmed"],
  blocked: ["ApplicationError", "Your account has been blocked by an administrator"],
};

async function handleSignIn(deps: AccountDeps, call: Call) {
  const { request, reply } = call;
  const given = parseInput(signInSchema, request.body ?? {});
  enforce(deps, reply, (limits) => limits.signInByNetwork.take(networkOf(request.ip)));
  const answer = await signIn(deps, { ...given, caller: callerOf(deps, request) });
  if (answer.ok) return answerSignedIn(deps, call, answer.value);
  if (answer.problem.code === "too-many-tries") throw tooMany(reply, answer.problem.waitMs);
  if (answer.problem.code === "second-factor-required") throw askForSecondFactor(deps, call, answer.problem);
  throw new HttpProblem(...SIGN_IN_REFUSALS[answer.problem.code]);
}

const registerSchema = z.object({
  username,
  email,
  password: newPassword,
  lastName: personName("lastName"),
  firstName: personName("firstName"),
  middleName: personName("middleName"),
  phone: personName("phone", 40),
  refCode: personName("refCode", 100),
  consents: z.array(givenConsentSchema).max(CONSENT_KINDS.length).refine(areCurrent, OLD_TEXT).optional(),
});

/** Nobody agrees to a text that is not asked for any more. */
function areCurrent(consents: readonly GivenConsent[]): boolean {
  return consents.every(({ kind, version }) => CONSENT_VERSIONS[kind] === version);
}

async function handleRegister(deps: AccountDeps, call: Call) {
  const { request, reply } = call;
  refuseOtherKeys(request.body, Object.keys(registerSchema.shape));
  const given = parseInput(registerSchema, request.body ?? {});
  if (deps.config.mustConfirmEmail) refuseForeignAddress(given);
  enforce(deps, reply, (limits) => limits.registerByNetwork.take(networkOf(request.ip)));
  const answer = await register(deps, given, callerOf(deps, request));
  if (!answer.ok) throw new HttpProblem("ApplicationError", "Email or Username are already taken");
  return "signedIn" in answer.value ? answerSignedIn(deps, call, answer.value.signedIn) : answer.value;
}

/** Where addresses are confirmed, a name must not be a way to ask whether somebody's address is known. */
function refuseForeignAddress(given: { readonly username: string; readonly email: string }): void {
  if (!given.username.includes("@") || given.username.toLowerCase() === given.email) return;
  throw new HttpProblem("ValidationError", "username must not be another email");
}

/** `role`, `confirmed` and their like in a registration are refused by name (AU23). */
export function refuseOtherKeys(body: unknown, known: readonly string[]): void {
  if (typeof body !== "object" || body === null) return;
  const others = Object.keys(body).filter((key) => !known.includes(key));
  if (others.length === 0) return;
  throw new HttpProblem("ValidationError", `Invalid parameters: ${others.join(", ").slice(0, 200)}`);
}

const setupSchema = exactly({ code: required("code", 100), username, email, password: newPassword });

const SETUP_REFUSALS: Record<SetupProblem["code"], Refusal> = {
  "wrong-code": ["ValidationError", "Incorrect code provided"],
  "name-taken": ["ApplicationError", "Email or Username are already taken"],
};

async function handleSetup(deps: AccountDeps, call: Call) {
  const { request, reply } = call;
  const given = parseInput(setupSchema, request.body ?? {});
  enforce(deps, reply, (limits) => limits.codesByNetwork.take(networkOf(request.ip)));
  const answer = await setUpFirstAdmin(deps, given, callerOf(deps, request));
  if (!answer.ok) throw new HttpProblem(...SETUP_REFUSALS[answer.problem.code]);
  return answerSignedIn(deps, call, answer.value);
}

const stepUpSchema = exactly({ password: required("password") });

async function handleStepUp(deps: AccountDeps, call: Call) {
  const actor = actorOf(call);
  const { password } = parseInput(stepUpSchema, call.request.body ?? {});
  enforce(deps, call.reply, (limits) => limits.passwordByAccount.take(String(actor.accountId)));
  const untilMs = await stepUp(deps, actor, password);
  if (untilMs === undefined)
    throw new HttpProblem("ValidationError", "The provided current password is invalid");
  return { ok: true, until: new Date(untilMs).toISOString() };
}

/** Whoever is signed out already has reached what they wanted: a stale token is no failure here. */
async function handleSignOut(deps: AccountDeps, { request, reply }: Call) {
  const token = bearerOf(request.headers.authorization);
  const viewer = await identify(deps, { token, cookie: request.headers.cookie });
  if (viewer?.sessionId !== undefined) await signOut(deps, actorOf({ viewer, request }));
  reply.header("set-cookie", writeSessionCookie(deps.config, "", 0));
  return { ok: true };
}
