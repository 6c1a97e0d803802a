import { canRunMat } from "#domain/access/access.ts";
import type { Identity } from "../../auth/identify.ts";
import type { FightingForScoring } from "../../persistence/bout/boutLog.ts";
import type { ScoringStore } from "./scoringStore.ts";

type Place = Pick<FightingForScoring, "competitionId" | "competitionUuid" | "carpetUuid">;

/** Whether this account may run the mat of a bout: one that is meant for another mat may not (RL21). */
export async function mayRunBout(
  store: Pick<ScoringStore, "findRefereeIds" | "findOwnCarpets">,
  viewer: Identity,
  { competitionId, competitionUuid, carpetUuid }: Place,
): Promise<boolean> {
  const refereeIds = await store.findRefereeIds(competitionId);
  const ownCarpets = await store.findOwnCarpets(viewer.accountId ?? 0, competitionId);
  return canRunMat(viewer, { place: competitionUuid, refereeIds, ownCarpets, carpet: carpetUuid });
}
