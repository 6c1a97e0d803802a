import { teamScoring } from "#contract/api/teamScoring.ts";
import { refuse } from "#domain/result.ts";
import type { Deps } from "../../environment/deps.ts";
import {
  adjustTeam,
  listAdjustments,
  mergeTeams,
  saveFormula,
  takeAdjustmentBack,
} from "../../usecases/awarding/scoreTeams.ts";
import { numberInPath, type Route } from "../route.ts";
import { asData, serve } from "../serve.ts";

/** How teams are counted, and which of them are one. */
export function teamRoutes(deps: Deps): Route[] {
  return [
    serve(teamScoring.adjustments, async ({ viewer, params, reply }) => {
      reply.header("cache-control", "no-store");
      return asData(await listAdjustments(deps, viewer, params.uuid));
    }),
    serve(teamScoring.saveFormula, async ({ viewer, params, body }) =>
      asData(await saveFormula(deps, viewer, params.uuid, body.data)),
    ),
    serve(teamScoring.adjust, async ({ viewer, params, body }) =>
      asData(await adjustTeam(deps, viewer, params.uuid, body.data)),
    ),
    serve(teamScoring.revoke, async ({ viewer, params, body }) =>
      asData(await takeAdjustmentBack(deps, viewer, params.uuid, body.data.reason)),
    ),
    serve(teamScoring.merge, async (call) => {
      const id = numberInPath(call);
      if (id === undefined) return refuse({ code: "not-found" });
      return asData(await mergeTeams(deps, call.viewer, id, call.body.data));
    }),
  ];
}
