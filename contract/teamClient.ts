import { z } from "zod";
import type { TeamFormulaView } from "./entity.ts";
import { segment } from "./envelope.ts";
import type { Calls } from "./personalClient.ts";
import {
  adjustmentListSchema,
  mergedTeamsSchema,
  teamDoneSchema,
  type AdjustmentRequest,
} from "./teamScoring.ts";

/** How teams are counted, and who is in them. */
export function teamScoringCalls({ get, post, put }: Pick<Calls, "get" | "post" | "put">) {
  const of = (uuid: string) => `/competitions/uuid/${segment(uuid)}`;
  return {
    adjustments: (uuid: string) => get(`${of(uuid)}/team-adjustments`, adjustmentListSchema),
    saveFormula: (uuid: string, formula: TeamFormulaView) =>
      put(`${of(uuid)}/team-formula`, teamDoneSchema, { data: formula }),
    adjust: (uuid: string, data: AdjustmentRequest) =>
      post(`${of(uuid)}/team-adjustments`, teamDoneSchema, { data }),
    revoke: (id: string, reason: string) =>
      post(`/team-adjustments/${segment(id)}/revoke`, teamDoneSchema, { data: { reason } }),
    merge: (from: number, into: number, reason: string) =>
      post(`/teams/${from}/merge`, mergedTeamsSchema, { data: { into, reason } }),
    assign: (fighterId: number, team: number | null) =>
      put(`/fighters/${fighterId}`, z.unknown(), { data: { team } }),
  };
}
