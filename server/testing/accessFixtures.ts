import type { CollectionName } from "#contract/api/collection.ts";
import { EVENT_ROLES } from "#domain/access/eventRoles.ts";
import {
  createAccount,
  createApplication,
  createCarpet,
  createCategory,
  createCompetition,
  createEntrant,
  createEvent,
  createEventRole,
  createFighting,
  createPage,
  createPartner,
  createProfile,
  createSeason,
  createNamedReferee,
  createTeam,
  createWeightTable,
} from "./factories.ts";
import type { TestApp } from "./testApp.ts";
import type { AccessCallers } from "./accessCallers.ts";

/** An entry of the caller's world, of somebody else's, or none at all. */
export const OBJECTS = ["own", "foreign", "missing"] as const;
export type AccessObject = (typeof OBJECTS)[number];

type Db = TestApp["db"];
export type Fixture = { readonly id: string; readonly uuid: string };

const MISSING: Fixture = { id: "987654321", uuid: "00000000-0000-4000-8000-000000000000" };

/**
 * Own: an event where each role has its account; a competition that its event shows and the assigned referee operates, or an entry of the owner.
 * Foreign: a competition nobody is shown and another referee operates, or an entry of a stranger.
 */
export async function createFixture(
  { db }: TestApp,
  callers: AccessCallers,
  collection: CollectionName,
  object: AccessObject,
): Promise<Fixture> {
  if (object === "missing") return MISSING;
  const isOwn = object === "own";
  const ownerId = isOwn ? callers.ownerId : (await createAccount(db)).id;
  const row = await createRow(db, collection, {
    ownerId,
    competition: () => createOperated(db, isOwn, callers),
  });
  if (isOwn && (collection === "events" || "event_id" in row))
    await giveRoles(db, "event_id" in row ? row.event_id : row.id, callers);
  return { id: String(row.id), uuid: "uuid" in row ? row.uuid : MISSING.uuid };
}

async function giveRoles(db: Db, eventId: number, { roleIds }: AccessCallers): Promise<void> {
  for (const role of EVENT_ROLES)
    await createEventRole(db, { event_id: eventId, account_id: roleIds[role], role });
}

type World = { readonly ownerId: number; readonly competition: () => Promise<number> };

async function createRow(
  db: Db,
  collection: CollectionName,
  { ownerId, competition }: World,
): Promise<
  | { readonly id: number; readonly uuid: string }
  | { readonly id: number; readonly event_id: number }
  | { readonly id: number }
> {
  switch (collection) {
    case "events":
      return await createEvent(db);
    case "teams":
      return await createTeam(db);
    case "partners":
      return await createPartner(db);
    case "weight-tables":
      return await createWeightTable(db);
    case "seasons":
      return await createSeason(db);
    case "pages":
      return await createPage(db);
    case "profiles":
      return await createProfile(db, { owner_id: ownerId });
    case "applications":
      return await createApplication(db, { owner_id: ownerId });
    case "competitions":
      return await findUuid(db, await competition());
    case "categories":
      return await createCategory(db, { competition_id: await competition() });
    case "carpets":
      return await createCarpet(db, { competition_id: await competition() });
    case "fighters":
      return await createEntrant(db, (await createCategory(db, { competition_id: await competition() })).id);
    case "fightings": {
      const category = await createCategory(db, { competition_id: await competition() });
      return await createFighting(db, { category_id: category.id });
    }
  }
}

async function findUuid(db: Db, id: number) {
  return await db
    .selectFrom("competition")
    .select(["id", "uuid"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}

async function createOperated(db: Db, isOwn: boolean, callers: AccessCallers): Promise<number> {
  const { refereeId } = callers;
  const event = await createEvent(db, { show_competition: isOwn });
  if (isOwn) await giveRoles(db, event.id, callers);
  const { id } = await createCompetition(db, { event_id: event.id, status: "draft" });
  const referee = isOwn ? refereeId : (await createAccount(db, { role: "referee" })).id;
  await createNamedReferee(db, id, referee);
  return id;
}
