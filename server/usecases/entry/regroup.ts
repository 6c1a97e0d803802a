import { randomBytes } from "node:crypto";
import type { RegroupRequest, RegroupTold } from "#contract/entry/regroup.ts";
import { hasRight } from "#domain/access/access.ts";
import type { Category } from "#domain/category/category.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import { writeJson } from "../../persistence/database/columns.ts";
import type { CategoryRow } from "../../persistence/database/competitionTables.ts";
import { newEntry } from "../../persistence/database/entries.ts";
import { insertCategory, updateCategory } from "../../persistence/draw/entrantRows.ts";
import { insertChange, updateApplication } from "../../persistence/entry/people.ts";
import {
  emptyCategories,
  findRegrouping,
  findRegroupState,
  insertRegrouping,
  moveMembers,
  passWithin,
  type RegroupState,
} from "../../persistence/entry/regroupRows.ts";
import { moveWeighIn } from "../../persistence/entry/weighInRows.ts";
import { closeDraw, type DrawAccessProblem, type DrawContext } from "../shared/drawAccess.ts";
import { inCompetition } from "../shared/inCompetition.ts";
import { planRegroup, type PlannedGroup, type PlannedRegroup, type RegroupProblem } from "./planRegroup.ts";
import { basisOf, undecidedIn } from "./readRegrouping.ts";
import { marksOf, regroupBeforeSchema, type RegroupBefore } from "./regroupRecord.ts";
import { loadRegroupCategories } from "./regroupSubject.ts";

type Regrouped = { readonly id: string; readonly rev: number };
type Problem = DrawAccessProblem | RegroupProblem | { readonly code: "plan-stale" | "id-reused" };

/** Categories become one, or one becomes several, exactly as the preview told; all in one transaction (CT27, CT33). */
export async function regroup(
  deps: Pick<Deps, "db" | "now" | "newId" | "wakeFeed">,
  viewer: Identity,
  competitionUuid: string,
  { id, wish, basis, titles }: RegroupRequest,
): Promise<Result<Regrouped, Problem>> {
  if (!hasRight(viewer, "organise", competitionUuid)) return refuse({ code: "forbidden" });
  return inCompetition<Regrouped, Problem>(deps, viewer, competitionUuid, async (context) => {
    const { trx, competition, rev } = context;
    const earlier = await findRegrouping(trx, id);
    if (earlier !== undefined)
      return earlier.competition_id === competition.id ? ok({ id, rev }) : refuse({ code: "id-reused" });
    const planned = planRegroup(await loadRegroupCategories(trx, competition.id), wish);
    if (!planned.ok) return planned;
    const plan = planned.value;
    const before = await findRegroupState(
      trx,
      plan.involved.map(({ row }) => row.id),
    );
    if (wish.act === "split" && undecidedIn(before).length > 0) return refuse({ code: "undecided-entries" });
    if (basisOf(before) !== basis || titles.length !== plan.groups.length)
      return refuse({ code: "plan-stale" });
    const made =
      wish.act === "merge" ? await merge(context, plan, before, titles) : await split(context, plan, titles);
    const rows = plan.involved
      .map(({ row }) => row)
      .toSorted((a, b) => a.position - b.position || a.id - b.id);
    const told = { act: wish.act, from: rows.map(({ title }) => title), to: titles };
    return ok({
      id,
      rev: await close(context, { id, told, before: regroupBeforeSchema.parse({ ...before, made }) }),
    });
  });
}

