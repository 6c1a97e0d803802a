import { randomBytes, randomUUID, type KeyObject } from "node:crypto";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import pino from "pino";
import { planForDraw } from "#domain/schedule/plan/plan.ts";
import { tokenKey } from "../auth/token.ts";
import { readConfig, type Config } from "../environment/config.ts";
import { createMetrics, type Metrics } from "../metrics/metrics.ts";
import type { Deps } from "../environment/deps.ts";
import { createVapidKeys } from "../environment/vapid.ts";
import { CREATED_MS } from "./factories.ts";
import type { TestDatabase } from "./testDatabases.ts";

export type TestClock = { readonly now: () => number; readonly pass: (ms: number) => void };

/** A clock that moves only when a test says so. */
export function createTestClock(startMs = CREATED_MS): TestClock {
  let nowMs = startMs;
  return { now: () => nowMs, pass: (ms) => void (nowMs += ms) };
}

export type TestDepsOptions = {
  readonly now?: () => number;
  /** Settings as an operator would write them. */
  readonly env?: Readonly<Record<string, string>>;
  /** Its own unless it is one of several instances. */
  readonly tokenKey?: KeyObject;
  /** Silent unless a test reads it. */
  readonly log?: Deps["log"];
  /** Those the database tells its times to, where a test reads them. */
  readonly metrics?: Metrics;
};

/** What the use cases get in production, over a test database. Feeds that were woken are listed. */
export function createTestDeps(
  database: TestDatabase,
  { now = Date.now, env = {}, log = pino({ level: "silent" }), ...given }: TestDepsOptions = {},
): Deps & { readonly woken: string[] } {
  const woken: string[] = [];
  return {
    config: testConfig(database, env),
    db: database.db,
    tokenKey: given.tokenKey ?? tokenKey(randomBytes(32).toString("base64")),
    vapid: createVapidKeys(),
    log,
    metrics: given.metrics ?? createTestMetrics(),
    now,
    elapsedMs: now,
    newId: randomUUID,
    plan: (input) => Promise.resolve(planForDraw(input)),
    wakeFeed: (uuid) => void woken.push(uuid),
    tellOfficials: () => {},
    woken,
  };
}

export const createTestMetrics = () =>
  createMetrics({ version: "0.0.0", engine: "sqlite", role: "all", backupEveryMinutes: undefined });

function testConfig({ settings }: TestDatabase, env: Readonly<Record<string, string>>): Config {
  const dataDir =
    settings.kind === "sqlite"
      ? dirname(settings.file)
      : join(tmpdir(), `kover-${new URL(settings.url).pathname.slice(1)}`);
  return { ...readConfig({ RATE_LIMIT: "off", KOVER_DATA: dataDir, ...env }), database: settings };
}
