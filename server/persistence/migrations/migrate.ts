import { setTimeout as sleep } from "node:timers/promises";
import { sql, type Kysely } from "kysely";
import { DEFAULT_MIGRATION_TABLE, Migrator, type Migration } from "kysely/migration";
import type { Database } from "../database/database.ts";
import { StorageRefusal } from "../database/storageRefusal.ts";
import type { Tables } from "../database/tables.ts";
import { createAccounts } from "./baseline/accounts.ts";
import { createBouts } from "./baseline/bouts.ts";
import { createEntries } from "./baseline/entries.ts";
import { createEvents } from "./baseline/events.ts";
import { createFollowing } from "./baseline/following.ts";
import { createHall } from "./baseline/hall.ts";
import { createLog } from "./baseline/log.ts";
import {
  addPersonalData,
  addProgramme,
  addProgramTokens,
  addCompetitionFormats,
  addEventCopies,
  addEventLook,
  addPushCaps,
  addStatedConsents,
  createAllowances,
  createArchiveAuthors,
  createClaims,
  createEntryLists,
  createEventRoles,
  createPapers,
  createPersonMerges,
  createRegroupings,
  createSharedFiles,
  createWeightTables,
} from "./steps.ts";
import { addDetailConsents } from "./detailConsents.ts";
import { addLanguages, addPaperLanguages } from "./languages.ts";
import { createPayments } from "./payments.ts";
import { createPresence } from "./presence.ts";
import { createReferees } from "./referees.ts";
import { createRehearsals } from "./rehearsals.ts";
import { createSeasons } from "./seasons.ts";

const BASELINE = "0001-baseline";

/** In the order they are run. A migration that was released is never edited: a change is a new one. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  [BASELINE]: {
    up: async (db: Kysely<never>) => {
      await createEvents(db);
      await createAccounts(db);
      await createBouts(db);
      await createLog(db);
      await createEntries(db);
      await createHall(db);
      await createFollowing(db);
    },
  },
  "0002-allowances": { up: createAllowances },
  "0003-push-caps": { up: addPushCaps },
  "0004-program-tokens": { up: addProgramTokens },
  "0005-shared-files": { up: createSharedFiles },
  "0006-stated-consents": { up: addStatedConsents },
  "0007-personal-data": { up: addPersonalData },
  "0008-lists": { up: createEntryLists },
  "0010-person-merges": { up: createPersonMerges },
  "0011-regroupings": { up: createRegroupings },
  "0012-claims": { up: createClaims },
  "0013-referees": { up: createReferees },
  "0014-programme": { up: addProgramme },
  "0015-formats": { up: addCompetitionFormats },
  "0016-weight-tables": { up: createWeightTables },
  "0017-papers": { up: createPapers },
  "0018-event-copies": { up: addEventCopies },
  "0019-archive-authors": { up: createArchiveAuthors },
  "0020-event-roles": { up: createEventRoles },
  "0021-event-look": { up: addEventLook },
  "0022-payments": { up: createPayments },
  "0023-seasons": { up: createSeasons },
  "0024-rehearsals": { up: createRehearsals },
  "0035-languages": { up: addLanguages },
  "0037-detail-consents": { up: addDetailConsents },
  "0037-paper-languages": { up: addPaperLanguages },
  "0038-presence": { up: createPresence },
};

/** The steps that led to the baseline before it was one; the last of them made the same tables. */
export const STEPS_BEFORE = [
  "0001-events",
  "0002-accounts",
  "0003-fightings",
  "0004-content",
  "0005-bout-log",
  "0006-audit",
  "0007-sign-in",
  "0008-uploads",
  "0009-list-order",
  "0011-displays",
  "0012-queue-acts",
  "0013-corrections",
  "0014-people",
  "0015-parked-authors",
  "0016-following",
  "0017-push",
  "0018-push-failures",
  "0019-notices",
  "0020-second-factor",
  "0021-hall",
  "0022-event-info",
  "0024-readiness",
  "0026-organiser",
  "0028-weight-before",
  "0047-event-stars",
  "0048-mat-officials",
];

/** How often a database that another instance may be migrating is looked at again. */
const LOOK_AGAIN_MS = 500;

/** For an instance that migrates nothing itself: waits a little for the one that does (ST26). */
export async function awaitLatest({ db }: Pick<Database, "db">, waitMs: number): Promise<void> {
  const deadlineMs = performance.now() + waitMs;
  for (;;) {
    const done = await findDone(db);
    if (!STEPS_BEFORE.some((name) => done.includes(name))) refuseNewer(done);
    if (isLatest(done)) return;
    if (performance.now() > deadlineMs)
      throw new StorageRefusal(
        "schema-too-old",
        "The database is not of this version, and KOVER_ROLE=spectators changes nothing: start an instance without it first.",
      );
    await sleep(LOOK_AGAIN_MS);
  }
}

const isLatest = (done: readonly string[]) => Object.keys(MIGRATIONS).every((name) => done.includes(name));

function refuseNewer(done: readonly string[]): void {
  if (done.every((name) => name in MIGRATIONS)) return;
  throw new StorageRefusal(
    "schema-unknown",
    "The database was written by a newer version of this program: start that version, or restore an older backup.",
  );
}

/** All or nothing: on both engines the whole of it is one transaction. */
export async function migrateToLatest({ db }: Pick<Database, "db">): Promise<void> {
  const done = await findDone(db);
  if (done.some((name) => STEPS_BEFORE.includes(name))) await adoptBaseline(db, done);
  else refuseNewer(done);
  const { error } = await migratorOf(db).migrateToLatest();
  if (error !== undefined) throw error;
}

const migratorOf = (db: Kysely<Tables>) =>
  new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });

/** An empty database as the one a backup was made of. */
export async function migrateUpTo({ db }: Pick<Database, "db">, names: readonly string[]): Promise<void> {
  const { error } = await migratorOf(db).migrateTo(names.at(-1) ?? BASELINE);
  if (error !== undefined) throw error;
}

export function refuseUnknownMigrations(names: readonly string[]): void {
  if (names.every((name) => name in MIGRATIONS)) return;
  throw new StorageRefusal(
    "schema-unknown",
    "The backup was made by another version of this program: restore it with that version.",
  );
}

/** Before its first start with this program a database lacks tables, and its files are still in their folder. */
export function refuseOtherVersion(done: readonly string[]): void {
  refuseNewer(done.filter((name) => !STEPS_BEFORE.includes(name)));
  if (isLatest(done)) return;
  throw new StorageRefusal(
    "schema-too-old",
    "The database is of an older version of this program: start the server once, then try again.",
  );
}

async function findDone(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const done = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(
    db,
  );
  return done.rows.map(({ name }) => name);
}

/** A database that took every step stands at the baseline already; its rows stay as they are. */
async function adoptBaseline(db: Kysely<Tables>, done: readonly string[]): Promise<void> {
  if (done.length !== STEPS_BEFORE.length || !STEPS_BEFORE.every((name) => done.includes(name)))
    throw new StorageRefusal(
      "schema-too-old",
      "The database was made by an unfinished version of this program and cannot be brought up to date: start with an empty data directory.",
    );
  await db.transaction().execute(async (trx) => {
    const table = sql.table(DEFAULT_MIGRATION_TABLE);
    await sql`delete from ${table}`.execute(trx);
    await sql`insert into ${table} (name, timestamp) values (${BASELINE}, ${new Date().toISOString()})`.execute(
      trx,
    );
  });
}
