import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { WRITE_PROBLEMS } from "./writeProblems.ts";

/** The numbers or documentIds of the bouts; what is wrong with the list is told at `order`. */
const order = z.unknown().describe("All bouts of the mat, by number or documentId");

export const carpets = {
  setOrder: endpoint({
    tag: "live",
    access: "official",
    right: "run",
    method: "POST",
    path: "/carpets/:id/set-order",
    summary: "The bouts of a mat in a new order",
    body: z.object({ data: z.looseObject({ order }, 'Missing "data" payload in the request body') }),
    answer: z.object({ data: z.looseObject({ id: z.number() }), meta: z.object({}) }),
    refusesStale: true,
    problems: WRITE_PROBLEMS,
  }),
};
