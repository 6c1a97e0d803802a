import type { MergeFighters, MergePreview } from "#contract/entry/person.ts";
import { decideMerge, type MergePlan, type MergeProblem } from "#domain/person/merge.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import { insertAudit } from "../../persistence/database/audit.ts";
import { writeJson } from "../../persistence/database/columns.ts";
import { bumpRev, lockFeed } from "../../persistence/database/feed.ts";
import {
  findFighterByUuid,
  findPersonMerge,
  insertApart,
  insertFighterChanges,
  insertPersonMerge,
} from "../../persistence/entry/personMerges.ts";
import { findPeople } from "../../persistence/entry/personRows.ts";
import { findCompetitionUuidsOf } from "../../persistence/entry/personReferences.ts";
import { findCompetitionByUuid } from "../../persistence/event/competitionRows.ts";
import { closeDraw, type DrawAccessProblem, type DrawContext } from "../shared/drawAccess.ts";
import { inCompetition } from "../shared/inCompetition.ts";
import { inTransaction } from "../shared/inTransaction.ts";
import { writeMergedFields } from "./mergeFields.ts";
import { movePerson } from "./movePerson.ts";
import { loadPerson, type Person } from "./personCard.ts";

type Pair = { readonly one: string; readonly other: string };
type PairProblem = { readonly code: "not-found" | "same-person" };
export type MergeRefusal = DrawAccessProblem | MergeProblem | PairProblem;
type Merged = { readonly rev: number; readonly kept: string };

/** What becoming one person would change; where they must stay two, why. */
export async function previewMerge(
  { db }: Pick<Deps, "db">,
  competitionUuid: string,
  pair: Pair,
): Promise<Result<MergePreview, PairProblem>> {
  const competition = await findCompetitionByUuid(db, competitionUuid);
  if (competition === undefined) return refuse({ code: "not-found" });
  const found = await loadPair(db, pair);
  if (!found.ok) return found;
  const [one, other] = found.value;
  const decided = decideMerge(one.side, other.side);
  const people = (await findPeople(db, { competitionId: competition.id })).length;
  const cards = { one: one.card, other: other.card, people };
  if (decided.ok) return ok({ ...cards, plan: presentPlan(decided.value), refusal: null });
  const { problem } = decided;
  const category = "category" in problem ? { category: problem.category } : {};
  return ok({ ...cards, plan: null, refusal: { code: problem.code, ...category } });
}

function presentPlan({ proposed, bouts, ...plan }: MergePlan): NonNullable<MergePreview["plan"]> {
  return {
    ...plan,
    categories: [...plan.categories],
    givenUp: [...plan.givenUp],
    redrawn: [...plan.redrawn],
    proposed: Object.fromEntries(proposed),
    bouts: { all: bouts.length, fought: bouts.filter(({ isFought }) => isFought).length },
  };
}

async function loadPair(
  db: Deps["db"],
  { one, other }: Pair,
): Promise<Result<readonly [Person, Person], PairProblem>> {
  if (one === other) return refuse({ code: "same-person" });
  const [first, second] = [await findFighterByUuid(db, one), await findFighterByUuid(db, other)];
  if (first === undefined || second === undefined) return refuse({ code: "not-found" });
  if (first.merged_into !== null || second.merged_into !== null) return refuse({ code: "same-person" });
  return ok([await loadPerson(db, first), await loadPerson(db, second)]);
}

