import { stars } from "#contract/api/following.ts";
import { ok } from "#domain/result.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import { findOwnFighters } from "../../usecases/account/findOwnFighters.ts";
import { lookUpFollowed } from "../../usecases/account/lookUpFollowed.ts";
import { syncStars } from "../../usecases/account/syncStars.ts";
import type { Route } from "../route.ts";
import { serve } from "../serve.ts";
import { spendByNetwork } from "./accountCalls.ts";
import { pushRoutes } from "./pushRoutes.ts";

/** Finding people and following them, with an account and without. */
export function followRoutes(deps: AccountDeps): Route[] {
  return [
    ...pushRoutes(deps),
    serve(stars.sync, async ({ actor, body }) =>
      ok({ data: { stars: await syncStars(deps, actor.accountId, body.data.stars) } }),
    ),
    serve(stars.lookUp, async (call) => {
      const spent = await spendByNetwork(deps, call, "lookUpsByNetwork");
      if (!spent.ok) return spent;
      call.reply.header("cache-control", "no-store");
      return ok({ data: await lookUpFollowed(deps, call.body.data.followed) });
    }),
    serve(stars.ownFighters, async ({ viewer, actor, params, reply }) => {
      const found = await findOwnFighters(deps, { viewer, accountId: actor.accountId }, params.id);
      reply.header("cache-control", "no-store");
      return found.ok ? ok({ data: found.value }) : found;
    }),
  ];
}
