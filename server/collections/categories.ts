import { sql } from "kysely";
import { CATEGORY_STATUSES } from "#contract/competition/entity.ts";
import { FORMATS } from "#domain/draw/formats.ts";
import { defineCollection } from "./collection.ts";
import {
  ADMIN,
  EVERYONE,
  OFFICIALS,
  decimal,
  integer,
  many,
  manyToMany,
  one,
  string,
  uuid,
  words,
} from "./fields.ts";
import { ofOperatedCompetition, ofRealCompetition, ofShownOrOffered } from "./rowRules.ts";

export const categories = defineCollection({
  name: "categories",
  singular: "category",
  table: "category",
  parent: "competition",
  access: { read: EVERYONE, create: ADMIN, update: OFFICIALS, delete: ADMIN },
  rows: {
    read: ofShownOrOffered("competition_id"),
    update: ofOperatedCompetition("competition_id"),
    list: ofRealCompetition("competition_id"),
  },
  fields: {
    uuid: uuid(),
    title: string({ isRequired: true }),
    status: words(CATEGORY_STATUSES, { isNullable: false, update: OFFICIALS }),
    position: integer({ isNullable: false, min: 0 }),
    format: words(FORMATS),
    boutSeconds: integer({ min: 1, max: 36_000 }),
    sex: words(["m", "f"]),
    ageMin: integer({ min: 0, max: 150 }),
    ageMax: integer({ min: 0, max: 150 }),
    level: string(),
    style: string(),
    weightMin: decimal({ min: 0, max: 1000 }),
    weightMax: decimal({ min: 0, max: 1000 }),
  },
  relations: {
    competition: one("competitions", "competition_id", { isRequired: true, update: [] }),
    fighters: manyToMany("fighters", {
      table: "category_fighter",
      own: "category_id",
      other: "fighter_id",
      position: "position",
    }),
    fightings: many("fightings", { column: "category_id", position: "position" }),
  },
  fill: ({ newId, columns }) => ({
    uuid: newId(),
    position: sql`(select coalesce(max(position) + 1, 0) from category
      where competition_id = ${columns["competition_id"]})`,
  }),
  shownIn: (id) => sql`select competition_id as id from category where id = ${id}`,
  partOf: (id) => sql`select competition_id as id from category where id = ${id}`,
});
