import type { Transaction } from "kysely";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import { rememberErased } from "../../files/erasureList.ts";
import { COLLECTIONS } from "../../collections/registry.ts";
import {
  countActiveAdmins,
  findAccountByDocumentId,
  findAccountById,
  lockAdmins,
} from "../../persistence/account/accounts.ts";
import { insertAudit } from "../../persistence/database/audit.ts";
import { findErasedAccounts, overwriteOwnRows, readOwnRows } from "../../persistence/account/ownData.ts";
import { findAllFightersOf, updateFighter } from "../../persistence/entry/people.ts";
import { forgetJudgeOnPapers, forgetOnPapers } from "../../persistence/paper/paperRows.ts";
import { forgetPerson } from "../../persistence/entry/personMerges.ts";
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
  deps: Pick<AccountDeps, "db" | "config" | "log" | "tokenKey" | "now" | "wakeFeed" | "closeSockets">,
  actor: Actor,
): Promise<Result<void, EraseProblem>> {
  const { accountId } = actor;
  const erased = await changeShown(deps, async (trx) => {
    if (await isLastAdmin(trx, accountId)) return { value: undefined, shownIn: [] };
    const { shownIn, sessionIds } = await forget(trx, accountId, deps.now());
    await insertAudit(trx, auditEntry(deps, { ...actor, ...erasedAct(accountId) }));
    const account = await findAccountById(trx, accountId);
    return { value: { sessionIds, ref: account?.document_id }, shownIn };
  });
  if (erased === undefined) return refuse({ code: "last-admin" });
  deps.closeSockets(erased.sessionIds);
  // Nobody is kept from being forgotten by a disk that is away: the next backup writes the list too (ST19).
  await rememberErased(deps.config.backup.dir, erased.ref === undefined ? [] : [erased.ref]).catch(
    (cause: unknown) => deps.log.warn({ err: cause }, "the list of erased accounts cannot be written"),
  );
  return ok(undefined);
}

/** After a restore: forgets those of the list whom the backup still has, the last admin too; tells how many (ST19). */
export async function eraseAgain(
  { db, now }: Pick<AccountDeps, "db" | "now">,
  refs: readonly string[],
): Promise<number> {
  const gone = new Set(await findErasedAccounts(db));
  const waiting = [...new Set(refs)].filter((ref) => !gone.has(ref));
  let count = 0;
  for (const ref of waiting)
    await changeShown({ db, wakeFeed: () => {} }, async (trx) => {
      const account = await findAccountByDocumentId(trx, ref);
      if (account === undefined) return { value: undefined, shownIn: [] };
      const { shownIn } = await forget(trx, account.id, now());
      const nobody = { actor_id: null, session_id: null, ip_hash: null };
      await insertAudit(trx, { ...nobody, ...erasedAct(account.id), at_ms: now() });
      count += 1;
      return { value: undefined, shownIn };
    });
  return count;
}

const erasedAct = (accountId: number) => ({ action: "account-erased", object: accountObject(accountId) });

async function forget(trx: Transaction<Tables>, accountId: number, nowMs: number) {
  const { profiles } = await readOwnRows(trx, accountId);
  const shownIn: string[] = [];
  for (const profile of profiles) shownIn.push(...(await forgetFighters(trx, profile.id)));
  await forgetJudgeOnPapers(trx, accountId);
  await overwriteOwnRows(trx, accountId, nowMs);
  return { shownIn, sessionIds: await endAllSessions(trx, accountId, { nowMs }) };
}

async function isLastAdmin(trx: Transaction<Tables>, accountId: number): Promise<boolean> {
  await lockAdmins(trx);
  const account = await findAccountById(trx, accountId);
  return account?.role === "admin" && (await countActiveAdmins(trx)) === 1;
}

async function forgetFighters(trx: Transaction<Tables>, profileId: number): Promise<string[]> {
  const shownIn: string[] = [];
  for (const { id, last_name, real_last_name } of await findAllFightersOf(trx, profileId)) {
    await forgetOnPapers(trx, { id, lastName: real_last_name ?? last_name });
    await updateFighter(trx, id, {
      last_name: hiddenName(id),
      first_name: null,
      // Not null: that would say the name above is the person's own, and searches would offer it.
      real_last_name: hiddenName(id),
      real_first_name: null,
      birth_date: null,
      birth_year: null,
      phone: null,
      city: null,
      middle_name: null,
      region: null,
      coach: null,
      rank: null,
      licence: null,
    });
    await forgetPerson(trx, id);
    shownIn.push(...(await findShownIn(trx, COLLECTIONS.fighters, id)));
  }
  return shownIn;
}
