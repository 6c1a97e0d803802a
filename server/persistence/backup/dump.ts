import { sql, type Kysely } from "kysely";
import { DEFAULT_MIGRATION_TABLE } from "kysely/migration";
import { isPostgres } from "../database/columns.ts";
import type { Tables } from "../database/tables.ts";

/** A table as it stands in a backup. `last` is the number given last to a row of it, null where none was. */
export type DumpedTable = {
  readonly table: string;
  readonly columns: readonly string[];
  readonly last: number | null;
};

/** Every table, after all those it points at, and the order its rows must be put back in. */
const ORDER = {
  team: [],
  event: [],
  event_team: [],
  competition: [],
  carpet: [],
  account: [],
  account_code: [],
  session: [],
  profile: [],
  category: [],
  fighter: [],
  category_fighter: [],
  fighting: [],
  application: [],
  weigh_in: [],
  partner: [],
  page: [],
  competition_feed: [],
  fighting_head: [],
  fighting_event: [],
  fighting_event_parked: [],
  lease: [],
  lease_history: [],
  // A correction comes before the one that takes it back.
  correction: ["applied_ms", "rev"],
  audit_chain: [],
  audit_log: [],
  account_identity: [],
  account_totp: [],
  recovery_code: [],
  provider_code: [],
  upload: [],
  queue_act: [],
  consent: [],
  application_change: [],
  application_message: [],
  entry_notice: [],
  merge_request: [],
  display: [],
  star: [],
  push_subscription: [],
  push_follow: [],
  push_sent: [],
  awarding_act: [],
  team_adjustment: [],
  allowance: [],
  upload_file: [],
  key_print: [],
  entry_list: [],
  person_merge: [],
  person_apart: [],
  fighter_change: [],
  regrouping: [],
  group_entry: [],
  result_claim: [],
  referee: [],
  referee_mat: [],
  bout_referee: [],
  bout_presence: [],
  weight_table: [],
  paper_edition: [],
  archive_author: [],
  event_role: [],
  payment: [],
  payment_part: [],
  season: [],
  person_link: [],
  rehearsal: [],
} satisfies Record<keyof Tables, readonly string[]>;

/** Everything read until the end is of one moment, and nobody waits for it. */
export async function beginSnapshot(db: Kysely<Tables>): Promise<void> {
  if (!isPostgres(db)) return void (await sql`begin`.execute(db));
  await sql`begin isolation level repeatable read read only`.execute(db);
  // A slow disk must not end it.
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(db);
}

export async function endSnapshot(db: Kysely<Tables>): Promise<void> {
  await sql`rollback`.execute(db);
}

/** The names of the migrations this database has taken, in their order. */
export async function findMigrations(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{
    name: string;
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db);
  return rows.map(({ name }) => name);
}

export async function findDumpedTables(db: Kysely<Tables>): Promise<DumpedTable[]> {
  const found = new Map((await db.introspection.getTables()).map((table) => [table.name, table]));
  const tables: DumpedTable[] = [];
  for (const table of Object.keys(ORDER)) {
    const columns = found.get(table)?.columns ?? [];
    const isNumbered = columns.some(({ name }) => name === "id");
    const last = isNumbered ? await findLastNumber(db, table) : null;
    tables.push({ table, columns: columns.map(({ name }) => name), last });
  }
  return tables;
}

async function findLastNumber(db: Kysely<Tables>, table: string): Promise<number | null> {
  const found = isPostgres(db)
    ? await sql<{ last: number }>`
        select pg_sequence_last_value(pg_get_serial_sequence(${table}, 'id')::regclass) as last
      `.execute(db)
    : await sql<{ last: number }>`select seq as last from sqlite_sequence where name = ${table}`.execute(db);
  // 0: a migration made the table anew, and no number was given in it yet.
  return found.rows[0]?.last || null;
}

const PAGE_ROWS = 200;
/** Files are far larger than other rows. */
const PAGE_FILES = 1;

/** The rows of a table as lists, a few at a time. */
export async function* readTable(
  db: Kysely<Tables>,
  { table, columns }: DumpedTable,
): AsyncGenerator<unknown[]> {
  const order: readonly string[] = Object.entries(ORDER).find(([name]) => name === table)?.[1] ?? [];
  const sorted =
    order.length > 0 ? sql` order by ${sql.join(order.map((column) => sql.ref(column)))}` : sql``;
  const all = sql<Record<string, unknown>>`select * from ${sql.table(table)}${sorted}`;
  for await (const row of isPostgres(db) ? fetched(db, table, all) : streamed(db, table, order))
    yield columns.map((column) => writable(row[column]));
}

const writable = (value: unknown) =>
  value instanceof Uint8Array ? Buffer.from(value).toString("base64") : value;

type AnyRow = Record<string, unknown>;
type AllRows = ReturnType<typeof sql<AnyRow>>;

async function* fetched(db: Kysely<Tables>, table: string, all: AllRows): AsyncGenerator<AnyRow> {
  const size = sql.lit(table === "upload_file" ? PAGE_FILES : PAGE_ROWS);
  await sql`declare backup_rows no scroll cursor for ${all}`.execute(db);
  for (;;) {
    const { rows } = await sql<AnyRow>`fetch ${size} from backup_rows`.execute(db);
    if (rows.length === 0) break;
    yield* rows;
  }
  await sql`close backup_rows`.execute(db);
}

function streamed(db: Kysely<Tables>, table: string, order: readonly string[]): AsyncIterable<AnyRow> {
  const all = db.selectFrom(sql<AnyRow>`${sql.table(table)}`.as("dumped")).selectAll();
  return order.reduce((query, column) => query.orderBy(sql.ref(column)), all).stream();
}

/** Whether nothing was ever written into it. */
export async function isEmptyDatabase(db: Kysely<Tables>): Promise<boolean> {
  for (const { name } of await db.introspection.getTables()) {
    // The migrations themselves put a first row there.
    if (name === "audit_chain") continue;
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) return false;
  }
  return true;
}

export type Column = { readonly isJson: boolean; readonly isBytes: boolean; readonly isNullable: boolean };

/** The columns a table has here, by name. */
export async function findColumns(db: Kysely<Tables>): Promise<Map<string, Map<string, Column>>> {
  const tables = await db.introspection.getTables();
  return new Map(
    tables.map(({ name, columns }) => [
      name,
      new Map(
        columns.map((column) => [
          column.name,
          {
            isJson: column.dataType.toLowerCase() === "jsonb",
            isBytes: /^(?:bytea|blob)$/i.test(column.dataType),
            isNullable: column.isNullable,
          },
        ]),
      ),
    ]),
  );
}

/** Makes room for the rows of a backup where the migrations have put some. */
export async function clearFirstRows(db: Kysely<Tables>): Promise<void> {
  await db.deleteFrom("audit_chain").execute();
}

export async function insertRows(
  db: Kysely<Tables>,
  { table, columns }: DumpedTable,
  rows: readonly (readonly unknown[])[],
): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const values = sql.join(rows.map((row) => sql`(${sql.join(row.map((value) => sql`${value}`))})`));
  await sql`insert into ${sql.table(table)} (${names}) values ${values}`.execute(db);
}

/** A number that was given once is never given again, also when its row is gone. */
export async function setLastNumber(db: Kysely<Tables>, table: string, last: number): Promise<void> {
  if (isPostgres(db))
    return void (await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${last})`.execute(db));
  await sql`delete from sqlite_sequence where name = ${table}`.execute(db);
  await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(db);
}
