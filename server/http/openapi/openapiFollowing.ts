import { careerAnswerSchema } from "#contract/career.ts";
import {
  lookUpAnswerSchema,
  lookUpSchema,
  syncStarsAnswerSchema,
  syncStarsSchema,
} from "#contract/follow.ts";
import {
  pushDoneSchema,
  pushEndpointSchema,
  pushKeyAnswerSchema,
  pushSubscriptionSchema,
} from "#contract/push.ts";
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
  {
    tag,
    method: "POST",
    url: "/api/stars/sync",
    summary: "The stars of a device and of the account become one list",
    body: syncStarsSchema,
    answer: syncStarsAnswerSchema,
  },
  {
    tag,
    method: "POST",
    url: "/api/stars/look-up",
    summary: "What is followed, as it is called now",
    body: lookUpSchema,
    answer: lookUpAnswerSchema,
  },
  {
    tag,
    method: "GET",
    url: "/api/push/key",
    summary: "The key this server signs messages with",
    answer: pushKeyAnswerSchema,
  },
  {
    tag,
    method: "PUT",
    url: "/api/push/subscription",
    summary: "A browser that wants to be told, and of what",
    body: pushSubscriptionSchema,
    answer: pushDoneSchema,
  },
  {
    tag,
    method: "POST",
    url: "/api/push/unsubscribe",
    summary: "No messages to this browser any more",
    body: pushEndpointSchema,
    answer: pushDoneSchema,
  },
  {
    tag,
    method: "POST",
    url: "/api/push/test",
    summary: "A message that shows whether messages arrive",
    body: pushEndpointSchema,
    answer: pushDoneSchema,
  },
];
