import type { MatActAnswer, PresenceRequest } from "#contract/day/matActs.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Deps } from "../../environment/deps.ts";
import { findLastMark, saveMark } from "../../persistence/day/presenceRows.ts";
import { inMat, type MatAct, type MatProblem } from "./matAct.ts";

export type PresenceProblem = MatProblem | { readonly code: "unknown-fighter" | "already-decided" };

/** Whether somebody has come to their bout: the officials' own note, told to nobody else (DK12). */
export async function markPresence(
  deps: Pick<Deps, "db" | "now" | "newId" | "wakeFeed" | "tellOfficials">,
  act: Omit<MatAct, "action">,
  { fighter, isHere }: Omit<PresenceRequest["data"], "id">,
): Promise<Result<MatActAnswer, PresenceProblem>> {
  let competition = "";
  const marked = await inMat<PresenceProblem>(
    deps,
    { ...act, action: "fighting.presence" },
    async ({ trx, fighting, rev, nowMs }) => {
      const corner = (["red", "blue"] as const).find((one) => fighting.fighters[one] === fighter);
      const fighterId = corner && fighting.fighterIds[corner];
      if (fighterId === undefined) return refuse({ code: "unknown-fighter" });
      if (fighting.state === "finished") return refuse({ code: "already-decided" });
      competition = fighting.competitionUuid;
      // Two marks of one millisecond are told apart.
      const marked_ms = Math.max(nowMs, (await findLastMark(trx, competition)) + 1);
      await saveMark(trx, { fighting_id: fighting.id, fighter_id: fighterId, is_here: isHere, marked_ms });
      return ok({ rev, orders: [], after: { fighter, isHere } });
    },
  );
  if (marked.ok) deps.tellOfficials(competition);
  return marked;
}
