import type { Category, Fighting } from "#contract/entity.ts";
import { isFinished, isPaired } from "./boutPhase.ts";

/** Nobody of it is waited for: it is over, or somebody who is out of his group has left his corner for good (DR22). */
export const isSettled = (bout: Fighting): boolean =>
  isFinished(bout) || (bout.stage === "group" && !isPaired(bout));

/** Nobody goes to the mat in it any more. */
export const isOver = ({ status }: Partial<Pick<Category, "status">>) =>
  status === "finished" || status === "awarded" || status === "merged";

/** Still to be fought: a third game at 2:0 and a corner left for good are waited for by nobody (DY29). */
export const isAhead = (categories: ReadonlyMap<string, Category>, bout: Fighting): boolean =>
  !isSettled(bout) && !isOver(categories.get(bout.category.uuid) ?? {});
