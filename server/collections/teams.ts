import { sql } from "kysely";
import { defineCollection } from "./collection.ts";
import { ADMIN, EVERYONE, many, manyToMany, string, uuid } from "./fields.ts";
import { everyRow } from "./rowRules.ts";

export const teams = defineCollection({
  name: "teams",
  singular: "team",
  table: "team",
  access: { read: EVERYONE, create: ADMIN, update: ADMIN, delete: ADMIN },
  rows: { read: everyRow },
  fields: {
    uuid: uuid(),
    name: string({ isRequired: true }),
    city: string(),
    country: string(),
    coach: string(),
    logo: string(),
  },
  relations: {
    events: manyToMany("events", { table: "event_team", own: "team_id", other: "event_id" }),
    fighters: many("fighters", { column: "team_id" }),
  },
  fill: ({ newId }) => ({ uuid: newId() }),
  shownIn: (id) => sql`select category.competition_id as id from category
    join category_fighter on category_fighter.category_id = category.id
    join fighter on fighter.id = category_fighter.fighter_id where fighter.team_id = ${id}`,
});
