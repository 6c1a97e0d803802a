import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

const MOST_EVENTS = 500;

/** The newest events, for the site map. */
export async function findListedEvents(db: Kysely<Tables>): Promise<number[]> {
  const rows = await db.selectFrom("event").select("id").orderBy("id", "desc").limit(MOST_EVENTS).execute();
  return rows.map(({ id }) => id);
}

export async function findPageSlugs(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db.selectFrom("page").select("slug").orderBy("slug").execute();
  return rows.map(({ slug }) => slug);
}
