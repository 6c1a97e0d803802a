import {
  awardingAnswerSchema,
  awardingDoneSchema,
  awardingRequestSchema,
  certificateListSchema,
  medalStockRequestSchema,
} from "#contract/awarding.ts";
import {
  adjustmentListSchema,
  adjustmentRequestSchema,
  mergedTeamsSchema,
  mergeTeamsRequestSchema,
  revokeRequestSchema,
  teamDoneSchema,
  teamFormulaRequestSchema,
} from "#contract/teamScoring.ts";
import type { ApiCall } from "./openapiCalls.ts";

const tag = "hall";

/** What the head table takes and gives. */
export const HALL_CALLS: readonly ApiCall[] = [
  {
    tag,
    method: "GET",
    url: "/api/competitions/uuid/:uuid/awarding",
    summary: "What was done about awarding",
    answer: awardingAnswerSchema,
  },
  {
    tag,
    method: "PUT",
    url: "/api/competitions/uuid/:uuid/medals",
    summary: "How many medals are in the box",
    body: medalStockRequestSchema,
    answer: awardingDoneSchema,
  },
  {
    tag,
    method: "POST",
    url: "/api/categories/:uuid/awarding",
    summary: "Call, tick, hand out, close, decide a tie",
    body: awardingRequestSchema,
    answer: awardingDoneSchema,
  },
  {
    tag,
    method: "GET",
    url: "/api/categories/:uuid/certificates",
    summary: "What stands on the certificates of the podium",
    answer: certificateListSchema,
  },
  {
    tag,
    method: "GET",
    url: "/api/categories/:uuid/certificates.pdf",
    summary: "Certificates of the podium, to print",
  },
  {
    tag,
    method: "GET",
    url: "/api/competitions/uuid/:uuid/team-adjustments",
    summary: "Points given to teams by hand",
    answer: adjustmentListSchema,
  },
  {
    tag,
    method: "POST",
    url: "/api/competitions/uuid/:uuid/team-adjustments",
    summary: "Give a team points, or take some",
    body: adjustmentRequestSchema,
    answer: teamDoneSchema,
  },
  {
    tag,
    method: "POST",
    url: "/api/team-adjustments/:uuid/revoke",
    summary: "Take such points back",
    body: revokeRequestSchema,
    answer: teamDoneSchema,
  },
  {
    tag,
    method: "PUT",
    url: "/api/competitions/uuid/:uuid/team-formula",
    summary: "What a place is worth to a team",
    body: teamFormulaRequestSchema,
    answer: teamDoneSchema,
  },
  {
    tag,
    method: "POST",
    url: "/api/teams/:id/merge",
    summary: "Two names of one club become one team",
    body: mergeTeamsRequestSchema,
    answer: mergedTeamsSchema,
  },
];
