import { sql } from "kysely";
import { APPLICATION_STATES, WEIGH_IN_STATES } from "#contract/entry/profile.ts";
import { isAdmin } from "#domain/access/access.ts";
import { defineCollection } from "./collection.ts";
import { ADMIN, NOBODY, SIGNED_IN, boolean, decimal, one, text, words } from "./fields.ts";
import { everyRow, ofOrganisedEvent, ownRow } from "./rowRules.ts";

const OWN = { read: SIGNED_IN, write: SIGNED_IN };

export const applications = defineCollection({
  name: "applications",
  singular: "application",
  table: "application",
  parent: "event",
  access: { read: SIGNED_IN, create: SIGNED_IN, update: SIGNED_IN, delete: SIGNED_IN },
  rows: {
    read: (viewer, alias) => sql`(${ownRow(viewer, alias)} or ${ofOrganisedEvent(viewer, alias)})`,
    // Once the organiser has decided or the category is drawn, only the organiser changes it (PE6).
    update: (viewer, alias) =>
      isAdmin(viewer)
        ? everyRow(viewer, alias)
        : sql`(${ofOrganisedEvent(viewer, alias)} or ${ownRow(viewer, alias)} and ${sql.ref(`${alias}.state`)} = 'new' and not exists (
            select 1 from category
            where category.id = ${sql.ref(`${alias}.category_id`)} and category.draw is not null))`,
  },
  fields: {
    state: words(APPLICATION_STATES, { read: SIGNED_IN, write: ADMIN, isNullable: false }),
    needsChange: boolean({ read: SIGNED_IN, write: ADMIN }),
    comment: text({ ...OWN, max: 2000 }),
    weight: decimal({ ...OWN, min: 0.1, max: 1000 }),
    weighInState: words(WEIGH_IN_STATES, { read: SIGNED_IN, write: ADMIN, isNullable: false }),
    weighInWeight: decimal({ read: SIGNED_IN, write: ADMIN, min: 0.1, max: 1000 }),
  },
  relations: {
    event: one("events", "event_id", { ...OWN, isRequired: true, update: NOBODY }),
    profile: one("profiles", "profile_id", { ...OWN, isRequired: true, update: NOBODY }),
    category: one("categories", "category_id", OWN),
    team: one("teams", "team_id", OWN),
    fighter: one("fighters", "fighter_id", { read: SIGNED_IN, write: ADMIN }),
  },
  unique: { key: "category", code: "already-applied" },
  fill: ({ viewer }) => ({ owner_id: viewer.accountId }),
  partOf: (id) => sql`select competition.id from competition
    join application on application.event_id = competition.event_id where application.id = ${id}`,
});
