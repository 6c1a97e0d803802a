import { z } from "zod";
import { ROLE_TYPES, type RoleType } from "#domain/access/access.ts";
import { email, newPassword, username } from "./account.ts";
import { roleSchema } from "../event/content.ts";

/** A role an account may have. */
export type GivenRole = Exclude<RoleType, "public">;

/** Roles are a closed list, not a table; clients still expect them to have ids. */
export const roleId = (type: RoleType) => ROLE_TYPES.indexOf(type) + 1;
export const roleDocumentId = (type: RoleType) => `role${type}`.padEnd(24, "0");

const isGiven = (type: RoleType): type is GivenRole => type !== "public";

const roleName = z.union([z.int(), z.string()]);
const oneRole = z.union([
  roleName,
  z.object({ id: roleName }).transform(({ id }) => id),
  z.object({ documentId: z.string() }).transform(({ documentId }) => documentId),
  z.object({ type: z.string() }).transform(({ type }) => type),
]);
const onlyRole = z.tuple([oneRole]).transform(([role]) => role);
const UNKNOWN_ROLE = "role is not known";

/**
 * An id, a type or a documentId, bare, in an object, or as the one entry of a `connect` or `set`: the ways clients of
 * this style name a relation.
 */
const role = z
  .union(
    [
      oneRole,
      onlyRole,
      z.object({ connect: onlyRole }).transform(({ connect }) => connect),
      z.object({ set: onlyRole }).transform(({ set }) => set),
    ],
    { error: UNKNOWN_ROLE },
  )
  .transform((named, context): GivenRole => {
    const found = ROLE_TYPES.filter(isGiven).find((type) =>
      [type, String(roleId(type)), roleDocumentId(type)].includes(String(named)),
    );
    if (found !== undefined) return found;
    context.addIssue({ code: "custom", message: UNKNOWN_ROLE });
    return z.NEVER;
  });

/** Other keys are refused by name. */
export const newUserSchema = z.object({
  username,
  email,
  password: newPassword,
  role: role.prefault("authenticated"),
  confirmed: z.boolean().default(true),
  blocked: z.boolean().default(false),
});

const names = { username: username.optional(), email: email.optional() };
/** What everybody may change of the own account (RL20). */
export const OWN_KEYS: readonly string[] = Object.keys(names);

export const userChangeSchema = z.object({
  ...names,
  password: z.union([newPassword, z.null()]).optional(),
  role: role.optional(),
  confirmed: z.boolean().optional(),
  blocked: z.boolean().optional(),
});

/** Loose: `populate[0]=role` and `populate[role]=true` are the same. */
export const userQuerySchema = z.looseObject({
  populate: z.unknown().optional().describe("role, to have it in the answer"),
});
const part = z.string().trim().max(100).optional();
export const userListQuerySchema = z.looseObject({
  ...userQuerySchema.shape,
  start: z.coerce.number().int().min(0).max(1_000_000).default(0).describe("How many to skip"),
  limit: z.coerce.number().int().min(1).default(100).describe("How many, at most 100"),
  q: part.describe("A part of the name or the address"),
  _q: part.describe("The same"),
  filters: z
    .unknown()
    .optional()
    .describe("filters[field][$operator]=value; a role by type, id or documentId"),
  sort: z.unknown().optional().describe("field:asc or field:desc, separated by commas"),
  fields: z.unknown().optional().describe("Fields, separated by commas"),
});

export const roleListSchema = z.object({ roles: z.array(roleSchema.extend({ nb_users: z.number() })) });

/** What an official is invited to; without an event to the whole installation. */
export const invitationSchema = z.object({
  data: z.strictObject({ event: z.string().min(1).max(40).nullable() }),
});