/** Everybody goes into the first category; the others stay as rows that lead there (CT27). */
async function merge(
  context: DrawContext,
  { involved, groups: [group] }: PlannedRegroup,
  { applications }: RegroupState,
  [title]: readonly string[],
): Promise<number[]> {
  const { trx } = context;
  const [into, ...others] = involved;
  if (into === undefined || group === undefined) return [];
  await updateCategory(trx, into.row.id, { ...columnsOf(group, into.row), title });
  const taken = new Set(
    applications.filter((one) => one.category_id === into.row.id && isLive(one)).map((one) => one.profile_id),
  );
  const inside = new Map(into.roll.map((one) => [one.fighter_id, one.state]));
  for (const { row, roll } of others) {
    const entries = applications.filter((one) => one.category_id === row.id && isLive(one));
    const fresh = roll.filter((one) => !inside.has(one.fighter_id)).map((one) => one.fighter_id);
    await moveMembers(trx, { from: row.id, to: into.row.id, fighters: fresh });
    // Of two weighings of one athlete the one that passed stays (CT26).
    for (const { fighter_id: fighterId, state } of roll)
      if (state === "passed" && inside.has(fighterId) && inside.get(fighterId) !== "passed")
        await moveWeighIn(trx, { categoryId: row.id, fighterId }, into.row.id);
    for (const one of roll) if (!inside.has(one.fighter_id)) inside.set(one.fighter_id, one.state);
    await emptyCategories(trx, [row.id]);
    for (const { id, profile_id } of entries) {
      if (taken.has(profile_id)) await withdraw(context, id);
      else await updateApplication(trx, id, { category_id: into.row.id });
      taken.add(profile_id);
    }
    await updateCategory(trx, row.id, { status: "merged", merged_into: into.row.id });
  }
  await passWithin(trx, into.row.id, group.category.weightMax ?? null);
  return [];
}

const isLive = ({ state }: { readonly state: string }) => state === "new" || state === "accepted";

/** An athlete has one entry for a category (PE5). */
async function withdraw({ trx, viewer, nowMs }: DrawContext, id: number): Promise<void> {
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

/** The category is the first group from now on; the others are made beside it (CT33). */
async function split(
  context: DrawContext,
  { groups, involved: [one] }: PlannedRegroup,
  titles: readonly string[],
): Promise<number[]> {
  const { deps, trx, nowMs } = context;
  if (one === undefined) return [];
  const made: number[] = [];
  for (const [index, group] of groups.entries()) {
    const title = titles[index] ?? one.row.title;
    const columns = { ...columnsOf(group, one.row), title };
    if (group.of !== undefined) {
      await updateCategory(trx, one.row.id, columns);
      continue;
    }
    const { id: _id, draw: _draw, tie_decisions: _ties, ...rest } = one.row;
    const entry = { ...newEntry(nowMs, randomBytes), uuid: deps.newId() };
    const { id } = await insertCategory(trx, { ...rest, ...columns, ...entry });
    made.push(id);
    const fighters = group.fighters.map(({ fighter_id }) => fighter_id);
    await moveMembers(trx, { from: one.row.id, to: id, fighters });
    for (const { application_id } of group.fighters)
      if (application_id !== null) await updateApplication(trx, application_id, { category_id: id });
  }
  return made;
}

/** What a group asks for from now on; a word of the row that still says it stays as it is. */
function columnsOf({ category, format, of }: PlannedGroup, row: CategoryRow) {
  const isSame = (name: keyof Category) => of === undefined || of.category[name] === category[name];
  return {
    format,
    sex: category.sex === "mixed" ? null : category.sex,
    age_min: category.ageMin ?? null,
    age_max: category.ageMax ?? null,
    level: isSame("level") ? row.level : category.level,
    weight_min: category.weightMin ?? null,
    weight_max: category.weightMax ?? null,
  };
}

type Done = { readonly id: string; readonly told: RegroupTold; readonly before: RegroupBefore };

/** What it was and what it is now, for the undo and for the audit. */
async function close(context: DrawContext, { id, told, before }: Done): Promise<number> {
  const { trx, competition, viewer, nowMs } = context;
  const ids = [...before.categories.map((category) => category.id), ...before.made];
  const after = marksOf(await findRegroupState(trx, ids));
  await insertRegrouping(trx, {
    id,
    competition_id: competition.id,
    told: writeJson(told),
    before: writeJson(before),
    after: writeJson(after),
    actor_id: viewer.accountId ?? null,
    at_ms: nowMs,
    undone_ms: null,
  });
  return closeDraw(context, {
    action: `categories.${told.act}`,
    object: `competition:${competition.id}`,
    before: { categories: before.categories.map((category) => category.id) },
    after: { regrouping: id, made: before.made },
  });
}
