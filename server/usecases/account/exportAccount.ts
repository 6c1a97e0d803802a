import type { OwnData } from "#contract/account/ownData.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import { findAccountById } from "../../persistence/account/accounts.ts";
import { insertAudit } from "../../persistence/database/audit.ts";
import { readOwnRows } from "../../persistence/account/ownData.ts";
import { findSecondFactor } from "../../persistence/account/secondFactors.ts";
import { findAllSessionsOfAccount } from "../../persistence/account/sessions.ts";
import { accountObject, auditEntry, type Actor } from "../shared/accountAct.ts";

type Rows = Awaited<ReturnType<typeof readOwnRows>>;
/** The rows by what they belong to: a coach has hundreds of people, each with applications of many years. */
type SortedRows = ReturnType<typeof sortRows>;

/** Everything that is kept about somebody and the people they manage, in words they can read; no secret is in it (AU66). */
export async function exportAccount(
  deps: Pick<AccountDeps, "db" | "tokenKey" | "now">,
  actor: Actor,
): Promise<Result<OwnData, { readonly code: "forbidden" }>> {
  const { accountId } = actor;
  const account = await findAccountById(deps.db, accountId);
  if (account === undefined) return refuse({ code: "forbidden" });
  const rows = await readOwnRows(deps.db, accountId);
  const sorted = sortRows(rows);
  const places = await findAllSessionsOfAccount(deps.db, accountId, deps.now());
  const factor = await findSecondFactor(deps.db, accountId);
  const act = { action: "account-exported", object: accountObject(accountId) };
  await deps.db.transaction().execute((trx) => insertAudit(trx, auditEntry(deps, { ...actor, ...act })));
  return ok({
    exportedAt: instant(deps.now()),
    account: {
      login: account.username,
      email: account.email,
      role: account.role,
      lastName: account.last_name,
      firstName: account.first_name,
      middleName: account.middle_name,
      phone: account.phone,
      broughtBy: account.ref_code,
      registeredAt: account.created_at,
      wantsNotices: account.wants_notices,
    },
    signIns: places.map((place) => ({
      device: place.user_agent,
      since: instant(place.created_ms),
      lastSeen: instant(place.seen_ms),
    })),
    secondFactorSince: typeof factor?.confirmed_ms === "number" ? instant(factor.confirmed_ms) : null,
    providers: rows.identities.map(({ provider, created_ms }) => ({ provider, since: instant(created_ms) })),
    following: rows.stars.map(({ kind, ref }) => ({ kind, ref })),
    ownConsents: consentsOf(sorted, null),
    mergeRequests: rows.mergeRequests.map(({ created_at, note, state }) => ({ at: created_at, note, state })),
    resultClaims: rows.resultClaims.map(({ at_ms, event_name, state }) => ({
      at: instant(at_ms),
      event: event_name,
      state,
    })),
    payments: rows.payments.map(paymentOf),
    refereeing: rows.referees.map(refereeOf),
    eventRoles: rows.eventRoles.map(eventRoleOf),
    people: rows.profiles.map((profile) => personOf(sorted, profile)),
  });
}

function sortRows({ applications, bouts, consents, changes, notices, messages }: Rows) {
  return {
    applications: Map.groupBy(applications, ({ profile_id }) => profile_id),
    bouts: Map.groupBy(bouts, ({ profile_id }) => profile_id),
    consents: Map.groupBy(consents, ({ profile_id }) => profile_id),
    changes: Map.groupBy(changes, ({ application_id }) => application_id),
    notices: Map.groupBy(notices, ({ application_id }) => application_id),
    messages: Map.groupBy(messages, ({ application_id }) => application_id),
  };
}

const eventRoleOf = (row: Rows["eventRoles"][number]): OwnData["eventRoles"][number] => ({
  event: row.event_name,
  role: row.role,
  givenAt: instant(row.given_ms),
  takenAt: row.taken_ms === null ? null : instant(row.taken_ms),
});

function paymentOf(row: Rows["payments"][number]): OwnData["payments"][number] {
  return {
    at: instant(row.made_ms),
    event: row.event_name,
    person: row.last_name,
    kopecks: row.kopecks,
    state: row.revoked_ms === null ? row.state : "revoked",
    method: row.method,
    number: row.number,
  };
}

function refereeOf(row: Rows["referees"][number]): OwnData["refereeing"][number] {
  return {
    competition: row.competition_title,
    lastName: row.last_name,
    firstName: row.first_name,
    middleName: row.middle_name,
    grade: row.grade,
    post: row.post,
    region: row.region,
    city: row.city,
    club: row.club,
  };
}

function personOf(rows: SortedRows, profile: Rows["profiles"][number]): OwnData["people"][number] {
  return {
    lastName: profile.last_name,
    firstName: profile.first_name,
    middleName: profile.middle_name,
    latinName: profile.latin_name,
    birthDate: profile.birth_date,
    gender: profile.gender,
    weight: profile.weight,
    phone: profile.phone,
    belt: profile.belt,
    beltSince: profile.belt_since,
    beltBy: profile.belt_by,
    city: profile.city,
    club: profile.team_name,
    coach: profile.coach,
    representative: profile.representative,
    medicalUntil: profile.medical_until,
    insuranceUntil: profile.insurance_until,
    photo: profile.photo,
    consents: consentsOf(rows, profile.id),
    applications: (rows.applications.get(profile.id) ?? []).map((application) =>
      applicationOf(rows, application),
    ),
    bouts: (rows.bouts.get(profile.id) ?? []).map(
      ({ category_title, number, state, cause, finished_at, winner_id, fighter_id }) => ({
        category: category_title,
        number,
        state,
        isWon: winner_id === null ? null : winner_id === fighter_id,
        cause,
        finishedAt: finished_at,
      }),
    ),
  };
}

function applicationOf(rows: SortedRows, application: Rows["applications"][number]) {
  const changes = rows.changes.get(application.id) ?? [];
  const notices = rows.notices.get(application.id) ?? [];
  const messages = rows.messages.get(application.id) ?? [];
  return {
    event: application.event_name,
    date: application.date_of_event,
    category: application.category_title,
    state: application.state,
    comment: application.comment,
    weight: application.weight,
    weighedAt: application.weigh_in_weight,
    history: changes.map(({ at_ms, kind, note }) => ({ at: instant(at_ms), kind, note })),
    letters: notices.map(({ sent_ms, kind }) => ({ at: instant(sent_ms), kind })),
    messages: messages.map(({ at_ms, text, is_organiser }) => ({
      at: instant(at_ms),
      fromOrganiser: is_organiser,
      text,
    })),
  };
}

const consentsOf = (rows: SortedRows, profileId: number | null) =>
  (rows.consents.get(profileId) ?? []).map(({ kind, text_version, given_ms, withdrawn_ms }) => ({
    kind,
    version: text_version,
    givenAt: instant(given_ms),
    withdrawnAt: withdrawn_ms === null ? null : instant(withdrawn_ms),
  }));

const instant = (ms: number): string => new Date(ms).toISOString();
