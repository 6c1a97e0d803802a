import { afterAll, beforeAll, expect, test } from "vitest";
import type { Api } from "#contract/api/client.ts";
import type { PersonDraft } from "#contract/entry/person.ts";
import { ApiFailure } from "#contract/error.ts";
import { createProfile } from "../../testing/factories.ts";
import { createMember, createTestApp, signIn, signInMember, type TestApp } from "../../testing/testApp.ts";
import { createTestCompetition, type TestCompetition } from "../../testing/testCompetition.ts";
import { eraseAccount } from "../../usecases/account/eraseAccount.ts";

let app: TestApp;
let admin: Api;
let day: TestCompetition;
beforeAll(async () => {
  app = await createTestApp();
  ({ api: admin } = await signIn(app, "admin"));
  day = await createTestCompetition(app.db);
});
afterAll(() => app.close());

const person = async (index: number) => {
  const { data } = await admin.persons.find(day.competition.uuid, day.fighters[index]?.uuid ?? "");
  return data;
};
const edit = async (index: number, change: Partial<PersonDraft>) => {
  const { documentId, team, ...record } = (await person(index)).record;
  await admin.organiser.updateFighter(documentId, { ...record, team: team?.documentId ?? null, ...change });
};
const codeOf = (act: Promise<unknown>) =>
  act.then(
    () => undefined,
    (cause: unknown) => (cause instanceof ApiFailure ? JSON.stringify(cause.error.details) : String(cause)),
  );

test("[PS13] an athlete of a drawn category is edited, and who changed what is kept", async () => {
  await edit(0, { middleName: "Андреевич", birthDate: "2010-01-31", city: "Рязань" });
  await edit(0, { birthDate: "2010-01-30", coach: "Дёмин С." });
  const { values, history } = await person(0);
  expect(values).toMatchObject({ middleName: "Андреевич", birth: "2010-01-30", place: "Рязань" });
  expect(
    history.map((line) => (line.kind === "changed" ? [line.field, line.before, line.after] : [])),
  ).toEqual(
    expect.arrayContaining([
      ["coach", null, "Дёмин С."],
      ["birth", "2010-01-31", "2010-01-30"],
      ["middleName", null, "Андреевич"],
    ]),
  );
  expect(history[0]?.author).toBeTruthy();
});

test("[PS13] what was kept of a person goes when they are forgotten", async () => {
  const owner = await createMember(app, "authenticated");
  const profile = await createProfile(app.db, { owner_id: owner.id });
  const id = day.fighters[1]?.id ?? 0;
  await app.db.updateTable("fighter").set({ profile_id: profile.id }).where("id", "=", id).execute();
  await edit(1, { coach: "Дёмин С." });
  expect((await person(1)).history).not.toEqual([]);
  await signInMember(app, owner);
  const deps = { ...app.deps, closeSockets: () => {} };
  await eraseAccount(deps, { accountId: owner.id, sessionId: "s", address: "127.0.0.1" });
  expect((await person(1)).history).toEqual([]);
});

test("[PS14] a birth that cannot be is refused for athletes and profiles", async () => {
  expect(await codeOf(edit(2, { birthDate: "1897-01-31" }))).toContain("birth-unlikely");
  expect(await codeOf(edit(2, { birthYear: 2025 }))).toContain("birth-unlikely");
  await edit(2, { birthYear: 2010, coach: "Дёмин С." });
  expect((await person(2)).values).toMatchObject({ birth: "2010", coach: "Дёмин С." });
});

test("[PE12] a name with a digit is refused at its field, and one that stands already keeps nobody from the rest", async () => {
  expect(await codeOf(edit(2, { firstName: "Пётр2" }))).toContain("name-signs");
  const id = day.fighters[2]?.id ?? 0;
  await app.db.updateTable("fighter").set({ last_name: "Волк-7" }).where("id", "=", id).execute();
  await edit(2, { lastName: "Волк-7", coach: "Дёмин С." });
  expect((await person(2)).values).toMatchObject({ coach: "Дёмин С." });
  expect(await codeOf(edit(2, { lastName: "Волк-8" }))).toContain("name-signs");
});

test("[EN14] who stands under a number keeps it when their name is edited", async () => {
  const fighter = day.fighters[3];
  await app.db
    .updateTable("fighter")
    .set({
      last_name: `Участник №${fighter?.id}`,
      first_name: null,
      real_last_name: "Зайцев",
      birth_date: "2016-03-03",
    })
    .where("id", "=", fighter?.id ?? 0)
    .execute();
  await edit(3, { lastName: "Зайцевский", firstName: "Пётр" });
  expect((await person(3)).values.name).toBe("Зайцевский Пётр");
  const row = await app.db
    .selectFrom("fighter")
    .select(["last_name", "first_name"])
    .where("id", "=", fighter?.id ?? 0)
    .executeTakeFirst();
  expect(row).toEqual({ last_name: `Участник №${fighter?.id}`, first_name: null });
});
