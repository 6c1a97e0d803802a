import type { Rights } from "#contract/competition/rights.ts";
import { canDraw, canOperate, isOfficial, rightsAt } from "#domain/access/access.ts";
import { isGranted } from "#domain/access/eventRoles.ts";
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
  if (!isOfficial(viewer) && !isGranted(viewer, "read", competitionUuid))
    return refuse({ code: "forbidden" });
  const competition = await findCompetitionByUuid(db, competitionUuid);
  if (competition === undefined) return refuse({ code: "not-found" });
  const refereeIds = await findRefereeIds(db, competition.id);
  const ownCarpets = await findOwnCarpetUuids(db, viewer.accountId ?? 0, competition.id);
  const staffing = { place: competitionUuid, refereeIds, ownCarpets };
  const rights = rightsAt(viewer, staffing);
  return ok({
    canOperate: canOperate(viewer, staffing),
    canDraw: canDraw(viewer, staffing),
    rights,
    title: rights.includes("read") ? competition.title : null,
    isClosed: rights.includes("read") && competition.status === "closed",
  });
}
