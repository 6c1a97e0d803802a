import {
  adjustmentRequestSchema,
  mergeTeamsRequestSchema,
  revokeRequestSchema,
  teamFormulaRequestSchema,
} from "#contract/teamScoring.ts";
import { isAdmin } from "#domain/access/access.ts";
import type { Deps } from "../../environment/deps.ts";
import {
  adjustTeam,
  listAdjustments,
  mergeTeams,
  saveFormula,
  takeAdjustmentBack,
} from "../../usecases/awarding/scoreTeams.ts";
import { answer } from "../problem.ts";
import { parseWrite } from "../parse.ts";
import { forbidden, notFound } from "../problem.ts";
import { numberInPath, type Call, type Route } from "../route.ts";

/** How teams are counted, and which of them are one. */
export function teamRoutes(deps: Deps): Route[] {
  const ofCompetition = "/api/competitions/uuid/:uuid";
  return [
    {
      method: "GET",
      url: `${ofCompetition}/team-adjustments`,
      handle: async ({ viewer, params, reply }) => {
        reply.header("cache-control", "no-store");
        return answer(await listAdjustments(deps, viewer, params["uuid"] ?? ""));
      },
    },
    {
      method: "PUT",
      url: `${ofCompetition}/team-formula`,
      handle: async ({ viewer, params, request }) => {
        demandAdmin(viewer);
        const { data } = parseWrite(teamFormulaRequestSchema, request.body);
        return answer(await saveFormula(deps, viewer, params["uuid"] ?? "", data));
      },
    },
    {
      method: "POST",
      url: `${ofCompetition}/team-adjustments`,
      handle: async ({ viewer, params, request }) => {
        demandAdmin(viewer);
        const { data } = parseWrite(adjustmentRequestSchema, request.body);
        return answer(await adjustTeam(deps, viewer, params["uuid"] ?? "", data));
      },
    },
    {
      method: "POST",
      url: "/api/team-adjustments/:uuid/revoke",
      handle: async ({ viewer, params, request }) => {
        demandAdmin(viewer);
        const { reason } = parseWrite(revokeRequestSchema, request.body).data;
        return answer(await takeAdjustmentBack(deps, viewer, params["uuid"] ?? "", reason));
      },
    },
    {
      method: "POST",
      url: "/api/teams/:id/merge",
      handle: (call) => handleMerge(deps, call),
    },
  ];
}

async function handleMerge(deps: Deps, call: Call) {
  demandAdmin(call.viewer);
  const { data } = parseWrite(mergeTeamsRequestSchema, call.request.body);
  const id = numberInPath(call);
  if (id === undefined) throw notFound();
  return answer(await mergeTeams(deps, call.viewer, id, data));
}

/** First: who may not do it learns nothing from the checks of the body. */
function demandAdmin(viewer: Call["viewer"]): void {
  if (!isAdmin(viewer)) throw forbidden();
}
