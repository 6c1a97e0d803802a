import { rehearsalAnswerSchema, rehearsalChangeSchema } from "../rehearsal/rehearsal.ts";
import { endpoint, told } from "./endpoint.ts";

const tag = "rehearsals";
const access = "admin";
const right = "organise";
const path = "/events/:id/rehearsal";

/** A copy of an event to practise on, of which there is one at a time. */
export const rehearsals = {
  read: endpoint({
    tag,
    access,
    right,
    method: "GET",
    path,
    summary: "The rehearsal of an event and how it goes; null while there is none",
    answer: rehearsalAnswerSchema,
  }),
  make: endpoint({
    tag,
    access,
    right,
    method: "POST",
    path,
    summary: "Make a copy of the event to practise on",
    answer: rehearsalAnswerSchema,
    status: 201,
    problems: {
      "rehearsal-exists": 409,
      "rehearsal-empty": told("ApplicationError", "There are no people or no mats to practise with"),
    },
  }),
  change: endpoint({
    tag,
    access,
    right,
    method: "PUT",
    path,
    summary: "Play it or pause, at which speed, and whether everybody with its address sees it",
    body: rehearsalChangeSchema,
    answer: rehearsalAnswerSchema,
    problems: { "event-hidden": told("ConflictError", "The event itself is not shown to everybody") },
  }),
  end: endpoint({
    tag,
    access,
    right,
    method: "DELETE",
    path,
    summary: "End the rehearsal and delete every row of it",
    status: 204,
  }),
};
