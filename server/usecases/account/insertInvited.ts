import type { RoleType } from "#domain/access/access.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import type { AccountRow } from "../../persistence/database/accountTables.ts";
import type { Actor } from "../shared/accountAct.ts";
import { insertUser } from "./saveUser.ts";

/** Nobody knows its password until its owner has chosen one by the letter; undefined where the address was just taken. */
export async function insertInvited(
  deps: AccountDeps,
  actor: Actor,
  { email, role }: { readonly email: string; readonly role: RoleType },
): Promise<AccountRow | undefined> {
  for (let tried = 1; ; tried += 1) {
    const user = { username: usernameOf(email, tried), email, passwordHash: null, role };
    const made = await insertUser(deps, actor, { ...user, confirmed: true, blocked: false });
    if (made.ok) return made.value;
    if (made.problem.code === "email-taken") return undefined;
  }
}

/** What stands before the @, and a number where that is taken; a login has three signs at least (AU25). */
export function usernameOf(email: string, tried: number): string {
  const name = email.slice(0, email.indexOf("@")).slice(0, 60).padEnd(3, "0");
  return tried === 1 ? name : `${name}-${tried}`;
}
