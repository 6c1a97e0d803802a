import type { Deps } from "../environment/deps.ts";
import { reachDatabase } from "../persistence/database/database.ts";
import type { Route } from "./route.ts";

export function systemRoutes(deps: Deps, boot: string): Route[] {
  const startedAt = deps.now();
  return [
    {
      method: "GET",
      url: "/api/health",
      ignoresToken: true,
      handle: async ({ reply }) => {
        await reachDatabase(deps.db);
        reply.header("cache-control", "no-store");
        return { status: "ok", boot, uptimeMs: deps.now() - startedAt, database: deps.config.database.kind };
      },
    },
    {
      method: "GET",
      url: "/api/time",
      ignoresToken: true,
      handle: async ({ reply }) => {
        reply.header("cache-control", "no-store");
        return { serverTime: deps.now() };
      },
    },
  ];
}
