import type { Followed, Star } from "#domain/follow/follow.ts";
import { lookUpAnswerSchema, syncStarsAnswerSchema } from "./follow.ts";
import type { Calls } from "./personalClient.ts";
import { pushDoneSchema, pushKeyAnswerSchema, type PushSubscriptionRequest } from "./push.ts";

/** Keeping an eye on people. */
export function followCalls({ get, post, put }: Pick<Calls, "get" | "post" | "put">) {
  return {
    push: {
      key: () => get("/push/key", pushKeyAnswerSchema),
      subscribe: (data: PushSubscriptionRequest) => put("/push/subscription", pushDoneSchema, { data }),
      unsubscribe: (endpoint: string) => post("/push/unsubscribe", pushDoneSchema, { data: { endpoint } }),
      test: (endpoint: string) => post("/push/test", pushDoneSchema, { data: { endpoint } }),
    },
    stars: {
      sync: (stars: readonly Star[]) => post("/stars/sync", syncStarsAnswerSchema, { data: { stars } }),
      lookUp: (followed: readonly Followed[]) =>
        post("/stars/look-up", lookUpAnswerSchema, { data: { followed } }),
    },
  };
}
