import type { Transaction } from "kysely";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import { COLLECTIONS } from "../../collections/registry.ts";
import { countActiveAdmins, findAccountById, lockAdmins } from "../../persistence/account/accounts.ts";
import { insertAudit } from "../../persistence/database/audit.ts";
import { overwriteOwnRows, readOwnRows } from "../../persistence/account/ownData.ts";
import { findAllFightersOf, updateFighter } from "../../persistence/entry/people.ts";
import { endAllSessions } from "../../persistence/account/sessions.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { hiddenName } from "../../present/hiddenName.ts";
import { findShownIn } from "../../query/writeRows.ts";
import { accountObject, auditEntry, type Actor } from "../shared/accountAct.ts";
import { changeShown } from "../shared/shownChange.ts";

export type EraseProblem = { readonly code: "last-admin" };

/**
 * Forgets a person: names, contacts and papers are gone from every table, whoever competed stays as a number, and the
 * protocol with its results is untouched, because it holds uuids and no names (AU67).
 */
export async function eraseAccount(
  deps: Pick<AccountDeps, "db" | "tokenKey" | "now" | "wakeFeed" | "closeSockets">,
  actor: Actor,
): Promise<Result<void, EraseProblem>> {
  const { accountId } = actor;
  const erased = await changeShown(deps, async (trx) => {
    if (await isLastAdmin(trx, accountId)) return { value: undefined, shownIn: [] };
    const { profiles } = await readOwnRows(trx, accountId);
    const shownIn: string[] = [];
    for (const profile of profiles) shownIn.push(...(await forgetFighters(trx, profile.id)));
    await overwriteOwnRows(trx, accountId, deps.now());
    const sessionIds = await endAllSessions(trx, accountId, { nowMs: deps.now() });
    const act = { action: "account-erased", object: accountObject(accountId) };
    await insertAudit(trx, auditEntry(deps, { ...actor, ...act }));
    return { value: sessionIds, shownIn };
  });
  if (erased === undefined) return refuse({ code: "last-admin" });
  deps.closeSockets(erased);
  return ok(undefined);
}

async function isLastAdmin(trx: Transaction<Tables>, accountId: number): Promise<boolean> {
  await lockAdmins(trx);
  const account = await findAccountById(trx, accountId);
  return account?.role === "admin" && (await countActiveAdmins(trx)) === 1;
}

async function forgetFighters(trx: Transaction<Tables>, profileId: number): Promise<string[]> {
  const shownIn: string[] = [];
  for (const { id } of await findAllFightersOf(trx, profileId)) {
    await updateFighter(trx, id, {
      last_name: hiddenName(id),
      first_name: null,
      // Not null: that would say the name above is the person's own, and searches would offer it.
      real_last_name: hiddenName(id),
      real_first_name: null,
      birth_date: null,
      phone: null,
      city: null,
    });
    shownIn.push(...(await findShownIn(trx, COLLECTIONS.fighters, id)));
  }
  return shownIn;
}
