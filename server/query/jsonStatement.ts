import { sql } from "kysely";
import type { Sql } from "../collections/collection.ts";
import { slice } from "./compiled.ts";
import type { Pagination } from "./pagination.ts";
import type { PopulateNode } from "./populate.ts";
import type { Shape } from "./relations.ts";

export type JsonList = {
  readonly table: string;
  readonly alias: string;
  readonly where: Sql;
  readonly order: readonly Sql[];
  readonly pagination: Pagination;
  readonly shape: Shape;
};

/** The entries of a page as the bytes of their JSON, with a comma between them, and how many there are; for SQLite. */
export function jsonStatement({ table, alias, where, order, pagination, shape }: JsonList): Sql {
  const named = sql`${sql.table(table)} as ${sql.id(alias)}`;
  // The page is chosen first: an entry that is not on it must not be written.
  return sql`select cast(group_concat(${entryJson(shape, alias)}) as blob), count(*)
    from (select ${sql.ref(`${alias}.id`)} as id from ${named} where ${where}
      order by ${sql.join(order)} ${slice(pagination)}) as page
    cross join ${named} on ${sql.ref(`${alias}.id`)} = page.id`;
}

function entryJson({ selection, nested }: Shape, alias: string): Sql {
  const relations = nested.map((node) => sql`${sql.lit(`,"${node.name}":`)}, ${relationJson(node)}`);
  return sql`concat('{', ${sql.join([...selection.json(alias), ...relations])}, '}')`;
}

function relationJson(node: PopulateNode): Sql {
  const { hanging, condition, relation, alias, order, start, limit } = node;
  const rows = sql`from ${hanging.from} where ${hanging.where} and ${condition}`;
  if (node.isCount) return sql`concat('{"count":', (select count(*) ${rows}), '}')`;
  const entry = entryJson(node, alias);
  const offset = Math.max(0, start ?? 0);
  if (!relation.isList) {
    const most = limit === 0 ? 0 : 1;
    return sql`coalesce((select ${entry} ${rows} order by ${sql.join(order)} ${slice({ limit: most, offset })}), 'null')`;
  }
  const sorted = sql`select ${entry} as entry ${rows} order by ${sql.join(order)} ${slice({ limit: limit ?? -1, offset })}`;
  return sql`concat('[', (select group_concat(entry) from (${sorted})), ']')`;
}
