import type { Insertable, Kysely, Selectable } from "kysely";
import type { CorrectionTable } from "../database/logTables.ts";
import type { Tables } from "../database/tables.ts";

export type CorrectionRow = Selectable<CorrectionTable> & {
  /** The correction that takes this one back. */
  readonly reverted_by: string | null;
  readonly author: string;
};

/** Fails when what it reverts has been reverted already. */
export async function insertCorrection(db: Kysely<Tables>, row: Insertable<CorrectionTable>): Promise<void> {
  await db.insertInto("correction").values(row).execute();
}

export async function findCorrection(db: Kysely<Tables>, id: string): Promise<CorrectionRow | undefined> {
  return await selectCorrections(db).where("correction.id", "=", id).executeTakeFirst();
}

/** The latest first. */
export async function findAllCorrections(
  db: Kysely<Tables>,
  competitionUuid: string,
): Promise<CorrectionRow[]> {
  return await selectCorrections(db)
    .innerJoin("fighting", "fighting.uuid", "correction.fighting_uuid")
    .innerJoin("competition", "competition.id", "fighting.competition_id")
    .where("competition.uuid", "=", competitionUuid)
    .orderBy("correction.rev", "desc")
    .execute();
}

/** How far the log of each of these bouts is; a bout without a log is not listed. */
export async function findVersions(
  db: Kysely<Tables>,
  fightingUuids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (fightingUuids.length === 0) return new Map();
  const heads = await db
    .selectFrom("fighting_head")
    .select(["fighting_uuid", "version"])
    .where("fighting_uuid", "in", fightingUuids)
    .execute();
  return new Map(heads.map(({ fighting_uuid, version }) => [fighting_uuid, version]));
}

function selectCorrections(db: Kysely<Tables>) {
  return db
    .selectFrom("correction")
    .leftJoin("correction as revert", "revert.reverts", "correction.id")
    .leftJoin("account", "account.id", "correction.actor_id")
    .leftJoin("archive_author", "archive_author.id", "correction.actor_id")
    .selectAll("correction")
    .select((select) => [
      "revert.id as reverted_by",
      select.fn
        .coalesce("account.display_name", "account.username", "archive_author.name", select.val(""))
        .as("author"),
    ]);
}
