/** Which events of all are looked for; it stands in the address. */
export type EventSearch = { readonly text: string; readonly year: string | undefined };

const LONGEST = 100;

export function parseEventSearch(params: URLSearchParams): EventSearch {
  const year = params.get("year") ?? "";
  return {
    text: (params.get("q") ?? "").trim().slice(0, LONGEST),
    year: /^20\d\d$/.test(year) ? year : undefined,
  };
}

export const isSearching = ({ text, year }: EventSearch): boolean => text !== "" || year !== undefined;
