import type { Transaction } from "kysely";
import type { RefereeChange, RefereePerson, Referees } from "#contract/referee/referee.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Deps } from "../../environment/deps.ts";
import { takeEventRole } from "../../persistence/account/eventRoles.ts";
import { insertAudit } from "../../persistence/database/audit.ts";
import type { CompetitionRow } from "../../persistence/database/competitionTables.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { findCompetitionCarpets } from "../../persistence/day/matQueues.ts";
import { findCompetitionByUuid } from "../../persistence/event/competitionRows.ts";
import {
  deleteReferee,
  findCrews,
  findOfficialAccounts,
  insertReferee,
  replaceRefereeMats,
  setNamed,
  updateReferee,
} from "../../persistence/referee/refereeRows.ts";
import { auditEntry, type Actor } from "../shared/accountAct.ts";
import { inTransaction } from "../shared/inTransaction.ts";
import { lockOpen, type ClosedProblem } from "../shared/operated.ts";
import { findListedReferees, findRefereeList, revOf, standingOf, type ListedReferee } from "./refereeList.ts";

type ListDeps = Pick<Deps, "db" | "tokenKey" | "now" | "newId">;
type NotFound = { readonly code: "not-found" };

export async function readReferees(
  { db }: Pick<Deps, "db">,
  competitionUuid: string,
): Promise<Result<Referees, NotFound>> {
  const competition = await findCompetitionByUuid(db, competitionUuid);
  return competition === undefined
    ? refuse({ code: "not-found" })
    : ok(await findRefereeList(db, competition.id));
}

export type ListContext = {
  readonly deps: ListDeps;
  readonly trx: Transaction<Tables>;
  readonly competition: CompetitionRow;
  readonly listed: readonly ListedReferee[];
};

/** One change of the list in its transaction: of two admins the second sees what the first has written (RL23). */
export async function changeList<Problem>(
  deps: ListDeps,
  actor: Actor,
  competitionUuid: string,
  work: (context: ListContext) => Promise<Result<undefined, Problem>>,
): Promise<Result<Referees, Problem | NotFound | ClosedProblem>> {
  return await inTransaction<Referees, Problem | NotFound | ClosedProblem>(deps.db, async (trx) => {
    const competition = await findCompetitionByUuid(trx, competitionUuid);
    if (competition === undefined) return refuse({ code: "not-found" });
    const opened = await lockOpen(trx, competitionUuid);
    if (!opened.ok) return opened;
    const listed = await findListedReferees(trx, competition.id);
    const done = await work({ deps, trx, competition, listed });
    if (!done.ok) return done;
    const [before, after] = [listed, await findListedReferees(trx, competition.id)].map((list) =>
      list.map(standingOf).toSorted((a, b) => (a.referee < b.referee ? -1 : 1)),
    );
    if (JSON.stringify(before) !== JSON.stringify(after)) {
      const act = { action: "staff-changed", object: `competition:${competitionUuid}`, before, after };
      await insertAudit(trx, auditEntry(deps, { ...actor, ...act }));
    }
    return ok(await findRefereeList(trx, competition.id));
  });
}

export type RefereeProblem = { readonly code: "unknown-mat" | "no-referee" | "account-listed" };

/** All of them or none (RE10). */
export const addReferees = (
  deps: ListDeps,
  actor: Actor,
  { competitionUuid, added }: { readonly competitionUuid: string; readonly added: readonly RefereeChange[] },
) =>
  changeList<RefereeProblem>(deps, actor, competitionUuid, async (context) => {
    const { trx, competition } = context;
    const taken = new Set<number>();
    for (const change of added) {
      const carpets = await checkChange(context, change, undefined);
      if (!carpets.ok) return carpets;
      if (change.account !== null && taken.has(change.account)) return refuse({ code: "account-listed" });
      if (change.account !== null) taken.add(change.account);
      const { id } = await insertReferee(trx, {
        ...personColumns(change),
        uuid: deps.newId(),
        competition_id: competition.id,
        account_id: change.account,
        is_named: change.account !== null && isOnlyListed(context),
      });
      await replaceRefereeMats(trx, id, carpets.value);
    }
    return ok(undefined);
  });

export type OneReferee = {
  readonly competitionUuid: string;
  readonly uuid: string;
  /** The rev its author saw. */
  readonly expected: number | undefined;
};
type Changing = OneReferee & { readonly change: RefereeChange };
type NobodyListed = { readonly code: "nobody-listed" };
type StaleStaff = { readonly code: "stale-staff"; readonly rev: number };
export type ChangeProblem = RefereeProblem | NotFound | NobodyListed | StaleStaff;

