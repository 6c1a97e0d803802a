import {
  displayAnswerSchema,
  displayChangeSchema,
  displayClaimSchema,
  displayLinkAnswerSchema,
  displayLinkRequestSchema,
  displayListSchema,
  displaySelfAnswerSchema,
  newDisplayAnswerSchema,
  newDisplayRequestSchema,
} from "../display/display.ts";
import { displayReportSchema } from "../day/readiness.ts";
import { endpoint, told } from "./endpoint.ts";

const tag = "displays";
const access = "official";
const full = { "too-many-displays": told("ConflictError", "There are too many displays") };

/** Screens of the hall: how one is paired, what it shows, how it is taken away. */
export const displays = {
  open: endpoint({
    tag,
    access: "open",
    method: "POST",
    path: "/displays",
    summary: "A display that waits to be claimed",
    body: newDisplayRequestSchema,
    answer: newDisplayAnswerSchema,
    problems: full,
  }),
  /** Asked by the display, with its own token. */
  self: endpoint({
    tag,
    access: "display",
    method: "GET",
    path: "/displays/self",
    summary: "What a display shall show",
    answer: displaySelfAnswerSchema,
  }),
  report: endpoint({
    tag,
    access: "display",
    method: "POST",
    path: "/displays/self/report",
    summary: "How the display itself does",
    body: displayReportSchema,
    status: 204,
  }),
  claim: endpoint({
    tag,
    access,
    right: "announce",
    method: "POST",
    path: "/displays/claim",
    summary: "Claim a display by its code",
    body: displayClaimSchema,
    answer: displayAnswerSchema,
    problems: { "no-such-display": told("NotFoundError", "No display shows this code") },
  }),
  change: endpoint({
    tag,
    access,
    right: "announce",
    method: "PUT",
    path: "/displays/:id",
    summary: "Change what a display shows",
    body: displayChangeSchema,
    answer: displayAnswerSchema,
  }),
  revoke: endpoint({
    tag,
    access,
    right: "announce",
    method: "DELETE",
    path: "/displays/:id",
    summary: "Take a display away",
    status: 204,
  }),
  list: endpoint({
    tag,
    access,
    right: "read",
    method: "GET",
    path: "/competitions/uuid/:uuid/displays",
    summary: "The displays of a competition",
    answer: displayListSchema,
  }),
  link: endpoint({
    tag,
    access,
    right: "announce",
    method: "POST",
    path: "/competitions/uuid/:uuid/displays",
    summary: "A link that opens a display",
    body: displayLinkRequestSchema,
    answer: displayLinkAnswerSchema,
    problems: full,
  }),
};
