import { sql } from "kysely";
import { z } from "zod";
import { BOUT_STATES, boutResultSchema } from "#contract/competition/entity.ts";
import { WIN_CAUSES } from "#domain/bout/vocabulary.ts";
import { defineCollection } from "./collection.ts";
import {
  ADMIN,
  EVERYONE,
  NOBODY,
  OFFICIALS,
  corners,
  datetime,
  integer,
  json,
  one,
  string,
  uuid,
  words,
} from "./fields.ts";
import { ofOperatedCompetition, ofRealCompetition, ofShownCompetition } from "./rowRules.ts";

const count = z.int().min(0).max(999);

/** A score as clients write it: what is missing counts 0. */
const pointsEntrySchema = z.strictObject({
  /** Never clamped: minus points can take a score below zero. */
  points: z.int().min(-999).max(999).optional(),
  scores: z.int().min(-999).max(999).optional(),
  advantages: count.optional(),
  penalties: count.optional(),
  warnings: count.optional(),
});
export const pointsSchema = z.record(z.string(), pointsEntrySchema);

/** Points, winner and cause are written as events of the bout's log; everything else about its course follows from it. */
export const fightings = defineCollection({
  name: "fightings",
  singular: "fighting",
  table: "fighting",
  parent: "category",
  access: { read: EVERYONE, create: ADMIN, update: OFFICIALS, delete: ADMIN },
  rows: {
    read: ofShownCompetition("competition_id"),
    update: ofOperatedCompetition("competition_id"),
    list: ofRealCompetition("competition_id"),
  },
  fields: {
    uuid: uuid(),
    number: integer({ min: 0 }),
    state: words(BOUT_STATES, { write: NOBODY }),
    stage: string(),
    round: integer({ min: 0 }),
    bracketId: string({ write: NOBODY }),
    points: json(pointsSchema, { create: NOBODY, update: OFFICIALS, isNullable: false }),
    cause: words(WIN_CAUSES, { create: NOBODY, update: OFFICIALS }),
    result: json(boutResultSchema.nullable(), { write: NOBODY }),
    startedAt: datetime({ write: NOBODY }),
    finishedAt: datetime({ write: NOBODY }),
    version: integer({
      create: NOBODY,
      update: OFFICIALS,
      min: 0,
      expression: (alias) =>
        sql`coalesce((select version from fighting_head where fighting_uuid = ${sql.ref(`${alias}.uuid`)}), 0)`,
    }),
  },
  relations: {
    category: one("categories", "category_id", { isRequired: true, update: NOBODY }),
    competition: one("competitions", "competition_id", { write: NOBODY }),
    fighters: corners(),
    winner: one("fighters", "winner_id", { create: NOBODY, update: OFFICIALS }),
    carpet: one("carpets", "carpet_id", { write: ADMIN }),
  },
  fill: ({ newId, columns }) => {
    const competitionId = sql`(select competition_id from category where id = ${columns["category_id"]})`;
    const next = (column: string, first: number) =>
      sql`(select coalesce(max(${sql.ref(column)}) + 1, ${sql.lit(first)}) from fighting
        where competition_id = ${competitionId})`;
    return {
      uuid: newId(),
      competition_id: competitionId,
      position: next("position", 0),
      number: next("number", 1),
    };
  },
  shownIn: (id) => sql`select competition_id as id from fighting where id = ${id}`,
  partOf: (id) => sql`select competition_id as id from fighting where id = ${id}`,
});
