import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";

/** Where a lease holds. */
export type ScopePlace = {
  readonly competitionId: number;
  readonly competitionUuid: string;
  readonly carpetUuid: string | undefined;
};

/** The competition and the mat of a lease scope, which names a mat or a bout; undefined when there is no such one. */
export async function findScope(db: Kysely<Tables>, scope: string): Promise<ScopePlace | undefined> {
  const [kind, uuid = ""] = scope.split(":");
  const row = kind === "carpet" ? await findCarpet(db, uuid) : await findBout(db, uuid);
  return (
    row && {
      competitionId: row.competition_id,
      competitionUuid: row.competition_uuid,
      carpetUuid: row.carpet_uuid ?? undefined,
    }
  );
}

const findCarpet = (db: Kysely<Tables>, uuid: string) =>
  db
    .selectFrom("carpet")
    .innerJoin("competition", "competition.id", "carpet.competition_id")
    .select(["carpet.competition_id", "competition.uuid as competition_uuid", "carpet.uuid as carpet_uuid"])
    .where("carpet.uuid", "=", uuid)
    .executeTakeFirst();

const findBout = (db: Kysely<Tables>, uuid: string) =>
  db
    .selectFrom("fighting")
    .innerJoin("competition", "competition.id", "fighting.competition_id")
    .leftJoin("carpet", "carpet.id", "fighting.carpet_id")
    .select(["fighting.competition_id", "competition.uuid as competition_uuid", "carpet.uuid as carpet_uuid"])
    .where("fighting.uuid", "=", uuid)
    .executeTakeFirst();
