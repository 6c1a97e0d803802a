import { account } from "#contract/api/account.ts";
import { ok } from "#domain/result.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import { readOverview } from "../../usecases/account/readOverview.ts";
import type { Route } from "../route.ts";
import { serve } from "../serve.ts";
import type { PrintDeps } from "../../papers/paperThread.ts";
import { ownDataRoutes } from "./ownDataRoutes.ts";
import { passwordRoutes } from "./passwordRoutes.ts";
import { providerRoutes } from "./providerRoutes.ts";
import { secondFactorRoutes } from "./secondFactorRoutes.ts";
import { sessionRoutes } from "./sessionRoutes.ts";
import { signInRoutes } from "./signInRoutes.ts";
import { userRoutes } from "./userRoutes.ts";

/** Everything about accounts: getting in, getting back in, and who may do what. */
export function authRoutes(deps: AccountDeps, printing: Pick<PrintDeps, "print">): Route[] {
  return [
    ...signInRoutes(deps),
    ...passwordRoutes(deps),
    ...providerRoutes(deps),
    ...secondFactorRoutes(deps),
    ...sessionRoutes(deps),
    ...ownDataRoutes(deps, printing),
    serve(account.overview, async ({ actor, reply }) => {
      const json = await readOverview(deps, actor.accountId);
      reply.header("cache-control", "no-store");
      return ok(reply.type("application/json; charset=utf-8").send(json));
    }),
    ...userRoutes(deps),
  ];
}
