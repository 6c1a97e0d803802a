import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createEntrant } from "../../testing/factories.ts";
import { marked, PRICING, serveFeeEvents } from "../../testing/feeEvent.ts";
import { readPdfPages } from "../../testing/readPdf.ts";
import { call, PASSWORD, type Client } from "../../testing/testApp.ts";

const { app, as, admin, made } = serveFeeEvents();

test("[FE20] the receipt is a paper for who paid: number, day, people, the sum in digits and words", async () => {
  const { id, key } = await made();
  const { data: payment } = await admin().mark(id, marked([{ key, kopecks: 123_450 }]));
  const receipt = (client: Client) =>
    call(app(), { url: `/api/payments/${payment.id}/receipt`, headers: client.headers });
  const pdf = await app().http.inject({
    url: `/api/payments/${payment.id}/receipt`,
    headers: as().coach.headers,
  });
  const text = (await readPdfPages(pdf.rawPayload)).join(" ").replaceAll(/\s+/g, " ");
  for (const word of [
    "Квитанция № 1",
    "Ёлкин Пётр",
    "1 234,50 ₽",
    "Одна тысяча двести тридцать четыре рубля 50 копеек",
    "не кассовый чек",
  ])
    expect(text).toContain(word);
  expect((await receipt(as().referee)).status).toBe(404);
  await admin().takeBack(id, payment.id, { data: { reason: "Ошибка кассы" } });
  const back = await app().http.inject({
    url: `/api/payments/${payment.id}/receipt`,
    headers: as().admin.headers,
  });
  expect((await readPdfPages(back.rawPayload)).join(" ").replaceAll(/\s+/g, " ")).toContain(
    "Причина: Ошибка кассы",
  );
});

test("[LO17] a receipt and the table of fees speak English to an English page", async () => {
  const { id, key } = await made();
  const { data: payment } = await admin().mark(id, marked([{ key, kopecks: 123_450 }]));
  const url = `/api/payments/${payment.id}/receipt?locale=en`;
  const pdf = await app().http.inject({ url, headers: as().coach.headers });
  const text = (await readPdfPages(pdf.rawPayload)).join(" ").replaceAll(/\s+/g, " ");
  for (const words of [
    `Receipt No. ${payment.number ?? ""}`,
    "1,234.50 ₽",
    "One thousand two hundred and thirty-four roubles 50 kopecks",
    "Sheet 1 of 1",
  ])
    expect(text).toContain(words);
  const table = await call(app(), {
    url: `/api/events/${id}/fees/table?format=csv&locale=en`,
    headers: as().admin.headers,
  });
  expect(table.text).toContain("Athlete;Club;Categories;");
  expect(table.text).toContain("Ёлкин Пётр;;up to 71;2000;1234,5;765,5;0;No. 1,");
});

test("[FE21] the list is had as a table, and stands among the tables of the event", async () => {
  const { id, key } = await made();
  await admin().mark(id, marked([{ key, kopecks: 50_000 }]));
  const url = `/api/events/${id}/fees/table?format=csv`;
  const csv = await call(app(), { url, headers: as().admin.headers });
  expect(csv.text).toContain("Ёлкин Пётр;;до 71;2000;500;1500;0;№ 1,");
  expect(
    (await call(app(), { url: url.replace("csv", "xlsx"), headers: as().admin.headers })).text.slice(0, 2),
  ).toBe("PK");
  expect((await call(app(), { url, headers: as().coach.headers })).status).toBe(403);
  await call(app(), {
    method: "POST",
    url: "/api/auth/step-up",
    headers: as().admin.headers,
    body: { password: PASSWORD },
  });
  const table = await call(app(), {
    url: `/api/events/${id}/tables/fees.csv`,
    headers: as().admin.headers,
  });
  expect(table.text).toBe(csv.text);
});

test("[FE2] a price of −1 is refused at its place and nothing is written", async () => {
  const { event } = await made();
  const save = (pricing: unknown) =>
    call(app(), {
      method: "PUT",
      url: `/api/events/${event.id}`,
      headers: as().admin.headers,
      body: { data: { pricing } },
    });
  expect(await save([{ first: -1, further: 0 }])).toMatchObject({
    status: 400,
    body: {
      error: {
        details: {
          errors: [{ path: ["pricing", "0", "first"], message: "pricing.0.first: price-negative" }],
        },
      },
    },
  });
  expect((await admin().of(String(event.id))).data.pricing).toEqual(PRICING);
  expect(await save([{ first: 100, further: 0 }])).toMatchObject({ status: 200 });
});

test("[FE12] the roll of the scale says who has not paid, where fees are asked for at all", async () => {
  const { id, light, competition } = await made();
  const fighter = await createEntrant(app().db, light.id);
  const unpaid = async () =>
    (await as().admin.api.roll.find(competition.uuid)).data.entries.map(({ isUnpaid }) => isUnpaid);
  expect(await unpaid()).toEqual([true]);
  await admin().mark(id, marked([{ key: `f${fighter.id}`, kopecks: 300_000 }]));
  expect(await unpaid()).toEqual([false]);
  await app().db.updateTable("event").set({ pricing: null }).where("id", "=", Number(id)).execute();
  expect(await unpaid()).toEqual([false]);
});

test("[FE22] a copy of the event has the same prices, their days moved with it, and no payments", async () => {
  const { id, key, event } = await made();
  await app()
    .db.updateTable("event")
    .set({ date_of_event: "2026-12-05" })
    .where("id", "=", event.id)
    .execute();
  await admin().mark(id, marked([{ key, kopecks: 100 }]));
  const { data: copy } = await as().admin.api.events.copy(id, {
    data: { id: randomUUID(), name: "Через год", date: "2027-12-05", parts: ["info"] },
  });
  const { data } = await admin().of(String(copy.id));
  expect(data).toMatchObject({ people: [], payments: [] });
  expect(data.pricing).toEqual([{ ...PRICING[0], until: "2027-11-30" }, PRICING[1]]);
});
