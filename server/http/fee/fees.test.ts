import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { findAllAudits } from "../../persistence/database/audit.ts";
import { writeJson } from "../../persistence/database/columns.ts";
import { moveProfile } from "../../persistence/entry/mergeRequests.ts";
import {
  createApplication,
  createEntrant,
  createEvent,
  createProfile,
  createTeam,
} from "../../testing/factories.ts";
import { marked, PRICING, refused, serveFeeEvents } from "../../testing/feeEvent.ts";
import { call, PASSWORD } from "../../testing/testApp.ts";
import type { Fees } from "#contract/fee/fee.ts";
import { describeOnEachEngine } from "../../testing/testDatabases.ts";

describeOnEachEngine("fees", (database) => {
  const { app, as, admin, made, personIn } = serveFeeEvents(database);

  test("[FE4] [FE5] [FE7] who entered by an account owes every live entry at the price of its day in the hall", async () => {
    const { id, key, light, open, enter } = await made();
    // 21:30 in Greenwich is half past midnight in Moscow: the first of December.
    await enter(open.id, "2026-11-30T21:30:00.000Z");
    await enter(open.id, "2026-11-01T10:00:00.000Z", "rejected");
    expect(await personIn(id, key)).toMatchObject({
      name: "Ёлкин Пётр",
      owed: 350_000,
      paid: 0,
      lines: [
        { category: light.title, day: "2026-11-20", kopecks: 200_000, isFirst: true },
        { category: open.title, day: "2026-12-01", kopecks: 150_000, isFirst: false },
      ],
    });
  });

  test("[FE1] the last minute of the last day in the hall still has its price", async () => {
    const { id, key, open, enter } = await made();
    await enter(open.id, "2026-11-30T20:59:59.000Z");
    expect(await personIn(id, key)).toMatchObject({ owed: 300_000 });
  });

  test("[FE7] [FE8] who came from a list owes as well, and somebody who is both owes once", async () => {
    const { id, key, light, open, profile } = await made();
    const { db } = app();
    const team = await createTeam(db, { name: "Лотос" });
    const fromList = await createEntrant(db, light.id, { last_name: "Списков", team_id: team.id });
    const accepted = await createEntrant(db, light.id, { last_name: "Ёлкин", profile_id: profile.id });
    await db
      .updateTable("application")
      .set({ state: "accepted", fighter_id: accepted.id })
      .where("profile_id", "=", profile.id)
      .execute();
    expect(await personIn(id, `f${fromList.id}`)).toMatchObject({ team: "Лотос", owed: 300_000 });
    expect(await personIn(id, key)).toMatchObject({ owed: 200_000 });
    expect((await admin().of(id)).data.people).toHaveLength(2);
    // Put into another category by hand, after the entry was accepted.
    await db
      .insertInto("category_fighter")
      .values({ category_id: open.id, fighter_id: accepted.id, position: 9 })
      .execute();
    expect(await personIn(id, key)).toMatchObject({ owed: 350_000 });
  });

  test("[FE10] [FE27] a mark says who took how much, when and how, once an id, and never more than is owed", async () => {
    const { id, key } = await made();
    const mark = marked([{ key, kopecks: 150_000 }], { payer: "Клуб «Лотос»", note: "сдача у Ани" });
    const { data: payment } = await admin().mark(id, mark);
    expect(payment).toMatchObject({
      state: "paid",
      method: "cash",
      kopecks: 150_000,
      number: 1,
      payer: "Клуб «Лотос»",
      note: "сдача у Ани",
      takenBy: as().admin.account.username,
      people: [{ key, name: "Ёлкин Пётр", kopecks: 150_000 }],
    });
    expect((await admin().mark(id, mark)).data).toEqual(payment);
    expect(await personIn(id, key)).toMatchObject({ owed: 200_000, paid: 150_000 });
    await refused(admin().mark(id, marked([{ key, kopecks: 50_001 }])), "more-than-owed");
    await refused(admin().mark(id, marked([{ key: "p999999", kopecks: 1 }])), "unknown-person");
    const other = await made();
    await refused(
      admin().mark(other.id, { data: { ...mark.data, people: [{ key: other.key, kopecks: 1 }] } }),
      "id-reused",
    );
    for (const change of [
      { people: [{ key, kopecks: 150_001 }] },
      { method: "transfer" as const },
      { note: "без сдачи" },
    ])
      await refused(admin().mark(id, { data: { ...mark.data, ...change } }), "id-reused");
    expect(await personIn(id, key)).toMatchObject({ paid: 150_000 });
    for (const kopecks of [0, -1, 0.5, 1e12])
      await expect(admin().mark(id, marked([{ key, kopecks }]))).rejects.toThrow();
  });

  test("[FE13, GN13] the list of an organiser has the surname first, who pays reads their people as they are called", async () => {
    const { id, key } = await made();
    await admin().mark(id, marked([{ key, kopecks: 100 }]));
    const namesIn = ({ people, payments }: Fees) =>
      [...people, ...payments.flatMap((payment) => payment.people)].map(({ name }) => name);
    expect(namesIn((await admin().of(id)).data)).toEqual(["Ёлкин Пётр", "Ёлкин Пётр"]);
    expect(namesIn((await as().coach.api.fees.own(id)).data)).toEqual(["Пётр Ёлкин", "Пётр Ёлкин"]);
  });

  test("[FE13] fees of several events come with one answer, in their order, and of none that is not there or not shown", async () => {
    const [one, other] = [await made(), await made()];
    const hidden = await createEvent(app().db, { pricing: writeJson(PRICING), is_published: false });
    const { ownAll, own } = as().coach.api.fees;
    const events = [other.id, "nowhere", hidden.id, one.id, other.id].join(",");
    expect((await ownAll({ events })).data).toEqual([(await own(other.id)).data, (await own(one.id)).data]);
    expect((await as().referee.api.fees.ownAll({ events })).data.flatMap(({ people }) => people)).toEqual([]);
    await expect(ownAll({ events: Array.from({ length: 21 }, () => "1").join(",") })).rejects.toThrow();
  });

  test("[FE10] two desks that mark the same person at once: one of them is told", async () => {
    const { id, key } = await made();
    const both = await Promise.allSettled(
      [1, 2].map(() => admin().mark(id, marked([{ key, kopecks: 200_000 }]))),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await personIn(id, key)).toMatchObject({ paid: 200_000 });
  });

  test("[FE11] a mark is taken back once with a reason, stays in the list, and frees the debt", async () => {
    const { id, key } = await made();
    const { data: payment } = await admin().mark(id, marked([{ key, kopecks: 200_000 }]));
    const reason = { data: { reason: "Отмечен не тот" } };
    const { data: back } = await admin().takeBack(id, payment.id, reason);
    expect(back.revoked).toMatchObject({ by: as().admin.account.username, reason: "Отмечен не тот" });
    expect(await personIn(id, key)).toMatchObject({ paid: 0 });
    await refused(admin().takeBack(id, payment.id, reason), "not-paid");
    const { data: again } = await admin().mark(id, marked([{ key, kopecks: 200_000 }]));
    expect(again.number).toBe(2);
    const other = await made();
    await expect(admin().takeBack(other.id, again.id, reason)).rejects.toThrow("Not Found");
    const actions = (await findAllAudits(app().db, { afterN: 0, limit: 5000 }))
      .filter(({ object }) => object === `payment:${payment.id}`)
      .map(({ action }) => action);
    expect(actions).toEqual(["payment.mark", "payment.take-back"]);
  });

  test("[FE9] who withdraws after paying has paid too much", async () => {
    const { id, key, profile } = await made();
    await admin().mark(id, marked([{ key, kopecks: 200_000 }]));
    await app()
      .db.updateTable("application")
      .set({ state: "withdrawn" })
      .where("profile_id", "=", profile.id)
      .execute();
    expect(await personIn(id, key)).toMatchObject({ owed: 0, paid: 200_000, lines: [] });
  });

  test("[FE8] money follows the person: into a merged profile and a merged record", async () => {
    const { id, key, light, profile } = await made();
    const { db } = app();
    const kept = await createProfile(db, { owner_id: as().coach.account.id });
    await admin().mark(id, marked([{ key, kopecks: 200_000 }]));
    await db.transaction().execute((trx) => moveProfile(trx, profile.id, kept.id));
    expect(await personIn(id, `p${kept.id}`)).toMatchObject({ owed: 200_000, paid: 200_000 });
    const [twin, one] = [await createEntrant(db, light.id), await createEntrant(db, light.id)];
    await admin().mark(id, marked([{ key: `f${twin.id}`, kopecks: 100_000 }]));
    await db.deleteFrom("category_fighter").where("fighter_id", "=", twin.id).execute();
    await db.updateTable("fighter").set({ merged_into: one.id }).where("id", "=", twin.id).execute();
    expect(await personIn(id, `f${one.id}`)).toMatchObject({ owed: 300_000, paid: 100_000 });
    await db
      .updateTable("payment_part")
      .set({ fighter_id: null })
      .where("fighter_id", "=", twin.id)
      .execute();
    expect(await personIn(id, "f0")).toMatchObject({ name: "", owed: 0, paid: 100_000 });
  });

  test("[FE13] an account reads its own people and payments, and nobody else's", async () => {
    const { id, key, light } = await made();
    const { db } = app();
    const stranger = await createProfile(db);
    await createApplication(db, {
      event_id: Number(id),
      profile_id: stranger.id,
      owner_id: stranger.owner_id,
      category_id: light.id,
    });
    const { data: ownMark } = await admin().mark(id, marked([{ key, kopecks: 100 }], { note: "про себя" }));
    const { data: both } = await admin().mark(
      id,
      marked([
        { key, kopecks: 100 },
        { key: `p${stranger.id}`, kopecks: 100 },
      ]),
    );
    const { data } = await as().coach.api.fees.own(id);
    expect(data.people.map((person) => person.key)).toEqual([key]);
    expect(data.payments).toHaveLength(1);
    expect(data.payments[0]).toMatchObject({ id: ownMark.id, note: null, takenBy: null });
    const { payments } = as().coach.api;
    expect((await payments.find(ownMark.id)).data.id).toBe(ownMark.id);
    for (const ask of [payments.find, payments.check, payments.receipt])
      await expect(ask(both.id)).rejects.toThrow("Not Found");
    await expect(as().referee.api.payments.find(ownMark.id)).rejects.toThrow("Not Found");
    await expect(as().coach.api.fees.of(id)).rejects.toThrow("Forbidden");
    await expect(as().referee.api.fees.of(id)).rejects.toThrow("Forbidden");
  });

  test("[FE24] own data names what was paid; who is forgotten leaves the sum without a name", async () => {
    const { id, key, profile } = await made();
    await admin().mark(
      id,
      marked([{ key, kopecks: 100_000 }], { payer: "Ёлкин-старший", note: "от Ёлкина" }),
    );
    const { coach } = as();
    const data = await coach.api.account.export();
    expect(data.payments.at(-1)).toMatchObject({
      person: "Ёлкин",
      kopecks: 100_000,
      state: "paid",
      method: "cash",
      number: 1,
    });
    await call(app(), {
      method: "POST",
      url: "/api/auth/step-up",
      headers: coach.headers,
      body: { password: PASSWORD },
    });
    await coach.api.account.erase();
    const { people, payments } = (await admin().of(id)).data;
    expect(people).toMatchObject([{ key: `p${profile.id}`, name: "Удалено", paid: 100_000 }]);
    expect(payments).toMatchObject([{ payer: null, note: null, kopecks: 100_000 }]);
  });

  test("[FE23] an event that money was paid for is not deleted", async () => {
    const { db } = app();
    const event = await createEvent(db, { pricing: writeJson(PRICING) });
    const payment = {
      id: randomUUID(),
      event_id: event.id,
      kopecks: 1,
      state: "paid",
      method: "cash",
      made_ms: 1,
    } as const;
    await db.insertInto("payment").values(payment).execute();
    const remove = await call(app(), {
      method: "DELETE",
      url: `/api/events/${event.id}`,
      headers: as().admin.headers,
    });
    expect(remove.status).toBe(409);
  });
});
