import { sql } from "kysely";
import { isAdmin } from "#domain/access/access.ts";
import { defineCollection } from "./collection.ts";
import { ADMIN, NOBODY, SIGNED_IN, decimal, one, text, words } from "./fields.ts";
import { everyRow, ownRow } from "./rowRules.ts";

const OWN = { read: SIGNED_IN, write: SIGNED_IN };
const STATES = ["new", "accepted", "rejected", "withdrawn"];
const WEIGH_INS = ["not_weighed", "passed", "overweight", "no_show"];

export const applications = defineCollection({
  name: "applications",
  singular: "application",
  table: "application",
  access: { read: SIGNED_IN, create: SIGNED_IN, update: SIGNED_IN, delete: SIGNED_IN },
  rows: {
    read: ownRow,
    // Once the organiser has decided, only the organiser changes it.
    update: (viewer, alias) =>
      isAdmin(viewer)
        ? everyRow(viewer, alias)
        : sql`(${ownRow(viewer, alias)} and ${sql.ref(`${alias}.state`)} = 'new')`,
  },
  fields: {
    state: words(STATES, { read: SIGNED_IN, write: ADMIN, isNullable: false }),
    comment: text({ ...OWN, max: 2000 }),
    weighInState: words(WEIGH_INS, { read: SIGNED_IN, write: ADMIN, isNullable: false }),
    weighInWeight: decimal({ read: SIGNED_IN, write: ADMIN, min: 0.1, max: 1000 }),
  },
  relations: {
    event: one("events", "event_id", { ...OWN, isRequired: true, update: NOBODY }),
    profile: one("profiles", "profile_id", { ...OWN, isRequired: true, update: NOBODY }),
    category: one("categories", "category_id", OWN),
    fighter: one("fighters", "fighter_id", { read: SIGNED_IN, write: ADMIN }),
  },
  fill: ({ viewer }) => ({ owner_id: viewer.accountId }),
});
