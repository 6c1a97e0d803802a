import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";

/** Marks of bouts that are not over. */
export async function findPresence(db: Kysely<Tables>, competitionId: number) {
  return await db
    .selectFrom("bout_presence")
    .innerJoin("fighting", "fighting.id", "bout_presence.fighting_id")
    .innerJoin("fighter", "fighter.id", "bout_presence.fighter_id")
    .select(["fighting.uuid as fighting", "fighter.uuid as fighter", "bout_presence.is_here as isHere"])
    .where("fighting.competition_id", "=", competitionId)
    .where("fighting.state", "!=", "finished")
    .where("bout_presence.is_here", "is not", null)
    .orderBy("fighting.id")
    .orderBy("fighter.id")
    .execute();
}

/** When somebody was last marked: another number than before means other marks. */
export async function findLastMark(db: Kysely<Tables>, competitionUuid: string): Promise<number> {
  const { last } = await db
    .selectFrom("bout_presence")
    .innerJoin("fighting", "fighting.id", "bout_presence.fighting_id")
    .innerJoin("competition", "competition.id", "fighting.competition_id")
    .select((select) => select.fn.max<number | null>("bout_presence.marked_ms").as("last"))
    .where("competition.uuid", "=", competitionUuid)
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

type Mark = {
  readonly fighting_id: number;
  readonly fighter_id: number;
  readonly is_here: boolean | null;
  readonly marked_ms: number;
};

export async function saveMark(db: Kysely<Tables>, row: Mark): Promise<void> {
  await db
    .insertInto("bout_presence")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(["fighting_id", "fighter_id"])
        .doUpdateSet({ is_here: row.is_here, marked_ms: row.marked_ms }),
    )
    .execute();
}
