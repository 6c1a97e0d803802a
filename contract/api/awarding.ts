import { z } from "zod";
import {
  awardingAnswerSchema,
  awardingDoneSchema,
  awardingRequestSchema,
  medalStockRequestSchema,
} from "../awarding/awarding.ts";
import { oneOf } from "../envelope.ts";
import { diplomaListSchema } from "../paper/diploma.ts";
import { endpoint } from "./endpoint.ts";
import { inPageLocale, pageLocale } from "./pageLocale.ts";

const tag = "hall";
const access = "official";
const UNDECIDED = { "bouts-left": 409, tied: 409 } as const;

/** From the last bout of a category to its last medal. */
export const awarding = {
  of: endpoint({
    tag,
    access,
    right: "announce",
    method: "GET",
    path: "/competitions/uuid/:uuid/awarding",
    summary: "What was done about awarding",
    answer: awardingAnswerSchema,
  }),
  countStock: endpoint({
    tag,
    access,
    right: "announce",
    method: "PUT",
    path: "/competitions/uuid/:uuid/medals",
    summary: "How many medals are in the box",
    body: medalStockRequestSchema,
    answer: awardingDoneSchema,
    problems: { "competition-closed": 409 },
  }),
  act: endpoint({
    tag,
    access,
    right: "announce",
    method: "POST",
    path: "/categories/:uuid/awarding",
    summary: "Call, tick, hand out, close, decide a tie",
    body: awardingRequestSchema,
    answer: awardingDoneSchema,
    problems: {
      ...UNDECIDED,
      "competition-closed": 409,
      "id-reused": 409,
      awarded: 409,
      "not-awarded": 409,
      "chief-only": 403,
      "not-on-podium": 409,
      "place-changed": 409,
      "medals-left": 409,
      "nothing-given": 409,
      "medals-given": 409,
      "not-tied": 409,
      "no-decision": 409,
      "bout-begun": 409,
    },
  }),
  certificates: endpoint({
    realOnly: true,
    tag,
    access,
    right: "announce",
    method: "GET",
    path: "/categories/:uuid/certificates",
    summary: "What stands on the certificates of the podium",
    query: inPageLocale,
    answer: oneOf(diplomaListSchema),
    problems: UNDECIDED,
  }),
  certificatePaper: endpoint({
    realOnly: true,
    tag,
    access,
    right: "announce",
    method: "GET",
    path: "/categories/:uuid/certificates.pdf",
    summary: "Certificates of the podium, to print",
    query: z.object({
      // A strange question is answered as one that names nobody.
      fighter: z.string().optional().catch(undefined).describe("The one whose certificate it is"),
      locale: pageLocale,
    }),
    problems: UNDECIDED,
  }),
};
