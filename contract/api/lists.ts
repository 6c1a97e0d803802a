import { listAnswerSchema, listBasisSchema, listRequestSchema, undoListAnswerSchema } from "../entry/list.ts";
import { formerPeopleSchema } from "../entry/formerPeople.ts";
import { endpoint } from "./endpoint.ts";

const tag = "athletes";
const access = "admin";

/** Before the draw and while the competition is open. */
const WHILE_OPEN = { "competition-closed": 409, "category-drawn": 409 } as const;

/** Lists of athletes as organisers have them. */
export const lists = {
  basis: endpoint({
    tag,
    access,
    right: "organise",
    method: "GET",
    path: "/competitions/uuid/:uuid/lists",
    summary: "What a list is compared with before it is written, and the last one",
    answer: listBasisSchema,
  }),
  former: endpoint({
    tag,
    access,
    right: "organise",
    method: "GET",
    path: "/competitions/uuid/:uuid/former-people",
    summary: "Who was at the event this one was made after, to be entered again",
    answer: formerPeopleSchema,
  }),
  write: endpoint({
    realOnly: true,
    tag,
    access,
    right: "organise",
    method: "POST",
    path: "/competitions/uuid/:uuid/lists",
    summary: "Write a list of athletes into their categories: everybody or nobody, once an id",
    // 5,000 lines with every field of a person.
    bodyLimit: 6_000_000,
    body: listRequestSchema,
    answer: listAnswerSchema,
    problems: {
      ...WHILE_OPEN,
      "unknown-category": 409,
      "unknown-person": 409,
      "unknown-club": 409,
      "name-signs": 400,
      "id-reused": 409,
    },
  }),
  undo: endpoint({
    realOnly: true,
    tag,
    access,
    right: "organise",
    method: "POST",
    path: "/competitions/uuid/:uuid/lists/:list/undo",
    summary: "Take back exactly what a list made, until any of it is weighed or drawn",
    answer: undoListAnswerSchema,
    problems: { ...WHILE_OPEN, "already-undone": 409, "weighed-since": 409, "regrouped-since": 409 },
  }),
};
