import { system } from "#contract/api/system.ts";
import { ok } from "#domain/result.ts";
import type { Deps } from "../environment/deps.ts";
import { readHealth } from "../usecases/shared/readHealth.ts";
import type { Route } from "./route.ts";
import { serve } from "./serve.ts";

export function systemRoutes(deps: Deps, boot: string): Route[] {
  const startedAt = deps.now();
  return [
    serve(system.health, async ({ reply }) => {
      const health = await readHealth(deps, boot, startedAt);
      reply.header("cache-control", "no-store");
      return ok(health);
    }),
    serve(system.time, async ({ reply }) => {
      reply.header("cache-control", "no-store");
      return ok({ serverTime: deps.now() });
    }),
  ];
}
