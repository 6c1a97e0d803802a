import type { Kysely, Updateable } from "kysely";
import type { ApplicationTable } from "../database/accountTables.ts";
import type { Tables } from "../database/tables.ts";

type Db = Kysely<Tables>;
type Membership = { readonly categoryId: number; readonly fighterId: number };

/** Everything a late change may touch of somebody in a category. */
export async function findPersonState(db: Db, { categoryId, fighterId }: Membership) {
  const fighter = await db
    .selectFrom("fighter")
    .select("weight")
    .where("id", "=", fighterId)
    .executeTakeFirst();
  const membership = await db
    .selectFrom("category_fighter")
    .select("position")
    .where("category_id", "=", categoryId)
    .where("fighter_id", "=", fighterId)
    .executeTakeFirst();
  const weighIn = await db
    .selectFrom("weigh_in")
    .select(["state", "weight", "attempts", "has_papers", "weight_before", "at_ms", "actor_id"])
    .where("category_id", "=", categoryId)
    .where("fighter_id", "=", fighterId)
    .executeTakeFirst();
  const application = await db
    .selectFrom("application")
    .select(["id", "category_id", "state", "weigh_in_state", "weigh_in_weight"])
    .where("category_id", "=", categoryId)
    .where("fighter_id", "=", fighterId)
    .orderBy("id", "desc")
    .executeTakeFirst();
  return {
    categoryId,
    fighterId,
    weight: fighter?.weight ?? null,
    position: membership?.position ?? null,
    weighIn: weighIn ?? null,
    application: application ?? null,
  };
}
export type PersonState = Awaited<ReturnType<typeof findPersonState>>;

/** Back into the list of the category, where they stood in it. */
export async function restoreMembership(
  db: Db,
  { categoryId, fighterId, position }: Pick<PersonState, "categoryId" | "fighterId" | "position">,
): Promise<void> {
  await db
    .deleteFrom("category_fighter")
    .where("category_id", "=", categoryId)
    .where("fighter_id", "=", fighterId)
    .execute();
  if (position !== null)
    await db
      .insertInto("category_fighter")
      .values({ category_id: categoryId, fighter_id: fighterId, position })
      .execute();
}

export async function restorePersonState(db: Db, state: PersonState): Promise<void> {
  const { categoryId, fighterId, weight, weighIn, application } = state;
  await restoreMembership(db, state);
  await db.updateTable("fighter").set({ weight }).where("id", "=", fighterId).execute();
  await deleteWeighIn(db, { categoryId, fighterId });
  if (weighIn !== null)
    await db
      .insertInto("weigh_in")
      .values({ category_id: categoryId, fighter_id: fighterId, ...weighIn })
      .execute();
  if (application !== null) {
    const { id, ...columns } = application;
    await updateEntry(db, id, columns);
  }
}

/** Who was made by the change and is in no other category is as if never written. */
export async function deleteNewcomer(db: Db, { categoryId, fighterId }: Membership): Promise<void> {
  await deleteWeighIn(db, { categoryId, fighterId });
  await restoreMembership(db, { categoryId, fighterId, position: null });
  await db
    .deleteFrom("fighter")
    .where("id", "=", fighterId)
    .where((not) =>
      not.not(
        not.exists(
          not.selectFrom("category_fighter").select("fighter_id").where("fighter_id", "=", fighterId),
        ),
      ),
    )
    .execute();
}

async function deleteWeighIn(db: Db, { categoryId, fighterId }: Membership): Promise<void> {
  await db
    .deleteFrom("weigh_in")
    .where("category_id", "=", categoryId)
    .where("fighter_id", "=", fighterId)
    .execute();
}

async function updateEntry(db: Db, id: number, columns: Updateable<ApplicationTable>): Promise<void> {
  await db.updateTable("application").set(columns).where("id", "=", id).execute();
}
