import { careerAnswerSchema } from "#contract/career.ts";
import { searchAnswerSchema } from "#contract/search.ts";
import type { ApiCall } from "./openapiCalls.ts";

const tag = "following";

/** Finding people and keeping an eye on them. */
export const FOLLOWING_CALLS: readonly ApiCall[] = [
  {
    tag,
    method: "GET",
    url: "/api/search",
    summary: "Athletes, teams and events by name",
    query: { q: "A part of the name; slips of the pen are forgiven", limit: "How many of each kind" },
    answer: searchAnswerSchema,
  },
  {
    tag,
    method: "GET",
    url: "/api/fighters/:uuid/career",
    summary: "Where an athlete competed, with places and bouts",
    query: { against: "The uuid of another athlete: the bouts of the two" },
    answer: careerAnswerSchema,
  },
];
