import type { z } from "zod";
import { listOf } from "./envelope.ts";
import type { Calls } from "./personalClient.ts";
import type { QueryObject } from "./queryString.ts";

const PAGE = 100;

/** A whole list, page after page; they never overlap (API22). */
export async function everyPage<Schema extends z.ZodType>(
  get: Calls["get"],
  path: string,
  schema: Schema,
  query: QueryObject,
): Promise<z.infer<Schema>[]> {
  const found: z.infer<Schema>[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await get(path, listOf(schema), { ...query, pagination: { page, pageSize: PAGE } });
    found.push(...answer.data);
    if (page >= answer.meta.pagination.pageCount) return found;
  }
}
