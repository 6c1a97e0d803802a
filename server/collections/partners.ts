import { defineCollection } from "./collection.ts";
import { ADMIN, EVERYONE, integer, string, text } from "./fields.ts";
import { everyRow } from "./rowRules.ts";

export const partners = defineCollection({
  name: "partners",
  singular: "partner",
  table: "partner",
  access: { read: EVERYONE, create: ADMIN, update: ADMIN, delete: ADMIN },
  rows: { read: everyRow },
  fields: {
    name: string({ isRequired: true }),
    description: text(),
    url: string({ max: 2000 }),
    logo: string({ isUpload: true }),
    level: string(),
    position: integer({ isNullable: false, min: 0 }),
  },
});
