import { sql } from "kysely";
import { SEASON_CHOICES, seasonEventsSchema, seasonFormulaSchema } from "#contract/season/season.ts";
import { isAdmin } from "#domain/access/access.ts";
import { defineCollection, type RowRule } from "./collection.ts";
import { ADMIN, EVERYONE, boolean, date, json, string, words } from "./fields.ts";
import { everyRow } from "./rowRules.ts";

/** Until it is published a season is the organisers' alone (RK8). */
const publishedSeason: RowRule = (viewer, alias) =>
  isAdmin(viewer) ? everyRow(viewer, alias) : sql`${sql.ref(`${alias}.is_published`)}`;

/** Events that are ranked together; what came of it is counted when somebody asks (ADR 93). */
export const seasons = defineCollection({
  name: "seasons",
  singular: "season",
  table: "season",
  access: { read: EVERYONE, create: ADMIN, update: ADMIN, delete: ADMIN },
  rows: { read: publishedSeason },
  fields: {
    title: string({ isRequired: true, min: 3, max: 120 }),
    startsOn: date({ isRequired: true }),
    endsOn: date({ isRequired: true }),
    /** Every finished event of these days, or only those that are listed. */
    choice: words(SEASON_CHOICES, { isNullable: false }),
    events: json(seasonEventsSchema, { isRequired: true }),
    formula: json(seasonFormulaSchema, { isRequired: true }),
    isPublished: boolean({}),
  },
});
