import { ROLE_TYPES } from "#domain/access/access.ts";
import { defineCollection } from "./collection.ts";
import { ADMIN, NOBODY, boolean, string, words } from "./fields.ts";
import { everyRow } from "./rowRules.ts";

const read = { read: ADMIN, write: NOBODY };

/** Accounts as admins look for them. They have calls of their own, and no other collection leads to them (API44). */
export const users = defineCollection({
  name: "users",
  singular: "user",
  table: "account",
  access: { read: ADMIN, create: NOBODY, update: NOBODY, delete: NOBODY },
  rows: { read: everyRow },
  fields: {
    username: string(read),
    email: string(read),
    provider: string(read),
    displayName: string(read),
    confirmed: boolean({ ...read, column: "is_confirmed" }),
    blocked: boolean({ ...read, column: "is_blocked" }),
    role: words(ROLE_TYPES, read),
  },
});
