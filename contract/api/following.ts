import {
  lookUpAnswerSchema,
  lookUpSchema,
  ownFightersSchema,
  syncStarsAnswerSchema,
  syncStarsSchema,
} from "../account/follow.ts";
import {
  pushDoneSchema,
  pushEndpointSchema,
  pushKeyAnswerSchema,
  pushSubscriptionSchema,
} from "../account/push.ts";
import { endpoint, told } from "./endpoint.ts";

const tag = "following";
const access = "open";
/** As many stars as a device may have. */
const bodyLimit = 24_000;

/** What a device and an account follow. */
export const stars = {
  sync: endpoint({
    tag,
    access: "signed-in",
    method: "POST",
    path: "/stars/sync",
    summary: "The stars of a device and of the account become one list",
    body: syncStarsSchema,
    answer: syncStarsAnswerSchema,
  }),
  lookUp: endpoint({
    tag,
    access,
    method: "POST",
    path: "/stars/look-up",
    summary: "What is followed, as it is called now",
    bodyLimit,
    body: lookUpSchema,
    answer: lookUpAnswerSchema,
  }),
  ownFighters: endpoint({
    tag,
    access: "signed-in",
    method: "GET",
    path: "/events/:id/own-fighters",
    summary: "Whom of the athletes of an event the account answers for",
    answer: ownFightersSchema,
  }),
};

/** Messages to browsers. No account is needed: nobody but the browser knows its endpoint (PN9). */
export const push = {
  key: endpoint({
    tag,
    access,
    method: "GET",
    path: "/push/key",
    summary: "The key this server signs messages with",
    answer: pushKeyAnswerSchema,
  }),
  subscribe: endpoint({
    tag,
    access,
    method: "PUT",
    path: "/push/subscription",
    summary: "A browser that wants to be told, and of what",
    bodyLimit,
    body: pushSubscriptionSchema,
    answer: pushDoneSchema,
    problems: {
      endpoint: told("ValidationError", "Messages are not sent to this address"),
      p256dh: told("ValidationError", "Nothing can be sealed for this key"),
    },
  }),
  unsubscribe: endpoint({
    tag,
    access,
    method: "POST",
    path: "/push/unsubscribe",
    summary: "No messages to this browser any more",
    body: pushEndpointSchema,
    answer: pushDoneSchema,
  }),
  test: endpoint({
    tag,
    access,
    method: "POST",
    path: "/push/test",
    summary: "A message that shows whether messages arrive",
    body: pushEndpointSchema,
    answer: pushDoneSchema,
  }),
};
