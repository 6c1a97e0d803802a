import type { Deps } from "../../environment/deps.ts";
import { insertAudit } from "../../persistence/database/audit.ts";
import { auditEntry, type Actor } from "../shared/accountAct.ts";

/** Somebody tried to change what is not theirs to change; what they sent is nobody's business (SE26). */
export async function recordRefusal(
  deps: Pick<Deps, "db" | "tokenKey" | "now">,
  actor: Actor,
  object: string,
): Promise<void> {
  await deps.db
    .transaction()
    .execute((trx) => insertAudit(trx, auditEntry(deps, { ...actor, action: "refused", object })));
}
