import { account } from "#contract/api/account.ts";
import { users } from "#contract/api/users.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import { endSessions } from "../../usecases/account/endSessions.ts";
import { makeProgramToken } from "../../usecases/account/makeProgramToken.ts";
import { readSessions } from "../../usecases/account/readSessions.ts";
import { demandStepUp } from "../../usecases/account/stepUp.ts";
import { numberInPath, type Call, type Route } from "../route.ts";
import { serve } from "../serve.ts";

/** Where somebody is signed in, and the way to end it there. */
export function sessionRoutes(deps: AccountDeps): Route[] {
  return [
    serve(account.places, async ({ actor: { accountId, sessionId } }) =>
      ok(await readSessions(deps, accountId, sessionId)),
    ),
    serve(account.endOtherPlaces, async ({ actor }) => {
      await endSessions(deps, actor, { accountId: actor.accountId, except: actor.sessionId });
      return ok(undefined);
    }),
    serve(account.endPlace, async ({ actor, params }) => {
      const ended = await endSessions(deps, actor, { accountId: actor.accountId, sessionId: params.id });
      return ended === 0 ? refuse({ code: "not-found" }) : ok(undefined);
    }),
    serve(account.makeProgramToken, async ({ actor, body, reply }) => {
      const demanded = await demandStepUp(deps, actor);
      if (!demanded.ok) return demanded;
      reply.header("cache-control", "no-store");
      return makeProgramToken(deps, actor, body.name);
    }),
    serve(users.places, async ({ actor, params }) => {
      const id = userInPath(params);
      return id.ok ? ok(await readSessions(deps, id.value, actor.sessionId)) : id;
    }),
    serve(users.endPlaces, async ({ actor, params }) => {
      const id = userInPath(params);
      if (!id.ok) return id;
      const demanded = await demandStepUp(deps, actor);
      if (!demanded.ok) return demanded;
      await endSessions(deps, actor, { accountId: id.value });
      return ok(undefined);
    }),
  ];
}

/** Whose number the path names. */
export function userInPath(params: Call["params"]): Result<number, { readonly code: "not-found" }> {
  const id = numberInPath({ params });
  return id === undefined ? refuse({ code: "not-found" }) : ok(id);
}
