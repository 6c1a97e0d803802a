import { call, type ApiOptions } from "../call.ts";
import { writeQueryString } from "../queryString.ts";
import type { SearchAnswer } from "../event/search.ts";
import { pathOf } from "./path.ts";
import { checked, isRecord } from "../shape.ts";

/** The search alone: a visitor who types their first letter must not wait for the schemas of every call (`live.ts`). */
export async function searchFor(options: ApiOptions, q: string, limit: number): Promise<SearchAnswer> {
  const path = pathOf("/search") + writeQueryString({ q, limit });
  const { data } = await call(options, checked(isSearchAnswer), "GET", path);
  return data;
}

const GROUPS = ["athletes", "categories", "teams", "events"];

const isSearchAnswer = (answer: unknown): answer is { readonly data: SearchAnswer } =>
  isRecord(answer) && hasGroups(answer["data"]);

const hasGroups = (data: unknown): boolean => isRecord(data) && GROUPS.every((key) => isGroup(data[key]));

const isGroup = (group: unknown): boolean =>
  isRecord(group) && typeof group["total"] === "number" && Array.isArray(group["items"]);
