import { sql, type Insertable, type Kysely } from "kysely";
import { outsideDrafts } from "../../collections/rowRules.ts";
import type { TeamRow, TeamTable } from "../database/competitionTables.ts";
import type { Tables } from "../database/tables.ts";

export async function insertTeam(db: Kysely<Tables>, row: Insertable<TeamTable>): Promise<TeamRow> {
  return await db.insertInto("team").values(row).returningAll().executeTakeFirstOrThrow();
}

export async function findTeamById(db: Kysely<Tables>, id: number): Promise<TeamRow | undefined> {
  return await db.selectFrom("team").selectAll().where("id", "=", id).executeTakeFirst();
}

/** A club by its number or uuid, as a stranger may know of it: one of nothing but drafts is not there (EV6). */
export async function findPublicTeam(db: Kysely<Tables>, asked: string): Promise<TeamRow | undefined> {
  const isNumber = /^\d+$/.test(asked);
  return await db
    .selectFrom("team")
    .selectAll()
    .where(isNumber ? "id" : "uuid", "=", isNumber ? Number(asked) : asked)
    .where(sql<boolean>`${outsideDrafts({ role: "public" }, "team")}`)
    .executeTakeFirst();
}

/** The club of somebody who is known, or the one chosen for who is not. */
export async function findTeamIdOfNewcomer(
  db: Kysely<Tables>,
  { fighter, team }: { readonly fighter: string | undefined; readonly team: string | null | undefined },
): Promise<number | undefined> {
  if (fighter !== undefined) {
    const row = await db
      .selectFrom("fighter")
      .select("team_id")
      .where("uuid", "=", fighter)
      .executeTakeFirst();
    return row?.team_id ?? undefined;
  }
  const row = await db
    .selectFrom("team")
    .select("id")
    .where("document_id", "=", team ?? "")
    .executeTakeFirst();
  return row?.id;
}

/** The competitions in which somebody of the team competes, or it was given points. */
export async function findCompetitionsOfTeam(db: Kysely<Tables>, teamId: number): Promise<string[]> {
  const adjusted = await db
    .selectFrom("team_adjustment")
    .innerJoin("competition", "competition.id", "team_adjustment.competition_id")
    .select("competition.uuid")
    .where("team_adjustment.team_id", "=", teamId)
    .execute();
  const rows = await db
    .selectFrom("fighter")
    .innerJoin("category_fighter", "category_fighter.fighter_id", "fighter.id")
    .innerJoin("category", "category.id", "category_fighter.category_id")
    .innerJoin("competition", "competition.id", "category.competition_id")
    .select("competition.uuid")
    .where("fighter.team_id", "=", teamId)
    .distinct()
    .execute();
  return [...new Set([...rows, ...adjusted].map(({ uuid }) => uuid))];
}

export type MovedToTeam = { readonly fighters: number; readonly people: number };

/** Everything of one team becomes the other's, and the first is no more. */
export async function mergeTeamInto(
  db: Kysely<Tables>,
  fromId: number,
  intoId: number,
): Promise<MovedToTeam> {
  const toTeam = { team_id: intoId };
  const { numUpdatedRows: fighters } = await db
    .updateTable("fighter")
    .set(toTeam)
    .where("team_id", "=", fromId)
    .executeTakeFirst();
  const { numUpdatedRows: people } = await db
    .updateTable("profile")
    .set(toTeam)
    .where("team_id", "=", fromId)
    .executeTakeFirst();
  await db.updateTable("application").set(toTeam).where("team_id", "=", fromId).execute();
  await db.updateTable("team_adjustment").set(toTeam).where("team_id", "=", fromId).execute();
  await db
    .insertInto("event_team")
    .columns(["event_id", "team_id"])
    .expression((select) =>
      select
        .selectFrom("event_team")
        .select((column) => ["event_id", column.val(intoId).as("team_id")])
        .where("team_id", "=", fromId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await moveStars(db, String(fromId), String(intoId));
  await db.deleteFrom("team").where("id", "=", fromId).execute();
  return { fighters: Number(fighters), people: Number(people) };
}

/** Whoever follows both keeps one star, and is told once. */
async function moveStars(db: Kysely<Tables>, from: string, into: string): Promise<void> {
  const ofTeam = db.selectFrom("star").select("account_id").where("kind", "=", "team");
  await db
    .deleteFrom("star")
    .where("kind", "=", "team")
    .where("ref", "=", from)
    .where("account_id", "in", ofTeam.where("ref", "=", into))
    .execute();
  await db
    .updateTable("star")
    .set({ ref: into })
    .where("kind", "=", "team")
    .where("ref", "=", from)
    .execute();
  const told = db.selectFrom("push_follow").select("subscription_id").where("kind", "=", "team");
  await db
    .deleteFrom("push_follow")
    .where("kind", "=", "team")
    .where("ref", "=", from)
    .where("subscription_id", "in", told.where("ref", "=", into))
    .execute();
  await db
    .updateTable("push_follow")
    .set({ ref: into })
    .where("kind", "=", "team")
    .where("ref", "=", from)
    .execute();
}
