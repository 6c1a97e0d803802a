import type { Insertable, Kysely, Transaction } from "kysely";
import type { CategoryFighterTable, WeighInTable } from "../database/competitionTables.ts";
import { writeJson } from "../database/columns.ts";
import type { Tables } from "../database/tables.ts";

type Pair = readonly [number, number];

/** Everything of two athletes in a category that holds both, as it stands. */
export async function findSharedPlace(db: Kysely<Tables>, categoryId: number, pair: Pair) {
  const of = [...pair];
  const category = await db
    .selectFrom("category")
    .select(["uuid", "draw", "tie_decisions"])
    .where("id", "=", categoryId)
    .executeTakeFirst();
  return {
    category: categoryId,
    uuid: category?.uuid ?? "",
    draw: category?.draw ?? null,
    ties: category?.tie_decisions ?? null,
    members: await db
      .selectFrom("category_fighter")
      .selectAll()
      .where("category_id", "=", categoryId)
      .where("fighter_id", "in", of)
      .orderBy("fighter_id")
      .execute(),
    weighIns: await db
      .selectFrom("weigh_in")
      .selectAll()
      .where("category_id", "=", categoryId)
      .where("fighter_id", "in", of)
      .orderBy("fighter_id")
      .execute(),
    applications: await db
      .selectFrom("application")
      .select(["id", "state", "fighter_id"])
      .where("category_id", "=", categoryId)
      .where("fighter_id", "in", of)
      .orderBy("id")
      .execute(),
  };
}
export type SharedPlace = Awaited<ReturnType<typeof findSharedPlace>>;

type Places = {
  readonly members: readonly Insertable<CategoryFighterTable>[];
  readonly weighIns: readonly Insertable<WeighInTable>[];
};

/** What the two had in the category is gone, and this is there instead. */
export async function replacePlaces(
  trx: Transaction<Tables>,
  categoryId: number,
  pair: Pair,
  { members, weighIns }: Places,
): Promise<void> {
  for (const table of ["category_fighter", "weigh_in"] as const)
    await trx
      .deleteFrom(table)
      .where("category_id", "=", categoryId)
      .where("fighter_id", "in", [...pair])
      .execute();
  if (members.length > 0)
    await trx
      .insertInto("category_fighter")
      .values([...members])
      .execute();
  if (weighIns.length > 0)
    await trx
      .insertInto("weigh_in")
      .values([...weighIns])
      .execute();
}

export async function restoreDraw(
  trx: Transaction<Tables>,
  { category, draw, ties }: { readonly category: number; readonly draw: unknown; readonly ties: unknown },
): Promise<void> {
  const written = (document: unknown) =>
    document === null || document === undefined ? null : writeJson(document);
  await trx
    .updateTable("category")
    .set({ draw: written(draw), tie_decisions: written(ties) })
    .where("id", "=", category)
    .execute();
}

/** Lines about an act that was taken back. */
export async function deleteChangesOf(
  trx: Transaction<Tables>,
  applicationId: number,
  atMs: number,
): Promise<void> {
  await trx
    .deleteFrom("application_change")
    .where("application_id", "=", applicationId)
    .where("at_ms", "=", atMs)
    .where("kind", "=", "withdrawn")
    .execute();
}
