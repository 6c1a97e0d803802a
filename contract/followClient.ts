import type { Followed, Star } from "#domain/follow/follow.ts";
import { careerAnswerSchema } from "./career.ts";
import { segment } from "./envelope.ts";
import { lookUpAnswerSchema, syncStarsAnswerSchema } from "./follow.ts";
import type { Calls } from "./personalClient.ts";
import { pushDoneSchema, pushKeyAnswerSchema, type PushSubscriptionRequest } from "./push.ts";
import { searchAnswerSchema } from "./search.ts";

/** Finding people and keeping an eye on them. */
export function followCalls({ get, post, put }: Pick<Calls, "get" | "post" | "put">) {
  return {
    search: (q: string, limit?: number) =>
      get("/search", searchAnswerSchema, limit === undefined ? { q } : { q, limit }),
    career: (fighterUuid: string, against?: string) =>
      get(
        `/fighters/${segment(fighterUuid)}/career`,
        careerAnswerSchema,
        against === undefined ? {} : { against },
      ),
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
