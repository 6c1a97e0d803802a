import { REHEARSAL_DAYS } from "#contract/rehearsal/rehearsal.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import { insertAudit } from "../../persistence/database/audit.ts";
import { lockFeed } from "../../persistence/database/feed.ts";
import {
  deleteRehearsalRows,
  findForgottenRehearsals,
  findRehearsalOf,
} from "../../persistence/rehearsal/rehearsalRows.ts";
import { inTransaction } from "../shared/inTransaction.ts";

type EndDeps = Pick<Deps, "db" | "now" | "wakeFeed">;
type Ending = Pick<Identity, "accountId" | "sessionId">;
export type RehearsalProblem = { readonly code: "not-found" };

/** Nothing of the copy is left but what the audit says of it, also while it is played (RH12). */
export async function endRehearsal(
  deps: EndDeps,
  { accountId, sessionId }: Ending,
  eventId: number,
): Promise<Result<undefined, RehearsalProblem>> {
  const done = await inTransaction<string, RehearsalProblem>(deps.db, async (trx) => {
    const found = await findRehearsalOf(trx, eventId);
    if (found === undefined) return refuse({ code: "not-found" });
    // Its tables wait for us, and find nothing afterwards.
    await lockFeed(trx, found.competition_uuid);
    await deleteRehearsalRows(trx, { id: found.event_id }, found.competition_uuid);
    await insertAudit(trx, {
      at_ms: deps.now(),
      actor_id: accountId ?? null,
      session_id: sessionId ?? null,
      ip_hash: null,
      action: "rehearsal.end",
      object: `event:${eventId}`,
      before: { rehearsal: found.event_id },
    });
    return ok(found.competition_uuid);
  });
  if (!done.ok) return done;
  deps.wakeFeed(done.value);
  return ok(undefined);
}

const DAY_MS = 86_400_000;

/** A rehearsal nobody ended is ended for them (RH14). */
export async function endForgottenRehearsals(deps: EndDeps): Promise<void> {
  for (const eventId of await findForgottenRehearsals(deps.db, deps.now() - REHEARSAL_DAYS * DAY_MS))
    await endRehearsal(deps, {}, eventId);
}
