import { randomUUID } from "node:crypto";
import { flushCompileCache } from "node:module";
import type { App } from "./app.ts";
import { tokenKey } from "./auth/token.ts";
import { PRODUCT_VERSION, readConfig, SettingRefusal, type Config } from "./environment/config.ts";
import type { DepsWithoutFeed } from "./environment/deps.ts";
import { createLog } from "./environment/log.ts";
import { createMetrics } from "./metrics/metrics.ts";
import { seedDemo } from "./demo/seedDemo.ts";
import { refuseDemoAccounts } from "./demo/refuseDemoAccounts.ts";
import { startDemo } from "./demo/live/startDemo.ts";
import { createProvider } from "./payment/yookassa.ts";
import { openDatabase } from "./persistence/database/database.ts";
import { awaitLatest, migrateToLatest } from "./persistence/migrations/migrate.ts";
import { holdJobs, type Work } from "./persistence/database/jobHolder.ts";
import { acquireProcessLock } from "./persistence/database/processLock.ts";
import { StorageRefusal } from "./persistence/database/storageRefusal.ts";
import { refuseOtherKeys } from "./persistence/database/keyPrints.ts";
import { closeBackups } from "./backup/makeBackup.ts";
import { refuseHalfRestored } from "./backup/restoreBackup.ts";
import { startBackups } from "./backup/startBackups.ts";
import { keyPrint, prepareDataDirs, readSecrets } from "./environment/secrets.ts";
import { startTidying } from "./usecases/account/tidyAccounts.ts";
import { startPaymentChecks } from "./usecases/fee/settlePayment.ts";
import { adoptUploads } from "./usecases/event/adoptUploads.ts";

/** How long one request to stop may echo: a terminal or a service manager tells the launcher and this process. */
const SIGNAL_ECHO_MS = 1000;
/**
 * A hall that comes back after a restart. One connection is accepted a turn of the loop, so nobody is held up by those that
 * wait; who finds no room asks again after one second, then two, then four, and so on, and a table would too.
 */
const BACKLOG = 1024;
/** How long a start waits for another instance that brings the database up to date. */
const OTHERS_MIGRATE_MS = 20_000;
const NO_SUCH_HOST: ReadonlySet<string | undefined> = new Set(["EADDRNOTAVAIL", "ENOTFOUND", "EAI_AGAIN"]);

try {
  await start(readConfig(process.env));
} catch (cause) {
  console.error(sentenceOf(cause));
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  say("3/3 Preparing data …");
  prepareDataDirs(config);
  const lock = acquireProcessLock(config.dataDir);
  refuseHalfRestored(config);
  const secrets = readSecrets(config.keysDir);
  const metrics = createMetrics({
    version: PRODUCT_VERSION,
    engine: config.database.kind,
    role: config.role,
    backupEveryMinutes: config.backup.everyMinutes,
  });
  const database = await openDatabase(config.database, metrics.database);
  const isReader = config.role === "spectators";
  if (isReader) await awaitLatest(database, OTHERS_MIGRATE_MS);
  else await migrateToLatest(database);
  await closeBackups(config.backup);
  await refuseOtherKeys(database.db, keyPrint(secrets), { isReplaced: config.isKeyReplaced, isReader });

  const deps = {
    config,
    db: database.db,
    tokenKey: tokenKey(secrets.jwtKey),
    vapid: secrets.vapid,
    log: createLog(config.logLevel),
    metrics,
    now: Date.now,
    elapsedMs: () => performance.now(),
    newId: randomUUID,
  };
  if (!isReader) await fill(deps);

  const { createApp } = await loadApp(config);
  const app = await createApp({ deps, boot: randomUUID(), hasPages: true });
  await app.http.listen({ port: config.port, host: config.host, backlog: BACKLOG });
  const work = isReader ? [] : startWork(app, deps);
  stopOn(["SIGTERM", "SIGINT"], async () => {
    for (const { stop } of work) await stop();
    await app.close();
    await database.close();
    lock.release();
  });
  const setupCode = isReader ? undefined : await app.offerSetup();
  const address = addressOf(config, app);
  if (setupCode !== undefined) {
    say(`Set-up code of the first admin, good for 30 minutes: ${setupCode}`);
    say(`Enter it at ${address}/auth/setup`);
  }
  say(`Ready: ${address}`);
  // Kept now and not at the end: a server that is killed must be back soon, and half of a start is compiling.
  flushCompileCache();
}

async function fill(deps: DepsWithoutFeed): Promise<void> {
  await adoptUploads(deps);
  if (deps.config.demo === "off") await refuseDemoAccounts(deps);
  else await seedDemo(deps, say);
}

/** What goes on beside the answers, in the order it is stopped; all but rehearsals, each of which is held by one instance, are done by one. */
function startWork(app: App, deps: DepsWithoutFeed): readonly Work[] {
  const listening = app.http.server.address();
  const startJobs = () => [
    ...(typeof listening === "object" && listening !== null ? [startDemo(deps, listening)] : []),
    app.startNotifier(),
    startTidying(deps),
    startPaymentChecks(deps, createProvider(deps.config)),
  ];
  const onError = (cause: unknown) =>
    deps.log.warn({ err: cause }, "timed jobs are left to another instance");
  const { backup, database } = deps.config;
  return [
    holdJobs(database, { jobs: "usual", start: startJobs, onError }),
    ...(backup.everyMinutes === undefined
      ? []
      : [holdJobs(database, { jobs: "backups", start: () => [startBackups(deps)], onError })]),
    app.startRehearsals(),
  ];
}

/** React takes its slow, checking build unless NODE_ENV says otherwise when it is first loaded; the settings are read by now. */
async function loadApp(config: Config) {
  process.env["NODE_ENV"] ??= config.isDev ? "development" : "production";
  return import("./app.ts");
}

/** Finishes what is under way, then leaves with 0; a signal that is no echo of the first does not wait. */
function stopOn(signals: readonly NodeJS.Signals[], finish: () => Promise<void>): void {
  let stoppingSince: number | undefined;
  const stop = async () => {
    if (stoppingSince !== undefined && Date.now() - stoppingSince > SIGNAL_ECHO_MS) process.exit(1);
    if (stoppingSince !== undefined) return;
    stoppingSince = Date.now();
    await finish();
    process.exit(0);
  };
  for (const signal of signals) process.on(signal, () => void stop());
}

function addressOf(config: Config, app: App): string {
  const listening = app.http.server.address();
  const port = typeof listening === "object" && listening !== null ? listening.port : config.port;
  return config.port === 0 ? `http://${config.host}:${port}` : config.publicUrl.origin;
}

function sentenceOf(cause: unknown): string {
  if (cause instanceof SettingRefusal || cause instanceof StorageRefusal) return cause.message;
  if (isErrno(cause) && cause.code === "EADDRINUSE")
    return "PORT: something else is listening on this port already.";
  if (isErrno(cause) && cause.code === "EACCES") return "PORT: this port may not be opened by this user.";
  if (isErrno(cause) && NO_SUCH_HOST.has(cause.code)) return "HOST: this machine has no such address.";
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}

function isErrno(cause: unknown): cause is NodeJS.ErrnoException {
  return cause instanceof Error && "code" in cause;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
