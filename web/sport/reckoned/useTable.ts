import { useThought } from "#web/lateRouter/useThought.ts";
import type { Circle, NeedLine } from "../needLines.ts";
import type { Standings } from "../standingRows.ts";
import { circleMark, needsThought, standingsThought } from "./tableThoughts.ts";
import { useKeptWhile } from "./useKeptWhile.ts";

/** The table of those who all meet each other. */
export function useStandings(circle: Circle): Standings {
  const mark = circleMark(circle);
  return useThought(standingsThought, `table ${mark}`, useKeptWhile(mark, circle));
}

/** What each of them needs, in words. */
export function useNeedLines(circle: Circle): ReadonlyMap<string, NeedLine> {
  const mark = circleMark(circle);
  return useThought(needsThought, `needs ${mark}`, useKeptWhile(mark, circle));
}
