import {
  consentRequestSchema,
  consentStateSchema,
  courseSchema,
  decisionRequestSchema,
  mergeAnswerSchema,
  mergeDecisionRequestSchema,
  mergeListSchema,
  mergeWishRequestSchema,
  messageRequestSchema,
  withdrawalRequestSchema,
} from "../entry/profile.ts";
import { endpoint, told } from "./endpoint.ts";
import { WRITE_PROBLEMS } from "./writeProblems.ts";

const tag = "people";
const access = "signed-in";

/** What people do with their profiles beyond reading and writing them. */
export const profiles = {
  consents: endpoint({
    tag,
    access,
    method: "GET",
    path: "/profiles/:id/consents",
    summary: "What a person agreed to",
    answer: consentStateSchema,
  }),
  changeConsents: endpoint({
    tag,
    access,
    method: "POST",
    path: "/profiles/:id/consents",
    summary: "Give and withdraw consents",
    body: consentRequestSchema,
    answer: consentStateSchema,
    problems: {
      "old-text": told("ValidationError", "The text has changed, please read it again"),
      "birth-date-unknown": told("ValidationError", "The birth date of the athlete is not known"),
      "representative-unknown": told("ValidationError", "The representative of the minor is not known"),
    },
  }),
  merge: endpoint({
    tag,
    access,
    method: "POST",
    path: "/profiles/:id/merge",
    summary: "Two profiles are one person",
    body: mergeWishRequestSchema,
    answer: mergeAnswerSchema,
    problems: { "same-profile": told("ValidationError", "A profile cannot be merged with itself") },
  }),
};

export const mergeRequests = {
  find: endpoint({
    tag,
    access,
    method: "GET",
    path: "/merge-requests",
    summary: "Open requests to merge profiles",
    answer: mergeListSchema,
  }),
  decide: endpoint({
    tag,
    access: "admin",
    method: "POST",
    path: "/merge-requests/:id/decide",
    summary: "Merge, or not",
    body: mergeDecisionRequestSchema,
    answer: mergeAnswerSchema,
  }),
};

/** What is said and decided about an application. */
export const applications = {
  course: endpoint({
    tag,
    access,
    method: "GET",
    path: "/applications/:id/course",
    summary: "How an application went",
    answer: courseSchema,
  }),
  say: endpoint({
    tag,
    access,
    method: "POST",
    path: "/applications/:id/messages",
    summary: "Write about an application",
    body: messageRequestSchema,
    answer: courseSchema,
    status: 201,
    problems: { "competition-closed": 409 },
  }),
  withdraw: endpoint({
    tag,
    access,
    method: "POST",
    path: "/applications/:id/withdraw",
    summary: "Take an application back",
    body: withdrawalRequestSchema,
    answer: courseSchema,
    problems: {
      "competition-closed": 409,
      "too-late": told("ForbiddenError", "The application can no longer be withdrawn"),
    },
  }),
  decide: endpoint({
    tag,
    access: "admin",
    right: "organise",
    method: "POST",
    path: "/applications/:id/decide",
    summary: "The organiser's answer",
    body: decisionRequestSchema,
    answer: courseSchema,
    problems: WRITE_PROBLEMS,
  }),
};
