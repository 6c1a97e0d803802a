import { knownPeopleRequestSchema, knownPeopleSchema } from "../entry/knownPerson.ts";
import {
  moveAnswerSchema,
  moveRequestSchema,
  rollSchema,
  weighAnswerSchema,
  weighRequestSchema,
} from "../entry/roll.ts";
import { endpoint } from "./endpoint.ts";

const tag = "athletes";
const access = "official";
const method = "POST";

/** Before the draw and while the competition is open. */
const WHILE_OPEN = { "competition-closed": 409, "category-drawn": 409 } as const;

/** Who competes in which category, and what the scale says. */
export const roll = {
  find: endpoint({
    tag,
    access,
    right: "weigh",
    method: "GET",
    path: "/competitions/uuid/:uuid/roll",
    summary: "Everybody in the competition with what the scale said",
    answer: rollSchema,
  }),
  known: endpoint({
    tag,
    access,
    right: "draw",
    method,
    path: "/competitions/uuid/:uuid/known-people",
    summary: "Whom a name may mean: of the competition, for an administrator of all; writes nothing",
    body: knownPeopleRequestSchema,
    answer: knownPeopleSchema,
  }),
  weigh: endpoint({
    tag,
    access,
    right: "weigh",
    method,
    path: "/competitions/uuid/:uuid/weigh-ins",
    summary: "Weigh somebody, note an absence or papers, take a slip back",
    body: weighRequestSchema,
    answer: weighAnswerSchema,
    problems: {
      ...WHILE_OPEN,
      "has-begun": 409,
      "already-passed": 409,
      "weight-unreadable": 409,
      "wrong-attire": 409,
      "too-many-attempts": 409,
    },
  }),
  move: endpoint({
    tag,
    access,
    right: "weigh",
    method,
    path: "/competitions/uuid/:uuid/moves",
    summary: "Move somebody to another category before the draw of both",
    body: moveRequestSchema,
    answer: moveAnswerSchema,
    problems: {
      ...WHILE_OPEN,
      "not-entered": 409,
      "already-entered": 409,
      "other-kind": 409,
      "too-heavy": 409,
    },
  }),
};
