import { sql, type Kysely } from "kysely";
import { DEFAULT_MIGRATION_TABLE, Migrator, type Migration } from "kysely/migration";
import type { Database } from "../database/database.ts";
import { up as events } from "./0001-events.ts";
import { up as accounts } from "./0002-accounts.ts";
import { up as fightings } from "./0003-fightings.ts";
import { up as content } from "./0004-content.ts";
import { up as boutLog } from "./0005-bout-log.ts";
import { up as audit } from "./0006-audit.ts";
import { up as signIn } from "./0007-sign-in.ts";
import { up as uploads } from "./0008-uploads.ts";
import { up as listOrder } from "./0009-list-order.ts";
import { up as displays } from "./0011-displays.ts";
import { up as queueActs } from "./0012-queue-acts.ts";
import { up as people } from "./0014-people.ts";
import { up as parkedAuthors } from "./0015-parked-authors.ts";
import { up as following } from "./0016-following.ts";
import { up as push } from "./0017-push.ts";
import { up as pushFailures } from "./0018-push-failures.ts";
import { up as notices } from "./0019-notices.ts";
import { up as secondFactor } from "./0020-second-factor.ts";
import { up as hall } from "./0021-hall.ts";
import { up as eventInfo } from "./0022-event-info.ts";
import { up as readiness } from "./0024-readiness.ts";
import { up as organiser } from "./0026-organiser.ts";
import { up as weightBefore } from "./0028-weight-before.ts";
import { up as eventStars } from "./0047-event-stars.ts";
import { up as matOfficials } from "./0048-mat-officials.ts";
import { up as corrections } from "./0013-corrections.ts";
import { StorageRefusal } from "../database/storageRefusal.ts";
import type { Tables } from "../database/tables.ts";

/**
 * In the order they are run. A migration that was released is never edited: a change is a new one. 0010, 0023, 0025 and
 * 0029 to 0046 were left out and must never be filled: a database that is past them would refuse to start.
 */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  "0001-events": { up: events },
  "0002-accounts": { up: accounts },
  "0003-fightings": { up: fightings },
  "0004-content": { up: content },
  "0005-bout-log": { up: boutLog },
  "0006-audit": { up: audit },
  "0007-sign-in": { up: signIn },
  "0008-uploads": { up: uploads },
  "0009-list-order": { up: listOrder },
  "0011-displays": { up: displays },
  "0012-queue-acts": { up: queueActs },
  "0014-people": { up: people },
  "0015-parked-authors": { up: parkedAuthors },
  "0013-corrections": { up: corrections },
  "0016-following": { up: following },
  "0017-push": { up: push },
  "0018-push-failures": { up: pushFailures },
  "0019-notices": { up: notices },
  "0020-second-factor": { up: secondFactor },
  "0021-hall": { up: hall },
  "0022-event-info": { up: eventInfo },
  "0024-readiness": { up: readiness },
  "0026-organiser": { up: organiser },
  "0028-weight-before": { up: weightBefore },
  "0047-event-stars": { up: eventStars },
  "0048-mat-officials": { up: matOfficials },
};

/** All or nothing: on both engines the whole of it is one transaction. */
export async function migrateToLatest({ db }: Pick<Database, "db">): Promise<void> {
  await refuseUnknownSchema(db);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

async function refuseUnknownSchema(db: Kysely<Tables>): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return;
  const done = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(
    db,
  );
  if (done.rows.every(({ name }) => name in MIGRATIONS)) return;
  throw new StorageRefusal(
    "schema-unknown",
    "The database was written by a newer version of this program: start that version, or restore an older backup.",
  );
}
