import { sql, type Insertable, type Kysely } from "kysely";
import type { Locale } from "#contract/locale.ts";
import type { PaperKind, PaperWish } from "#contract/paper/paper.ts";
import type { PaperEditionRow, PaperEditionTable } from "../database/competitionTables.ts";
import type { Tables } from "../database/tables.ts";

type Db = Kysely<Tables>;

/** Every edition of a competition without what stood on it, the newest first. */
export async function findEditions(db: Db, competitionId: number) {
  return await db
    .selectFrom("paper_edition")
    .select((select) => [
      "id",
      "kind",
      "category_uuid",
      "sheet_size",
      "locale",
      "edition",
      "made_ms",
      "code",
      "is_draft",
      select("content", "is not", null).as("is_kept"),
    ])
    .where("competition_id", "=", competitionId)
    .orderBy("made_ms", "desc")
    .orderBy("edition", "desc")
    .execute();
}

export async function findEdition(db: Db, id: string): Promise<PaperEditionRow | undefined> {
  return await db.selectFrom("paper_edition").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Editions that follow each other: A3 sheets are no change of A4 ones. */
type Line = {
  readonly competitionId: number;
  readonly kind: PaperKind;
  readonly category: string | null;
  readonly size: PaperWish["size"];
  readonly locale: Locale;
};

export async function findLastEdition(
  db: Db,
  { competitionId, kind, category, size, locale }: Line,
): Promise<PaperEditionRow | undefined> {
  return await db
    .selectFrom("paper_edition")
    .selectAll()
    .where("competition_id", "=", competitionId)
    .where("kind", "=", kind)
    .where("sheet_size", "=", size)
    .where("locale", "=", locale)
    .where("category_uuid", category === null ? "is" : "=", category)
    .orderBy("edition", "desc")
    .limit(1)
    .executeTakeFirst();
}

export async function insertEdition(db: Db, row: Insertable<PaperEditionTable>): Promise<void> {
  await db.insertInto("paper_edition").values(row).execute();
}

/** What stood on the editions before this one is not needed any more. */
export async function dropReplaced(
  db: Db,
  { competition_id, kind, category_uuid, sheet_size, locale, edition }: PaperEditionRow,
) {
  await db
    .updateTable("paper_edition")
    .set({ content: null })
    .where("competition_id", "=", competition_id)
    .where("kind", "=", kind)
    .where("category_uuid", category_uuid === null ? "is" : "=", category_uuid)
    .where("sheet_size", "=", sheet_size)
    .where("locale", "=", locale)
    .where("edition", "<", edition)
    .execute();
}

/**
 * What stood on papers that name an athlete (PD8): of competitions they are in, and wherever the surname is printed, because
 * they may have left a category after its paper was made.
 */
export async function forgetOnPapers(
  db: Db,
  fighter: { readonly id: number; readonly lastName: string },
): Promise<void> {
  await db
    .updateTable("paper_edition")
    .set({ content: null })
    .where((where) =>
      where.or([
        where(
          "competition_id",
          "in",
          where
            .selectFrom("category_fighter")
            .innerJoin("category", "category.id", "category_fighter.category_id")
            .select("category.competition_id")
            .where("category_fighter.fighter_id", "=", fighter.id),
        ),
        sql<boolean>`cast(content as text) like ${`%${fighter.lastName.replaceAll(/[\\%_"]/g, "_")}%`}`,
      ]),
    )
    .execute();
}

/** The same for the papers of one competition. */
export async function forgetPapers(db: Db, competitionId: number): Promise<void> {
  await db
    .updateTable("paper_edition")
    .set({ content: null })
    .where("competition_id", "=", competitionId)
    .execute();
}

/** The same for a judge. */
export async function forgetJudgeOnPapers(db: Db, accountId: number): Promise<void> {
  await db
    .updateTable("paper_edition")
    .set({ content: null })
    .where("competition_id", "in", (where) =>
      where.selectFrom("referee").select("competition_id").where("account_id", "=", accountId),
    )
    .execute();
}

/** Everybody of a competition with what is private about them, under their own names. */
export async function findPaperPeople(db: Db, competitionId: number) {
  return await db
    .selectFrom("fighter")
    .leftJoin("team", "team.id", "fighter.team_id")
    .select((select) => [
      "fighter.uuid",
      select.fn.coalesce("fighter.real_last_name", "fighter.last_name").as("last_name"),
      select
        .case()
        .when("fighter.real_last_name", "is", null)
        .then(select.ref("fighter.first_name"))
        .else(select.ref("fighter.real_first_name"))
        .end()
        .as("first_name"),
      "fighter.middle_name",
      "fighter.birth_date",
      "fighter.birth_year",
      "fighter.sex",
      "fighter.rank",
      "fighter.belt",
      "fighter.region",
      "fighter.city",
      "fighter.coach",
      "fighter.licence",
      "team.name as team_name",
      "team.city as team_city",
      "team.coach as team_coach",
    ])
    .where((where) =>
      where.exists(
        where
          .selectFrom("category_fighter")
          .innerJoin("category", "category.id", "category_fighter.category_id")
          .select("category_fighter.fighter_id")
          .whereRef("category_fighter.fighter_id", "=", "fighter.id")
          .where("category.competition_id", "=", competitionId),
      ),
    )
    .orderBy("fighter.id")
    .execute();
}
