import { setImmediate } from "node:timers/promises";
import type { Claimable, OwnClaim, OwnClaims } from "#contract/entry/resultClaim.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Deps } from "../../environment/deps.ts";
import { hallToday } from "../../environment/hallDay.ts";
import { insertAudit } from "../../persistence/database/audit.ts";
import type { ProfileRow } from "../../persistence/database/accountTables.ts";
import type { FighterRow } from "../../persistence/database/competitionTables.ts";
import {
  findClaimsOfProfile,
  findOwnCompetitions,
  findRecordPlaces,
  findStillUnclaimed,
  findUnclaimed,
  insertClaim,
  moveClaim,
} from "../../persistence/entry/claimRows.ts";
import { findProfileById } from "../../persistence/entry/people.ts";
import { presentEventDays } from "../../present/eventDays.ts";
import { auditEntry, type Actor } from "../shared/accountAct.ts";
import { inTransaction } from "../shared/inTransaction.ts";
import { changeShownOrRefuse } from "../shared/shownChange.ts";
import { detachRecord, mayClaimRecord } from "./claimedRecord.ts";

type ClaimDeps = Pick<Deps, "config" | "db" | "now" | "tokenKey" | "wakeFeed">;
type Gone = { readonly code: "not-found" };
type ClaimProblem = Gone | { readonly code: "nothing-to-claim" };

/** Past events whose results may be of the profile, and what was claimed of them (PS15, PS16). */
export async function readOwnClaims(deps: ClaimDeps, profileId: number): Promise<Result<OwnClaims, Gone>> {
  const profile = await findProfileById(deps.db, profileId);
  if (profile === undefined) return refuse({ code: "not-found" });
  const claims = (await findClaimsOfProfile(deps.db, profileId)).filter(({ state }) => state !== "withdrawn");
  const claimed = new Set(claims.map(({ fighter_id }) => fighter_id));
  const places = await findClaimable(deps, profile, await findAlike(deps, profile));
  const found = places.filter(({ fighter_id }) => !claimed.has(fighter_id));
  return ok({ found: byCompetition(found).map(toClaimable), claims: await presentClaims(deps, claims) });
}

/** Claims every record of the competition that is called and born like the profile; an organiser decides. */
export async function claimResults(
  deps: ClaimDeps,
  actor: Actor,
  profileId: number,
  competition: string,
): Promise<Result<OwnClaims, ClaimProblem>> {
  const asking = await findProfileById(deps.db, profileId);
  // The long search holds no transaction open: what it found is checked again in one.
  const alike = asking === undefined ? [] : await findAlike(deps, asking);
  const ids = alike.map(({ id }) => id);
  const done = await inTransaction<undefined, ClaimProblem>(deps.db, async (trx) => {
    const profile = await findProfileById(trx, profileId);
    if (profile === undefined) return refuse({ code: "not-found" });
    const records = (await findStillUnclaimed(trx, ids)).filter((record) => mayClaimRecord(profile, record));
    const found = await findClaimable({ ...deps, db: trx }, profile, records);
    const wanted = found.filter(({ competition_uuid }) => competition_uuid === competition);
    if (wanted.length === 0) return refuse({ code: "nothing-to-claim" });
    for (const { fighter_id, competition_id } of wanted)
      await insertClaim(trx, { profile_id: profileId, fighter_id, competition_id, at_ms: deps.now() });
    await insertAudit(trx, claimAudit(deps, actor, "results.claim", profileId, competition));
    return ok(undefined);
  });
  return done.ok ? readOwnClaims(deps, profileId) : done;
}

/** Whoever claimed may think again, also after the organiser confirmed: the record is as it was before (PS18). */
export async function withdrawClaims(
  deps: ClaimDeps,
  actor: Actor,
  profileId: number,
  competition: string,
): Promise<Result<OwnClaims, ClaimProblem>> {
  const done = await changeShownOrRefuse<undefined, ClaimProblem>(deps, async (trx) => {
    const wanted = (await findClaimsOfProfile(trx, profileId)).filter(
      ({ competition_uuid, state }) =>
        competition_uuid === competition && (state === "new" || state === "accepted"),
    );
    if (wanted.length === 0) return refuse({ code: "nothing-to-claim" });
    const shownIn: string[] = [];
    for (const claim of wanted)
      if (await moveClaim(trx, claim, { state: "withdrawn", names_before: null }))
        shownIn.push(...(await detachRecord(trx, claim, hallToday(deps))));
    await insertAudit(trx, claimAudit(deps, actor, "results.unclaim", profileId, competition));
    return ok({ value: undefined, shownIn });
  });
  return done.ok ? readOwnClaims(deps, profileId) : done;
}

