import { rightsSchema } from "../competition/rights.ts";
import { staffAnswerSchema, staffRequestSchema } from "../competition/staff.ts";
import { endpoint, told } from "./endpoint.ts";

/** Who runs a competition, and which mat. */
export const staff = {
  find: endpoint({
    tag: "hall",
    access: "admin",
    method: "GET",
    path: "/competitions/uuid/:uuid/staff",
    summary: "Every referee, whether the competition names them, and their mat; for admins",
    answer: staffAnswerSchema,
  }),
  save: endpoint({
    tag: "hall",
    access: "admin",
    method: "PUT",
    path: "/competitions/uuid/:uuid/staff",
    summary:
      "Name the referees of a competition and give them their mats; naming nobody lets every referee in",
    // A thousand of them.
    bodyLimit: 100_000,
    body: staffRequestSchema,
    refusesStale: true,
    answer: staffAnswerSchema,
    problems: {
      "no-referee": told("ValidationError", "Somebody in the list is no referee"),
      "unknown-mat": told("ValidationError", "The competition has no such mat"),
      "stale-staff": told("ConflictError", "Somebody else has changed the referees"),
    },
  }),
  rights: endpoint({
    tag: "live",
    access: "official",
    method: "GET",
    path: "/competitions/uuid/:uuid/rights",
    summary: "What an official may do in the competition",
    answer: rightsSchema,
  }),
};
