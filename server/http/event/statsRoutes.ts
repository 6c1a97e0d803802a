import { statsQuerySchema } from "#contract/stats.ts";
import { isAdmin } from "#domain/access/access.ts";
import type { Deps } from "../../environment/deps.ts";
import { readStats } from "../../usecases/event/readStats.ts";
import { findEventByPathId } from "./eventPath.ts";
import { forbidden } from "../problem.ts";
import { parseInput } from "../parse.ts";
import type { Route } from "../route.ts";

/** The figures of an event; for admins, and for nobody else (API40). */
export function statsRoutes(deps: Deps): Route[] {
  return [
    {
      method: "GET",
      url: "/api/events/:id/stats",
      handle: async ({ viewer, params, request, reply }) => {
        if (!isAdmin(viewer)) throw forbidden();
        const event = await findEventByPathId(deps, params["id"] ?? "");
        const { day } = parseInput(statsQuerySchema, request.query);
        reply.header("cache-control", "no-store");
        return { data: (await readStats(deps, event.id, day)) ?? null };
      },
    },
  ];
}
