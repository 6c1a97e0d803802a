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
import type { ApiCall } from "./openapiCalls.ts";

const tag = "following";

/** Keeping an eye on people. */
export const FOLLOWING_CALLS: readonly ApiCall[] = [
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
