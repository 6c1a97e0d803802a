import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, PostgresDialect, sql, type LogEvent } from "kysely";
import { Pool, TypeOverrides, types } from "pg";
import { closeToOthers } from "./closeToOthers.ts";
import { addFoldFunction } from "./foldText.ts";
import { addHtmlFunction } from "./htmlFunction.ts";
import type { DatabaseTimes, QueryKind } from "../../metrics/metrics.ts";
import { readThrough, type RowReader } from "./rowReader.ts";
import { NodeSqliteDialect, createRowReader } from "./sqlite.ts";
import { StorageRefusal } from "./storageRefusal.ts";
import type { Tables } from "./tables.ts";

export type DatabaseSettings = { readonly kind: "sqlite"; readonly file: string } | PostgresSettings;
type PostgresSettings = {
  readonly kind: "postgres";
  readonly url: string;
  readonly statementTimeoutMs?: number;
  /** The database itself refuses every change on these connections. */
  readonly isReadOnly?: boolean;
};

export type Database = {
  readonly db: Kysely<Tables>;
  readonly engine: "sqlite" | "postgres";
  close(): Promise<void>;
};

/**
 * An open database that keeps what it acknowledged, or a `StorageRefusal`: acknowledged means flushed to disk (ST1, ST3).
 * How long its statements take is told to `times`.
 */
export async function openDatabase(settings: DatabaseSettings, times?: DatabaseTimes): Promise<Database> {
  return settings.kind === "sqlite" ? openSqlite(settings.file, times) : await openPostgres(settings, times);
}

const BUSY_TIMEOUT_MS = 2_000;

function openSqlite(file: string, times: DatabaseTimes | undefined): Database {
  const sqlite = openSqliteFile(file);
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(sqlite), ...logTo(times, "sqlite") });
  const reading = openForReading(file);
  readThrough(db, timeReads(createRowReader(reading), times));
  const close = async () => {
    reading.close();
    await closeSqlite(db, sqlite);
  };
  return { db, engine: "sqlite", close };
}

function openForReading(file: string): DatabaseSync {
  const sqlite = new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
  addFoldFunction(sqlite);
  addHtmlFunction(sqlite);
  return sqlite;
}

function openSqliteFile(file: string): DatabaseSync {
  let sqlite: DatabaseSync | undefined;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    sqlite = new DatabaseSync(file);
    // Before anything is in it: what SQLite puts beside the file gets the mode of the file.
    for (const suffix of ["", "-wal", "-shm"]) closeToOthers(`${file}${suffix}`);
    sqlite.exec(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}`);
    sqlite.exec("pragma journal_mode = wal");
    sqlite.exec("pragma synchronous = full");
    sqlite.exec("pragma foreign_keys = on");
    refuseWeakSqlite(sqlite, file);
    addFoldFunction(sqlite);
    return sqlite;
  } catch (cause) {
    sqlite?.close();
    if (cause instanceof StorageRefusal) throw cause;
    throw new StorageRefusal("unreachable", `The database file ${file} cannot be opened.`, { cause });
  }
}

/** Kysely closes only a database it has used. */
async function closeSqlite(db: Kysely<Tables>, sqlite: DatabaseSync): Promise<void> {
  await db.destroy();
  if (sqlite.isOpen) sqlite.close();
}

/** A pragma that a file system or a build cannot honour is ignored without an error: so it is read back. */
function refuseWeakSqlite(sqlite: DatabaseSync, file: string): void {
  const wanted = { journal_mode: ["wal"], synchronous: [2, 3], foreign_keys: [1] };
  for (const [pragma, allowed] of Object.entries(wanted)) {
    const value = Object.values(sqlite.prepare(`pragma ${pragma}`).get() ?? {})[0];
    if (allowed.some((one) => one === value)) continue;
    throw new StorageRefusal(
      "not-durable",
      `The database file ${file} cannot keep results safe: its ${pragma} is ${String(value)}.`,
    );
  }
}

/** Fails when the database cannot be asked anything. */
export async function reachDatabase(db: Kysely<Tables>): Promise<void> {
  await sql`select 1`.execute(db);
}

const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 2_000;
const STATEMENT_TIMEOUT_MS = 2_000;

async function openPostgres(settings: PostgresSettings, times: DatabaseTimes | undefined): Promise<Database> {
  const timeout = settings.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS;
  const pool = new Pool({
    connectionString: settings.url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: timeout,
    // The server may be gone altogether and never answer (ST10).
    query_timeout: timeout + 500,
    idle_in_transaction_session_timeout: 10_000,
    application_name: "kover",
    ...(settings.isReadOnly && { options: "-c default_transaction_read_only=on" }),
    types: readInt8AsNumber(),
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on("error", () => {});
  // So would one that breaks in the middle of a transaction; whoever uses it is told by their query (ST10).
  pool.on("connect", (client) => client.on("error", () => {}));
  const connect = async () => {
    const askedMs = performance.now();
    const client = await pool.connect();
    times?.waited(performance.now() - askedMs);
    return client;
  };
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: { options: pool.options, connect, end: () => pool.end() } }),
    ...logTo(times, "postgres"),
  });
  try {
    await refuseWeakPostgres(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, engine: "postgres", close: () => db.destroy() };
}

function logTo(times: DatabaseTimes | undefined, engine: Database["engine"]) {
  if (times === undefined) return {};
  const log = ({ query, queryDurationMillis }: LogEvent) => {
    const kind = kindOf(query.sql);
    times.queried(kind, queryDurationMillis);
    // SQLite has no pool: whoever writes waits for the lock of the file.
    if (engine === "sqlite" && kind === "begin") times.waited(queryDurationMillis);
  };
  return { log };
}

function timeReads({ rows, boundedRows }: RowReader, times: DatabaseTimes | undefined): RowReader {
  if (times === undefined) return { rows, boundedRows };
  const timed =
    <Found>(read: (sql: string, parameters: readonly unknown[]) => Found) =>
    (sql: string, parameters: readonly unknown[]): Found => {
      const startedMs = performance.now();
      const found = read(sql, parameters);
      times.queried("select", performance.now() - startedMs);
      return found;
    };
  return { rows: timed(rows), boundedRows: timed(boundedRows) };
}

const KINDS: readonly QueryKind[] = ["select", "insert", "update", "delete", "begin", "commit"];

const kindOf = (statement: string): QueryKind => KINDS.find((kind) => statement.startsWith(kind)) ?? "other";

async function refuseWeakPostgres(db: Kysely<Tables>): Promise<void> {
  for (const setting of ["fsync", "synchronous_commit", "full_page_writes"]) {
    const value = await readSetting(db, setting);
    if (value !== "off") continue;
    throw new StorageRefusal(
      "not-durable",
      `The PostgreSQL server of DATABASE_URL cannot keep results safe: its ${setting} is off.`,
    );
  }
}

async function readSetting(db: Kysely<Tables>, setting: string): Promise<string | undefined> {
  try {
    const { rows } = await sql<{ value: string }>`select current_setting(${setting}) as value`.execute(db);
    return rows[0]?.value;
  } catch (cause) {
    throw new StorageRefusal("unreachable", "The PostgreSQL server of DATABASE_URL cannot be reached.", {
      cause,
    });
  }
}

/** Revs, counts and instants are int8, which `pg` gives as text; here a number, and never a wrong one. */
function readInt8AsNumber(): TypeOverrides {
  const overrides = new TypeOverrides();
  overrides.setTypeParser(types.builtins.INT8, parseInt8);
  return overrides;
}

function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit into a number`);
  return value;
}
