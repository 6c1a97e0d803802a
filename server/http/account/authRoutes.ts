import type { AccountDeps } from "../../auth/accountDeps.ts";
import { turningAway } from "./accountCalls.ts";
import { overviewRoutes } from "./overviewRoutes.ts";
import { ownDataRoutes } from "./ownDataRoutes.ts";
import { passwordRoutes } from "./passwordRoutes.ts";
import { providerRoutes } from "./providerRoutes.ts";
import type { Route } from "../route.ts";
import { secondFactorRoutes } from "./secondFactorRoutes.ts";
import { sessionRoutes } from "./sessionRoutes.ts";
import { signInRoutes } from "./signInRoutes.ts";
import { userRoutes } from "./userRoutes.ts";

/** Everything about accounts: getting in, getting back in, and who may do what. */
export function authRoutes(deps: AccountDeps): Route[] {
  return turningAway([
    ...signInRoutes(deps),
    ...passwordRoutes(deps),
    ...providerRoutes(deps),
    ...secondFactorRoutes(deps),
    ...sessionRoutes(deps),
    ...ownDataRoutes(deps),
    ...overviewRoutes(deps),
    ...userRoutes(deps),
  ]);
}
