import { eventRolesSchema, givenEventRoleSchema, newEventRoleSchema } from "../event/eventRole.ts";
import { STEP_UP } from "./account.ts";
import { endpoint, told } from "./endpoint.ts";

const tag = "events";
const access = "admin";
const right = "own";
const path = "/events/:id/roles";

/** Who is what at an event (RL24). */
export const eventRoles = {
  find: endpoint({
    tag,
    access,
    right,
    method: "GET",
    path,
    summary: "Who has which role at the event, given by whom and when",
    answer: eventRolesSchema,
  }),
  give: endpoint({
    tag,
    access,
    right,
    method: "POST",
    path,
    summary: "Give roles of the event to the account of an e-mail address, or invite it",
    body: newEventRoleSchema,
    answer: givenEventRoleSchema,
    status: 201,
    problems: {
      ...STEP_UP,
      "account-blocked": told("ValidationError", "The account is blocked"),
      "email-unproved": told("ValidationError", "Nobody has proved that the address is theirs"),
      "login-like-email": told("ValidationError", "Somebody else's login looks like the address"),
    },
  }),
  take: endpoint({
    tag,
    access,
    right,
    method: "DELETE",
    path: `${path}/:role`,
    summary: "Take a role of the event away; it counts from the next call on",
    answer: eventRolesSchema,
    problems: {
      "last-organiser": told("ConflictError", "Without an organiser only an admin could go on"),
    },
  }),
};
