import { randomBytes } from "node:crypto";
import type { Deps } from "../../environment/deps.ts";
import { insertAudit } from "../../persistence/database/audit.ts";
import { newEntry } from "../../persistence/database/entries.ts";
import {
  insertMergeRequest,
  moveProfile,
  settleMergeRequest,
} from "../../persistence/entry/mergeRequests.ts";
import { auditEntry, type Actor } from "../shared/accountAct.ts";
import { publishNames } from "./publishNames.ts";
import { changeShown } from "../shared/shownChange.ts";

type Pair = { readonly keptId: number; readonly duplicateId: number };

/** Two profiles of one person become one: entries and fighters follow, consents of the kept one count (EN9). */
export async function mergeProfiles(
  deps: Deps,
  actor: Actor,
  { keptId, duplicateId }: Pair,
  requestId?: number,
): Promise<void> {
  await changeShown(deps, async (trx) => {
    await moveProfile(trx, duplicateId, keptId);
    if (requestId !== undefined) await settleMergeRequest(trx, requestId, "accepted");
    const act = { action: "profiles-merged", object: `profile:${keptId}`, before: { duplicateId } };
    await insertAudit(trx, auditEntry(deps, { ...actor, ...act }));
    return { value: undefined, shownIn: await publishNames(trx, keptId) };
  });
}

/** A duplicate somebody else made: an organiser looks at both. */
export async function askForMerge(deps: Deps, actor: Actor, profileId: number, note: string): Promise<void> {
  await insertMergeRequest(deps.db, {
    ...newEntry(deps.now(), randomBytes),
    owner_id: actor.accountId,
    profile_id: profileId,
    note,
  });
}
