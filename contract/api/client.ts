import { z } from "zod";
import type { ApiOptions } from "../call.ts";
import { eventSchema, pageSchema, partnerSchema } from "../event/content.ts";
import { seasonSchema, type SeasonDraft } from "../season/season.ts";
import type { CompetitionStatus } from "../competition/entity.ts";
import { COMPETITIONS, organiserCalls } from "./organiserClient.ts";
import { applicationCalls, clubCalls, profileCalls } from "./personalClient.ts";
import { account } from "./account.ts";
import { auth } from "./auth.ts";
import { clientOf } from "./clientOf.ts";
import { awarding } from "./awarding.ts";
import { bouts, leases } from "./bouts.ts";
import { collection } from "./collection.ts";
import { competitions } from "./competitions.ts";
import { corrections } from "./corrections.ts";
import { displays } from "./displays.ts";
import { draws, notices } from "./draws.ts";
import { eventRoles } from "./eventRoles.ts";
import { events } from "./events.ts";
import { fees, payments } from "./fees.ts";
import { finding } from "./finding.ts";
import { push, stars } from "./following.ts";
import { groupEntries } from "./groupEntries.ts";
import { lists } from "./lists.ts";
import { mats } from "./mats.ts";
import { parked } from "./parked.ts";
import { mergeRequests } from "./people.ts";
import { persons } from "./persons.ts";
import { regrouping } from "./regrouping.ts";
import { resultClaims } from "./resultClaims.ts";
import { roll } from "./roll.ts";
import { papers } from "./papers.ts";
import { rehearsals } from "./rehearsals.ts";
import { programme } from "./programme.ts";
import { personLinks, seasons } from "./seasons.ts";
import { staff } from "./staff.ts";
import { system } from "./system.ts";
import { teamScoring } from "./teamScoring.ts";
import { users } from "./users.ts";

const EVENTS = { found: eventSchema, written: eventSchema };
const SEASONS = { found: seasonSchema, written: seasonSchema };
const ANY_ENTRIES = { found: z.unknown(), written: z.unknown() };

export type Api = ReturnType<typeof createApi>;

/** Every call of the product; none is retried (API1). The browser, the server-side renderer and the tests use this one client. */
export function createApi(options: ApiOptions) {
  return {
    events: {
      ...clientOf(options, events),
      ...collection(options, "events", EVENTS),
    },
    ...hallCalls(options),
    ...accountCalls(options),
    ...contentCalls(options),
    teams: clubCalls(options),
    profiles: profileCalls(options),
    mergeRequests: clientOf(options, mergeRequests),
    applications: applicationCalls(options),
    groupEntries: clientOf(options, groupEntries),
    fees: clientOf(options, fees),
    payments: clientOf(options, payments),
    organiser: organiserCalls(options),
    eventRoles: clientOf(options, eventRoles),
    roll: clientOf(options, roll),
    lists: clientOf(options, lists),
    persons: clientOf(options, persons),
    regrouping: clientOf(options, regrouping),
    resultClaims: clientOf(options, resultClaims),
    staff: clientOf(options, staff),
    seasons: seasonCalls(options),
    personLinks: clientOf(options, personLinks),
    ...clientOf(options, finding),
    ...clientOf(options, { time: system.time }),
  };
}

/** Everything of a hall on its day. */
function hallCalls(options: ApiOptions) {
  const fighters = collection(options, "fighters", ANY_ENTRIES);
  return {
    acts: clientOf(options, mats),
    fightings: clientOf(options, bouts),
    leases: clientOf(options, leases),
    parked: clientOf(options, parked),
    draws: clientOf(options, draws),
    notices: clientOf(options, notices),
    corrections: clientOf(options, corrections),
    awarding: clientOf(options, awarding),
    displays: clientOf(options, displays),
    programme: clientOf(options, programme),
    papers: clientOf(options, papers),
    rehearsals: clientOf(options, rehearsals),
    teamScoring: {
      ...clientOf(options, teamScoring),
      assign: (fighterId: number, team: number | null) => fighters.update(String(fighterId), { team }),
    },
    competitions: { ...clientOf(options, competitions), ...competitionQueries(options) },
  };
}

const NEWEST = { sort: "id:desc", pagination: { pageSize: 50 } };

/** Competitions as entries of their collection. */
function competitionQueries(options: ApiOptions) {
  const competitions = collection(options, "competitions", COMPETITIONS);
  return {
    newest: () => competitions.find(NEWEST),
    move: (documentId: string, data: { status: CompetitionStatus; statusReason?: string }) =>
      competitions.update(documentId, data),
    /** All of them, in the new order; refused with the order as it is when `seenRev` is not the latest (CP6, CP13). */
    reorder: (documentId: string, fightings: readonly number[], seenRev: number) =>
      competitions.update(documentId, { fightings }, {}, seenRev),
  };
}

/** What everybody reads beside tournaments. */
function contentCalls(options: ApiOptions) {
  const partners = collection(options, "partners", { found: partnerSchema, written: partnerSchema });
  const pages = collection(options, "pages", { found: pageSchema, written: pageSchema });
  return {
    partners: { find: () => partners.find({ sort: "position" }) },
    pages: { bySlug: (slug: string) => pages.find({ filters: { slug: { $eq: slug } } }) },
  };
}

/** Seasons as entries, and what is counted over their events. */
function seasonCalls(options: ApiOptions) {
  const entries = collection(options, "seasons", SEASONS);
  return {
    ...clientOf(options, seasons),
    find: () => entries.find({ sort: ["endsOn:desc", "id:desc"], pagination: { pageSize: 100 } }),
    findOne: (id: string) => entries.findOne(id),
    create: (data: SeasonDraft) => entries.create(data),
    update: (id: string, data: Partial<SeasonDraft>) => entries.update(id, data),
    remove: entries.remove,
  };
}

/** The ways in and out, the own account and those of others, and what is followed. */
function accountCalls(options: ApiOptions) {
  const people = clientOf(options, users);
  return {
    auth: { ...clientOf(options, auth), me: () => people.me({ populate: "role" }) },
    account: clientOf(options, account),
    users: people,
    stars: clientOf(options, stars),
    push: clientOf(options, push),
  };
}
