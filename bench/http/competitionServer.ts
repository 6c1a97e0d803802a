import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { createApp } from "#server/app.ts";
import { hashUngated } from "#server/auth/password.ts";
import { tokenKey } from "#server/auth/token.ts";
import { createVapidKeys } from "#server/environment/vapid.ts";
import { createMetrics } from "#server/metrics/metrics.ts";
import { readConfig } from "#server/environment/config.ts";
import { openDatabase } from "#server/persistence/database/database.ts";
import { migrateToLatest } from "#server/persistence/migrations/migrate.ts";
import {
  createAccount,
  createCarpet,
  createCategory,
  createCompetition,
  createEntrant,
  createEvent,
  createFighting,
} from "#server/testing/factories.ts";

/** What is asked for: the server alone with a large championship, or with pages and a smaller one. */
const hasPages = process.argv.includes("pages");
const isLarge = !hasPages || process.argv.includes("large");
/** One mat and nothing on it yet: whoever asked draws a day of their own. */
const isEmpty = process.argv.includes("empty");
const CATEGORIES = isEmpty ? 0 : 60;
const FIGHTERS = isLarge ? 1500 : 300;
const BOUTS = isLarge ? 1600 : 300;
const MATS = isEmpty ? 1 : 12;
const EVENTS = 100;

/** Our server over a competition of the size of a large championship, for the yardsticks. Says its port and the uuid. */
const dataDir = mkdtempSync(join(tmpdir(), "kover-bench-"));
const config = readConfig({ PORT: "0", KOVER_DATA: dataDir, KOVER_DEMO: "off", RATE_LIMIT: "off" });
const database = await openDatabase(config.database);
await migrateToLatest(database);
const password = randomUUID();
const passwordHash = await hashUngated(password);
const { uuid, eventId } = await database.db.transaction().execute(async (db) => {
  const event = await createEvent(db, { show_competition: true });
  for (let index = 1; index < EVENTS; index += 1) await createEvent(db);
  const competition = await createCompetition(db, { event_id: event.id, status: "in_progress" });
  const carpets = [];
  for (let index = 0; index < MATS; index += 1)
    carpets.push(await createCarpet(db, { competition_id: competition.id }));
  for (let index = 0; index < CATEGORIES; index += 1) {
    const category = await createCategory(db, { competition_id: competition.id });
    const fighters = [];
    for (let n = 0; n < FIGHTERS / CATEGORIES; n += 1) fighters.push(await createEntrant(db, category.id));
    for (let n = 0; n < Math.ceil(BOUTS / CATEGORIES); n += 1) {
      await createFighting(db, {
        category_id: category.id,
        red_fighter_id: fighters[n % fighters.length]?.id ?? null,
        blue_fighter_id: fighters[(n + 1) % fighters.length]?.id ?? null,
        carpet_id: carpets[n % MATS]?.id ?? null,
      });
    }
  }
  // For what only officials see; the yardsticks ask for nothing of it.
  if (hasPages) await createAccount(db, { role: "admin", username: "admin", password_hash: passwordHash });
  return { uuid: competition.uuid, eventId: event.id };
});
const deps = {
  config,
  db: database.db,
  vapid: createVapidKeys(),
  tokenKey: tokenKey(Buffer.alloc(32, 7).toString("base64")),
  log: pino({ level: "error" }),
  metrics: createMetrics({ version: "bench", engine: "sqlite", role: "all", backupEveryMinutes: undefined }),
  now: Date.now,
  elapsedMs: () => performance.now(),
  newId: randomUUID,
};
const app = await createApp({ deps, boot: randomUUID(), hasPages });
const address = await app.http.listen({ port: 0, host: "127.0.0.1" });
process.stdout.write(`${JSON.stringify({ address, uuid, eventId, password })}\n`);
