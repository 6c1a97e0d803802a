import type { Right } from "#domain/access/eventRoles.ts";
import type { Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import { findCompetitionByUuid } from "../../persistence/event/competitionRows.ts";
import { inTransaction } from "./inTransaction.ts";
import { checkDrawer, lockForDraw, type DrawAccessProblem, type DrawContext } from "./drawAccess.ts";

/** The work of one act of the head table on a competition; the room hears of it after the commit. */
export async function inCompetition<Value, Problem extends { readonly code: string }>(
  deps: Pick<Deps, "db" | "now" | "newId" | "wakeFeed">,
  viewer: Identity,
  competitionUuid: string,
  work: (context: DrawContext) => Promise<Result<Value, Problem>>,
  right?: Right,
): Promise<Result<Value, Problem | DrawAccessProblem>> {
  const done = await inTransaction<Value, Problem | DrawAccessProblem>(deps.db, async (trx) => {
    const found = await findCompetitionByUuid(trx, competitionUuid);
    const checked = await checkDrawer(trx, viewer, found, right);
    if (!checked.ok) return checked;
    const opened = await lockForDraw(deps, trx, viewer, checked.value);
    return opened.ok ? work(opened.value) : opened;
  });
  if (done.ok) deps.wakeFeed(competitionUuid);
  return done;
}
