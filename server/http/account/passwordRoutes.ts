import { account } from "#contract/api/account.ts";
import { auth } from "#contract/api/auth.ts";
import { inLocale } from "#contract/locale.ts";
import { ok } from "#domain/result.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import { confirmEmail, sendConfirmationLink } from "../../usecases/account/confirmEmail.ts";
import { changePassword, resetPassword, sendResetLink } from "../../usecases/account/recoverPassword.ts";
import { spendOrRefuse } from "../rateLimit.ts";
import type { Call, Route } from "../route.ts";
import { serve, type Served } from "../serve.ts";
import { admit, callerOf, redirect, refuseWeak, spendByNetwork, spendPassword } from "./accountCalls.ts";

export function passwordRoutes(deps: AccountDeps): Route[] {
  return [
    // The same answer for everybody, and before anything is looked up (AU26).
    serve(auth.forgotPassword, async (call) => {
      const { email } = call.body;
      const spent = await spendMail(deps, call, email);
      if (!spent.ok) return spent;
      deps.later(() => sendResetLink(deps, email));
      return ok({ ok: true });
    }),
    serve(auth.sendConfirmation, async (call) => {
      const { email } = call.body;
      const spent = await spendMail(deps, call, email);
      if (!spent.ok) return spent;
      deps.later(() => sendConfirmationLink(deps, email));
      return ok({ email, sent: true });
    }),
    serve(auth.resetPassword, async (call) => {
      const { code, password } = call.body;
      const weak = refuseWeak(password);
      if (!weak.ok) return weak;
      const spent = await spendByNetwork(deps, call, "codesByNetwork");
      if (!spent.ok) return spent;
      const caller = callerOf(deps, call.request);
      return admit(deps, call, await resetPassword(deps, { code, password }, caller));
    }),
    serve(account.changePassword, async (call) => {
      const { currentPassword: current, password } = call.body;
      const weak = refuseWeak(password);
      if (!weak.ok) return weak;
      const spent = await spendPassword(deps, call);
      if (!spent.ok) return spent;
      const change = { actor: call.actor, current, password };
      return admit(deps, call, await changePassword(deps, change, callerOf(deps, call.request)));
    }),
    serve(auth.confirmEmail, (call) => handleConfirm(deps, call)),
  ];
}

/** The address is the one a mail would go to, known or not: naming another one sends nothing to this one. */
async function spendMail(deps: AccountDeps, call: Pick<Call, "request" | "reply">, address: string) {
  const spent = await spendByNetwork(deps, call, "mailByNetwork");
  return spent.ok ? spendOrRefuse(deps, call.reply, (limits) => limits.mailByRecipient.take(address)) : spent;
}

async function handleConfirm(deps: AccountDeps, call: Served<typeof auth.confirmEmail>) {
  const { request, reply, query } = call;
  const spent = await spendByNetwork(deps, call, "codesByNetwork");
  if (!spent.ok) return spent;
  const confirmed = await confirmEmail(deps, query.confirmation, request.ip);
  // A person who followed the link is shown a page; a program is told in its own words.
  const isPerson = (request.headers.accept ?? "").includes("text/html");
  if (isPerson) {
    const page = `/auth?confirmation=${confirmed.ok ? "done" : "expired"}`;
    return ok(redirect(reply, new URL(inLocale(page, query.locale), deps.config.publicUrl).href));
  }
  return confirmed.ok ? ok(redirect(reply, new URL("/", deps.config.publicUrl).href)) : confirmed;
}
