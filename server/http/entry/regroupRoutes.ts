import { regrouping } from "#contract/api/regrouping.ts";
import type { Deps } from "../../environment/deps.ts";
import { previewRegroup, readRegrouping } from "../../usecases/entry/readRegrouping.ts";
import { regroup } from "../../usecases/entry/regroup.ts";
import { undoRegroup } from "../../usecases/entry/undoRegroup.ts";
import type { Route } from "../route.ts";
import { asData, serve } from "../serve.ts";

/** Categories that become one, and categories that become several. */
export function regroupRoutes(deps: Deps): Route[] {
  return [
    serve(regrouping.find, async ({ viewer, params, reply }) => {
      reply.header("cache-control", "no-store");
      return asData(await readRegrouping(deps, viewer, params.uuid));
    }),
    serve(regrouping.preview, async ({ viewer, params, body }) =>
      asData(await previewRegroup(deps, viewer, params.uuid, body.data.wish)),
    ),
    serve(regrouping.apply, async ({ viewer, params, body }) =>
      asData(await regroup(deps, viewer, params.uuid, body.data)),
    ),
    serve(regrouping.undo, async ({ viewer, params }) =>
      asData(await undoRegroup(deps, viewer, params.uuid, params.act)),
    ),
  ];
}
