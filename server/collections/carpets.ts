import { sql } from "kysely";
import { defineCollection } from "./collection.ts";
import { ADMIN, EVERYONE, NOBODY, OFFICIALS, integer, many, one, string, uuid } from "./fields.ts";
import { ofOperatedCompetition, ofRealCompetition, ofShownCompetition } from "./rowRules.ts";

export const carpets = defineCollection({
  name: "carpets",
  singular: "carpet",
  table: "carpet",
  parent: "competition",
  access: { read: EVERYONE, create: ADMIN, update: OFFICIALS, delete: ADMIN },
  rows: {
    read: ofShownCompetition("competition_id"),
    update: ofOperatedCompetition("competition_id"),
    list: ofRealCompetition("competition_id"),
  },
  fields: {
    uuid: uuid(),
    name: string({ isRequired: true }),
    number: integer({ min: 0 }),
    position: integer({ isNullable: false, min: 0 }),
  },
  relations: {
    competition: one("competitions", "competition_id", { isRequired: true, update: NOBODY }),
    fightings: many(
      "fightings",
      { column: "carpet_id", position: "carpet_position" },
      { update: OFFICIALS, isOrderOnly: true },
    ),
  },
  fill: ({ newId, columns }) => ({
    uuid: newId(),
    position: sql`(select coalesce(max(position) + 1, 0) from carpet
      where competition_id = ${columns["competition_id"]})`,
  }),
  shownIn: (id) => sql`select competition_id as id from carpet where id = ${id}`,
  partOf: (id) => sql`select competition_id as id from carpet where id = ${id}`,
});
