import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import { insertApplication, insertProfile } from "../persistence/entry/applicationRows.ts";
import { newEntry } from "../persistence/database/entries.ts";
import { insertChange, insertMessage } from "../persistence/entry/people.ts";
import type { Tables } from "../persistence/database/tables.ts";
import { giveConsents } from "./demoConsents.ts";

type Demo = {
  readonly trx: Transaction<Tables>;
  readonly nowMs: number;
  /** The event whose registration is open, and what the son fights in there. */
  readonly eventId: number;
  readonly categoryId: number | undefined;
  readonly ownerId: number;
  readonly teamId: number | undefined;
};

const HOUR_MS = 3_600_000;

/** A family with its entries: something to see in the personal area. */
export async function insertDemoPeople(demo: Demo): Promise<void> {
  const { trx, nowMs, eventId, categoryId, ownerId } = demo;
  const entry = () => newEntry(nowMs, randomBytes);
  const [father, son] = [await insertPerson(demo, FATHER), await insertPerson(demo, SON)];
  const given = { ownerId, atMs: nowMs };
  const kinds = ["processing", "publication", "details"] as const;
  await giveConsents(trx, { ...given, profileId: father, relation: "self", kinds });
  await giveConsents(trx, { ...given, profileId: son, relation: "parent", kinds: ["processing"] });
  const application = await insertApplication(trx, {
    ...entry(),
    owner_id: ownerId,
    event_id: eventId,
    profile_id: son,
    category_id: categoryId ?? null,
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

export const FAMILY = [FATHER, SON];

async function insertPerson({ trx, nowMs, ownerId, teamId }: Demo, person: typeof FATHER | typeof SON) {
  const row = { ...newEntry(nowMs, randomBytes), owner_id: ownerId, team_id: teamId ?? null, city: "Казань" };
  return (await insertProfile(trx, { ...row, ...person })).id;
}
