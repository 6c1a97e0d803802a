import { careerAnswerSchema, careerQuerySchema } from "../event/career.ts";
import { searchAnswerSchema, searchQuerySchema } from "../event/search.ts";
import { endpoint } from "./endpoint.ts";

const tag = "following";
const access = "open";
const method = "GET";

/** What the public finds, the same for everybody. */
export const finding = {
  search: endpoint({
    tag,
    access,
    method,
    path: "/search",
    summary: "Athletes, categories, teams and events by name",
    query: searchQuerySchema,
    answer: searchAnswerSchema,
  }),
  career: endpoint({
    tag,
    access,
    method,
    path: "/fighters/:uuid/career",
    summary: "Where an athlete competed, with places and bouts",
    query: careerQuerySchema,
    answer: careerAnswerSchema,
  }),
};
