import {
  awardingAnswerSchema,
  awardingDoneSchema,
  awardingRequestSchema,
  certificateListSchema,
  medalStockRequestSchema,
} from "#contract/awarding.ts";
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
];
