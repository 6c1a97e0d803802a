import { ok, refuse, type Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import type { FighterRow } from "../../persistence/database/competitionTables.ts";
import { hashOf } from "../../persistence/database/hashChain.ts";
import type { PersonMergeRow } from "../../persistence/database/personTables.ts";
import { findFighterById, updateApplication } from "../../persistence/entry/people.ts";
import {
  findPersonMerge,
  markMergeUndone,
  setFighterColumn,
  setMergedInto,
} from "../../persistence/entry/personMerges.ts";
import {
  findExistingCategories,
  findMemberships,
  isNamedInAwarding,
  renameInApplications,
  renameInDraws,
  renameInEntries,
} from "../../persistence/entry/personReferences.ts";
import {
  deleteChangesOf,
  findSharedPlace,
  replacePlaces,
  restoreDraw,
} from "../../persistence/entry/sharedPlaces.ts";
import { closeDraw, type DrawAccessProblem, type DrawContext } from "../shared/drawAccess.ts";
import { inCompetition } from "../shared/inCompetition.ts";
import { bumpElsewhere } from "./mergeFighters.ts";
import { mergedFieldsSchema, movedSchema, type MergedFields, type Moved } from "./mergeRecord.ts";
import { renameBouts } from "./movePerson.ts";

type UndoProblem = {
  readonly code: "not-found" | "already-undone" | "merged-since" | "changed-since" | "awarded-since";
};
type Undone = { readonly rev: number; readonly kept: string };
type Two = { readonly kept: FighterRow; readonly duplicate: FighterRow };

/** Two records again, each with what was its own; what happened since in a category goes with its record (PS10). */
export async function undoMerge(
  deps: Pick<Deps, "db" | "now" | "newId" | "wakeFeed">,
  viewer: Identity,
  competitionUuid: string,
  mergeId: string,
): Promise<Result<Undone, DrawAccessProblem | UndoProblem>> {
  const elsewhere: string[] = [];
  const done = await inCompetition<Undone, DrawAccessProblem | UndoProblem>(
    deps,
    viewer,
    competitionUuid,
    async (context) => {
      const merge = await findPersonMerge(context.trx, mergeId);
      if (merge?.competition_uuid !== competitionUuid) return refuse({ code: "not-found" });
      const moved = movedSchema.parse(merge.moved);
      const found = await findTwo(context, merge, moved);
      if (!found.ok) return found;
      await moveBack(context, found.value, merge, moved);
      await restoreFields(context, found.value.kept, mergedFieldsSchema.parse(merge.fields ?? {}));
      await markMergeUndone(context.trx, mergeId, {
        nowMs: context.nowMs,
        accountId: viewer.accountId ?? null,
      });
      const touched = [...moved.categories, ...moved.shared.map(({ before }) => before.category)];
      elsewhere.push(...(await bumpElsewhere(context, touched)));
      const { kept, duplicate } = found.value;
      const rev = await closeDraw(context, {
        action: "fighters.merge-undone",
        object: `fighter:${kept.id}`,
        after: { merge: mergeId, duplicate: duplicate.id },
      });
      return ok({ rev, kept: kept.uuid });
    },
  );
  if (done.ok) for (const uuid of elsewhere) deps.wakeFeed(uuid);
  return done;
}

async function findTwo(
  { trx }: DrawContext,
  merge: PersonMergeRow,
  { categories, members, shared }: Moved,
): Promise<Result<Two, UndoProblem>> {
  if (merge.undone_ms !== null) return refuse({ code: "already-undone" });
  const kept = await findFighterById(trx, merge.kept_id);
  const duplicate = await findFighterById(trx, merge.duplicate_id);
  if (kept === undefined || duplicate === undefined) return refuse({ code: "not-found" });
  if (kept.merged_into !== null || duplicate.merged_into !== kept.id) return refuse({ code: "merged-since" });
  if (await isNamedInAwarding(trx, kept, categories)) return refuse({ code: "awarded-since" });
  const standing = await findExistingCategories(trx, members);
  // Who left a category, or was moved out of it, since: nobody can tell any more whose place that was.
  if ((await findMemberships(trx, kept, standing)).length < standing.length)
    return refuse({ code: "changed-since" });
  for (const { before, after } of shared) {
    const now = await findSharedPlace(trx, before.category, [kept.id, duplicate.id]);
    if (hashOf(now) !== after) return refuse({ code: "changed-since" });
  }
  return ok({ kept, duplicate });
}

async function moveBack(
  context: DrawContext,
  { kept, duplicate }: Two,
  { at_ms }: PersonMergeRow,
  { categories, applications, absorbed, shared }: Moved,
): Promise<void> {
  const { trx } = context;
  await renameInEntries(trx, categories, kept, duplicate);
  await renameInDraws(trx, categories, kept, duplicate);
  await renameBouts(context, categories, kept, duplicate);
  await renameInApplications(trx, kept, duplicate, applications);
  for (const { before, hasBouts } of shared) {
    if (hasBouts) await renameBouts(context, [before.category], kept, duplicate);
    await restoreDraw(trx, before);
    await replacePlaces(trx, before.category, [kept.id, duplicate.id], before);
    for (const { id, state, fighter_id } of before.applications) {
      await updateApplication(trx, id, { state, fighter_id });
      await deleteChangesOf(trx, id, at_ms);
    }
  }
  await setMergedInto(trx, absorbed, duplicate.id);
  await setMergedInto(trx, [duplicate.id], null);
}

/** What was changed by hand since stays as it is. */
async function restoreFields({ trx }: DrawContext, { id }: FighterRow, fields: MergedFields): Promise<void> {
  const now = new Map(Object.entries((await findFighterById(trx, id)) ?? {}));
  for (const [column, { before, after }] of Object.entries(fields))
    if ((now.get(column) ?? null) === after) await setFighterColumn(trx, id, column, before);
}
