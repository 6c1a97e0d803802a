import { sql } from "kysely";
import { defineCollection } from "./collection.ts";
import {
  ADMIN,
  EVERYONE,
  NOBODY,
  OFFICIALS,
  boolean,
  date,
  decimal,
  integer,
  manyToMany,
  one,
  string,
  uuid,
  words,
} from "./fields.ts";
import { enteredInShownCompetition } from "./rowRules.ts";

/** The public learns a name, a weight and a team; what else is known of a person stays with the officials (SE18). */
export const fighters = defineCollection({
  name: "fighters",
  singular: "fighter",
  table: "fighter",
  parent: "categories",
  access: { read: EVERYONE, create: ADMIN, update: ADMIN, delete: ADMIN },
  rows: { read: enteredInShownCompetition },
  fields: {
    uuid: uuid(),
    lastName: string({ isRequired: true }),
    firstName: string(),
    weight: decimal({ min: 0.1, max: 1000 }),
    sex: words(["m", "f"], { read: OFFICIALS }),
    city: string({ read: OFFICIALS }),
    belt: string({ read: OFFICIALS }),
    level: string({ read: OFFICIALS }),
    experienceYears: integer({ read: OFFICIALS, min: 0, max: 100 }),
    birthDate: date({ read: ADMIN }),
    // Of whom no list tells the date.
    birthYear: integer({ read: OFFICIALS, min: 1900, max: 2100 }),
    middleName: string({ read: OFFICIALS, max: 100 }),
    region: string({ read: OFFICIALS }),
    coach: string({ read: OFFICIALS }),
    rank: string({ read: OFFICIALS, max: 40 }),
    licence: string({ read: ADMIN, max: 40 }),
    phone: string({ read: ADMIN, max: 40 }),
    // While the name above is only a number, for want of consent to publish it (EN6).
    realLastName: string({ read: OFFICIALS, write: NOBODY }),
    realFirstName: string({ read: OFFICIALS, write: NOBODY }),
    // Stated by who writes it, and in the audit: without it the public knows a minor by a number (EN15).
    hasConsent: boolean({ read: ADMIN }),
  },
  relations: {
    team: one("teams", "team_id"),
    categories: manyToMany("categories", {
      table: "category_fighter",
      own: "fighter_id",
      other: "category_id",
      otherPosition: "position",
    }),
    profile: one("profiles", "profile_id", { read: ADMIN }),
  },
  fill: ({ newId }) => ({ uuid: newId() }),
  shownIn: (id) => sql`select competition_id as id from category
    join category_fighter on category_fighter.category_id = category.id where category_fighter.fighter_id = ${id}
    union select competition_id from fighting where red_fighter_id = ${id} or blue_fighter_id = ${id}`,
});
