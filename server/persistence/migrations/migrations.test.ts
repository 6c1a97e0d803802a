import { sql } from "kysely";
import { expect, test } from "vitest";
import { BOUT_STATES, CATEGORY_STATUSES, COMPETITION_STATUSES } from "#contract/competition/entity.ts";
import { ROLE_TYPES } from "#domain/access/access.ts";
import { WIN_CAUSES } from "#domain/bout/vocabulary.ts";
import {
  createAccount,
  createApplication,
  createCarpet,
  createCategory,
  createCompetition,
  createEvent,
  createFighter,
  createFighting,
} from "../../testing/factories.ts";
import { COLUMNS_SINCE_BASELINE, TABLES_SINCE_BASELINE } from "../../testing/sinceBaseline.ts";
import { createTestStorage, describeOnEachEngine } from "../../testing/testDatabases.ts";
import { isPostgres, writeJson } from "../database/columns.ts";
import { openDatabase, type Database } from "../database/database.ts";
import { createOfficials } from "./baseline/hall.ts";
import { migrateToLatest, STEPS_BEFORE } from "./migrate.ts";

describeOnEachEngine("migrations", (database, engine) => {
  test("[ST12] every table exists, and a second run changes nothing", async () => {
    const before = await database().db.introspection.getTables();
    await migrateToLatest(database());
    const after = await database().db.introspection.getTables();
    expect(after.map(({ name }) => name)).toEqual(before.map(({ name }) => name));
    expect(after).toHaveLength(67);
  });

  test("[PN3] what was told about a bout is found by the bout", async () => {
    const { db } = database();
    const names =
      engine === "sqlite"
        ? await sql<{ name: string }>`select name from pragma_index_list('push_sent')`.execute(db)
        : await sql<{
            name: string;
          }>`select indexname as name from pg_indexes where tablename = 'push_sent'`.execute(db);
    expect(names.rows.map(({ name }) => name)).toContain("push_sent_by_bout");
  });

  test("[ST12] a migration that fails leaves nothing of the ones before it", async () => {
    const storage = await createTestStorage(engine);
    const occupied = await openDatabase(storage.settings);
    await sql`create table page (n integer)`.execute(occupied.db);
    await expect(migrateToLatest(occupied)).rejects.toThrow(/already exists/);
    const tables = await occupied.db.introspection.getTables();
    expect(tables.map(({ name }) => name)).toEqual(["page"]);
    await occupied.close();
    await storage.remove();
  });

  test("[ST14] a database written by a newer version is refused", async () => {
    const storage = await createTestStorage(engine);
    const newer = await openDatabase(storage.settings);
    await migrateToLatest(newer);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-future', '2030-01-01')`.execute(
      newer.db,
    );
    await expect(migrateToLatest(newer)).rejects.toMatchObject({ code: "schema-unknown" });
    await newer.close();
    await storage.remove();
  });

  test("[ST12] [RE15] a database that took every step before the baseline keeps its rows and goes on", async () => {
    const storage = await createTestStorage(engine);
    const before = await openDatabase(storage.settings);
    await migrateToLatest(before);
    const event = await createEvent(before.db);
    await createFighter(before.db);
    await createFighter(before.db, { last_name: "Участник №7", real_last_name: "Скромников" });
    const staff = await createStaffBefore(before, event.id);
    await rememberSteps(before, STEPS_BEFORE);
    await migrateToLatest(before);
    const found = await before.db.selectFrom("event").select("id").execute();
    expect(found).toEqual([{ id: event.id }]);
    expect(await doneIn(before)).toEqual([
      "0001-baseline",
      "0002-allowances",
      "0003-push-caps",
      "0004-program-tokens",
      "0005-shared-files",
      "0006-stated-consents",
      "0007-personal-data",
      "0008-lists",
      "0010-person-merges",
      "0011-regroupings",
      "0012-claims",
      "0013-referees",
      "0014-programme",
      "0015-formats",
      "0016-weight-tables",
      "0017-papers",
      "0018-event-copies",
      "0019-archive-authors",
      "0020-event-roles",
      "0021-event-look",
      "0022-payments",
      "0023-seasons",
      "0024-rehearsals",
      "0035-languages",
      "0037-detail-consents",
      "0037-paper-languages",
      "0038-presence",
    ]);
    // [EN15] Who was published before stays so.
    const fighters = await before.db.selectFrom("fighter").select("has_consent").orderBy("id").execute();
    expect(fighters).toEqual([{ has_consent: true }, { has_consent: false }]);
    // [RE15] Who was named or had a mat is a referee with the names that were known.
    const referees = await before.db
      .selectFrom("referee")
      .leftJoin("referee_mat", "referee_mat.referee_id", "referee.id")
      .select(["last_name", "first_name", "is_named", "account_id", "carpet_id"])
      .orderBy("account_id")
      .execute();
    const known = { last_name: "Мамлеев", first_name: "Виктор" };
    const unknown = { last_name: "Секретарь ковра", first_name: null };
    expect(referees).toEqual([
      { ...known, is_named: true, account_id: staff.named, carpet_id: null },
      { ...unknown, is_named: false, account_id: staff.placed, carpet_id: staff.carpet },
    ]);
    await before.close();
    await storage.remove();
  });

  test("[ST14] a database that stopped on the way to the baseline is refused in one sentence", async () => {
    const storage = await createTestStorage(engine);
    const before = await openDatabase(storage.settings);
    await migrateToLatest(before);
    await rememberSteps(before, STEPS_BEFORE.slice(0, -1));
    await expect(migrateToLatest(before)).rejects.toMatchObject({ code: "schema-too-old" });
    expect(await doneIn(before)).toEqual(STEPS_BEFORE.slice(0, -1));
    await before.close();
    await storage.remove();
  });

  test("the tables accept every word of the contract", async () => {
    const { db } = database();
    for (const status of COMPETITION_STATUSES) await createCompetition(db, { status });
    for (const status of CATEGORY_STATUSES) await createCategory(db, { status });
    for (const state of BOUT_STATES) await createFighting(db, { state });
    for (const cause of WIN_CAUSES) await createFighting(db, { cause });
    for (const role of ROLE_TYPES) await createAccount(db, { role });
    await createApplication(db);
  });

  test("a word that is not in its list is refused", async () => {
    const { db } = database();
    const fighting = await createFighting(db);
    const update = sql`update fighting set state = 'sleeping' where id = ${fighting.id}`.execute(db);
    await expect(update).rejects.toThrow(/constraint/i);
  });

  test("[ST4] booleans, JSON, weights and big numbers come back as they went in", async () => {
    const { db } = database();
    const { id } = await createEvent(db, { show_competition: true, registration_open: false });
    const event = await db.selectFrom("event").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    expect(event).toMatchObject({ show_competition: true, registration_open: false, internal_note: null });

    const rules = { advantages: false, penalties: true, preset: "uww_grappling" };
    const commercials = [{ id: 1, title: "Вода «Ключ»", seconds: 8 }];
    const made = await createCompetition(db, {
      rules: writeJson(rules),
      commercials: writeJson(commercials),
    });
    expect(made).toMatchObject({ rules, commercials });
    expect(await createCompetition(db)).toMatchObject({ rules: null, commercials: [] });

    expect(await createFighter(db, { weight: 61.2 })).toMatchObject({ weight: 61.2 });

    const rev = 2 ** 52;
    await db.insertInto("competition_feed").values({ competition_uuid: made.uuid, rev }).execute();
    const feed = await db.selectFrom("competition_feed").selectAll().where("rev", "=", rev).execute();
    expect(feed).toEqual([{ competition_uuid: made.uuid, rev, structure_rev: 0 }]);
  });

  test("a reference to a row that does not exist is refused", async () => {
    await expect(createFighter(database().db, { team_id: 999_999 })).rejects.toThrow(/foreign key/i);
  });

  test("nobody fights themselves, and only who fought can win", async () => {
    const { db } = database();
    const { id } = await createFighter(db);
    await expect(createFighting(db, { red_fighter_id: id, blue_fighter_id: id })).rejects.toThrow(
      /constraint/i,
    );
    await expect(createFighting(db, { winner_id: id })).rejects.toThrow(/constraint/i);
    await expect(createFighting(db, { winner_id: id, red_fighter_id: null })).rejects.toThrow(/constraint/i);
    await createFighting(db, { winner_id: id, red_fighter_id: null, blue_fighter_id: id });
  });

  test("an event has at most one competition", async () => {
    const { db } = database();
    const { id } = await createEvent(db);
    await createCompetition(db, { event_id: id });
    await expect(createCompetition(db, { event_id: id })).rejects.toThrow(/unique/i);
    await createCompetition(db, { event_id: null });
    await createCompetition(db, { event_id: null });
  });
});

