import { sql } from "kysely";
import { isAdmin } from "#domain/access/access.ts";
import { defineCollection } from "./collection.ts";
import { ADMIN, EVERYONE, SIGNED_IN, boolean, many, manyToMany, string, uuid } from "./fields.ts";
import { outsideDrafts } from "./rowRules.ts";

export const teams = defineCollection({
  name: "teams",
  singular: "team",
  table: "team",
  access: { read: EVERYONE, create: SIGNED_IN, update: ADMIN, delete: ADMIN },
  rows: { read: outsideDrafts },
  fields: {
    uuid: uuid(),
    name: string({ isRequired: true, create: SIGNED_IN, min: 2 }),
    city: string({ create: SIGNED_IN }),
    isOfficial: boolean(),
    country: string(),
    coach: string(),
    logo: string(),
  },
  relations: {
    events: manyToMany("events", { table: "event_team", own: "team_id", other: "event_id" }),
    fighters: many("fighters", { column: "team_id" }),
  },
  // Anybody adds the club they cannot find; whether it is one, the organiser says (EN8).
  fill: ({ newId, viewer }) => ({ uuid: newId(), is_official: isAdmin(viewer) }),
  shownIn: (id) => sql`select category.competition_id as id from category
    join category_fighter on category_fighter.category_id = category.id
    join fighter on fighter.id = category_fighter.fighter_id where fighter.team_id = ${id}`,
});
