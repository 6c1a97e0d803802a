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
}

/** SQLite does undo DDL with its transaction, so a migration cut short leaves nothing behind. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

const STATEMENTS_KEPT = 500;

function adaptDatabase(database: DatabaseSync): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    close: () => {
      kept.clear();
      database.close();
    },
    prepare: (sql) => {
      const known = kept.get(sql);
      const statement = known ?? adaptStatement(database.prepare(sql));
      // The newest last, so that the first is the one that was not asked for the longest.
      kept.delete(sql);
      kept.set(sql, statement);
      if (kept.size > STATEMENTS_KEPT) kept.delete(kept.keys().next().value ?? sql);
      return statement;
    },
  };
}

type Row = Record<string, unknown>;

/**
 * SQLite knows no booleans and no JSON, but it remembers the type a column was declared with, also through joins,
 * sub-selects and RETURNING. Read by it, a row looks the same as one from PostgreSQL.
 */
function adaptStatement(statement: StatementSync): SqliteStatement {
  const columns = statement.columns().map(({ name, type }) => ({
    name,
    read: READERS[type?.toLowerCase() ?? ""],
  }));
  // As lists the values come out of SQLite faster than as objects, whose names it would make anew for every row.
  statement.setReturnArrays(true);
  const readRow = (values: readonly unknown[]): Row => {
    const row: Row = {};
    for (const [index, { name, read }] of columns.entries()) {
      row[name] = read === undefined ? values[index] : read(values[index]);
    }
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

/** The types of the driver do not know that rows come as lists. */
function toList(values: unknown): readonly unknown[] {
  return Array.isArray(values) ? values : [];
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