export const changeReferee = (
  deps: ListDeps,
  actor: Actor,
  { competitionUuid, uuid, change, expected }: Changing,
) =>
  changeList<ChangeProblem>(deps, actor, competitionUuid, async (context) => {
    const { trx, listed } = context;
    const own = listed.find((referee) => referee.uuid === uuid);
    if (own === undefined) return refuse({ code: "not-found" });
    const seen = await checkSeen(context, expected);
    if (!seen.ok) return seen;
    const carpets = await checkChange(context, change, own);
    if (!carpets.ok) return carpets;
    if (change.account === null && isLastNamed(listed, own)) return refuse({ code: "nobody-listed" });
    const isSame = change.account === own.row.account_id;
    await updateReferee(trx, own.row.id, {
      ...personColumns(change),
      account_id: change.account,
      is_named: isSame ? own.row.is_named : change.account !== null && isOnlyListed(context),
    });
    await replaceRefereeMats(trx, own.row.id, carpets.value);
    return ok(undefined);
  });

export const removeReferee = (
  deps: ListDeps,
  actor: Actor,
  { competitionUuid, uuid, expected }: OneReferee,
) =>
  changeList<NotFound | NobodyListed | StaleStaff>(deps, actor, competitionUuid, async (context) => {
    const { trx, listed } = context;
    const own = listed.find((referee) => referee.uuid === uuid);
    if (own === undefined) return refuse({ code: "not-found" });
    const seen = await checkSeen(context, expected);
    if (!seen.ok) return seen;
    if (isLastNamed(listed, own)) return refuse({ code: "nobody-listed" });
    await deleteReferee(trx, own.row.id);
    // Whoever was invited as one of them scored by a role of the event (RL28).
    const { account_id } = own.row;
    const { event_id } = context.competition;
    if (account_id !== null && event_id !== null)
      await takeEventRole(
        trx,
        { event_id, account_id, role: "mat-referee" },
        { nowMs: deps.now(), actorId: actor.accountId },
      );
    return ok(undefined);
  });

/** Whether the list is still the one its author saw (RL23). */
async function checkSeen(
  { trx, competition, listed }: ListContext,
  expected: number | undefined,
): Promise<Result<undefined, StaleStaff>> {
  const rev = revOf(listed, await findCrews(trx, competition.id));
  return expected === undefined || expected === rev ? ok(undefined) : refuse({ code: "stale-staff", rev });
}

type Admitting = { readonly competitionUuid: string; readonly isOnlyListed: boolean };

/** From the next call on only those of the list run it, or every referee again (RL11). */
export const admitReferees = (deps: ListDeps, actor: Actor, { competitionUuid, ...wish }: Admitting) =>
  changeList<NobodyListed>(deps, actor, competitionUuid, async ({ trx, competition, listed }) => {
    if (wish.isOnlyListed && listed.every(({ row }) => row.account_id === null))
      return refuse({ code: "nobody-listed" });
    await setNamed(trx, competition.id, wish.isOnlyListed);
    return ok(undefined);
  });

/** Who joins a list that is the only way in has to be let in with the others. */
export const isOnlyListed = ({ listed }: Pick<ListContext, "listed">): boolean =>
  listed.some(({ row }) => row.is_named && row.account_id !== null);

/** Without them the list would let every referee in, and nobody has said so (RL11). */
const isLastNamed = (listed: readonly ListedReferee[], own: ListedReferee): boolean =>
  isOnlyListed({ listed }) && !isOnlyListed({ listed: listed.filter((referee) => referee !== own) });

/** The numbers of the mats, or why the change cannot be. */
async function checkChange(
  { trx, competition, listed }: ListContext,
  { carpets, account }: RefereeChange,
  own: ListedReferee | undefined,
): Promise<Result<number[], RefereeProblem>> {
  const known = new Map(
    (await findCompetitionCarpets(trx, competition.id)).map(({ id, uuid }) => [uuid, id]),
  );
  const ids = [...new Set(carpets)].map((uuid) => known.get(uuid));
  if (ids.includes(undefined)) return refuse({ code: "unknown-mat" });
  // Who had the account before may keep it, whatever became of it since.
  if (account !== null && account !== own?.row.account_id) {
    const officials = await findOfficialAccounts(trx, competition.id);
    if (!officials.some(({ id }) => id === account)) return refuse({ code: "no-referee" });
    if (listed.some(({ row }) => row.account_id === account)) return refuse({ code: "account-listed" });
  }
  return ok(ids.filter((id) => id !== undefined));
}

const personColumns = (person: RefereePerson) => ({
  last_name: person.lastName,
  first_name: person.firstName,
  middle_name: person.middleName,
  grade: person.grade,
  post: person.post,
  region: person.region,
  city: person.city,
  club: person.club,
});
