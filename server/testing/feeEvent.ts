import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect } from "vitest";
import { isRefusedWith } from "#contract/api/refusal.ts";
import type { Mark } from "#contract/fee/fee.ts";
import type { PriceList } from "#domain/fee/priceSteps.ts";
import { writeJson } from "../persistence/database/columns.ts";
import {
  createApplication,
  createCategory,
  createCompetition,
  createEvent,
  createProfile,
} from "./factories.ts";
import { present } from "./refusals.ts";
import { createTestApp, signIn, type Client, type TestApp } from "./testApp.ts";
import type { TestDatabase } from "./testDatabases.ts";

export const PRICING: PriceList = [
  { until: "2026-11-30", first: 200_000, further: 100_000 },
  { first: 300_000, further: 150_000 },
];

/** A server with an organiser, a coach and a referee, and events that take fees. */
export function serveFeeEvents(database?: () => TestDatabase) {
  let opened: TestApp | undefined;
  let known: { readonly admin: Client; readonly coach: Client; readonly referee: Client } | undefined;
  beforeAll(async () => {
    opened = await createTestApp(database === undefined ? {} : { database: database() });
    known = {
      admin: await signIn(opened, "admin"),
      coach: await signIn(opened, "authenticated"),
      referee: await signIn(opened, "referee"),
    };
  });
  afterAll(() => opened?.close());
  const app = () => present(opened);
  const as = () => present(known);
  const admin = () => as().admin.api.fees;

  /** An event with prices, two categories, and an athlete of the coach who entered one of them early. */
  const made = async () => {
    const { db } = app();
    const event = await createEvent(db, { pricing: writeJson(PRICING), is_published: true });
    const competition = await createCompetition(db, { event_id: event.id });
    const [light, open] = [
      await createCategory(db, { competition_id: competition.id, title: "до 71" }),
      await createCategory(db, { competition_id: competition.id, title: "Абсолютная" }),
    ];
    const owner = as().coach.account.id;
    const profile = await createProfile(db, { owner_id: owner, last_name: "Ёлкин", first_name: "Пётр" });
    const enter = (categoryId: number, created_at: string, state: "new" | "withdrawn" | "rejected" = "new") =>
      createApplication(db, {
        event_id: event.id,
        profile_id: profile.id,
        owner_id: owner,
        category_id: categoryId,
        created_at,
        state,
      });
    await enter(light.id, "2026-11-20T10:00:00.000Z");
    return { event, id: String(event.id), competition, light, open, profile, key: `p${profile.id}`, enter };
  };
  const personIn = async (id: string, key: string) =>
    present((await admin().of(id)).data.people.find((person) => person.key === key));
  return { app, as, admin, made, personIn };
}

export const marked = (people: Mark["people"], rest: Partial<Mark> = {}): { data: Mark } => ({
  data: { id: randomUUID(), method: "cash", payer: null, note: null, people, ...rest },
});

export async function refused(
  asking: Promise<unknown>,
  code: Parameters<typeof isRefusedWith>[1],
): Promise<void> {
  const cause: unknown = await asking.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(isRefusedWith(cause, code)).toBe(true);
}
