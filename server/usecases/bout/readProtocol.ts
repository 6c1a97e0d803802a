import type { z } from "zod";
import type { protocolSchema } from "#contract/bout/submit.ts";
import { canOperate } from "#domain/access/access.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import { findBoutEvents, findFightingForScoring } from "../../persistence/bout/boutLog.ts";
import { findRefereeIds } from "../../persistence/event/competitionRows.ts";
import type { OperatedProblem } from "../shared/operated.ts";
import { rowToRecordedEvent } from "./boutTable.ts";

type Protocol = z.input<typeof protocolSchema>["data"];

/** The protocol sheet: who operates the competition may read how a bout came to its score. */
export async function readProtocol(
  { db }: Pick<Deps, "db">,
  viewer: Identity,
  fightingUuid: string,
  after: number,
): Promise<Result<Protocol, OperatedProblem>> {
  const fighting = await findFightingForScoring(db, fightingUuid);
  const refereeIds = fighting === undefined ? [] : await findRefereeIds(db, fighting.competitionId);
  const staffing = { place: fighting?.competitionUuid, refereeIds };
  if (!canOperate(viewer, staffing, "read")) return refuse({ code: "forbidden" });
  if (fighting === undefined) return refuse({ code: "not-found" });
  const rows = await findBoutEvents(db, fighting.uuid, after);
  return ok(rows.map((row) => ({ ...rowToRecordedEvent(row), seq: row.seq })));
}
