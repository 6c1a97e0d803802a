import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";

const MOST_EVENTS = 500;

export type ListedRow = {
  readonly event_id: number;
  /** Of a competition that the event shows. */
  readonly competition_id: number | null;
  readonly category_uuid: string | null;
};

/** The newest events with the categories they show, for the site map: a row for each category, or one for the event. */
export async function findListed(db: Kysely<Tables>): Promise<ListedRow[]> {
  return await db
    .selectFrom((from) =>
      from
        .selectFrom("event")
        .select(["id", "show_competition"])
        .where("is_published", "=", true)
        .orderBy("id", "desc")
        .limit(MOST_EVENTS)
        .as("listed"),
    )
    .leftJoin("competition", (join) =>
      join.onRef("competition.event_id", "=", "listed.id").on("listed.show_competition", "=", true),
    )
    .leftJoin("category", "category.competition_id", "competition.id")
    .select(["listed.id as event_id", "competition.id as competition_id", "category.uuid as category_uuid"])
    .orderBy("listed.id", "desc")
    .orderBy("category.position")
    .orderBy("category.id")
    .execute();
}

export async function findPageSlugs(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db.selectFrom("page").select("slug").orderBy("slug").execute();
  return rows.map(({ slug }) => slug);
}
