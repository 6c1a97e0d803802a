import {
  adjustmentListSchema,
  adjustmentRequestSchema,
  mergedTeamsSchema,
  mergeTeamsRequestSchema,
  revokeRequestSchema,
  teamDoneSchema,
  teamFormulaRequestSchema,
} from "../awarding/teamScoring.ts";
import { endpoint } from "./endpoint.ts";

const tag = "hall";
const access = "admin";

/** How teams are counted, and which of them are one. */
export const teamScoring = {
  adjustments: endpoint({
    tag,
    access: "official",
    right: "read",
    method: "GET",
    path: "/competitions/uuid/:uuid/team-adjustments",
    summary: "Points given to teams by hand",
    answer: adjustmentListSchema,
  }),
  adjust: endpoint({
    tag,
    access,
    right: "decide",
    method: "POST",
    path: "/competitions/uuid/:uuid/team-adjustments",
    summary: "Give a team points, or take some",
    body: adjustmentRequestSchema,
    answer: teamDoneSchema,
    problems: { "competition-closed": 409, "id-reused": 409, "unknown-team": 409 },
  }),
  revoke: endpoint({
    tag,
    access,
    right: "decide",
    method: "POST",
    path: "/team-adjustments/:uuid/revoke",
    summary: "Take such points back",
    body: revokeRequestSchema,
    answer: teamDoneSchema,
    problems: { "competition-closed": 409, "already-revoked": 409 },
  }),
  saveFormula: endpoint({
    tag,
    access,
    right: "decide",
    method: "PUT",
    path: "/competitions/uuid/:uuid/team-formula",
    summary: "What a place is worth to a team",
    body: teamFormulaRequestSchema,
    answer: teamDoneSchema,
    problems: { "competition-closed": 409 },
  }),
  merge: endpoint({
    tag,
    access,
    method: "POST",
    path: "/teams/:id/merge",
    summary: "Two names of one club become one team",
    body: mergeTeamsRequestSchema,
    answer: mergedTeamsSchema,
    problems: { "unknown-team": 409, "same-team": 409 },
  }),
};
