import type { CorrectionView } from "#contract/correction/correction.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import { findAllCorrections } from "../../persistence/correction/corrections.ts";
import { findOperatedCompetition, type OperatedProblem } from "../shared/operated.ts";
import { viewCorrection } from "./correctionRecord.ts";

/** What was corrected, by whom and why: for everybody who runs the competition. */
export async function listCorrections(
  { db }: Pick<Deps, "db">,
  viewer: Identity,
  competitionUuid: string,
): Promise<Result<CorrectionView[], OperatedProblem>> {
  const competition = await findOperatedCompetition(db, viewer, competitionUuid, "read");
  if (!competition.ok) return competition;
  const rows = await findAllCorrections(db, competition.value.uuid);
  return ok(rows.map(viewCorrection));
}
