import type { User } from "#contract/event/content.ts";
import { roleDocumentId, roleId } from "#contract/account/user.ts";
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

const ROLES_SINCE = "2026-01-01T00:00:00.000Z";

const presentRole = ({ role, created_at }: AccountRow) => describeRole(role, created_at);

/** Clients expect roles to look like entries. */
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
