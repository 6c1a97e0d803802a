import {
  claimDecisionSchema,
  claimRequestSchema,
  ownClaimsSchema,
  resultClaimsSchema,
  waitingClaimsSchema,
} from "../entry/resultClaim.ts";
import { endpoint } from "./endpoint.ts";

const tag = "people";
const own = { tag, access: "signed-in" } as const;
const organiser = { tag, access: "admin" } as const;

/** Results of past events that a profile says are its own (ADR 72). */
export const resultClaims = {
  ofProfile: endpoint({
    ...own,
    method: "GET",
    path: "/profiles/:id/claims",
    summary: "Past events whose results may be of this profile, and what was claimed",
    answer: ownClaimsSchema,
  }),
  make: endpoint({
    ...own,
    method: "POST",
    path: "/profiles/:id/claims",
    summary: "Claim the results of a past event",
    body: claimRequestSchema,
    answer: ownClaimsSchema,
    problems: { "nothing-to-claim": 409 },
  }),
  withdraw: endpoint({
    ...own,
    method: "POST",
    path: "/profiles/:id/claims/withdraw",
    summary: "Take a claim back, also a confirmed one",
    body: claimRequestSchema,
    answer: ownClaimsSchema,
    problems: { "nothing-to-claim": 409 },
  }),
  waiting: endpoint({
    ...organiser,
    method: "GET",
    path: "/result-claims",
    summary: "How many claims wait for an answer, by event",
    answer: waitingClaimsSchema,
  }),
  ofCompetition: endpoint({
    right: "organise",
    ...organiser,
    method: "GET",
    path: "/competitions/uuid/:uuid/claims",
    summary: "Who says that results of this competition are theirs",
    answer: resultClaimsSchema,
  }),
  decide: endpoint({
    right: "organise",
    ...organiser,
    method: "POST",
    path: "/competitions/uuid/:uuid/claims/:claim/decide",
    summary: "Confirm a claim, refuse it, or take the decision back",
    body: claimDecisionSchema,
    answer: resultClaimsSchema,
    problems: {
      "claim-decided": 409,
      "not-alike": 409,
      "record-taken": 409,
      "record-of-theirs": 409,
    },
  }),
};
