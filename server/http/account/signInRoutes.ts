import { account } from "#contract/api/account.ts";
import { auth } from "#contract/api/auth.ts";
import { registerSchema } from "#contract/account/account.ts";
import { ok, refuse } from "#domain/result.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import { writeSessionCookie } from "../../auth/cookies.ts";
import { bearerOf, identify } from "../../auth/identify.ts";
import { signOut } from "../../usecases/account/endSessions.ts";
import { register } from "../../usecases/account/register.ts";
import { setUpFirstAdmin } from "../../usecases/account/setUpFirstAdmin.ts";
import { findWhoSignsIn, signIn } from "../../usecases/account/signIn.ts";
import { stepUp } from "../../usecases/account/stepUp.ts";
import type { Route } from "../route.ts";
import { serve, type Served } from "../serve.ts";
import {
  admit,
  answerSignedIn,
  callerOf,
  countFailures,
  refuseOtherKeys,
  refuseWeak,
  spendByNetwork,
  spendPassword,
} from "./accountCalls.ts";

export function signInRoutes(deps: AccountDeps): Route[] {
  return [
    serve(auth.login, async (call) => {
      const asked = { ...call.body, caller: callerOf(deps, call.request) };
      const { account: found, isKnownDevice } = await findWhoSignsIn(deps, asked);
      const attempt = async () => admit(deps, call, await signIn(deps, { ...asked, account: found }));
      return isKnownDevice ? attempt() : countFailures(deps, call, attempt);
    }),
    serve(auth.register, (call) => handleRegister(deps, call)),
    serve(auth.setUp, async (call) => {
      const weak = refuseWeak(call.body.password);
      if (!weak.ok) return weak;
      const spent = await spendByNetwork(deps, call, "codesByNetwork");
      if (!spent.ok) return spent;
      return admit(deps, call, await setUpFirstAdmin(deps, call.body, callerOf(deps, call.request)));
    }),
    serve(account.stepUp, async (call) => {
      const spent = await spendPassword(deps, call);
      if (!spent.ok) return spent;
      const done = await stepUp(deps, call.actor, call.body.password);
      return done.ok ? ok({ ok: true, until: new Date(done.value).toISOString() }) : done;
    }),
    serve(auth.logout, (call) => handleSignOut(deps, call)),
  ];
}

async function handleRegister(deps: AccountDeps, call: Served<typeof auth.register>) {
  const { request, body } = call;
  const known = refuseOtherKeys(request.body, Object.keys(registerSchema.shape));
  if (!known.ok) return known;
  const weak = refuseWeak(body.password);
  if (!weak.ok) return weak;
  if (deps.config.mustConfirmEmail && isForeignAddress(body))
    return refuse({ code: "foreign-address" } as const);
  const spent = await spendByNetwork(deps, call, "registerByNetwork");
  if (!spent.ok) return spent;
  const done = await register(deps, body, callerOf(deps, request));
  if (!done.ok) return done;
  return "signedIn" in done.value ? ok(answerSignedIn(deps, call, done.value.signedIn)) : ok(done.value);
}

/** Where addresses are confirmed, a name must not be a way to ask whether somebody's address is known. */
const isForeignAddress = ({ username, email }: { readonly username: string; readonly email: string }) =>
  username.includes("@") && username.toLowerCase() !== email;

/** Whoever is signed out already has reached what they wanted: a stale token is no failure here. */
async function handleSignOut(deps: AccountDeps, { request, reply }: Served<typeof auth.logout>) {
  const token = bearerOf(request.headers.authorization);
  const viewer = await identify(deps, { token, cookie: request.headers.cookie });
  if (viewer?.accountId !== undefined && viewer.sessionId !== undefined) {
    const { accountId, sessionId } = viewer;
    await signOut(deps, { accountId, sessionId, address: request.ip });
  }
  reply.header("set-cookie", writeSessionCookie(deps.config, "", 0));
  return ok({ ok: true } as const);
}
