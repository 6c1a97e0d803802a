import type { Deps } from "../../environment/deps.ts";
import { reachDatabase } from "../../persistence/database/database.ts";

/** How the server does; fails when the database does not answer. */
export async function readHealth(
  { db, config, now }: Pick<Deps, "config" | "db" | "now">,
  boot: string,
  startedAt: number,
) {
  await reachDatabase(db);
  return {
    status: "ok",
    boot,
    uptimeMs: now() - startedAt,
    database: config.database.kind,
    role: config.role,
  };
}
