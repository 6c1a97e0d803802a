import { sql, type Kysely } from "kysely";
import type { Followed, Star } from "#domain/follow/follow.ts";
import { spokenName } from "#domain/naming/spokenName.ts";
import type { Tables } from "../database/tables.ts";

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
  kept_ref?: string;
  name: string;
  note: string | null;
  event_id: number | null;
  event_name: string | null;
  event_date: string | null;
  event_info: unknown;
  /** Whether its event shows a competition to the public. */
  has_competition: boolean;
};

const refsOf = (followed: readonly Followed[], kind: Followed["kind"]) =>
  followed.filter((one) => one.kind === kind).map(({ ref }) => ref);

/** Of athletes in a competition that is shown, under the name the public sees. */
export async function findFighterNames(db: Db, followed: readonly Followed[]): Promise<NameFound[]> {
  const refs = refsOf(followed, "fighter");
  if (refs.length === 0) return [];
  const rows = await db
    .selectFrom("fighter as asked")
    // A star on a record that was merged into another is one on the person (PS12).
    .innerJoin("fighter", (join) => join.on(sql<boolean>`fighter.id = coalesce(asked.merged_into, asked.id)`))
    .innerJoin("category_fighter", "category_fighter.fighter_id", "fighter.id")
    .innerJoin("category", "category.id", "category_fighter.category_id")
    .innerJoin("competition", "competition.id", "category.competition_id")
    .innerJoin("event", "event.id", "competition.event_id")
    .leftJoin("team", "team.id", "fighter.team_id")
    .select([
      "asked.uuid as ref",
      "fighter.uuid as kept_ref",
      "fighter.last_name",
      "fighter.first_name",
      "team.name as note",
      "event.id as event_id",
      "event.name as event_name",
      "event.date_of_event as event_date",
      "event.info as event_info",
    ])
    .distinct()
    .where("event.show_competition", "=", true)
    .where("asked.uuid", "in", refs)
    .execute();
  return rows.map(({ last_name, first_name, ...row }) => ({
    ...row,
    has_competition: true,
    name: spokenName({ firstName: first_name, lastName: last_name }),
  }));
}

/** The athletes of an event whose profile is of the account, under the record that stands for the person (PS12). */
export async function findAllOwnFighters(db: Db, accountId: number, eventId: number): Promise<string[]> {
  const rows = await db
    .selectFrom("profile")
    .innerJoin("fighter", "fighter.profile_id", "profile.id")
    .innerJoin("category_fighter", "category_fighter.fighter_id", "fighter.id")
    .innerJoin("category", "category.id", "category_fighter.category_id")
    .innerJoin("competition", "competition.id", "category.competition_id")
    .select("fighter.uuid")
    .distinct()
    .where("profile.owner_id", "=", accountId)
    .where("competition.event_id", "=", eventId)
    .orderBy("fighter.uuid")
    .execute();
  return rows.map(({ uuid }) => uuid);
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
      "event.info as event_info",
    ])
    .where("event.show_competition", "=", true)
    .where("category.uuid", "in", refs)
    .execute();
  return rows.map((row) => ({ ...row, note: null, has_competition: true }));
}

/** As they are written in links, and never more than a column holds: `0x10` and `1e3` are nobody. */
const NUMBER = /^\d{1,9}$/;

const idsOf = (followed: readonly Followed[], kind: Followed["kind"]) =>
  refsOf(followed, kind)
    .filter((ref) => NUMBER.test(ref))
    .map(Number);

export async function findTeamNames(
  db: Db,
  followed: readonly Followed[],
  today: string,
): Promise<NameFound[]> {
  const ids = idsOf(followed, "team");
  if (ids.length === 0) return [];
  const teams = await db
    .selectFrom("team")
    .select(["id", "name", "city as note"])
    .where("id", "in", ids)
    .execute();
  const days = await findTeamDays(db, ids);
  return teams.map(({ id, name, note }) => {
    const day = nearestDay(
      days.filter(({ team_id }) => team_id === id),
      today,
    );
    return {
      ref: String(id),
      name,
      note,
      event_id: day?.event_id ?? null,
      event_name: day?.event_name ?? null,
      event_date: day?.event_date ?? null,
      event_info: day?.event_info,
      has_competition: day !== undefined,
    };
  });
}

type TeamDay = Awaited<ReturnType<typeof findTeamDays>>[number];

/** The competitions the public sees in which these teams have somebody. */
function findTeamDays(db: Db, teamIds: readonly number[]) {
  return db
    .selectFrom("fighter")
    .innerJoin("category_fighter", "category_fighter.fighter_id", "fighter.id")
    .innerJoin("category", "category.id", "category_fighter.category_id")
    .innerJoin("competition", "competition.id", "category.competition_id")
    .innerJoin("event", "event.id", "competition.event_id")
    .select([
      "fighter.team_id",
      "competition.status",
      "event.id as event_id",
      "event.name as event_name",
      "event.date_of_event as event_date",
      "event.info as event_info",
    ])
    .distinct()
    .where("event.show_competition", "=", true)
    .where("fighter.team_id", "in", teamIds)
    .execute();
}

/** The one that goes on, else the next one, else the last one (FO9). */
function nearestDay(days: readonly TeamDay[], today: string): TeamDay | undefined {
  const running = days.find(({ status }) => status === "in_progress");
  if (running !== undefined) return running;
  const byDate = days.toSorted((a, b) => (a.event_date ?? "").localeCompare(b.event_date ?? ""));
  return (
    byDate.find(({ event_date, status }) => status === "draft" && (event_date ?? "") >= today) ??
    byDate.at(-1)
  );
}

/** Of events the public sees. */
export async function findEventNames(db: Db, followed: readonly Followed[]): Promise<NameFound[]> {
  const ids = idsOf(followed, "event");
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("event")
    .leftJoin("competition", "competition.event_id", "event.id")
    .select([
      "event.id",
      "event.name",
      "event.city as note",
      "event.date_of_event as event_date",
      "event.info as event_info",
      "event.show_competition",
      "competition.id as competition_id",
    ])
    .where("is_published", "=", true)
    .where("event.id", "in", ids)
    .execute();
  return rows.map(({ id, name, note, event_date, event_info, show_competition, competition_id }) => ({
    ref: String(id),
    name,
    note,
    event_id: id,
    event_name: name,
    event_date,
    event_info,
    has_competition: show_competition && competition_id !== null,
  }));
}
