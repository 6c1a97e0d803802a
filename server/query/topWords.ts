import type { QueryMap } from "./parseQuery.ts";
import { Refusal, invalid } from "./refusal.ts";

/** What a query of a collection is made of. The last two mean something to other servers of this style; here nothing. */
const WORDS = ["filters", "sort", "fields", "populate", "pagination", "_q", "status", "locale"];
/** Told to be wrong by `parsePagination`, in its own words. */
const MISPLACED = ["page", "pageSize", "start", "limit"];

/** A word nobody knows is refused by its name: who misspells a filter must not get every row (API30). */
export function refuseOtherWords(query: QueryMap, known: readonly string[] = [...WORDS, ...MISPLACED]): void {
  const other = [...query.keys()].find((word) => !known.includes(word));
  if (other === undefined) return;
  const key = other.slice(0, 40);
  throw new Refusal(invalid(`Invalid key ${key}`, { key, path: null, source: "query" }));
}
