import { pageOfData } from "#contract/pageKind.ts";

/** Which parts of a page's data the router asks for. */
const PARTS = "_routes";

/** An address without what its page does not look at: whatever else somebody writes into it, it is the same page (PG8). */
export function pageKey({ pathname, searchParams }: URL, query: readonly string[]): string {
  const names = pageOfData(pathname) === undefined ? query : [...query, PARTS];
  const given = names.map((name): [string, string] => [name, searchParams.get(name) ?? ""]);
  const known = new URLSearchParams(given.filter(([, value]) => value !== "")).toString();
  return known === "" ? pathname : `${pathname}?${known}`;
}
