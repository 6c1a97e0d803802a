import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import { PERSON_CONSENTS } from "#contract/entry/consent.ts";
import { isMinorOn } from "#domain/entry/eligibility.ts";
import { newEntry } from "../persistence/database/entries.ts";
import type { Tables } from "../persistence/database/tables.ts";
import { findCategoryByUuid } from "../persistence/draw/entrantRows.ts";
import { insertApplication, insertProfile } from "../persistence/entry/applicationRows.ts";
import { insertChange, updateFighter } from "../persistence/entry/people.ts";
import { giveConsents } from "./demoConsents.ts";
import type { DemoData } from "./demoData.ts";

type Ids = ReadonlyMap<string, number>;

type Coaching = {
  readonly trx: Transaction<Tables>;
  readonly data: DemoData;
  readonly nowMs: number;
  readonly ownerId: number;
  readonly eventId: number;
  readonly fighters: Ids;
  readonly teams: Ids;
};

type Athlete = DemoData["athletes"][number];

const DAY_MS = 86_400_000;

/** The coach answers for every athlete of the first club: each has a profile, consents and entries that became bouts. */
export async function insertDemoCoach(coaching: Coaching): Promise<void> {
  const { data } = coaching;
  const [club] = data.teams;
  const own = data.athletes.filter(({ team }) => team === club?.uuid);
  // Every other one lets everybody read belt, year of birth and coach (FT6).
  for (const [index, athlete] of own.entries()) await insertStudent(coaching, athlete, index % 2 === 0);
}

async function insertStudent(coaching: Coaching, athlete: Athlete, isOpen: boolean): Promise<void> {
  const { trx, nowMs, ownerId, fighters, teams } = coaching;
  const fighterId = fighters.get(athlete.uuid);
  if (fighterId === undefined) return;
  const team = teams.get(athlete.team) ?? null;
  const isMinor = isMinorOn(athlete.birthDate, dayOf(nowMs));
  const profile = await insertProfile(trx, {
    ...newEntry(nowMs - 20 * DAY_MS, randomBytes),
    owner_id: ownerId,
    team_id: team,
    last_name: athlete.lastName,
    first_name: athlete.firstName,
    birth_date: athlete.birthDate,
    gender: athlete.sex,
    weight: athlete.weight,
    belt: athlete.belt,
    city: athlete.city,
    coach: COACH,
    representative: isMinor ? `${athlete.lastName}а Ольга` : null,
    medical_until: dayOf(nowMs + 120 * DAY_MS),
    relation: "student",
  });
  await giveConsents(trx, {
    profileId: profile.id,
    ownerId,
    relation: "attested",
    kinds: isOpen ? PERSON_CONSENTS : NAMED,
    atMs: nowMs - 20 * DAY_MS,
  });
  await updateFighter(trx, fighterId, { profile_id: profile.id });
  for (const { uuid, fighters: entrants } of coaching.data.categories) {
    if (!entrants.some((entrant) => entrant.uuid === athlete.uuid)) continue;
    const category = await findCategoryByUuid(trx, uuid);
    if (category === undefined) continue;
    await insertEntry(coaching, athlete, {
      profile_id: profile.id,
      category_id: category.id,
      fighter_id: fighterId,
      team_id: team,
    });
  }
}

type Entered = {
  readonly profile_id: number;
  readonly category_id: number;
  readonly fighter_id: number;
  readonly team_id: number | null;
};

/** Handed in two weeks ago, accepted the day after, and weighed. */
async function insertEntry(
  { trx, nowMs, ownerId, eventId }: Coaching,
  { weight }: Athlete,
  entered: Entered,
): Promise<void> {
  const enteredMs = nowMs - 14 * DAY_MS;
  const application = await insertApplication(trx, {
    ...newEntry(enteredMs, randomBytes),
    ...entered,
    owner_id: ownerId,
    event_id: eventId,
    state: "accepted",
    weight,
    weigh_in_state: "passed",
    weigh_in_weight: weight,
  });
  const act = { application_id: application.id, actor_id: null };
  await insertChange(trx, { ...act, is_organiser: false, at_ms: enteredMs, kind: "created" });
  await insertChange(trx, { ...act, is_organiser: true, at_ms: enteredMs + DAY_MS, kind: "accepted" });
}

const COACH = "Ильдар Сафин";
const NAMED = ["processing", "publication"] as const;

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
