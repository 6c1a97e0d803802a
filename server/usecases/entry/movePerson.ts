import type { MergePlan } from "#domain/person/merge.ts";
import { lockFeed } from "../../persistence/database/feed.ts";
import { hashOf } from "../../persistence/database/hashChain.ts";
import { findFightingForScoring, saveHead } from "../../persistence/bout/boutLog.ts";
import { insertChange, updateApplication } from "../../persistence/entry/people.ts";
import { moveAbsorbed, setMergedInto } from "../../persistence/entry/personMerges.ts";
import {
  findMemberships,
  findNamingCategories,
  renameInApplications,
  renameInBouts,
  renameInDraws,
  renameInEntries,
  type Named,
} from "../../persistence/entry/personReferences.ts";
import { findSharedPlace, replacePlaces, type SharedPlace } from "../../persistence/entry/sharedPlaces.ts";
import { loadBoutTable } from "../bout/boutTable.ts";
import { saveBoutTable } from "../bout/saveBoutTable.ts";
import type { DrawContext } from "../shared/drawAccess.ts";
import type { Moved } from "./mergeRecord.ts";
import type { Person } from "./personCard.ts";

type Two = { readonly kept: Person; readonly duplicate: Person };

/** Everything that names the duplicate names the kept record; what is needed to go back is told. */
export async function movePerson(
  context: DrawContext,
  two: Two,
  plan: MergePlan,
): Promise<{ readonly moved: Moved; readonly categories: readonly number[] }> {
  const { trx } = context;
  const [kept, duplicate] = [two.kept.row, two.duplicate.row];
  const own = new Set(await findNamingCategories(trx, kept));
  const categories = await findNamingCategories(trx, duplicate);
  const moving = categories.filter((id) => !own.has(id));
  const members = await findMemberships(trx, duplicate, moving);
  const before: SharedPlace[] = [];
  for (const id of categories.filter((one) => own.has(one)))
    before.push(await findSharedPlace(trx, id, [kept.id, duplicate.id]));
  await renameInEntries(trx, moving, duplicate, kept);
  const applications = await renameInApplications(trx, duplicate, kept);
  await renameInDraws(trx, categories, duplicate, kept);
  await renameBouts(context, moving, duplicate, kept);
  const shared: Moved["shared"] = [];
  for (const place of before) {
    const bouts = await renameBouts(context, [place.category], duplicate, kept);
    await joinPlaces(context, two, place, plan);
    const after = await findSharedPlace(trx, place.category, [kept.id, duplicate.id]);
    shared.push({ before: place, after: hashOf(after), hasBouts: bouts.length > 0 });
  }
  const absorbed = await moveAbsorbed(trx, duplicate.id, kept.id);
  await setMergedInto(trx, [duplicate.id], kept.id);
  return { moved: { categories: moving, members, applications, absorbed, shared }, categories };
}

/** In the bouts of these categories; the heads are folded anew, the logs name corners and stay as they are. */
export async function renameBouts(
  { trx }: DrawContext,
  categoryIds: readonly number[],
  from: Named,
  to: Named,
): Promise<string[]> {
  const uuids = await renameInBouts(trx, categoryIds, from, to);
  for (const uuid of uuids) {
    const fighting = await findFightingForScoring(trx, uuid);
    const table = fighting && (await loadBoutTable(trx, fighting));
    if (table === undefined || table.version === 0) continue;
    // The read columns were renamed where they stand.
    const store = { saveHead: (row: Parameters<typeof saveHead>[1]) => saveHead(trx, row), saveReadColumns };
    // The athlete may have competed elsewhere too: every competition has revs of its own.
    const { rev } = await lockFeed(trx, table.fighting.competitionUuid);
    await saveBoutTable(store, table, rev + 1);
  }
  return uuids;
}

const saveReadColumns = async () => {};

/** Of two places in one category one is given up, with its entry; the weighing that passed stays (PS6). */
async function joinPlaces(
  { trx, viewer, nowMs }: DrawContext,
  { kept, duplicate }: Two,
  { category, uuid, members, weighIns, applications }: SharedPlace,
  { givenUp }: MergePlan,
): Promise<void> {
  const isOfKept = givenUp.some((place) => place.category === uuid && place.by === kept.row.uuid);
  const by = isOfKept ? kept.row.id : duplicate.row.id;
  const staying = members.find(({ fighter_id }) => fighter_id !== by) ?? members[0];
  const weighed =
    weighIns.find(({ state }) => state === "passed") ??
    weighIns.find(({ fighter_id }) => fighter_id !== by) ??
    weighIns[0];
  const asKept = { fighter_id: kept.row.id };
  await replacePlaces(trx, category, [kept.row.id, duplicate.row.id], {
    members: staying === undefined ? [] : [{ ...staying, ...asKept }],
    weighIns: weighed === undefined ? [] : [{ ...weighed, ...asKept }],
  });
  const live = applications.filter(({ state }) => state === "new" || state === "accepted");
  const counting = live.find(({ fighter_id }) => fighter_id !== by) ?? live[0];
  for (const { id } of live.filter((one) => one !== counting)) {
    await updateApplication(trx, id, { state: "withdrawn" });
    await insertChange(trx, {
      application_id: id,
      actor_id: viewer.accountId ?? null,
      is_organiser: true,
      at_ms: nowMs,
      kind: "withdrawn",
      note: null,
    });
  }
}
