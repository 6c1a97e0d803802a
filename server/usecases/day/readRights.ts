import type { Rights } from "#contract/competition/rights.ts";
import { canDraw, canOperate, isOfficial } from "#domain/access/access.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import { findCompetitionByUuid, findRefereeIds } from "../../persistence/event/competitionRows.ts";
import { findOwnCarpetUuids } from "../../persistence/day/matQueues.ts";

export type RightsProblem = { readonly code: "not-found" | "forbidden" };

/** What the staffing leaves to who asks (NV11). An official who is not named learns that they are not; nobody else learns that the competition is there. */
export async function readRights(
  { db }: Pick<Deps, "db">,
  viewer: Identity,
  competitionUuid: string,
): Promise<Result<Rights, RightsProblem>> {
  if (!isOfficial(viewer)) return refuse({ code: "forbidden" });
  const competition = await findCompetitionByUuid(db, competitionUuid);
  if (competition === undefined) return refuse({ code: "not-found" });
  const refereeIds = await findRefereeIds(db, competition.id);
  const ownCarpets = await findOwnCarpetUuids(db, viewer.accountId ?? 0, competition.id);
  const mayOperate = canOperate(viewer, { refereeIds });
  return ok({
    canOperate: mayOperate,
    canDraw: canDraw(viewer, { refereeIds, ownCarpets }),
    title: mayOperate ? competition.title : null,
    isClosed: mayOperate && competition.status === "closed",
  });
}
