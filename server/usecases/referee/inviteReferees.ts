import type { InvitedLine } from "#contract/referee/referee.ts";
import { isOfficial } from "#domain/access/access.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import { findAccountByEmail, updateAccount } from "../../persistence/account/accounts.ts";
import type { AccountRow } from "../../persistence/database/accountTables.ts";
import type { CompetitionRow } from "../../persistence/database/competitionTables.ts";
import { findCompetitionByUuid } from "../../persistence/event/competitionRows.ts";
import { updateReferee } from "../../persistence/referee/refereeRows.ts";
import { inviteUser } from "../account/inviteUser.ts";
import { insertUser, updateUser } from "../account/saveUser.ts";
import type { Actor } from "../shared/accountAct.ts";
import { changeList, isOnlyListed } from "./changeReferees.ts";
import { findListedReferees, type ListedReferee } from "./refereeList.ts";

type Invited = { readonly referee: string; readonly email: string };
type Inviting = { readonly competitionUuid: string; readonly lines: readonly Invited[] };

/** One line after another: what one of them ends in keeps no other back (RE11). */
export async function inviteReferees(
  deps: AccountDeps,
  actor: Actor,
  { competitionUuid, lines }: Inviting,
): Promise<Result<InvitedLine[], { readonly code: "not-found" | "competition-closed" }>> {
  const competition = await findCompetitionByUuid(deps.db, competitionUuid);
  if (competition === undefined) return refuse({ code: "not-found" });
  if (competition.status === "closed") return refuse({ code: "competition-closed" });
  const answered: InvitedLine[] = [];
  for (const line of lines)
    answered.push({ ...line, outcome: await inviteOne(deps, actor, competition, line) });
  return ok(answered);
}

async function inviteOne(
  deps: AccountDeps,
  actor: Actor,
  competition: CompetitionRow,
  { referee: uuid, email }: Invited,
  isSecondTry = false,
): Promise<InvitedLine["outcome"]> {
  const listed = await findListedReferees(deps.db, competition.id);
  const referee = listed.find((one) => one.uuid === uuid);
  if (referee === undefined) return "gone";
  if (referee.row.account_id !== null) return "has-account";
  const known = await findAccountByEmail(deps.db, email);
  if (known?.is_blocked === true) return "blocked";
  if (listed.some(({ row }) => row.account_id !== null && row.account_id === known?.id)) return "listed";

  // Whoever registered with the address of somebody else must not become a referee by it.
  if (known !== undefined && !isOfficial(known) && known.email_proved_ms === null) return "unproved";
  const account = known ?? (await makeAccount(deps, actor, referee, email));
  if (account === undefined) {
    // Registered a moment ago, the second look finds it; a login that looks like the address it never does.
    if (isSecondTry) return "login-taken";
    return await inviteOne(deps, actor, competition, { referee: uuid, email }, true);
  }
  const { id, role } = account;
  const linked = await link(deps, actor, { competitionUuid: competition.uuid, uuid, accountId: id });
  if (!linked.ok) return "gone";
  // Only who got the place gets the role.
  if (!isOfficial({ role })) {
    const raised = await updateUser(deps, actor, { id, change: { role: "referee" } });
    if (!raised.ok) return "blocked";
  }
  if (known !== undefined) return "linked";
  const { event_id: event } = competition;
  const invited = await inviteUser(deps, actor, { id, event: event === null ? null : String(event) });
  return invited.ok ? "invited" : "unsent";
}

/** Nobody knows its password until its owner has chosen one by the letter; undefined where the address was just taken. */
async function makeAccount(
  deps: AccountDeps,
  actor: Actor,
  { lastName, firstName, middleName }: ListedReferee,
  email: string,
): Promise<AccountRow | undefined> {
  for (let tried = 1; ; tried += 1) {
    const user = { username: usernameOf(email, tried), email, passwordHash: null, role: "referee" } as const;
    const made = await insertUser(deps, actor, { ...user, confirmed: true, blocked: false });
    if (made.ok) {
      const names = { last_name: lastName, first_name: firstName, middle_name: middleName };
      const display_name = [lastName, firstName].filter(Boolean).join(" ");
      return (await updateAccount(deps.db, made.value.id, { ...names, display_name })) ?? made.value;
    }
    if (made.problem.code === "email-taken") return undefined;
  }
}

/** What stands before the @, and a number where that is taken; a login has three signs at least (AU25). */
function usernameOf(email: string, tried: number): string {
  const name = email.slice(0, email.indexOf("@")).slice(0, 60).padEnd(3, "0");
  return tried === 1 ? name : `${name}-${tried}`;
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
