import { eventRoles } from "#contract/api/eventRoles.ts";
import { events } from "#contract/api/events.ts";
import { isAdmin } from "#domain/access/access.ts";
import { ok } from "#domain/result.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import { demandStepUp } from "../../usecases/account/stepUp.ts";
import { copyEvent } from "../../usecases/event/copyEvent.ts";
import { giveEventRoles, readEventRoles, takeEventRoleAway } from "../../usecases/account/eventRoles.ts";
import { findEvent } from "../../usecases/event/findEvent.ts";
import { readStats } from "../../usecases/event/readStats.ts";
import { spendOrRefuse } from "../rateLimit.ts";
import type { Route } from "../route.ts";
import { asData, serve } from "../serve.ts";

/** An event as a whole: its figures (API40), who is what there (RL24), and another one like it (EV10). */
export function eventRoutes(deps: AccountDeps): Route[] {
  return [
    serve(events.stats, async ({ params, query, reply }) => {
      const event = await findEvent(deps, params.id);
      if (!event.ok) return event;
      reply.header("cache-control", "no-store");
      return ok({ data: (await readStats(deps, event.value.id, query.day)) ?? null });
    }),
    serve(eventRoles.find, async ({ params }) => asData(await readEventRoles(deps, params.id))),
    serve(eventRoles.give, async ({ params, body, actor, reply }) => {
      const demanded = await demandStepUp(deps, actor);
      if (!demanded.ok) return demanded;
      const spent = await spendOrRefuse(deps, reply, (limits) =>
        limits.invitationsByAccount.take(String(actor.accountId)),
      );
      if (!spent.ok) return spent;
      return asData(await giveEventRoles(deps, actor, params.id, body.data));
    }),
    serve(eventRoles.take, async ({ viewer, params, actor }) => {
      const taking = { event: params.id, role: Number(params.role), isAdmin: isAdmin(viewer) };
      return asData(await takeEventRoleAway(deps, actor, taking));
    }),
    serve(events.copy, async ({ viewer, params, body }) =>
      asData(await copyEvent(deps, viewer, params.id, body.data)),
    ),
  ];
}
