import { sql } from "kysely";
import type { Relation, Sql } from "../collections/collection.ts";
import { idTable } from "./compiled.ts";

const ref = (alias: string, column: string) => sql.ref(`${alias}.${column}`);

/** That the row behind `target` hangs on the row behind `own`. */
export function linked({ link }: Relation, own: string, target: string): Sql {
  switch (link.kind) {
    case "column":
      return sql`${ref(target, "id")} = ${ref(own, link.column)}`;
    case "target-column":
      return sql`${ref(target, link.column)} = ${ref(own, "id")}`;
    case "join":
      return sql`${ref(target, "id")} in (select ${ref("link", link.other)}
        from ${sql.table(link.table)} as link where ${ref("link", link.own)} = ${ref(own, "id")})`;
    case "corners":
      return sql`${ref(target, "id")} in (${ref(own, "red_fighter_id")}, ${ref(own, "blue_fighter_id")})`;
  }
}

export type Joined = {
  readonly relation: Relation;
  readonly ownTable: string;
  readonly own: string;
  readonly targetTable: string;
  readonly target: string;
};

/** Every row with the rows that hang on it. */
export function joinedTables({ relation, ownTable, own, targetTable, target }: Joined): Sql {
  const owner = sql`${sql.table(ownTable)} as ${sql.id(own)}`;
  const others = sql`${sql.table(targetTable)} as ${sql.id(target)}`;
  const { link } = relation;
  if (link.kind !== "join") return sql`${owner} join ${others} on ${linked(relation, own, target)}`;
  const between = linkAlias(target);
  return sql`${owner} join ${sql.table(link.table)} as ${sql.id(between)} on ${ref(between, link.own)} = ${ref(own, "id")}
    join ${others} on ${ref(target, "id")} = ${ref(between, link.other)}`;
}

/** As `joinedTables`, but only of the rows whose ids are given; their own table is read where the link is in it. */
export function joinedToIds(engine: { readonly isPostgres: boolean }, joined: Joined): Sql {
  const { relation, ownTable, own, targetTable, target } = joined;
  const { link } = relation;
  // SQLite would otherwise think of going through the whole of the other table.
  const join = engine.isPostgres ? sql`join` : sql`cross join`;
  const others = sql`${sql.table(targetTable)} as ${sql.id(target)}`;
  const ids = idTable(engine);
  switch (link.kind) {
    case "target-column":
      return sql`${ids} as ${sql.id(own)} ${join} ${others} on ${linked(relation, own, target)}`;
    case "join": {
      const between = linkAlias(target);
      return sql`${ids} as ${sql.id(own)}
        ${join} ${sql.table(link.table)} as ${sql.id(between)} on ${ref(between, link.own)} = ${ref(own, "id")}
        ${join} ${others} on ${ref(target, "id")} = ${ref(between, link.other)}`;
    }
    case "column":
    case "corners": {
      const given = `${own}_id`;
      return sql`${ids} as ${sql.id(given)}
        ${join} ${sql.table(ownTable)} as ${sql.id(own)} on ${ref(own, "id")} = ${ref(given, "id")}
        ${join} ${others} on ${linked(relation, own, target)}`;
    }
  }
}

/** The rows that hang on one row, whose table is named around it. */
export type Hanging = { readonly from: Sql; readonly where: Sql };

export function hangingOn({ relation, own, targetTable, target }: Joined): Hanging {
  const others = sql`${sql.table(targetTable)} as ${sql.id(target)}`;
  const { link } = relation;
  if (link.kind !== "join") return { from: others, where: linked(relation, own, target) };
  const between = linkAlias(target);
  return {
    from: sql`${sql.table(link.table)} as ${sql.id(between)}
      cross join ${others} on ${ref(target, "id")} = ${ref(between, link.other)}`,
    where: sql`${ref(between, link.own)} = ${ref(own, "id")}`,
  };
}

/** The stored order of a relation, inside `joinedTables`; what has no place comes last. */
export function storedOrder({ relation: { link }, own, target }: Joined): Sql[] {
  if (link.kind === "corners")
    return [sql`case when ${ref(target, "id")} = ${ref(own, "red_fighter_id")} then 0 else 1 end`];
  if (link.kind === "column" || link.position === undefined) return [];
  const place = link.kind === "join" ? linkAlias(target) : target;
  return [sql`${ref(place, link.position)} asc nulls last`];
}

const linkAlias = (target: string) => `${target}_link`;