async function forgetSinceBaseline({ db }: Database): Promise<void> {
  for (const table of ["fighting_event", "awarding_act"])
    await sql`drop trigger ${sql.id(`${table}_no_delete`)} ${isPostgres(db) ? sql`on ${sql.table(table)}` : sql``}`.execute(
      db,
    );
  for (const table of TABLES_SINCE_BASELINE) await sql`drop table ${sql.table(table)}`.execute(db);
  for (const index of [
    "push_subscription_by_network",
    "fighter_by_merged_into",
    "fighter_by_birth_date",
    "fighter_by_birth_year",
    "event_copy_once",
    "event_rehearsal_once",
    "fighter_by_rehearsal",
  ])
    await sql`drop index ${sql.ref(index)}`.execute(db);
  for (const [table, columns] of Object.entries(COLUMNS_SINCE_BASELINE))
    for (const column of columns)
      await sql`alter table ${sql.table(table)} drop column ${sql.ref(column)}`.execute(db);
}

/** Back to the baseline, where accounts were named and had mats, and nobody was a person. */
async function createStaffBefore(database: Database, eventId: number) {
  const { db } = database;
  const { id: competitionId } = await createCompetition(db, { event_id: eventId });
  const carpet = await createCarpet(db, { competition_id: competitionId });
  const named = await createAccount(db, { role: "referee", last_name: "Мамлеев", first_name: "Виктор" });
  const placed = await createAccount(db, { role: "referee", display_name: "Секретарь ковра" });
  await forgetSinceBaseline(database);
  await createOfficials(db.withTables<never>());
  await sql`insert into competition_referee values (${competitionId}, ${named.id})`.execute(db);
  await sql`insert into mat_official values (${competitionId}, ${placed.id}, ${carpet.id})`.execute(db);
  return { carpet: carpet.id, named: named.id, placed: placed.id };
}

async function rememberSteps({ db }: Database, steps: readonly string[]): Promise<void> {
  await sql`delete from kysely_migration`.execute(db);
  for (const name of steps)
    await sql`insert into kysely_migration (name, timestamp) values (${name}, '2026-01-01')`.execute(db);
}

async function doneIn({ db }: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}