/** Two records become one person, in one transaction; everything that named the one names the other (PS9). */
export async function mergeFighters(
  deps: Pick<Deps, "db" | "now" | "newId" | "wakeFeed">,
  viewer: Identity,
  competitionUuid: string,
  { id, choices, ...pair }: MergeFighters,
): Promise<Result<Merged, MergeRefusal>> {
  const elsewhere: string[] = [];
  const done = await inCompetition<Merged, MergeRefusal>(deps, viewer, competitionUuid, async (context) => {
    const { trx } = context;
    const repeated = await findPersonMerge(trx, id);
    const found = await loadPair(trx, pair);
    if (repeated !== undefined)
      return ok({ rev: context.rev, kept: await uuidOf(trx, repeated.kept_id, pair) });
    if (!found.ok) return found;
    const [one, other] = found.value;
    const decided = decideMerge(one.side, other.side);
    if (!decided.ok) return decided;
    const [kept, duplicate] = decided.value.kept === one.row.uuid ? [one, other] : [other, one];
    const written = await writeMerge(context, { kept, duplicate, plan: decided.value, id, choices });
    elsewhere.push(...(await bumpElsewhere(context, written.categories)));
    const rev = await closeDraw(context, {
      action: "fighters.merge",
      object: `fighter:${kept.row.id}`,
      after: { merge: id, duplicate: duplicate.row.id, fields: written.fields },
    });
    return ok({ rev, kept: kept.row.uuid });
  });
  if (done.ok) for (const uuid of elsewhere) deps.wakeFeed(uuid);
  return done;
}

type Merging = Pick<MergeFighters, "id" | "choices"> & {
  readonly kept: Person;
  readonly duplicate: Person;
  readonly plan: MergePlan;
};

async function writeMerge(context: DrawContext, { kept, duplicate, plan, id, choices }: Merging) {
  const { trx, viewer, nowMs, competition } = context;
  const { moved, categories } = await movePerson(context, { kept, duplicate }, plan);
  const chosen = { ...Object.fromEntries(plan.proposed), ...choices };
  const fields = await writeMergedFields(context, { kept, duplicate }, chosen);
  const act = { actor_id: viewer.accountId ?? null, at_ms: nowMs };
  await insertPersonMerge(trx, {
    ...act,
    id,
    competition_uuid: competition.uuid,
    kept_id: kept.row.id,
    duplicate_id: duplicate.row.id,
    moved: writeJson(moved),
    fields: writeJson(fields),
    undone_ms: null,
    undone_by: null,
  });
  const names = { before: duplicate.card.values.name, after: kept.card.values.name };
  await insertFighterChanges(trx, [{ ...act, ...names, fighter_id: kept.row.id, field: "merged" }]);
  return { categories, fields: Object.keys(fields) };
}

async function uuidOf(db: Deps["db"], id: number, { one, other }: Pair): Promise<string> {
  const first = await findFighterByUuid(db, one);
  return first?.id === id ? one : other;
}

/** The athlete may have competed elsewhere: those who look on there are told as well. */
export async function bumpElsewhere(
  { trx, competition }: DrawContext,
  categoryIds: readonly number[],
): Promise<string[]> {
  const uuids = (await findCompetitionUuidsOf(trx, categoryIds)).filter((uuid) => uuid !== competition.uuid);
  for (const uuid of uuids) {
    await lockFeed(trx, uuid);
    await bumpRev(trx, uuid, { isStructural: true });
  }
  return uuids;
}

/** Two people after all: they are not asked about again (PS11). */
export async function tellApart(
  { db, now }: Pick<Deps, "db" | "now">,
  viewer: Identity,
  competitionUuid: string,
  pair: Pair,
): Promise<Result<{ readonly isTold: true }, PairProblem>> {
  return inTransaction<{ readonly isTold: true }, PairProblem>(db, async (trx) => {
    if ((await findCompetitionByUuid(trx, competitionUuid)) === undefined)
      return refuse({ code: "not-found" });
    const found = await loadPair(trx, pair);
    if (!found.ok) return found;
    const [one, other] = found.value;
    const [nowMs, accountId] = [now(), viewer.accountId ?? null];
    await insertApart(trx, [one.row.id, other.row.id], { nowMs, accountId });
    await insertAudit(trx, {
      at_ms: nowMs,
      actor_id: accountId,
      session_id: viewer.sessionId ?? null,
      ip_hash: null,
      action: "fighters.told-apart",
      object: `fighter:${one.row.id}`,
      after: { other: other.row.id },
    });
    return ok({ isTold: true });
  });
}
