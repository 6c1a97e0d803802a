import { z } from "zod";
import { LONGEST_SEARCH, SHORTEST_SEARCH } from "#domain/search/search.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import { networkOf } from "../../auth/networkAddress.ts";
import { createSearchIndex, type SearchIndex } from "../../search/searchIndex.ts";
import { parseInput } from "../parse.ts";
import { enforce } from "../rateLimit.ts";
import type { Call, Route } from "../route.ts";

const MOST_FOUND = 50;

const querySchema = z.object({
  q: z.string().trim().min(SHORTEST_SEARCH).max(LONGEST_SEARCH),
  limit: z.coerce.number().int().min(1).max(MOST_FOUND).default(5),
});

/** The same for everybody: what the public sees, whoever asks. */
export function searchRoutes(deps: AccountDeps): Route[] {
  const index = createSearchIndex(deps);
  return [
    {
      method: "GET",
      url: "/api/search",
      ignoresToken: true,
      handle: (call) => handleSearch(deps, index, call),
    },
  ];
}

async function handleSearch(deps: AccountDeps, index: SearchIndex, { request, reply }: Call) {
  enforce(deps, reply, (limits) => limits.searchesByNetwork.take(networkOf(request.ip)));
  const { q, limit } = parseInput(querySchema, request.query);
  reply.header("cache-control", "no-store");
  return { data: await index.find(q, limit) };
}
