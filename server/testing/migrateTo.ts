import { Migrator } from "kysely/migration";
import type { Database } from "../persistence/database/database.ts";
import { MIGRATIONS } from "../persistence/migrations/migrate.ts";

/** A database as it was on the day of that migration. */
export async function migrateTo({ db }: Database, name: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error } = await migrator.migrateTo(name);
  if (error !== undefined) throw error;
}
