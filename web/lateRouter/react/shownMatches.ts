import type { PageState } from "../page.ts";

/** The routes on show: those above one that failed, and that one with its error. */
export function shownMatches({ matches, errors }: Pick<PageState, "matches" | "errors">) {
  const failed = matches.findIndex(({ route }) => errors?.[route.id] !== undefined);
  return failed === -1 ? matches : matches.slice(0, failed + 1);
}
