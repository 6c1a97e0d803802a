import type { RoleType, User } from "#contract/content.ts";
import type { AccountRow } from "../persistence/accountTables.ts";
import { presentEntry } from "./content.ts";

const ROLE_NAMES: Record<RoleType, string> = {
  public: "Public",
  authenticated: "Authenticated",
  referee: "Referee",
  admin: "Admin",
};
const ROLE_ORDER: readonly RoleType[] = ["public", "authenticated", "referee", "admin"];

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

/** Roles are a closed list of ours, not a table; clients still expect them to look like entries. */
function presentRole({ role, created_at }: AccountRow): NonNullable<User["role"]> {
  return {
    id: ROLE_ORDER.indexOf(role) + 1,
    documentId: `role${role}`.padEnd(24, "0"),
    name: ROLE_NAMES[role],
    description: "",
    type: role,
    createdAt: created_at,
    updatedAt: created_at,
    publishedAt: created_at,
  };
}
