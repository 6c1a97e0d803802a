import { isMap, type QueryMap, type QueryValue } from "./parseQuery.ts";
import { Refusal, invalid, worded } from "./refusal.ts";

const DEFAULT_SIZE = 25;
const MAX_SIZE = 100;
/** What both engines take as an offset, and far beyond any list. */
const MAX_OFFSET = 1_000_000_000;

export type Pagination = {
  readonly offset: number;
  readonly limit: number;
  readonly hasCount: boolean;
  /** The meta of an answer; the total is undefined when it was not counted. */
  readonly describe: (total: number | undefined) => Readonly<Record<string, number>>;
};

export function parsePagination(query: QueryMap): Pagination {
  if (["page", "pageSize", "start", "limit"].some((name) => query.has(name)))
    throw new Refusal(worded("PaginationError", "Invalid pagination"));
  const given = query.get("pagination");
  if (given !== undefined && !isMap(given))
    throw new Refusal(worded("PaginationError", "Invalid pagination"));
  const words: QueryMap = given ?? new Map();
  const hasCount = parseWithCount(words.get("withCount"));
  const isByPage = words.has("page") || words.has("pageSize");
  const isByOffset = words.has("start") || words.has("limit");
  if (isByPage && isByOffset)
    throw new Refusal(
      worded("PaginationError", "Cannot use both page & offset pagination in the same query"),
    );
  return isByOffset ? byOffset(words, hasCount) : byPage(words, hasCount);
}

function byPage(words: QueryMap, hasCount: boolean): Pagination {
  const page = Math.max(1, parseCount("page", words.get("page")) ?? 1);
  const pageSize = size(parseCount("pageSize", words.get("pageSize")));
  return {
    offset: Math.min(MAX_OFFSET, (page - 1) * pageSize),
    limit: pageSize,
    hasCount,
    describe: (total) =>
      total === undefined
        ? { page, pageSize }
        : { page, pageSize, pageCount: Math.ceil(total / pageSize), total },
  };
}

function byOffset(words: QueryMap, hasCount: boolean): Pagination {
  const start = Math.max(0, parseCount("start", words.get("start")) ?? 0);
  const asked = parseCount("limit", words.get("limit"));
  // -1 is how clients ask for everything; everything is what one answer may hold.
  const limit = asked === -1 ? MAX_SIZE : size(asked);
  return {
    offset: Math.min(MAX_OFFSET, start),
    limit,
    hasCount,
    describe: (total) => (total === undefined ? { start, limit } : { start, limit, total }),
  };
}

const size = (asked: number | undefined): number => Math.min(MAX_SIZE, Math.max(1, asked ?? DEFAULT_SIZE));

export function parseCount(name: string, value: QueryValue | undefined): number | undefined {
  if (value === undefined || value === "") return undefined;
  if (typeof value !== "string" || !/^-?\d{1,9}$/.test(value))
    throw new Refusal(invalid(`Invalid ${name} parameter`));
  return Number(value);
}

function parseWithCount(value: QueryValue | undefined): boolean {
  if (value === undefined) return true;
  if (value === "true" || value === "t" || value === "1") return true;
  if (value === "false" || value === "f" || value === "0") return false;
  throw new Refusal(invalid('Invalid withCount parameter. Expected "t","1","true","false","0","f"'));
}
