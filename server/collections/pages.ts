import { defineCollection } from "./collection.ts";
import { ADMIN, EVERYONE, html, string } from "./fields.ts";
import { everyRow } from "./rowRules.ts";

export const pages = defineCollection({
  name: "pages",
  singular: "page",
  table: "page",
  access: { read: EVERYONE, create: ADMIN, update: ADMIN, delete: ADMIN },
  rows: { read: everyRow },
  fields: {
    slug: string({ isRequired: true }),
    title: string({ isRequired: true }),
    content: html({ isNullable: false }),
  },
  unique: { key: "slug" },
});
