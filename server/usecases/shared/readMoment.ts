import { newestBackupMs } from "../../backup/startBackups.ts";
import type { Deps } from "../../environment/deps.ts";
import type { Moment } from "../../metrics/metrics.ts";
import { countAllOpenParked } from "../../persistence/bout/parkedActs.ts";

/** What of the figures has to be looked up; those of the server itself are told also while the database is away. */
export async function readMoment({
  db,
  config,
  now,
}: Pick<Deps, "db" | "config" | "now">): Promise<Pick<Moment, "nowMs" | "parkedActs" | "newestBackupMs">> {
  const [parkedActs, newest] = await Promise.all([
    countAllOpenParked(db).catch(() => undefined),
    newestBackupMs(config.backup.dir),
  ]);
  return { nowMs: now(), parkedActs, newestBackupMs: newest };
}
