import type { TrialRequest } from "#contract/bout/parked.ts";
import { canOperate } from "#domain/access/access.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import { insertAudit } from "../../persistence/database/audit.ts";
import { findCompetitionByUuid, findRefereeIds } from "../../persistence/event/competitionRows.ts";

type Trial = TrialRequest["data"] & { readonly competitionUuid: string; readonly viewer: Identity };

/** An act of no bout, made by the check of a device: read like any act and on the disk before it is answered (LS28). */
export async function tryTable(
  deps: Pick<Deps, "db" | "now">,
  { competitionUuid, viewer, device, event }: Trial,
): Promise<Result<{ readonly id: string }, { readonly code: "not-found" | "forbidden" }>> {
  const competition = await findCompetitionByUuid(deps.db, competitionUuid);
  const refereeIds = competition === undefined ? [] : await findRefereeIds(deps.db, competition.id);
  if (!canOperate(viewer, { place: competitionUuid, refereeIds })) return refuse({ code: "forbidden" });
  if (competition === undefined) return refuse({ code: "not-found" });
  await deps.db.transaction().execute((trx) =>
    insertAudit(trx, {
      at_ms: deps.now(),
      actor_id: viewer.accountId ?? null,
      session_id: viewer.sessionId ?? null,
      ip_hash: null,
      action: "table.check",
      object: `competition:${competitionUuid}`,
      after: { device, id: event.id, at: event.at },
    }),
  );
  return ok({ id: event.id });
}
