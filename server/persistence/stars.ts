import type { Kysely } from "kysely";
import type { Followed, Star } from "#domain/follow/follow.ts";
import type { Tables } from "./tables.ts";

type Db = Kysely<Tables>;

export async function findAllStars(db: Db, accountId: number): Promise<Star[]> {
  const rows = await db.selectFrom("star").selectAll().where("account_id", "=", accountId).execute();
  return rows.map(({ kind, ref, is_on, changed_ms }) => ({
    kind,
    ref,
    isOn: is_on,
    changedAtMs: changed_ms,
  }));
}

/** The whole list in place of the one before. */
export async function replaceStars(db: Db, accountId: number, stars: readonly Star[]): Promise<void> {
  await db.deleteFrom("star").where("account_id", "=", accountId).execute();
  if (stars.length === 0) return;
  await db
    .insertInto("star")
    .values(
      stars.map(({ kind, ref, isOn, changedAtMs }) => ({
        account_id: accountId,
        kind,
        ref,
        is_on: isOn,
        changed_ms: changedAtMs,
      })),
    )
    .execute();
}

export type NameFound = {
  ref: string;
  name: string;
  note: string | null;
  event_id: number | null;
  event_name: string | null;
  event_date: string | null;
};

const refsOf = (followed: readonly Followed[], kind: Followed["kind"]) =>
  followed.filter((one) => one.kind === kind).map(({ ref }) => ref);

/** Of athletes in a competition that is shown, under the name the public sees. */
export async function findFighterNames(db: Db, followed: readonly Followed[]): Promise<NameFound[]> {
  const refs = refsOf(followed, "fighter");
  if (refs.length === 0) return [];
  const rows = await db
    .selectFrom("fighter")
    .innerJoin("category_fighter", "category_fighter.fighter_id", "fighter.id")
    .innerJoin("category", "category.id", "category_fighter.category_id")
    .innerJoin("competition", "competition.id", "category.competition_id")
    .innerJoin("event", "event.id", "competition.event_id")
    .leftJoin("team", "team.id", "fighter.team_id")
    .select([
      "fighter.uuid as ref",
      "fighter.last_name",
      "fighter.first_name",
      "team.name as note",
      "event.id as event_id",
      "event.name as event_name",
      "event.date_of_event as event_date",
    ])
    .distinct()
    .where("event.show_competition", "=", true)
    .where("fighter.uuid", "in", refs)
    .execute();
  return rows.map(({ last_name, first_name, ...row }) => ({
    ...row,
    name: [last_name, first_name].filter(Boolean).join(" "),
  }));
}

export async function findCategoryNames(db: Db, followed: readonly Followed[]): Promise<NameFound[]> {
  const refs = refsOf(followed, "category");
  if (refs.length === 0) return [];
  const rows = await db
    .selectFrom("category")
    .innerJoin("competition", "competition.id", "category.competition_id")
    .innerJoin("event", "event.id", "competition.event_id")
    .select([
      "category.uuid as ref",
      "category.title as name",
      "event.id as event_id",
      "event.name as event_name",
      "event.date_of_event as event_date",
    ])
    .where("event.show_competition", "=", true)
    .where("category.uuid", "in", refs)
    .execute();
  return rows.map((row) => ({ ...row, note: null }));
}

/** As they are written in links, and never more than a column holds: `0x10` and `1e3` are nobody. */
const NUMBER = /^\d{1,9}$/;

const idsOf = (followed: readonly Followed[], kind: Followed["kind"]) =>
  refsOf(followed, kind)
    .filter((ref) => NUMBER.test(ref))
    .map(Number);

/** What belongs to no event that would have to be named with it. */
const standingAlone = ({ id, name, note }: { id: number; name: string; note: string | null }): NameFound => ({
  ref: String(id),
  name,
  note,
  event_id: null,
  event_name: null,
  event_date: null,
});

export async function findTeamNames(db: Db, followed: readonly Followed[]): Promise<NameFound[]> {
  const ids = idsOf(followed, "team");
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("team")
    .select(["id", "name", "city as note"])
    .where("id", "in", ids)
    .execute();
  return rows.map(standingAlone);
}

/** Of events the public sees. */
export async function findEventNames(db: Db, followed: readonly Followed[]): Promise<NameFound[]> {
  const ids = idsOf(followed, "event");
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("event")
    .select(["id", "name", "city as note"])
    .where("is_published", "=", true)
    .where("id", "in", ids)
    .execute();
  return rows.map(standingAlone);
}
