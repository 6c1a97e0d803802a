import { useThought } from "#web/lateRouter/useThought.ts";
import type { Circle, NeedLine } from "../needLines.ts";
import type { Standings } from "../standingRows.ts";
import { circleMark, needsThought, standingsThought } from "./tableThoughts.ts";
import { useKeptWhile } from "./useKeptWhile.ts";

/** The table of those who all meet each other. */
export function useStandings(circle: Circle): Standings {
  return useThought(standingsThought, `table ${subjectOf(circle)}`, useKeptWhile(circleMark(circle), circle));
}

/** What each of them needs, in words. */
export function useNeedLines(circle: Circle): ReadonlyMap<string, NeedLine> {
  return useThought(needsThought, `needs ${subjectOf(circle)}`, useKeptWhile(circleMark(circle), circle));
}

/** A category has a table, or one for each group: those of two groups have nobody in common. */
const subjectOf = ({ categoryUuid, fighters }: Circle): string =>
  `${categoryUuid} ${fighters.map(({ uuid }) => uuid).toSorted()[0] ?? ""}`;
