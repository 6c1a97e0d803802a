import type { Fighting, Category, Carpet, Competition } from "#contract/competition/entity.ts";
import { isUnfought } from "#domain/category/unfought.ts";
import { boutsByCategory, categoriesByUuid } from "./byUuid.ts";
import { inCallOrder } from "./inCallOrder.ts";
import { recordedByBracketId } from "./recordedBouts.ts";
import type { StartWindows } from "./startWindows.ts";
import { boutsOnMat } from "./todayBouts.ts";

export const isFinished = ({ state }: Fighting): boolean => state === "finished";
/** Called, fought or stopped. */
export const isOnMat = ({ state }: Fighting): boolean => state !== "waiting" && state !== "finished";
/** Before that a score would tell nothing. */
export const hasBegun = ({ state }: Fighting): boolean => state !== "waiting" && state !== "called";
/** Both corners know who stands in them. */
export const isPaired = ({ slots }: Fighting): boolean => slots.every(({ fighter }) => fighter !== null);

/** One pair may be called while another is still at it, whichever of them stands first: the fought bout is meant. */
export const boutOnMat = (bouts: readonly Fighting[]): Fighting | undefined => {
  const onMat = bouts.filter(isOnMat);
  return onMat.find(hasBegun) ?? onMat[0];
};

/** Nobody of it is waited for: it is over, or somebody who is out of their group has left the corner for good (DR22). */
export const isSettled = (bout: Fighting): boolean =>
  isFinished(bout) || (bout.stage === "group" && !isPaired(bout));

/** Nobody goes to the mat in it any more. */
export const isOver = ({ status }: Partial<Pick<Category, "status">>) =>
  status === "finished" || status === "awarded" || status === "merged";

/** Still to be fought: a third game at 2:0 and a corner left for good are waited for by nobody (DY29). */
export const isAhead = (
  { categories, fightings }: Pick<Competition, "categories" | "fightings">,
  bout: Fighting,
): boolean =>
  isAheadIn(
    categoriesByUuid(categories).get(bout.category.uuid) ?? {},
    boutsByCategory(fightings, bout.category.uuid),
    bout,
  );

/** The same for one of these bouts, which are all of the category. */
export function isAheadIn(
  category: Partial<Pick<Category, "status">>,
  bouts: readonly Fighting[],
  bout: Fighting,
): boolean {
  if (isSettled(bout) || isOver(category)) return false;
  const records = recordedByBracketId(bouts);
  const record = records.get(bout.bracketId ?? "");
  return record === undefined || !isUnfought(records, record);
}

/**
 * The first bout of the mat that is still to come and whose people are known, another than this one; one that is called
 * goes before all others (DY47). Beside windows it is the one whose window is first.
 */
export function nextOnMat(
  competition: Competition,
  carpet: Carpet,
  exceptUuid: string | undefined,
  starts?: StartWindows,
): Fighting | undefined {
  const bouts = boutsOnMat(competition, carpet);
  const others = (starts === undefined ? bouts : inCallOrder(bouts, starts)).filter(
    (bout) => bout.uuid !== exceptUuid && !hasBegun(bout) && isPaired(bout),
  );
  const called = others.find(({ state }) => state === "called");
  return called ?? others.find((bout) => isAhead(competition, bout));
}
