import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";

export type CategoryBoutRow = Awaited<ReturnType<typeof findCategoryBouts>>[number];

/** The category's bouts that belong to its draw, in fighting order. */
export async function findCategoryBouts(db: Kysely<Tables>, categoryId: number) {
  return await db
    .selectFrom("fighting")
    .leftJoin("fighter as red", "red.id", "fighting.red_fighter_id")
    .leftJoin("fighter as blue", "blue.id", "fighting.blue_fighter_id")
    .leftJoin("fighter as winner", "winner.id", "fighting.winner_id")
    .select([
      "fighting.id",
      "fighting.uuid",
      "fighting.bracket_id",
      "fighting.state",
      "fighting.cause",
      "fighting.result",
      "fighting.points",
      "red.uuid as red_uuid",
      "blue.uuid as blue_uuid",
      "winner.uuid as winner_uuid",
    ])
    .where("fighting.category_id", "=", categoryId)
    .orderBy("fighting.position")
    .execute();
}

/** Everybody in the category, by uuid. */
export async function findCategoryFighters(db: Kysely<Tables>, categoryId: number) {
  return await db
    .selectFrom("category_fighter")
    .innerJoin("fighter", "fighter.id", "category_fighter.fighter_id")
    .select(["fighter.id", "fighter.uuid", "fighter.weight", "fighter.team_id"])
    .where("category_fighter.category_id", "=", categoryId)
    .orderBy("category_fighter.position")
    .execute();
}

/** Other people: whatever result the bout had was not theirs. */
export async function updatePairing(
  db: Kysely<Tables>,
  fightingId: number,
  pairing: {
    readonly red_fighter_id: number | null;
    readonly blue_fighter_id: number | null;
    readonly updated_at: string;
  },
): Promise<void> {
  await db
    .updateTable("fighting")
    .set({ ...pairing, winner_id: null })
    .where("id", "=", fightingId)
    .execute();
}
