import { limitsSchema } from "#contract/event/organiser.ts";
import { MOST_AGE } from "#domain/category/weightLimits.ts";
import { defineCollection } from "./collection.ts";
import { ADMIN, boolean, integer, json, string, words } from "./fields.ts";
import { everyRow } from "./rowRules.ts";

/** Tables an organiser made; every competition of the installation may take its weights from them (CT51). */
export const weightTables = defineCollection({
  name: "weight-tables",
  singular: "weight-table",
  table: "weight_table",
  access: { read: ADMIN, create: ADMIN, update: ADMIN, delete: ADMIN },
  rows: { read: everyRow },
  fields: {
    title: string({ isRequired: true, min: 1, max: 80 }),
    /** Nothing: the same limits for men and women. */
    sex: words(["m", "f"]),
    ageMin: integer({ isRequired: true, min: 0, max: MOST_AGE }),
    ageMax: integer({ min: 0, max: MOST_AGE }),
    limitsKg: json(limitsSchema, { isRequired: true }),
    isOpenAbove: boolean({}),
  },
  unique: { key: "title" },
});
