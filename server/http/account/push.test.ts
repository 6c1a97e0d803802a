import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { PushSubscriptionRequest } from "#contract/account/push.ts";
import { NOTICE_KINDS } from "#domain/follow/notices.ts";
import {
  findPushSubscription,
  insertPushSent,
  notePushFailure,
} from "../../persistence/account/pushSubscriptions.ts";
import { anonymous, createTestApp, signIn, type TestApp } from "../../testing/testApp.ts";
import { createTestCompetition } from "../../testing/testCompetition.ts";
import { describeOnEachEngine } from "../../testing/testDatabases.ts";
import {
  SILENCE,
  startTestPushService,
  type TestBrowser,
  type TestPushService,
} from "../../testing/testPushService.ts";

const ENV = { KOVER_PUSH_LOCAL: "on" };
/** Longer than the notifier collects: what has not come by then does not come. */
const QUIET_MS = 1500;

describeOnEachEngine("messages to followers", (database) => {
  let service: TestPushService | undefined;
  let opened: TestApp | undefined;
  beforeAll(async () => {
    service = await startTestPushService();
    opened = await createTestApp({ database: database(), env: ENV });
  });
  afterAll(async () => {
    await opened?.close();
    await service?.close();
  });
  const app = () => present(opened);
  const newBrowser = () => present(service).createBrowser();

  const follow = async (browser: TestBrowser, wishes: Partial<PushSubscriptionRequest>) => {
    const { endpoint, keys } = browser;
    const kinds = [...NOTICE_KINDS];
    const data = { endpoint, keys, kinds, followed: [], ...wishes };
    await anonymous(app()).push.subscribe({ data });
  };
  const arrange = async () => {
    const made = await createTestCompetition(app().db, { entrants: 8 });
    const { api } = await signIn(app(), "referee");
    const uuid = (id: string) => made.bout(id).uuid;
    const last = present(made.fighters.find(({ id }) => id === made.bout("QF4").red_fighter_id));
    return {
      ...made,
      uuid,
      last,
      eventId: made.competition.event_id,
      call: (id: string) => api.acts.call(uuid(id), { data: { id: randomUUID() } }),
      win: (id: string) =>
        api.acts.result(uuid(id), {
          data: { id: randomUUID(), method: "points", winner: "red", score: null, reason: "from paper" },
        }),
    };
  };
  const titles = ({ received }: TestBrowser) => received.map(({ title }) => title.split(": ")[1]);
  const sorted = (words: readonly (string | undefined)[]) =>
    words.map(String).toSorted((a, b) => a.localeCompare(b));
  const hasTold = (browser: TestBrowser, ...words: string[]) =>
    vi.waitFor(() => expect(sorted(titles(browser))).toEqual(sorted(words)), {
      timeout: 8000,
      interval: 50,
    });

  test("[PN2, PN3, PN4, GN13] get ready, next, called, result: each once, in the language of the browser, with a way to the page", async () => {
    const { last, uuid, win, call, eventId } = await arrange();
    const browser = newBrowser();
    await follow(browser, { followed: [{ kind: "fighter", ref: last.uuid }] });
    await win("QF1");
    await hasTold(browser, "скоро выход");
    await call("QF4");
    await hasTold(browser, "скоро выход", "вызов на ковёр");
    await win("QF4");
    await hasTold(browser, "скоро выход", "вызов на ковёр", "победа", "пора готовиться");

    const [next, called] = browser.received;
    const page = `/events/${eventId}/competition`;
    expect(next).toMatchObject({
      title: `Иван ${last.last_name}: скоро выход`,
      url: `${page}/fighters/${last.uuid}`,
    });
    expect(next?.body).toMatch(
      /^Перед ней 2 схватки\. Соперник: Иван Борцов\d+\. Ковёр \d+\. Категория \d+$/,
    );
    expect(called?.url).toBe(`${page}/bouts/${uuid("QF4")}`);
    expect(called?.headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "300" });

    await win("QF2");
    await hasTold(browser, "скоро выход", "вызов на ковёр", "победа", "пора готовиться", "скоро выход");
    await win("QF3");
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
    expect(browser.received).toHaveLength(5);
  });

  test("[PN12] a browser that was asked on an English page is told in English and led there", async () => {
    const { last, call, eventId, uuid } = await arrange();
    const browser = newBrowser();
    const followed = [{ kind: "fighter", ref: last.uuid }] as const;
    await follow(browser, { kinds: ["called"], followed, locale: "en" });
    // Whoever changes what is followed from an older page keeps the language.
    await follow(browser, { kinds: ["called"], followed });
    await call("QF4");
    await hasTold(browser, "called to the mat");
    const [called] = browser.received;
    expect(called?.url).toBe(`/en/events/${eventId}/competition/bouts/${uuid("QF4")}`);
    expect(called?.body).toMatch(/^Opponent: Иван Борцов\d+\. Mat \d+\. Категория \d+$/);
    await anonymous(app()).push.test({ data: { endpoint: browser.endpoint } });
    await vi.waitFor(() => expect(browser.received).toHaveLength(2));
    expect(browser.received[1]).toMatchObject({ title: "Notifications work", url: "/en/following" });
  });

  test("[PN3] a server that starts anew tells nothing twice", async () => {
    const { last, win } = await arrange();
    const browser = newBrowser();
    await follow(browser, { followed: [{ kind: "fighter", ref: last.uuid }] });
    await win("QF1");
    await hasTold(browser, "скоро выход");
    await opened?.close();
    opened = await createTestApp({ database: database(), env: ENV });
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
    expect(titles(browser)).toEqual(["скоро выход"]);
  });

  test("[PN2, PN6] only what is wanted; an athlete and the team are one message, a category tells calls and results", async () => {
    const { last, uuid, category, win, call } = await arrange();
    const [onlyResults, ofCategory] = [newBrowser(), newBrowser()];
    await follow(onlyResults, { kinds: ["result"], followed: [{ kind: "fighter", ref: last.uuid }] });
    await follow(ofCategory, { followed: [{ kind: "category", ref: category.uuid }] });
    await call("QF4");
    await hasTold(ofCategory, "вызов на ковёр");
    await win("QF4");
    await hasTold(ofCategory, "вызов на ковёр", "есть результат");
    await hasTold(onlyResults, "победа");
    expect(ofCategory.received[1]?.url.endsWith(uuid("QF4"))).toBe(true);
  });

  test("[PN6] who follows the event hears of the final and of nothing before it", async () => {
    const { eventId, win } = await arrange();
    const browser = newBrowser();
    await follow(browser, { followed: [{ kind: "event", ref: String(eventId) }] });
    for (const bout of ["QF1", "QF2", "QF3", "QF4", "SF1", "SF2", "F"]) await win(bout);
    await hasTold(browser, "есть результат");
  });

  test("[PN2] who follows after the end is not told the result", async () => {
    const { last, win } = await arrange();
    await win("QF4");
    const browser = newBrowser();
    await follow(browser, { kinds: ["result"], followed: [{ kind: "fighter", ref: last.uuid }] });
    await win("QF1");
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
    expect(browser.received).toEqual([]);
  });

  test("[PN5] a browser that is gone is forgotten", async () => {
    const { last, win } = await arrange();
    const browser = newBrowser();
    browser.answer(410);
    await follow(browser, { followed: [{ kind: "fighter", ref: last.uuid }] });
    await win("QF1");
    await vi.waitFor(
      async () => expect(await findPushSubscription(app().db, browser.endpoint)).toBeUndefined(),
      { timeout: 8000 },
    );
  });

  test("[PN10] a service that does not answer delays neither the next message to others nor the end", async () => {
    const { last, win, call } = await arrange();
    const [silent, other] = [newBrowser(), newBrowser()];
    silent.answer(SILENCE);
    const followed = [{ kind: "fighter", ref: last.uuid } as const];
    await follow(silent, { followed });
    await follow(other, { followed });
    await win("QF1");
    await hasTold(other, "скоро выход");
    await call("QF4");
    await hasTold(other, "скоро выход", "вызов на ковёр");
    const before = Date.now();
    await opened?.close();
    opened = await createTestApp({ database: database(), env: ENV });
    expect(Date.now() - before).toBeLessThan(4000);
  });

  test("[PN5] who takes nothing for three days is forgotten, a bad day alone is forgiven", async () => {
    const browser = newBrowser();
    await follow(browser, {});
    const find = () => findPushSubscription(app().db, browser.endpoint);
    const { id } = present(await find());
    const [start, day] = [Date.now(), 86_400_000];
    for (let n = 0; n < 19; n += 1) await notePushFailure(app().db, id, start);
    await notePushFailure(app().db, id, start + 2 * day);
    expect(await find()).toMatchObject({ failures: 20, failing_since_ms: start });
    await notePushFailure(app().db, id, start + 3 * day);
    expect(await find()).toBeUndefined();
  });

  test("[PN3] what was told long ago is forgotten while the server runs", async () => {
    const browser = newBrowser();
    await follow(browser, {});
    const { id } = present(await findPushSubscription(app().db, browser.endpoint));
    await opened?.close();
    const old = {
      subscription_id: id,
      fighting_uuid: "long-ago",
      about: "somebody",
      kind: "result",
    } as const;
    const count = async () =>
      (await app().db.selectFrom("push_sent").select("about").where("subscription_id", "=", id).execute())
        .length;
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    try {
      opened = await createTestApp({ database: database(), env: ENV });
      // After the tidying of the start.
      await new Promise((resolve) => setTimeout(resolve, 200));
      await insertPushSent(app().db, [old], 0);
      expect(await count()).toBe(1);
      vi.advanceTimersByTime(86_400_000);
    } finally {
      vi.useRealTimers();
    }
    // With the day every other timer of the server has gone off too.
    await vi.waitFor(async () => expect(await count()).toBe(0), { timeout: 10_000 });
  });

  test("[PN5] a key that is no point of the curve is refused", async () => {
    const { endpoint, keys } = newBrowser();
    const wrong = { ...keys, p256dh: `B${"A".repeat(86)}` };
    await expect(
      anonymous(app()).push.subscribe({ data: { endpoint, keys: wrong, kinds: [], followed: [] } }),
    ).rejects.toMatchObject({ error: { status: 400 } });
  });

  test("[PN7, PN9] the test button reaches the browser, until it unsubscribes", async () => {
    const browser = newBrowser();
    const { push } = anonymous(app());
    const data = { endpoint: browser.endpoint };
    await follow(browser, {});
    expect((await push.test({ data })).data.ok).toBe(true);
    expect(browser.received.map(({ title }) => title)).toEqual(["Уведомления работают"]);
    await push.unsubscribe({ data });
    await expect(push.test({ data })).rejects.toMatchObject({ error: { status: 404 } });
  });

  test("[PN8] an address inside the network is refused", async () => {
    const browser = newBrowser();
    const inside = { ...browser, endpoint: "https://10.0.0.1/push" };
    await expect(follow(inside, {})).rejects.toMatchObject({ error: { status: 400 } });
  });
});

function present<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error("it is there only while the tests run");
  return thing;
}
