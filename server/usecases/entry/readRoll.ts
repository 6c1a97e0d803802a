import { weightToleranceOf } from "#contract/competition/entity.ts";
import type { Roll, RollCategory, RollEntry } from "#contract/entry/roll.ts";
import { hasRight } from "#domain/access/access.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import type { CategoryRow } from "../../persistence/database/competitionTables.ts";
import { findCompetitionByUuid } from "../../persistence/event/competitionRows.ts";
import { findCategoriesInOrder } from "../../persistence/draw/drawRows.ts";
import { begunKey, findBegun, findRoll, type RollRow } from "../../persistence/entry/weighInRows.ts";
import { weightBefore } from "./recordWeighIn.ts";
import { findUnpaidFighters } from "../fee/readFees.ts";
import { checkDrawer } from "../shared/drawAccess.ts";

/** Everybody in the competition with what the scale said; for the head table and the secretariat. */
export async function readRoll(
  { config, db }: Pick<Deps, "config" | "db">,
  viewer: Identity,
  competitionUuid: string,
): Promise<Result<Roll, { readonly code: "not-found" | "forbidden" }>> {
  const checked = await checkDrawer(db, viewer, await findCompetitionByUuid(db, competitionUuid), "weigh");
  if (!checked.ok) return checked;
  const categories = await findCategoriesInOrder(db, checked.value.id);
  const rows = await findRoll(db, checked.value.id);
  const begun = await findBegun(db, checked.value.id);
  const unpaid = await findUnpaidFighters({ config, db }, checked.value.event_id);
  const toleranceKg = weightToleranceOf(checked.value.rules);
  return ok({
    categories: categories.map((row) => ({ ...rowToRollCategory(row), toleranceKg })),
    entries: rows.map((row) => ({
      ...rowToEntry(row),
      hasBegun: begun.has(begunKey(row.category_id, row.fighter_id)),
      isUnpaid: unpaid.has(row.fighter_id),
      ...(!hasRight(viewer, "organise", competitionUuid) && { birthDate: null }),
    })),
  });
}

export const rowToRollCategory = (row: CategoryRow): RollCategory => ({
  id: row.id,
  uuid: row.uuid,
  title: row.title,
  status: row.status,
  sex: row.sex,
  ageMin: row.age_min,
  ageMax: row.age_max,
  level: row.level,
  style: row.style,
  weightMin: row.weight_min,
  weightMax: row.weight_max,
});

function rowToEntry(row: RollRow): Omit<RollEntry, "hasBegun" | "isUnpaid"> {
  return {
    category: row.category_uuid,
    fighter: row.fighter_uuid,
    fighterId: row.fighter_id,
    lastName: row.last_name,
    firstName: row.first_name,
    birthYear: row.birth_date === null ? row.birth_year : Number(row.birth_date.slice(0, 4)),
    birthDate: row.birth_date,
    sex: row.sex,
    team: row.team_id === null || row.team_name === null ? null : { id: row.team_id, name: row.team_name },
    application: row.application,
    declared: row.declared ?? weightBefore(row),
    state: weighInState(row),
    weight: row.weight ?? row.weigh_in_weight,
    attempts: row.attempts ?? 0,
    hasPapers: row.has_papers ?? false,
  };
}

/** An entry may have been weighed before there was a scale of its own: its state counts then. */
export const weighInState = ({ state, weigh_in_state }: Pick<RollRow, "state" | "weigh_in_state">) =>
  weigh_in_state ?? state ?? "not_weighed";
