import { events } from "#contract/api/events.ts";
import { ok } from "#domain/result.ts";
import type { Deps } from "../../environment/deps.ts";
import { copyEvent } from "../../usecases/event/copyEvent.ts";
import { findEvent } from "../../usecases/event/findEvent.ts";
import { readStats } from "../../usecases/event/readStats.ts";
import type { Route } from "../route.ts";
import { asData, serve } from "../serve.ts";

/** What admins do with an event as a whole: its figures (API40), and another one like it (EV10). */
export function eventRoutes(deps: Deps): Route[] {
  return [
    serve(events.stats, async ({ params, query, reply }) => {
      const event = await findEvent(deps, params.id);
      if (!event.ok) return event;
      reply.header("cache-control", "no-store");
      return ok({ data: (await readStats(deps, event.value.id, query.day)) ?? null });
    }),
    serve(events.copy, async ({ viewer, params, body }) =>
      asData(await copyEvent(deps, viewer, params.id, body.data)),
    ),
  ];
}
