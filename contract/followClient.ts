import type { Followed, Star } from "#domain/follow/follow.ts";
import { lookUpAnswerSchema, syncStarsAnswerSchema } from "./follow.ts";
import type { Calls } from "./personalClient.ts";
import { searchAnswerSchema } from "./search.ts";

/** Finding people and keeping an eye on them. */
export function followCalls({ get, post }: Pick<Calls, "get" | "post">) {
  return {
    search: (q: string, limit?: number) =>
      get("/search", searchAnswerSchema, limit === undefined ? { q } : { q, limit }),
    stars: {
      sync: (stars: readonly Star[]) => post("/stars/sync", syncStarsAnswerSchema, { data: { stars } }),
      lookUp: (followed: readonly Followed[]) =>
        post("/stars/look-up", lookUpAnswerSchema, { data: { followed } }),
    },
  };
}
