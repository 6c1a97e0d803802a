import { events } from "#contract/api/events.ts";
import { ok } from "#domain/result.ts";
import type { Deps } from "../../environment/deps.ts";
import { findEvent } from "../../usecases/event/findEvent.ts";
import { readStats } from "../../usecases/event/readStats.ts";
import type { Route } from "../route.ts";
import { serve } from "../serve.ts";

/** The figures of an event; for admins, and for nobody else (API40). */
export function statsRoutes(deps: Deps): Route[] {
  return [
    serve(events.stats, async ({ params, query, reply }) => {
      const event = await findEvent(deps, params.id);
      if (!event.ok) return event;
      reply.header("cache-control", "no-store");
      return ok({ data: (await readStats(deps, event.value.id, query.day)) ?? null });
    }),
  ];
}
