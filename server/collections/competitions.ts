import { LONGEST_STATUS_REASON } from "#domain/reason.ts";
import { sql } from "kysely";
import { z } from "zod";
import { COMPETITION_STATUSES, commercialSchema, rulesSchema } from "#contract/competition/entity.ts";
import { defineCollection } from "./collection.ts";
import { ADMIN, EVERYONE, NOBODY, OFFICIALS, json, many, one, string, text, uuid, words } from "./fields.ts";
import { ofOperatedCompetition, ofRealCompetition, ofShownCompetition } from "./rowRules.ts";

export const competitions = defineCollection({
  name: "competitions",
  singular: "competition",
  table: "competition",
  parent: "event",
  access: { read: EVERYONE, create: ADMIN, update: OFFICIALS, delete: ADMIN },
  rows: {
    read: ofShownCompetition("id"),
    update: ofOperatedCompetition("id"),
    list: ofRealCompetition("id"),
  },
  fields: {
    uuid: uuid(),
    title: string({ isRequired: true }),
    status: words(COMPETITION_STATUSES, { isNullable: false, update: OFFICIALS }),
    /** Goes into the audit and is not kept with the competition, so nobody reads it here. */
    statusReason: text({
      read: NOBODY,
      create: NOBODY,
      update: OFFICIALS,
      max: LONGEST_STATUS_REASON,
      expression: () => sql`null`,
    }),
    rules: json(rulesSchema),
    commercials: json(z.array(commercialSchema).max(100), { isNullable: false }),
    scoreboardType: string(),
  },
  relations: {
    event: one("events", "event_id"),
    categories: many("categories", { column: "competition_id", position: "position" }),
    fightings: many(
      "fightings",
      { column: "competition_id", position: "position" },
      { update: OFFICIALS, isOrderOnly: true },
    ),
    carpets: many("carpets", { column: "competition_id", position: "position" }),
  },
  unique: { key: "event" },
  fill: ({ newId }) => ({ uuid: newId() }),
  shownIn: (id) => sql`select id from competition where id = ${id}`,
  partOf: (id) => sql`select id from competition where id = ${id}`,
});
