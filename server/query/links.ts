import { sql } from "kysely";
import type { Relation, Sql } from "../collections/collection.ts";

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

/** The stored order of a relation, inside `joinedTables`; what has no place comes last. */
export function storedOrder({ relation: { link }, own, target }: Joined): Sql[] {
  if (link.kind === "corners")
    return [sql`case when ${ref(target, "id")} = ${ref(own, "red_fighter_id")} then 0 else 1 end`];
  if (link.kind === "column" || link.position === undefined) return [];
  const place = link.kind === "join" ? linkAlias(target) : target;
  return [sql`${ref(place, link.position)} asc nulls last`];
}

const linkAlias = (target: string) => `${target}_link`;
