import { rightsSchema } from "../competition/rights.ts";
import {
  admittedSchema,
  crewRequestSchema,
  invitedAnswerSchema,
  newRefereesSchema,
  refereeInvitationsSchema,
  refereeRequestSchema,
  refereesAnswerSchema,
} from "../referee/referee.ts";
import { STEP_UP } from "./account.ts";
import { endpoint, told } from "./endpoint.ts";

const tag = "hall";
const access = "admin";
const path = "/competitions/uuid/:uuid/referees";

const MATS = { "unknown-mat": told("ValidationError", "The competition has no such mat") };
const ACCOUNTS = {
  "no-referee": told("ValidationError", "The account is no referee"),
  "account-listed": told("ValidationError", "The account is another referee's of this competition"),
};
const NOBODY = { "nobody-listed": told("ValidationError", "Nobody in the list has an account") };
const CLOSED = { "competition-closed": 409 } as const;
const STALE = { "stale-staff": told("ConflictError", "Somebody else has changed the referees") };

/** The referees of a competition: who they are, which mats and bouts are theirs, and whether only they run it. */
export const staff = {
  find: endpoint({
    tag,
    access,
    right: "organise",
    method: "GET",
    path,
    summary:
      "The referees of a competition with their mats, load and ties, and the bouts ahead with their crews",
    answer: refereesAnswerSchema,
  }),
  add: endpoint({
    tag,
    access,
    right: "organise",
    method: "POST",
    path,
    summary: "Add referees to the list, all of them or none",
    // Two hundred of them.
    bodyLimit: 250_000,
    body: newRefereesSchema,
    answer: refereesAnswerSchema,
    status: 201,
    problems: { ...CLOSED, ...MATS, ...ACCOUNTS },
  }),
  change: endpoint({
    tag,
    access,
    right: "organise",
    method: "PUT",
    path: `${path}/:referee`,
    summary: "Write what is known of a referee, their mats and their account",
    body: refereeRequestSchema,
    refusesStale: true,
    answer: refereesAnswerSchema,
    problems: { ...CLOSED, ...MATS, ...ACCOUNTS, ...NOBODY, ...STALE },
  }),
  remove: endpoint({
    tag,
    access,
    right: "organise",
    method: "DELETE",
    path: `${path}/:referee`,
    summary: "Take a referee off the list, their mats and their bouts",
    refusesStale: true,
    answer: refereesAnswerSchema,
    problems: { ...CLOSED, ...NOBODY, ...STALE },
  }),
  admit: endpoint({
    tag,
    access,
    right: "organise",
    method: "POST",
    path: `${path}/admitted`,
    summary: "Let every referee run the competition, or only those of the list who have an account",
    body: admittedSchema,
    answer: refereesAnswerSchema,
    problems: { ...CLOSED, ...NOBODY },
  }),
  invite: endpoint({
    realOnly: true,
    tag,
    access,
    right: "organise",
    method: "POST",
    path: `${path}/invitations`,
    summary: "Make accounts for referees of the list and mail each a link to choose a password",
    body: refereeInvitationsSchema,
    answer: invitedAnswerSchema,
    problems: { ...CLOSED, ...STEP_UP },
  }),
  setCrew: endpoint({
    tag,
    access,
    right: "organise",
    method: "PUT",
    path: `${path}/bouts/:fighting`,
    summary: "Name who does what in a bout",
    body: crewRequestSchema,
    refusesStale: true,
    answer: refereesAnswerSchema,
    problems: {
      ...CLOSED,
      "unknown-referee": told("ValidationError", "The competition has no such referee"),
      "crew-twice": told("ValidationError", "Somebody or a duty is named twice"),
      "stale-crew": told("ConflictError", "Somebody else has named the crew of this bout"),
    },
  }),
  rights: endpoint({
    tag: "live",
    access: "official",
    right: "read",
    method: "GET",
    path: "/competitions/uuid/:uuid/rights",
    summary: "What an official may do in the competition",
    answer: rightsSchema,
  }),
};
