import { account } from "#contract/api/account.ts";
import { auth } from "#contract/api/auth.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import { clearTicketCookie, readTicketCookie } from "../../auth/secondFactorTicket.ts";
import {
  offerSecondFactor,
  readSecondFactor,
  resetSecondFactor,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from "../../usecases/account/changeSecondFactor.ts";
import { passSecondFactor } from "../../usecases/account/passSecondFactor.ts";
import type { Route } from "../route.ts";
import { serve, type Served } from "../serve.ts";
import { admit, callerOf, countFailures, spendPassword } from "./accountCalls.ts";

export function secondFactorRoutes(deps: AccountDeps): Route[] {
  return [
    serve(auth.passSecondFactor, (call) => handlePass(deps, call)),
    serve(account.secondFactor, async ({ actor, reply }) => {
      reply.header("cache-control", "no-store");
      return ok(await readSecondFactor(deps, actor));
    }),
    serve(account.offerSecondFactor, async (call) => {
      const spent = await spendPassword(deps, call);
      if (!spent.ok) return spent;
      call.reply.header("cache-control", "no-store");
      return atField(await offerSecondFactor(deps, call.actor, call.body.password), OWN_FIELDS);
    }),
    serve(account.turnOnSecondFactor, async ({ actor, body, reply }) => {
      const done = atField(await turnOnSecondFactor(deps, actor, body.code), OWN_FIELDS);
      reply.header("cache-control", "no-store");
      return done.ok ? ok({ recoveryCodes: done.value }) : done;
    }),
    serve(account.turnOffSecondFactor, async (call) => {
      const spent = await spendPassword(deps, call);
      if (!spent.ok) return spent;
      return atField(await turnOffSecondFactor(deps, call.actor, call.body), OWN_FIELDS);
    }),
    serve(account.resetSecondFactor, async (call) => {
      const spent = await spendPassword(deps, call);
      if (!spent.ok) return spent;
      return atField(await resetSecondFactor(deps, call.actor, call.body), RESET_FIELDS);
    }),
  ];
}

async function handlePass(deps: AccountDeps, call: Served<typeof auth.passSecondFactor>) {
  const { request, reply, body } = call;
  const ticket = body.ticket ?? readTicketCookie(deps.config, request.headers.cookie) ?? "";
  return countFailures(deps, call, async () => {
    const done = await passSecondFactor(deps, { ticket, code: body.code }, callerOf(deps, request));
    if (done.ok) reply.header("set-cookie", clearTicketCookie(deps.config));
    return admit(deps, call, done);
  });
}

type Fields = Readonly<Record<string, string | undefined>>;
const OWN_FIELDS: Fields = { "wrong-code": "code", "wrong-password": "password" };
const RESET_FIELDS: Fields = {
  "wrong-password": "password",
  "unknown-user": "identifier",
  "own-second-factor": "identifier",
  "second-factor-off": "identifier",
};

/** A refusal with the field of the form it is about. */
function atField<Value, Problem extends { readonly code: string }>(
  done: Result<Value, Problem>,
  fields: Fields,
): Result<Value, Problem & { readonly field?: string }> {
  if (done.ok) return done;
  const field = fields[done.problem.code];
  return field === undefined ? done : refuse({ ...done.problem, field });
}
