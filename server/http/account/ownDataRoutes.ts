import type { FastifyReply } from "fastify";
import { account } from "#contract/api/account.ts";
import { ok } from "#domain/result.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import { createWorkGate } from "../../auth/workGate.ts";
import { ownDataPaper } from "../../papers/ownDataPaper.ts";
import type { PrintDeps } from "../../papers/paperThread.ts";
import { eraseAccount } from "../../usecases/account/eraseAccount.ts";
import { exportAccount } from "../../usecases/account/exportAccount.ts";
import { demandStepUp } from "../../usecases/account/stepUp.ts";
import type { Actor } from "../../usecases/shared/accountAct.ts";
import { spendOrRefuse } from "../rateLimit.ts";
import type { Route } from "../route.ts";
import { serve } from "../serve.ts";

/** What is kept about somebody: to take along, and to be forgotten. */
export function ownDataRoutes(deps: AccountDeps, { print }: Pick<PrintDeps, "print">): Route[] {
  // A paper of hundreds of people takes seconds, and the protocols of a hall wait for the same thread.
  const inTurn = createWorkGate({ atOnce: 1, waiting: 10, pauseAfterMs: (tookMs) => Math.min(tookMs, 1000) });
  return [
    serve(account.export, async ({ actor, reply }) => {
      reply.header("cache-control", "no-store");
      return await exportCounted(deps, actor, reply);
    }),
    // The same, to be read and printed.
    serve(account.exportPaper, async ({ actor, query, reply }) => {
      const exported = await exportCounted(deps, actor, reply);
      if (!exported.ok) return exported;
      reply.header("cache-control", "no-store");
      reply.header("content-disposition", 'attachment; filename="kover-my-data.pdf"');
      const paper = await inTurn(() =>
        print(ownDataPaper(exported.value, query.locale), Date.parse(exported.value.exportedAt)),
      );
      return paper.ok ? ok(reply.type("application/pdf").send(paper.value)) : paper;
    }),
    serve(account.erase, async ({ actor }) => {
      const demanded = await demandStepUp(deps, actor);
      return demanded.ok ? await eraseAccount(deps, actor) : demanded;
    }),
  ];
}

/** A file and a paper cost the same (SE44). */
async function exportCounted(deps: AccountDeps, actor: Actor, reply: FastifyReply) {
  const counted = await spendOrRefuse(deps, reply, (limits) =>
    limits.exportsByAccount.take(String(actor.accountId)),
  );
  return counted.ok ? await exportAccount(deps, actor) : counted;
}
