import { randomBytes } from "node:crypto";
import type { MergeDecision, MergeRequest, MergeWish } from "#contract/entry/profile.ts";
import { asThemselves, isAdmin } from "#domain/access/access.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import { insertAudit } from "../../persistence/database/audit.ts";
import { newEntry } from "../../persistence/database/entries.ts";
import {
  findAllMergeRequests,
  findMergeRequest,
  insertMergeRequest,
  moveProfile,
  settleMergeRequest,
} from "../../persistence/entry/mergeRequests.ts";
import { auditEntry, type Actor } from "../shared/accountAct.ts";
import { changeShown } from "../shared/shownChange.ts";
import { publishNames } from "./publishNames.ts";
import { findReadableId } from "./readEntries.ts";

type Merger = { readonly viewer: Identity; readonly actor: Actor };
type Merged = { readonly isMerged: boolean };

/** One's own two are one at once; for somebody else's the organiser is asked. */
export async function mergeOwn(
  deps: Pick<Deps, "db" | "tokenKey" | "now" | "wakeFeed">,
  { viewer, actor }: Merger,
  profile: string,
  wish: MergeWish,
): Promise<Result<Merged, { readonly code: "not-found" | "same-profile" }>> {
  const kept = await findReadableId(deps, "profiles", asThemselves(viewer), profile);
  if (!kept.ok) return kept;
  if ("note" in wish) {
    await askForMerge(deps, actor, kept.value, wish.note);
    return ok({ isMerged: false });
  }
  const duplicate = await findReadableId(deps, "profiles", asThemselves(viewer), String(wish.duplicate));
  if (!duplicate.ok) return duplicate;
  if (duplicate.value === kept.value) return refuse({ code: "same-profile" });
  await mergeProfiles(deps, actor, { keptId: kept.value, duplicateId: duplicate.value });
  return ok({ isMerged: true });
}

/** The open ones: the caller's own, or everybody's for an admin. */
export async function listMergeRequests(
  { db }: Pick<Deps, "db">,
  { viewer, actor }: Merger,
): Promise<(MergeRequest & { readonly state: string })[]> {
  const rows = await findAllMergeRequests(db, isAdmin(viewer) ? undefined : actor.accountId);
  return rows.map(({ id, note, state, profile_id, last_name, first_name }) => ({
    id,
    note,
    state,
    profile: { id: profile_id, lastName: last_name, firstName: first_name },
  }));
}

/** An organiser has looked at both. */
export async function decideMerge(
  deps: Pick<Deps, "db" | "tokenKey" | "now" | "wakeFeed">,
  { viewer, actor }: Merger,
  requestId: number,
  decision: MergeDecision,
): Promise<Result<Merged, { readonly code: "not-found" }>> {
  const request = await findMergeRequest(deps.db, requestId);
  if (request?.state !== "new") return refuse({ code: "not-found" });
  if ("reject" in decision) {
    await settleMergeRequest(deps.db, request.id, "rejected");
    return ok({ isMerged: false });
  }
  const duplicate = await findReadableId(deps, "profiles", viewer, String(decision.duplicate));
  if (!duplicate.ok) return duplicate;
  await mergeProfiles(deps, actor, { keptId: request.profile_id, duplicateId: duplicate.value }, request.id);
  return ok({ isMerged: true });
}

type Pair = { readonly keptId: number; readonly duplicateId: number };

/** Two profiles of one person become one: entries and fighters follow, consents of the kept one count (EN9). */
async function mergeProfiles(
  deps: Pick<Deps, "db" | "tokenKey" | "now" | "wakeFeed">,
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
async function askForMerge(
  deps: Pick<Deps, "db" | "now">,
  actor: Actor,
  profileId: number,
  note: string,
): Promise<void> {
  await insertMergeRequest(deps.db, {
    ...newEntry(deps.now(), randomBytes),
    owner_id: actor.accountId,
    profile_id: profileId,
    note,
  });
}
