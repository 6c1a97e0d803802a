import type { Transaction } from "kysely";
import type { ClaimDecision, ResultClaim, WaitingClaims } from "#contract/entry/resultClaim.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import { spokenName } from "#domain/naming/spokenName.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import type { Deps } from "../../environment/deps.ts";
import { hallToday } from "../../environment/hallDay.ts";
import type { ClaimMail } from "../../mail/mail.ts";
import { findAccountById } from "../../persistence/account/accounts.ts";
import { insertAudit } from "../../persistence/database/audit.ts";
import { writeJson } from "../../persistence/database/columns.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import {
  attachRecord,
  countWaitingClaims,
  findClaim,
  findClaimsOfCompetition,
  findOwnCompetitions,
  findRecordPlaces,
  moveClaim,
} from "../../persistence/entry/claimRows.ts";
import { findFighterById, findProfileById } from "../../persistence/entry/people.ts";
import { findCompetitionByUuid } from "../../persistence/event/competitionRows.ts";
import { findEventById } from "../../persistence/event/eventRows.ts";
import { auditEntry, type Actor } from "../shared/accountAct.ts";
import { links } from "../shared/accountCodes.ts";
import { changeShownOrRefuse } from "../shared/shownChange.ts";
import { dataOfRecord, detachRecord, mayClaimRecord, namesOf } from "./claimedRecord.ts";
import { publishNames } from "./publishNames.ts";

type Gone = { readonly code: "not-found" };
type DecideProblem =
  | Gone
  | { readonly code: "claim-decided" | "not-alike" | "record-taken" | "record-of-theirs" };
type DecideDeps = Pick<AccountDeps, "config" | "db" | "now" | "tokenKey" | "wakeFeed" | "sendMail">;

/** Who says that results of the competition are theirs, both sides of each claim. */
export async function readClaims(
  { db }: Pick<Deps, "db">,
  competitionUuid: string,
): Promise<Result<ResultClaim[], Gone>> {
  const competition = await findCompetitionByUuid(db, competitionUuid);
  if (competition === undefined) return refuse({ code: "not-found" });
  const rows = await findClaimsOfCompetition(db, competition.id);
  const places = await findRecordPlaces(
    db,
    rows.map(({ id }) => id),
  );
  return ok(
    rows.map((row) => ({
      id: row.claim_id,
      state: row.state,
      at: row.at_ms,
      record: {
        ...presentRecord(dataOfRecord(row)),
        club: row.team_name,
        fighter: row.uuid,
        categories: places
          .filter((place) => place.fighter_id === row.id && place.competition_uuid === competitionUuid)
          .map(({ title }) => title),
      },
      profile: {
        name: [row.own_last_name, row.own_first_name, row.own_middle_name].filter(Boolean).join(" "),
        birth: row.own_birth_date,
        club: row.own_team_name,
        account: row.email,
      },
      isSameDay: row.birth_date !== null && row.birth_date === row.own_birth_date,
    })),
  );
}

function presentRecord({
  lastName,
  firstName,
  middleName,
  birthDate,
  birthYear,
}: ReturnType<typeof dataOfRecord>) {
  return {
    name: [lastName, firstName, middleName].filter(Boolean).join(" "),
    birth: birthDate ?? (birthYear === null || birthYear === undefined ? null : String(birthYear)),
  };
}

/** For the list of what an organiser has to do. */
export async function readWaitingClaims({ db }: Pick<Deps, "db">): Promise<WaitingClaims[]> {
  return (await countWaitingClaims(db)).map(({ id, name, claims }) => ({ event: id, name, claims }));
}

type Claim = NonNullable<Awaited<ReturnType<typeof findClaim>>>;
type Shown = { readonly value: Claim; readonly shownIn: readonly string[] };

