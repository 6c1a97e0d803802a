import { z } from "zod";
import { listMadeSchema, type ListMade } from "#contract/entry/list.ts";
import { hasRight } from "#domain/access/access.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import { findEntryList, markUndone } from "../../persistence/entry/listRows.ts";
import { findLastRegrouping } from "../../persistence/entry/regroupRows.ts";
import {
  deleteMemberships,
  deleteUnusedCategories,
  deleteUnusedFighters,
  deleteUnusedTeams,
  emptyFilled,
  findDrawn,
  hasWeighed,
} from "../../persistence/entry/undoListRows.ts";
import { closeDraw, type DrawAccessProblem } from "../shared/drawAccess.ts";
import { inCompetition } from "../shared/inCompetition.ts";
import type { MadeRows } from "./writeList.ts";

export type UndoListProblem =
  | DrawAccessProblem
  | { readonly code: "already-undone" | "weighed-since" | "regrouped-since" }
  | { readonly code: "category-drawn"; readonly category: string };

const ids = z.array(z.number());
const madeSchema: z.ZodType<MadeRows> = z.object({
  at: z.string(),
  fighters: ids,
  memberships: z.array(z.tuple([z.number(), z.number()])),
  teams: ids,
  categories: ids,
  filled: z.array(z.object({ id: z.number(), columns: z.array(z.string()) })),
});

/** Removes exactly what a list made; who or what others use by now stays (EN23). */
export async function undoList(
  deps: Pick<Deps, "db" | "now" | "newId" | "wakeFeed">,
  viewer: Identity,
  competitionUuid: string,
  listId: string,
): Promise<Result<{ made: ListMade }, UndoListProblem>> {
  if (!hasRight(viewer, "organise", competitionUuid)) return refuse({ code: "forbidden" });
  return inCompetition<{ made: ListMade }, UndoListProblem>(
    deps,
    viewer,
    competitionUuid,
    async (context) => {
      const { trx, competition, nowMs } = context;
      const list = await findEntryList(trx, listId);
      if (list === undefined || list.competition_id !== competition.id) return refuse({ code: "not-found" });
      if (list.undone_ms !== null) return refuse({ code: "already-undone" });
      // Its people may stand in other categories by now: nobody would find all of them.
      const regrouped = await findLastRegrouping(trx, competition.id);
      if (regrouped !== undefined && regrouped.at_ms >= list.at_ms)
        return refuse({ code: "regrouped-since" });
      const made = madeSchema.parse(list.made);
      const places = [...new Set(made.memberships.map(([categoryId]) => categoryId))];
      const [drawn] = await findDrawn(trx, places);
      if (drawn !== undefined) return refuse({ code: "category-drawn", category: drawn });
      if (await hasWeighed(trx, made.memberships, list.at_ms)) return refuse({ code: "weighed-since" });
      await deleteMemberships(trx, made.memberships);
      await deleteUnusedFighters(trx, made.fighters);
      for (const filled of made.filled) await emptyFilled(trx, { ...filled, at: made.at });
      await deleteUnusedCategories(trx, made.categories);
      await deleteUnusedTeams(trx, made.teams);
      await markUndone(trx, listId, nowMs);
      const counts = listMadeSchema.parse(list.counts);
      await closeDraw(context, {
        action: "list.undo",
        object: `list:${listId}`,
        before: counts,
        after: null,
      });
      return ok({ made: counts });
    },
  );
}