const claimAudit = (deps: ClaimDeps, actor: Actor, action: string, profileId: number, competition: string) =>
  auditEntry(deps, { ...actor, action, object: `profile:${profileId}`, after: { competition } });

type Place = Awaited<ReturnType<typeof findRecordPlaces>>[number] & { readonly isHidden: boolean };

const AT_ONCE = 200;

/** Records without a profile that are called and born like this one. */
async function findAlike({ db }: ClaimDeps, profile: ProfileRow): Promise<FighterRow[]> {
  const { birth_date: date } = profile;
  if (date === null) return [];
  const alike: FighterRow[] = [];
  const unclaimed = await findUnclaimed(db, { date, year: Number(date.slice(0, 4)) });
  for (const [done, record] of unclaimed.entries()) {
    // A year has thousands of namesakes to compare: whoever scores meanwhile does not wait for it.
    if (done % AT_ONCE === AT_ONCE - 1) await setImmediate();
    if (mayClaimRecord(profile, record)) alike.push(record);
  }
  return alike;
}

/** The places of these records at past events where the profile has no record of its own. */
async function findClaimable(
  deps: ClaimDeps,
  profile: ProfileRow,
  alike: readonly FighterRow[],
): Promise<Place[]> {
  if (alike.length === 0) return [];
  const records = new Map(alike.map(({ id, real_last_name }) => [id, real_last_name !== null]));
  const own = await findOwnCompetitions(deps.db, profile.id);
  const today = hallToday(deps);
  return (await findRecordPlaces(deps.db, [...records.keys()]))
    .filter((place) => !own.has(place.competition_uuid) && lastDayOf(place) < today)
    .map((place) => ({ ...place, isHidden: records.get(place.fighter_id) ?? true }));
}

/** An event without a date is never past. */
const lastDayOf = ({ date_of_event, info }: Pick<Place, "date_of_event" | "info">): string =>
  presentEventDays(date_of_event, info)?.last ?? "9999";

function byCompetition<One extends Place>(places: readonly One[]): One[][] {
  const groups = new Map<string, One[]>();
  for (const place of places)
    groups.set(place.competition_uuid, [...(groups.get(place.competition_uuid) ?? []), place]);
  return [...groups.values()];
}

/** A category would say which number of the bracket the person is, where the public does not read the name (PS16). */
function toClaimable(places: readonly Place[]): Claimable {
  const [first] = places;
  return {
    competition: first?.competition_uuid ?? "",
    event: {
      id: first?.event_id ?? 0,
      name: first?.event_name ?? "",
      dateOfEvent: first?.date_of_event ?? null,
    },
    categories: [...new Set(places.filter(({ isHidden }) => !isHidden).map(({ title }) => title))],
  };
}

type Claims = Awaited<ReturnType<typeof findClaimsOfProfile>>;
const MOST_TELLING = ["accepted", "new", "rejected", "withdrawn"] as const;

/** Of several records of one competition what is decided furthest is told. */
async function presentClaims({ db }: ClaimDeps, claims: Claims): Promise<OwnClaim[]> {
  const byRecord = new Map(claims.map((claim) => [claim.fighter_id, claim]));
  const places = (await findRecordPlaces(db, [...byRecord.keys()])).flatMap((place) => {
    const claim = byRecord.get(place.fighter_id);
    if (claim?.competition_id !== place.competition_id) return [];
    const isHidden = claim.state !== "accepted" && claim.real_last_name !== null;
    return [{ ...place, isHidden, claim }];
  });
  return byCompetition(places).map((group) => {
    const states = group.map(({ claim }) => claim.state);
    const state = MOST_TELLING.find((one) => states.includes(one)) ?? "new";
    const told = group.filter(({ claim }) => claim.state === state);
    const fighter = state === "accepted" ? (told[0]?.claim.fighter_uuid ?? null) : null;
    return { ...toClaimable(told), state, fighter };
  });
}
