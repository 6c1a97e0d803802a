import { z } from "zod";
import {
  feesSchema,
  markRequestSchema,
  paymentSchema,
  payRequestSchema,
  takeBackRequestSchema,
} from "../fee/fee.ts";
import { oneOf } from "../envelope.ts";
import { endpoint, told } from "./endpoint.ts";
import { inPageLocale, pageLocale } from "./pageLocale.ts";

const tag = "fees";
const path = "/events/:id/fees";

/** So many events are asked about at once. */
export const MOST_FEE_EVENTS = 20;

/** Who owes what at an event, and what was paid. */
export const fees = {
  of: endpoint({
    tag,
    access: "admin",
    right: "organise",
    method: "GET",
    path,
    summary: "What everybody owes and has paid, for organisers",
    answer: oneOf(feesSchema),
  }),
  own: endpoint({
    tag,
    access: "signed-in",
    method: "GET",
    path: `${path}/own`,
    summary: "What the people of one's own account owe and have paid",
    answer: oneOf(feesSchema),
  }),
  /** A page that tells of several events asks once. */
  ownAll: endpoint({
    tag,
    access: "signed-in",
    method: "GET",
    path: "/fees/own",
    summary: "The same at several events at once; an event that is not there is left out",
    query: z.object({
      events: z
        .string()
        .regex(new RegExp(`^\\w+(,\\w+){0,${MOST_FEE_EVENTS - 1}}$`, "u"))
        .describe(`Ids of up to ${MOST_FEE_EVENTS} events with commas between them`),
    }),
    answer: oneOf(z.array(feesSchema)),
  }),
  mark: endpoint({
    tag,
    access: "admin",
    right: "organise",
    method: "POST",
    path: `${path}/payments`,
    summary: "Mark money as received for one or several people, once an id",
    body: markRequestSchema,
    answer: oneOf(paymentSchema),
    status: 201,
    problems: { "id-reused": 409, "unknown-person": 409, "more-than-owed": 409 },
  }),
  takeBack: endpoint({
    tag,
    access: "admin",
    right: "organise",
    method: "POST",
    path: `${path}/payments/:payment/take-back`,
    summary: "Take a payment back with a reason; it stays in the list",
    body: takeBackRequestSchema,
    answer: oneOf(paymentSchema),
    problems: { "not-paid": 409 },
  }),
  pay: endpoint({
    tag,
    access: "signed-in",
    method: "POST",
    path: `${path}/online`,
    summary: "Begin to pay through the provider what one's own people owe; one that waits is answered again",
    body: payRequestSchema,
    answer: oneOf(paymentSchema),
    status: 201,
    problems: {
      "id-reused": 409,
      "unknown-person": 409,
      "nothing-to-pay": 409,
      "payments-off": 409,
      "provider-unavailable": told("ServiceUnavailableError", "The payment provider does not answer"),
    },
  }),
  table: endpoint({
    tag,
    access: "admin",
    right: "organise",
    method: "GET",
    path: `${path}/table`,
    summary: "The list of fees as a table",
    query: z.object({ format: z.enum(["xlsx", "csv"]).default("xlsx"), locale: pageLocale }),
  }),
};

const own = "/payments/:id";

/** One payment, for who pays and for organisers. */
export const payments = {
  find: endpoint({
    tag,
    access: "signed-in",
    method: "GET",
    path: own,
    summary: "A payment of one's own",
    answer: oneOf(paymentSchema),
  }),
  check: endpoint({
    tag,
    access: "signed-in",
    method: "POST",
    path: `${own}/check`,
    summary: "Ask the provider what became of a payment that waits",
    answer: oneOf(paymentSchema),
    problems: {
      "provider-unavailable": told("ServiceUnavailableError", "The payment provider does not answer"),
    },
  }),
  receipt: endpoint({
    tag,
    access: "signed-in",
    method: "GET",
    path: `${own}/receipt`,
    summary: "The receipt of a payment as a PDF",
    query: inPageLocale,
    problems: { "not-paid": 409 },
  }),
  notice: endpoint({
    tag,
    access: "open",
    method: "POST",
    path: "/payment-notices/:provider",
    summary: "The provider says that a payment has changed; it is asked before anything is believed",
    body: z.unknown(),
    status: 204,
    problems: {
      "provider-unavailable": told("ServiceUnavailableError", "The payment provider does not answer"),
    },
  }),
};
