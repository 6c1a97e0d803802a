import { z } from "zod";
import type { User } from "#contract/content.ts";
import { ROLE_TYPES, type RoleType } from "#domain/access/access.ts";
import type { AccountRow } from "../persistence/database/accountTables.ts";
import { presentEntry } from "./content.ts";

const ROLE_NAMES: Record<RoleType, string> = {
  public: "Public",
  authenticated: "Authenticated",
  referee: "Referee",
  admin: "Admin",
};

/** `role` comes along only when it was asked for. */
export function presentUser(row: AccountRow, hasRole: boolean): User {
  return {
    ...presentEntry(row),
    username: row.username,
    email: row.email,
    provider: row.provider,
    confirmed: row.is_confirmed,
    blocked: row.is_blocked,
    displayName: row.display_name,
    ...(hasRole && { role: presentRole(row) }),
  };
}

/** Every role with how many hold it. */
export function presentRoles(holders: ReadonlyMap<RoleType, number>) {
  return ROLE_TYPES.map((type) => ({ ...describeRole(type, ROLES_SINCE), nb_users: holders.get(type) ?? 0 }));
}

/** The role meant by an id, a type or a documentId, bare, in an object, or as the one entry of a `connect` or `set`. */
export function findRole(given: unknown): RoleType | undefined {
  const parsed = roleReference.safeParse(given);
  if (!parsed.success) return undefined;
  const named = String(parsed.data);
  return ROLE_TYPES.find((type) => [type, String(roleId(type)), roleDocumentId(type)].includes(named));
}

const roleName = z.union([z.int(), z.string()]);
const roleObject = z.union([
  z.object({ id: roleName }).transform(({ id }) => id),
  z.object({ documentId: z.string() }).transform(({ documentId }) => documentId),
  z.object({ type: z.string() }).transform(({ type }) => type),
]);
const oneRole = z.union([roleName, roleObject]);
const onlyRole = z.tuple([oneRole]).transform(([role]) => role);
const roleReference = z.union([
  oneRole,
  onlyRole,
  z.object({ connect: onlyRole }).transform(({ connect }) => connect),
  z.object({ set: onlyRole }).transform(({ set }) => set),
]);

const ROLES_SINCE = "2026-01-01T00:00:00.000Z";
const roleId = (type: RoleType) => ROLE_TYPES.indexOf(type) + 1;
const roleDocumentId = (type: RoleType) => `role${type}`.padEnd(24, "0");

const presentRole = ({ role, created_at }: AccountRow) => describeRole(role, created_at);

/** Roles are a closed list of ours, not a table; clients still expect them to look like entries. */
function describeRole(type: RoleType, at: string): NonNullable<User["role"]> {
  return {
    id: roleId(type),
    documentId: roleDocumentId(type),
    name: ROLE_NAMES[type],
    description: "",
    type,
    createdAt: at,
    updatedAt: at,
    publishedAt: at,
  };
}
