import {
  importAnswerSchema,
  importRequestSchema,
  moveAnswerSchema,
  moveRequestSchema,
  rollSchema,
  weighAnswerSchema,
  weighRequestSchema,
} from "#contract/roll.ts";
import type { ApiCall } from "./openapiCalls.ts";

const tag = "athletes";
const url = "/api/competitions/uuid/:uuid";

/** Who competes in which category, and what the scale says. */
export const ROLL_CALLS: readonly ApiCall[] = [
  {
    tag,
    method: "GET",
    url: `${url}/roll`,
    summary: "Everybody in the competition with what the scale said",
    answer: rollSchema,
  },
  {
    tag,
    method: "POST",
    url: `${url}/weigh-ins`,
    summary: "Weigh somebody, note an absence or papers, take a slip back",
    body: weighRequestSchema,
    answer: weighAnswerSchema,
  },
  {
    tag,
    method: "POST",
    url: `${url}/moves`,
    summary: "Move somebody to another category before the draw of both",
    body: moveRequestSchema,
    answer: moveAnswerSchema,
  },
  {
    tag,
    method: "POST",
    url: `${url}/athletes`,
    summary: "Put a whole list of athletes into their categories, or nobody",
    body: importRequestSchema,
    answer: importAnswerSchema,
  },
];
