import { afterAll, beforeAll, expect, test } from "vitest";
import type { EventDraft } from "#contract/event/organiser.ts";
import {
  call,
  createTestApp,
  signIn,
  signInBrowser,
  type Headers,
  type TestApp,
} from "../../testing/testApp.ts";
import { createTestCompetition } from "../../testing/testCompetition.ts";
import { createTestClock } from "../../testing/testDeps.ts";

const DRAFT: EventDraft = {
  name: "Кубок клуба",
  dateOfEvent: "2026-12-12",
  city: "Казань",
  venue: null,
  address: null,
  description: null,
  registrationUntil: null,
  internalNote: null,
  info: {},
};
const HIDDEN = { isPublished: false, registrationOpen: false, showCompetition: false };

let app: TestApp;
const clock = createTestClock();
beforeAll(async () => {
  app = await createTestApp({ now: clock.now });
});
afterAll(() => app.close());

test("[EV6] what is not published yet only officials find, and it opens nothing", async () => {
  const { api, headers } = await signInBrowser(app, "admin");
  const visitor = await signInBrowser(app, "authenticated");
  const { data: event } = await api.organiser.createEvent({ ...DRAFT, ...HIDDEN });
  const { bout, competition } = await createTestCompetition(app.db, { competition: { event_id: event.id } });
  const ofUuid = `/api/competitions/uuid/${competition.uuid}`;
  const ofCompetition = [ofUuid, `${ofUuid}/changes?since=0`, `/api/fightings/${bout("SF1").uuid}/timeline`];
  const ofEvent = [`/api/events/${event.id}`, `/api/events/${event.id}/share.png`];
  const throughEvent = `/api/events/${event.id}/competition`;
  const statuses = async (urls: readonly string[], sent: Headers = visitor.headers) =>
    Promise.all(urls.map(async (url) => (await call(app, { url, headers: sent })).status));
  const listed = async () => (await visitor.api.events.find()).data.map(({ id }) => id);
  const mapped = async () => {
    clock.pass(3_600_000);
    return (await call(app, { url: "/sitemap.xml" })).text.includes(`/events/${event.id}</loc>`);
  };
  const found = async () =>
    (await visitor.api.search({ q: "Кубок клуба" })).data.events.items.map(({ id }) => id);
  expect(await statuses([...ofEvent, throughEvent, ...ofCompetition])).toEqual(Array(6).fill(404));
  expect(await statuses([throughEvent, ...ofCompetition], headers)).toEqual(Array(4).fill(200));
  expect([await listed(), await found(), await mapped()]).toEqual([[], [], false]);
  expect((await api.organiser.events(1)).data.map(({ id }) => id)).toContain(event.id);
  await expect(
    api.organiser.updateEvent(event.documentId, { ...HIDDEN, registrationOpen: true }),
  ).rejects.toMatchObject({ error: { message: "Publish the event first" } });

  await api.organiser.updateEvent(event.documentId, { ...HIDDEN, isPublished: true });
  expect(await statuses([...ofEvent, ...ofCompetition])).toEqual(Array(5).fill(200));
  expect([await listed(), await found(), await mapped()]).toEqual([[event.id], [event.id], true]);
});

test("[EV7] an organiser makes mats and categories, orders them, and removes what nobody uses", async () => {
  const { api } = await signIn(app, "admin");
  const { data: event } = await api.organiser.createEvent({ ...DRAFT, ...HIDDEN });
  const { data: made } = await api.organiser.createCompetition({
    title: "Кубок клуба",
    rules: { preset: "ru_grappling", advantages: false, penalties: true },
    scoreboardType: "grappling",
    event: event.documentId,
  });
  const { data: found } = await api.organiser.event(event.documentId);
  const competition = found.competition?.documentId ?? "";
  for (const name of ["Ковёр А", "Ковёр Б"]) await api.organiser.createCarpet({ name, competition });
  const names = async () => (await api.organiser.carpets(made.uuid)).map(({ name }) => name);
  const [first, second] = await api.organiser.carpets(made.uuid);
  await api.organiser.updateCarpet(first?.documentId ?? "", { position: 5 });
  expect(await names()).toEqual(["Ковёр Б", "Ковёр А"]);
  await api.organiser.removeCarpet(second?.documentId ?? "");
  expect(await names()).toEqual(["Ковёр А"]);

  await api.organiser.createCategory({
    title: "Мужчины, до 77 кг",
    boutSeconds: 300,
    sex: "m",
    ageMin: 18,
    ageMax: null,
    level: "all",
    style: "nogi",
    weightMin: 71,
    weightMax: 77,
    competition,
  });
  const [category] = await api.organiser.categories(made.uuid);
  expect(category).toMatchObject({ title: "Мужчины, до 77 кг", weightMax: 77, fighters: [] });
  await api.organiser.removeCategory(category?.documentId ?? "");
  expect(await api.organiser.categories(made.uuid)).toEqual([]);
});
