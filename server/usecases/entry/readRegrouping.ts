import {
  regroupToldSchema,
  type Regrouping,
  type RegroupPlan,
  type RegroupWish,
} from "#contract/entry/regroup.ts";
import { hasRight } from "#domain/access/access.ts";
import { proposeMerges } from "#domain/category/merge.ts";
import { proposeSplits } from "#domain/category/split.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import { hashOf } from "../../persistence/database/hashChain.ts";
import type { CompetitionRow } from "../../persistence/database/competitionTables.ts";
import {
  findLastRegrouping,
  findMergedCategories,
  findRegroupState,
  type RegroupState,
} from "../../persistence/entry/regroupRows.ts";
import { findCompetitionByUuid } from "../../persistence/event/competitionRows.ts";
import { readFormats } from "#contract/draw/formats.ts";
import { planRegroup, presentPlan, type RegroupProblem } from "./planRegroup.ts";
import { loadRegroupCategories, rollToPerson } from "./regroupSubject.ts";

type AccessProblem = { readonly code: "not-found" | "forbidden" };

/** Small and large categories with what is proposed for them (CT24, CT30). */
export async function readRegrouping(
  { db }: Pick<Deps, "db">,
  viewer: Identity,
  competitionUuid: string,
): Promise<Result<Regrouping, AccessProblem>> {
  const found = await findOrganised({ db }, viewer, competitionUuid);
  if (!found.ok) return found;
  const all = await loadRegroupCategories(db, found.value.id);
  const categories = all.map(({ category }) => category);
  const last = await findLastRegrouping(db, found.value.id);
  return ok({
    categories: all.map(({ row, category, roll }) => ({
      uuid: row.uuid,
      title: row.title,
      status: category.status,
      people: roll.length,
    })),
    merged: await findMergedCategories(db, found.value.id),
    merges: proposeMerges(categories).map(({ category, to, drawn, choice }) => ({
      category,
      people: all.find(({ row }) => row.uuid === category)?.roll.map(rollToPerson) ?? [],
      to: to ?? null,
      drawn: drawn ?? null,
      choice: [...choice],
    })),
    splits: proposeSplits(categories),
    last:
      last === undefined ? null : { id: last.id, atMs: last.at_ms, ...regroupToldSchema.parse(last.told) },
  });
}

/** What a wish would come to; nothing is written (CT28). */
export async function previewRegroup(
  { db }: Pick<Deps, "db">,
  viewer: Identity,
  competitionUuid: string,
  wish: RegroupWish,
): Promise<Result<RegroupPlan, AccessProblem | RegroupProblem | { readonly code: "competition-closed" }>> {
  const found = await findOrganised({ db }, viewer, competitionUuid);
  if (!found.ok) return found;
  if (found.value.status === "closed") return refuse({ code: "competition-closed" });
  const planned = planRegroup(await loadRegroupCategories(db, found.value.id), wish);
  if (!planned.ok) return planned;
  const state = await findRegroupState(
    db,
    planned.value.involved.map(({ row }) => row.id),
  );
  const undecided = undecidedIn(state).length;
  if (wish.act === "split" && undecided > 0) return refuse({ code: "undecided-entries" });
  return ok(
    presentPlan(planned.value, {
      basis: basisOf(state),
      undecided,
      formats: readFormats(found.value.formats),
    }),
  );
}

/** Changes with everything a plan depends on. */
export const basisOf = (state: RegroupState): string => hashOf(state);

/** Who waits for a decision is in no category yet, and has no weight of ours. */
export const undecidedIn = ({ applications }: RegroupState) =>
  applications.filter(({ state }) => state === "new");

async function findOrganised(
  { db }: Pick<Deps, "db">,
  viewer: Identity,
  uuid: string,
): Promise<Result<CompetitionRow, AccessProblem>> {
  if (!hasRight(viewer, "organise", uuid)) return refuse({ code: "forbidden" });
  const competition = await findCompetitionByUuid(db, uuid);
  return competition === undefined ? refuse({ code: "not-found" }) : ok(competition);
}
