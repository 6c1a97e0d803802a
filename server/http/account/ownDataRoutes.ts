import { account } from "#contract/api/account.ts";
import { ok } from "#domain/result.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import { writeOwnDataPaper } from "../../papers/ownDataPaper.ts";
import { eraseAccount } from "../../usecases/account/eraseAccount.ts";
import { exportAccount } from "../../usecases/account/exportAccount.ts";
import { demandStepUp } from "../../usecases/account/stepUp.ts";
import type { Route } from "../route.ts";
import { serve } from "../serve.ts";

/** What is kept about somebody: to take along, and to be forgotten. */
export function ownDataRoutes(deps: AccountDeps): Route[] {
  return [
    serve(account.export, async ({ actor, reply }) => {
      reply.header("cache-control", "no-store");
      return await exportAccount(deps, actor);
    }),
    // The same, to be read and printed.
    serve(account.exportPaper, async ({ actor, reply }) => {
      const exported = await exportAccount(deps, actor);
      if (!exported.ok) return exported;
      reply.header("cache-control", "no-store");
      reply.header("content-disposition", 'attachment; filename="kover-my-data.pdf"');
      return ok(reply.type("application/pdf").send(writeOwnDataPaper(exported.value)));
    }),
    serve(account.erase, async ({ actor }) => {
      const demanded = await demandStepUp(deps, actor);
      return demanded.ok ? await eraseAccount(deps, actor) : demanded;
    }),
  ];
}
