import { sql, type Kysely, type Transaction, type Updateable } from "kysely";
import type { EventRow, RehearsalTable } from "../database/competitionTables.ts";
import type { Tables } from "../database/tables.ts";

type Db = Kysely<Tables>;
type Trx = Transaction<Tables>;

const rehearsals = (db: Db) =>
  db
    .selectFrom("rehearsal")
    .innerJoin("event", "event.id", "rehearsal.event_id")
    .innerJoin("competition", "competition.event_id", "event.id")
    .selectAll("rehearsal")
    .select([
      "event.name",
      "event.document_id",
      "event.rehearsal_of",
      "event.is_rehearsal_open",
      "competition.id as competition_id",
      "competition.uuid as competition_uuid",
    ]);

/** The copy made of an event, with how it is played. */
export async function findRehearsalOf(db: Db, eventId: number) {
  return await rehearsals(db).where("event.rehearsal_of", "=", eventId).executeTakeFirst();
}
export type FoundRehearsal = NonNullable<Awaited<ReturnType<typeof findRehearsalOf>>>;

export async function findRehearsals(db: Db): Promise<FoundRehearsal[]> {
  return await rehearsals(db).orderBy("event.id").execute();
}

/** The real events of rehearsals made before a moment. */
export async function findForgottenRehearsals(db: Db, beforeMs: number): Promise<number[]> {
  const rows = await rehearsals(db).where("rehearsal.made_ms", "<", beforeMs).execute();
  return rows.flatMap(({ rehearsal_of }) => rehearsal_of ?? []);
}

/** The bouts of an event with who stood in them. */
export async function findRealBouts(db: Db, eventId: number) {
  return await db
    .selectFrom("fighting")
    .innerJoin("competition", "competition.id", "fighting.competition_id")
    .innerJoin("fighting_head", "fighting_head.fighting_uuid", "fighting.uuid")
    .leftJoin("fighter as red", "red.id", "fighting.red_fighter_id")
    .leftJoin("fighter as blue", "blue.id", "fighting.blue_fighter_id")
    .select(["fighting.uuid", "fighting.state", "red.uuid as red_uuid", "blue.uuid as blue_uuid"])
    .where("competition.event_id", "=", eventId)
    .execute();
}

export async function findBoutStates(db: Db, competitionId: number) {
  return await db
    .selectFrom("fighting")
    .select(["uuid", "state", "carpet_id"])
    .where("competition_id", "=", competitionId)
    .execute();
}

/** The mats in their order, each with the device that holds it. */
export async function findMatHolders(db: Db, competitionId: number) {
  return await db
    .selectFrom("carpet")
    .leftJoin("lease", (join) => join.on(sql<boolean>`lease.scope = 'carpet:' || carpet.uuid`))
    .leftJoin("account", "account.id", "lease.user_id")
    .select((select) => [
      "carpet.id",
      "carpet.uuid",
      "carpet.name",
      "lease.device_id",
      "lease.seen_ms",
      select.fn.coalesce("account.display_name", "account.username").as("person"),
    ])
    .where("carpet.competition_id", "=", competitionId)
    .orderBy("carpet.position")
    .orderBy("carpet.id")
    .execute();
}

export async function insertRehearsal(
  trx: Trx,
  row: Pick<RehearsalTable, "event_id" | "speed" | "actor_id" | "made_ms">,
): Promise<void> {
  await trx.insertInto("rehearsal").values(row).execute();
}

export async function updateRehearsal(
  db: Db,
  eventId: number,
  change: Updateable<RehearsalTable>,
): Promise<void> {
  await db.updateTable("rehearsal").set(change).where("event_id", "=", eventId).execute();
}

/** Everybody who has the address sees it, or only those who run the real event. */
export async function openRehearsal(db: Db, eventId: number, isOpen: boolean): Promise<void> {
  await db.updateTable("event").set({ is_rehearsal_open: isOpen }).where("id", "=", eventId).execute();
}

/** Copies of what is not shown to everybody any more are shown to nobody either; their competitions (RH13). */
export async function closeHiddenRehearsals(trx: Trx): Promise<string[]> {
  const { rows } = await sql<{ uuid: string }>`select competition.uuid from competition
    join event as copy on copy.id = competition.event_id and copy.is_rehearsal_open
    join event as original on original.id = copy.rehearsal_of
    where not (original.is_published and original.show_competition)`.execute(trx);
  if (rows.length > 0)
    await sql`update event set is_rehearsal_open = false where id in (select event_id from competition
      where uuid in (${sql.join(rows.map(({ uuid }) => uuid))}))`.execute(trx);
  return rows.map(({ uuid }) => uuid);
}

/** True while this server is the one that plays it: the one before it has not been heard of since `silentMs`. */
export async function holdRehearsal(
  db: Db,
  eventId: number,
  { player, nowMs, silentMs }: { readonly player: string; readonly nowMs: number; readonly silentMs: number },
): Promise<boolean> {
  const held = await db
    .updateTable("rehearsal")
    .set({ player, player_seen_ms: nowMs })
    .where("event_id", "=", eventId)
    .where("is_playing", "=", true)
    .where((where) =>
      where.or([
        where("player", "is", null),
        where("player", "=", player),
        where("player_seen_ms", "<", nowMs - silentMs),
      ]),
    )
    .executeTakeFirst();
  return held.numUpdatedRows > 0n;
}

/** Another server may go on at once. */
export async function letRehearsalGo(db: Db, eventId: number, player: string): Promise<void> {
  await db
    .updateTable("rehearsal")
    .set({ player: null })
    .where("event_id", "=", eventId)
    .where("player", "=", player)
    .execute();
}

/** Every row of the copy and every row that names it, but for the audit (RH12). */
export async function deleteRehearsalRows(
  trx: Trx,
  { id }: Pick<EventRow, "id">,
  competitionUuid: string,
): Promise<void> {
  const bouts = sql`select fighting.uuid from fighting
    join competition on competition.id = fighting.competition_id where competition.event_id = ${id}`;
  const scopes = sql`select 'carpet:' || carpet.uuid from carpet
      join competition on competition.id = carpet.competition_id where competition.event_id = ${id}
    union select 'fighting:' || fighting.uuid from fighting
      join competition on competition.id = fighting.competition_id where competition.event_id = ${id}`;
  const followed = sql`(kind = 'fighter' and ref in (select uuid from fighter where rehearsal_id = ${id}))
    or (kind = 'category' and ref in (select category.uuid from category
      join competition on competition.id = category.competition_id where competition.event_id = ${id}))
    or (kind = 'event' and ref = ${String(id)})`;
  const statements = [
    ...["lease", "lease_history"].map(
      (table) => sql`delete from ${sql.table(table)} where scope in (${scopes})`,
    ),
    ...["star", "push_follow"].map((table) => sql`delete from ${sql.table(table)} where ${followed}`),
    ...["push_sent", "correction", "fighting_event_parked", "fighting_event"].map(
      (table) => sql`delete from ${sql.table(table)} where fighting_uuid in (${bouts})`,
    ),
    ...["awarding_act", "queue_act"].map(
      (table) => sql`delete from ${sql.table(table)} where competition_uuid = ${competitionUuid}`,
    ),
    // Mats, categories, bouts, referees, papers and screens go with it.
    sql`delete from competition where event_id = ${id}`,
    sql`delete from fighter where rehearsal_id = ${id}`,
    sql`delete from event where id = ${id} and rehearsal_of is not null`,
  ];
  for (const statement of statements) await statement.execute(trx);
}
