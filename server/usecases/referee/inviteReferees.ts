import type { InvitedLine } from "#contract/referee/referee.ts";
import { isOfficial } from "#domain/access/access.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import { findAccountByEmail, updateAccount } from "../../persistence/account/accounts.ts";
import { giveEventRole } from "../../persistence/account/eventRoles.ts";
import type { AccountRow } from "../../persistence/database/accountTables.ts";
import type { CompetitionRow } from "../../persistence/database/competitionTables.ts";
import { findCompetitionByUuid } from "../../persistence/event/competitionRows.ts";
import { updateReferee } from "../../persistence/referee/refereeRows.ts";
import { inviteUser } from "../account/inviteUser.ts";
import { insertInvited } from "../account/insertInvited.ts";
import { updateUser } from "../account/saveUser.ts";
import type { Actor } from "../shared/accountAct.ts";
import { changeList, isOnlyListed } from "./changeReferees.ts";
import { findListedReferees, type ListedReferee } from "./refereeList.ts";

type Invited = { readonly referee: string; readonly email: string };
type Inviting = { readonly competitionUuid: string; readonly lines: readonly Invited[] };
/** An admin makes referees of the installation, an organiser those of the own event (RL28). */
type Inviter = { readonly actor: Actor; readonly role: "referee" | "authenticated" };

/** One line after another: what one of them ends in keeps no other back (RE11). */
export async function inviteReferees(
  deps: AccountDeps,
  inviter: Inviter,
  { competitionUuid, lines }: Inviting,
): Promise<Result<InvitedLine[], { readonly code: "not-found" | "competition-closed" }>> {
  const competition = await findCompetitionByUuid(deps.db, competitionUuid);
  if (competition === undefined) return refuse({ code: "not-found" });
  if (competition.status === "closed") return refuse({ code: "competition-closed" });
  const answered: InvitedLine[] = [];
  for (const line of lines)
    answered.push({ ...line, outcome: await inviteOne(deps, inviter, competition, line) });
  return ok(answered);
}

async function inviteOne(
  deps: AccountDeps,
  inviter: Inviter,
  competition: CompetitionRow,
  { referee: uuid, email }: Invited,
  isSecondTry = false,
): Promise<InvitedLine["outcome"]> {
  const { actor } = inviter;
  const listed = await findListedReferees(deps.db, competition.id);
  const referee = listed.find((one) => one.uuid === uuid);
  if (referee === undefined) return "gone";
  if (referee.row.account_id !== null) return "has-account";
  const known = await findAccountByEmail(deps.db, email);
  if (known?.is_blocked === true) return "blocked";
  if (listed.some(({ row }) => row.account_id !== null && row.account_id === known?.id)) return "listed";

  // Whoever registered with the address of somebody else must not become a referee by it.
  if (known !== undefined && !isOfficial(known) && known.email_proved_ms === null) return "unproved";
  const account = known ?? (await makeAccount(deps, inviter, referee, email));
  if (account === undefined) {
    // Registered a moment ago, the second look finds it; a login that looks like the address it never does.
    if (isSecondTry) return "login-taken";
    return await inviteOne(deps, inviter, competition, { referee: uuid, email }, true);
  }
  const { id, role } = account;
  const linked = await link(deps, actor, { competitionUuid: competition.uuid, uuid, accountId: id });
  if (!linked.ok) return "gone";
  // Only who got the place gets the role.
  if (!isOfficial({ role }) && !(await raise(deps, inviter, competition, id))) return "blocked";
  if (known !== undefined) return "linked";
  const { event_id: event } = competition;
  const invited = await inviteUser(deps, actor, {
    id,
    event: event === null ? null : String(event),
    eventRole: inviter.role === "referee" ? undefined : "mat-referee",
  });
  return invited.ok ? "invited" : "unsent";
}

async function raise(
  deps: AccountDeps,
  { actor, role }: Inviter,
  { event_id }: CompetitionRow,
  accountId: number,
): Promise<boolean> {
  if (role === "referee") return (await updateUser(deps, actor, { id: accountId, change: { role } })).ok;
  if (event_id === null) return false;
  const given = { eventId: event_id, accountId, role: "mat-referee" } as const;
  await giveEventRole(deps.db, given, { nowMs: deps.now(), actorId: actor.accountId });
  return true;
}

async function makeAccount(
  deps: AccountDeps,
  { actor, role }: Inviter,
  { lastName, firstName, middleName }: ListedReferee,
  email: string,
): Promise<AccountRow | undefined> {
  const made = await insertInvited(deps, actor, { email, role });
  if (made === undefined) return undefined;
  const names = { last_name: lastName, first_name: firstName, middle_name: middleName };
  const display_name = [lastName, firstName].filter(Boolean).join(" ");
  return (await updateAccount(deps.db, made.id, { ...names, display_name })) ?? made;
}

type Linking = { readonly competitionUuid: string; readonly uuid: string; readonly accountId: number };

const link = (deps: AccountDeps, actor: Actor, { competitionUuid, uuid, accountId }: Linking) =>
  changeList<{ readonly code: "not-found" }>(deps, actor, competitionUuid, async (context) => {
    const own = context.listed.find((referee) => referee.uuid === uuid);
    if (own?.row.account_id !== null) return refuse({ code: "not-found" });
    const change = { account_id: accountId, is_named: isOnlyListed(context) };
    await updateReferee(context.trx, own.row.id, change);
    return ok(undefined);
  });
