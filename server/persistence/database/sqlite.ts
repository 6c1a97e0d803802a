import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type SqliteDatabase,
  type SqliteStatement,
} from "kysely";
import { BOUNDED_BYTES, type RowReader } from "./rowReader.ts";

/** Kysely over the SQLite that is built into Node. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;

  constructor(database: DatabaseSync) {
    const adapted = adaptDatabase(database);
    super({ database: adapted });
    this.#database = adapted;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver({ database: this.#database });
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

/** A transaction takes the write lock when it begins, so that it can never find at its end that it came too late. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /** A full disk ends the transaction by itself: then there is nothing to roll back, and that is no fault (ST10). */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (cause) {
      if (!(cause instanceof Error && cause.message.includes("no transaction is active"))) throw cause;
    }
  }
}

/** SQLite does undo DDL with its transaction, so a migration cut short leaves nothing behind. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

const STATEMENTS_KEPT = 500;

/** Statements prepared once for each text. */
function keepStatements<Statement>(prepare: (sql: string) => Statement): (sql: string) => Statement {
  const kept = new Map<string, Statement>();
  return (sql) => {
    const statement = kept.get(sql) ?? prepare(sql);
    // The newest last, so that the first is the one that was not asked for the longest.
    kept.delete(sql);
    kept.set(sql, statement);
    if (kept.size > STATEMENTS_KEPT) kept.delete(kept.keys().next().value ?? sql);
    return statement;
  };
}

function adaptDatabase(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare: keepStatements((sql) => adaptStatement(database.prepare(sql))),
  };
}

/** Reads without the layers in between: for statements that are worked out once and run with every request. */
export function createRowReader(database: DatabaseSync): RowReader {
  const prepare = keepStatements((sql) => {
    const statement = database.prepare(sql);
    statement.setReturnArrays(true);
    return { statement, converted: columnsOf(statement).filter(({ read }) => read !== undefined) };
  });
  const rows: RowReader["rows"] = (sql, parameters) => {
    const { statement, converted } = prepare(sql);
    const found = statement.all(...parameters.map(toSqlite)).map(toList);
    if (converted.length > 0) for (const row of found) convert(row, converted);
    return found;
  };
  const { length: most } = database.limits;
  const boundedRows: RowReader["boundedRows"] = (sql, parameters) => {
    database.limits.length = BOUNDED_BYTES;
    try {
      return rows(sql, parameters);
    } catch (cause) {
      if (isTooBig(cause)) return undefined;
      throw cause;
    } finally {
      database.limits.length = most;
    }
  };
  return { rows, boundedRows };
}

const SQLITE_TOOBIG = 18;

const isTooBig = (cause: unknown): boolean =>
  cause instanceof Error && "errcode" in cause && cause.errcode === SQLITE_TOOBIG;

type Row = Record<string, unknown>;

/**
 * SQLite knows no booleans and no JSON, but it remembers the type a column was declared with, also through joins,
 * sub-selects and RETURNING. Read by it, a row looks the same as one from PostgreSQL.
 */
function adaptStatement(statement: StatementSync): SqliteStatement {
  const columns = columnsOf(statement);
  // As lists the values come out of SQLite faster than as objects, whose names it would make anew for every row.
  statement.setReturnArrays(true);
  const readRow = (values: unknown[]): Row => {
    convert(values, columns);
    const row: Row = {};
    for (const { name, index } of columns) row[name] = values[index];
    return row;
  };
  return {
    reader: columns.length > 0,
    all: (parameters) => statement.all(...parameters.map(toSqlite)).map((values) => readRow(toList(values))),
    run: (parameters) => statement.run(...parameters.map(toSqlite)),
    *iterate(parameters) {
      for (const values of statement.iterate(...parameters.map(toSqlite))) yield readRow(toList(values));
    },
  };
}

type Column = {
  readonly name: string;
  readonly index: number;
  /** Undefined where SQLite gives what PostgreSQL gives. */
  readonly read: ((value: unknown) => unknown) | undefined;
};

function columnsOf(statement: StatementSync): Column[] {
  return statement
    .columns()
    .map(({ name, type }, index) => ({ name, index, read: READERS[type?.toLowerCase() ?? ""] }));
}

function convert(values: unknown[], columns: readonly Column[]): void {
  for (const { index, read } of columns) if (read !== undefined) values[index] = read(values[index]);
}

/** The types of the driver do not know that rows come as lists. */
function toList(values: unknown): unknown[] {
  const list: unknown[] = Array.isArray(values) ? values : [];
  return list;
}

const READERS: Readonly<Record<string, (value: unknown) => unknown>> = {
  boolean: (value) => (value === null ? null : value === 1),
  jsonb: (value) => {
    const parsed: unknown = typeof value === "string" ? JSON.parse(value) : value;
    return parsed;
  },
};

function toSqlite(value: unknown): SQLInputValue {
  if (value === null || value === undefined) return null;
  if (typeof value === "boolean") return value ? 1 : 0;
  if (typeof value === "string" || typeof value === "number" || typeof value === "bigint") return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`a value of type ${typeof value} cannot be written to a column`);
}
