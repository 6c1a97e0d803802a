import { randomBytes, randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { CONSENT_VERSIONS, type ConsentKind } from "#contract/entry/consent.ts";
import { insertApplication, insertProfile } from "../persistence/entry/applicationRows.ts";
import { insertCompetition } from "../persistence/event/competitionRows.ts";
import { insertCategory } from "../persistence/draw/entrantRows.ts";
import { newEntry } from "../persistence/database/entries.ts";
import { insertChange, insertConsents, insertMessage } from "../persistence/entry/people.ts";
import type { Tables } from "../persistence/database/tables.ts";

type Demo = {
  readonly trx: Transaction<Tables>;
  readonly nowMs: number;
  /** The event whose registration is open. */
  readonly eventId: number;
  readonly ownerId: number;
  readonly teamId: number | undefined;
};

const HOUR_MS = 3_600_000;

/** A family with its entries, and a tournament that still takes some: something to see in the personal area. */
export async function insertDemoPeople(demo: Demo): Promise<void> {
  const { trx, nowMs, eventId, ownerId } = demo;
  const entry = () => newEntry(nowMs, randomBytes);
  const competition = await insertCompetition(trx, {
    ...entry(),
    uuid: randomUUID(),
    title: "Первенство клуба «Гард» среди детей",
    event_id: eventId,
  });
  const categoryIds: number[] = [];
  for (const [position, [title, sex, ageMin, ageMax, weightMax]] of CATEGORIES.entries()) {
    const category = await insertCategory(trx, {
      ...entry(),
      uuid: randomUUID(),
      competition_id: competition.id,
      position,
      title,
      sex,
      age_min: ageMin,
      age_max: ageMax,
      weight_max: weightMax,
      style: "nogi",
      level: "all",
      bout_seconds: 180,
    });
    categoryIds.push(category.id);
  }
  const [father, son] = [await insertPerson(demo, FATHER), await insertPerson(demo, SON)];
  await giveConsents(demo, father, "self", ["processing", "publication", "details"]);
  await giveConsents(demo, son, "parent", ["processing"]);
  const application = await insertApplication(trx, {
    ...entry(),
    owner_id: ownerId,
    event_id: eventId,
    profile_id: son,
    category_id: categoryIds[1] ?? null,
    team_id: demo.teamId ?? null,
    weight: 27.4,
    needs_change: true,
  });
  const act = { application_id: application.id, actor_id: null };
  await insertChange(trx, { ...act, is_organiser: false, at_ms: nowMs - 2 * HOUR_MS, kind: "created" });
  await insertChange(trx, { ...act, is_organiser: true, at_ms: nowMs - HOUR_MS, kind: "asked" });
  const text = "Медицинская справка заканчивается раньше турнира. Обновите срок, и мы одобрим заявку.";
  await insertMessage(trx, { ...act, is_organiser: true, at_ms: nowMs - HOUR_MS, text });
}

const CATEGORIES = [
  ["Мальчики 6–7 лет, до 24 кг", "m", 6, 7, 24],
  ["Мальчики 8–9 лет, до 28 кг", "m", 8, 9, 28],
  ["Мальчики 8–9 лет, до 34 кг", "m", 8, 9, 34],
  ["Девочки 8–10 лет, до 30 кг", "f", 8, 10, 30],
  ["Мальчики 10–11 лет, до 36 кг", "m", 10, 11, 36],
  ["Юноши 12–13 лет, до 46 кг", "m", 12, 13, 46],
] as const;

const FATHER = {
  last_name: "Лаптев",
  first_name: "Илья",
  birth_date: "2002-03-17",
  gender: "m",
  weight: 76.4,
  belt: "brown",
  relation: "self",
} as const;

const SON = {
  last_name: "Лаптев",
  first_name: "Матвей",
  birth_date: "2017-05-09",
  gender: "m",
  weight: 27.4,
  belt: "grey",
  relation: "child",
  medical_until: "2026-11-30",
} as const;

async function insertPerson({ trx, nowMs, ownerId, teamId }: Demo, person: typeof FATHER | typeof SON) {
  const row = { ...newEntry(nowMs, randomBytes), owner_id: ownerId, team_id: teamId ?? null, city: "Казань" };
  return (await insertProfile(trx, { ...row, ...person })).id;
}

async function giveConsents(
  { trx, nowMs, ownerId }: Demo,
  profileId: number,
  relation: "self" | "parent",
  kinds: readonly ConsentKind[],
): Promise<void> {
  await insertConsents(
    trx,
    kinds.map((kind) => ({
      kind,
      text_version: CONSENT_VERSIONS[kind],
      given_by: ownerId,
      profile_id: profileId,
      relation,
      given_ms: nowMs,
    })),
  );
}