/** The organiser's answer; taken back, the claim waits again and the record is as it was before (PS17, PS18). */
export async function decideClaim(
  deps: DecideDeps,
  actor: Actor,
  competitionUuid: string,
  { id, decision }: { readonly id: number; readonly decision: ClaimDecision },
): Promise<Result<ResultClaim[], DecideProblem>> {
  const competition = await findCompetitionByUuid(deps.db, competitionUuid);
  if (competition === undefined) return refuse({ code: "not-found" });
  const done = await changeShownOrRefuse<Claim, DecideProblem>(deps, async (trx) => {
    const claim = await findClaim(trx, competition.id, id);
    if (claim === undefined) return refuse({ code: "not-found" });
    const decided = { decided_ms: deps.now(), decided_by: actor.accountId };
    const act = { action: `result-claim.${decision}`, object: `result-claim:${id}` };
    await insertAudit(trx, auditEntry(deps, { ...actor, ...act }));
    switch (decision) {
      case "accept":
        return acceptClaim(trx, claim, { ...decided, competitionUuid });
      case "reject":
        return settled(claim, await isMovable(trx, claim, ["new"], { state: "rejected", ...decided }), []);
      case "reopen": {
        const open = { state: "new", names_before: null, decided_ms: null, decided_by: null } as const;
        const isOpen = await isMovable(trx, claim, ["accepted", "rejected"], open);
        return settled(claim, isOpen, isOpen ? await detachRecord(trx, claim, hallToday(deps)) : []);
      }
    }
  });
  if (!done.ok) return done;
  await tellOwner(deps, done.value, decision, competition.event_id);
  return readClaims(deps, competitionUuid);
}

type Change = Parameters<typeof moveClaim>[2];

const isMovable = async (
  trx: Transaction<Tables>,
  claim: Claim,
  from: readonly Claim["state"][],
  change: Change,
): Promise<boolean> => from.includes(claim.state) && (await moveClaim(trx, claim, change));

const settled = (claim: Claim, isDone: boolean, shownIn: readonly string[]): Result<Shown, DecideProblem> =>
  isDone ? ok({ value: claim, shownIn }) : refuse({ code: "claim-decided" });

type Deciding = {
  readonly decided_ms: number;
  readonly decided_by: number;
  readonly competitionUuid: string;
};

/** The record hangs on the profile and is called as the profile says, with its consent (EN6). */
async function acceptClaim(
  trx: Transaction<Tables>,
  claim: Claim,
  { competitionUuid, ...decided }: Deciding,
): Promise<Result<Shown, DecideProblem>> {
  const profile = await findProfileById(trx, claim.profile_id);
  const record = await findFighterById(trx, claim.fighter_id);
  if (profile === undefined || record === undefined) return refuse({ code: "not-found" });
  if (!mayClaimRecord(profile, record)) return refuse({ code: "not-alike" });
  const names_before = writeJson(namesOf(record));
  if (!(await isMovable(trx, claim, ["new"], { state: "accepted", names_before, ...decided })))
    return refuse({ code: "claim-decided" });
  if ((await findOwnCompetitions(trx, profile.id)).has(competitionUuid))
    return refuse({ code: "record-of-theirs" });
  if (!(await attachRecord(trx, record.id, profile.id))) return refuse({ code: "record-taken" });
  return ok({ value: claim, shownIn: await publishNames(trx, profile.id) });
}

const ANSWERS: Readonly<Record<ClaimDecision, ClaimMail["claim"]>> = {
  accept: "accepted",
  reject: "rejected",
  reopen: "reopened",
};

async function tellOwner(
  deps: DecideDeps,
  { profile_id }: Claim,
  decision: ClaimDecision,
  eventId: number | null,
): Promise<void> {
  const profile = await findProfileById(deps.db, profile_id);
  const owner = profile && (await findAccountById(deps.db, profile.owner_id));
  const event = eventId === null ? undefined : await findEventById(deps.db, eventId);
  if (owner === undefined || profile === undefined || event === undefined) return;
  deps.sendMail({
    to: owner,
    about: {
      claim: ANSWERS[decision],
      username: owner.display_name ?? owner.username,
      link: links.profile(deps.config, profile.document_id),
      event: event.name,
      athlete: spokenName({ firstName: profile.first_name, lastName: profile.last_name }),
    },
  });
}
