import type { z } from "zod";
import { call, type ApiOptions, type HttpRequest } from "../call.ts";
import { listOf, oneOf, segment } from "../envelope.ts";
import { writeQueryString, type QueryObject } from "../queryString.ts";

/** Every collection of the API, in the order of its description. */
export const COLLECTION_NAMES = [
  "events",
  "competitions",
  "categories",
  "fighters",
  "fightings",
  "carpets",
  "teams",
  "partners",
  "pages",
  "profiles",
  "applications",
  "weight-tables",
  "seasons",
] as const;
export type CollectionName = (typeof COLLECTION_NAMES)[number];

/** What of an entry a reader gets, and what comes back to who has written it. */
type Schemas<Found extends z.ZodType, Written extends z.ZodType> = {
  readonly found: Found;
  readonly written: Written;
};

/** The five calls of a collection, each answer parsed by its schema. */
export function collection<Found extends z.ZodType, Written extends z.ZodType>(
  options: ApiOptions,
  name: CollectionName,
  { found, written }: Schemas<Found, Written>,
) {
  const ask = <Schema extends z.ZodType>(
    method: HttpRequest["method"],
    path: string,
    schema: Schema,
    body?: unknown,
    seenRev?: number,
  ): Promise<z.output<Schema>> =>
    call(options, (answer) => schema.parse(answer), method, `/${name}${path}`, body, seenRev);
  const one = (id: string | number, query: QueryObject) =>
    `/${segment(String(id))}${writeQueryString(query)}`;
  return {
    find: (query: QueryObject = {}) => ask("GET", writeQueryString(query), listOf(found)),
    findOne: (id: string | number, query: QueryObject = {}) => ask("GET", one(id, query), oneOf(found)),
    create: (data: unknown, query: QueryObject = {}) =>
      ask("POST", writeQueryString(query), oneOf(written), { data }),
    /** Refused when `seenRev` is given and not the latest (API38). */
    update: (id: string | number, data: unknown, query: QueryObject = {}, seenRev?: number) =>
      ask("PUT", one(id, query), oneOf(written), { data }, seenRev),
    remove: async (id: string | number): Promise<void> =>
      call(options, () => undefined, "DELETE", `/${name}${one(id, {})}`),
  };
}

type Page<Item> = {
  readonly data: readonly Item[];
  readonly meta: { readonly pagination: { readonly pageCount: number } };
};

/** The largest page there is. */
export const PAGE = 100;

/** A whole list, page after page; they never overlap (API22). */
export async function everyPage<Item>(
  find: (query: QueryObject) => Promise<Page<Item>>,
  query: QueryObject,
): Promise<Item[]> {
  const found: Item[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await find({ ...query, pagination: { page, pageSize: PAGE } });
    found.push(...answer.data);
    if (page >= answer.meta.pagination.pageCount) return found;
  }
}
