import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createApi, type Api } from "#contract/api/client.ts";
import type { DisplaySelf, DisplayShow } from "#contract/display/display.ts";
import { createCompetition, createEvent } from "../../testing/factories.ts";
import {
  anonymous,
  call,
  createTestApp,
  listen,
  signIn,
  type Client,
  type TestApp,
} from "../../testing/testApp.ts";
import { describeOnEachEngine } from "../../testing/testDatabases.ts";
import { createTestClock } from "../../testing/testDeps.ts";
import { connectSocket, disconnectSockets } from "../../testing/testSocket.ts";

const ANNOUNCEMENT: DisplayShow = {
  pages: [{ page: "announcement", text: "Обед до 14:00" }],
  seconds: 15,
  scale: 1,
  mode: "light",
  layout: null,
  mirror: false,
};

/** The calls of a screen: no account, only its token. */
function asDisplay(app: TestApp, token: string): Api {
  return createApi({
    base: "/api",
    token: () => token,
    send: async ({ method, url, headers, body }) => {
      const answer = await call(app, { method, url, headers, ...(body !== undefined && { text: body }) });
      return { status: answer.status, text: answer.text, serverTime: 0 };
    },
  });
}

const statusOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 200,
    (failure: { error: { status: number } }) => failure.error.status,
  );

describeOnEachEngine("displays", (database) => {
  let app: TestApp;
  let referee: Client;
  let uuid: string;
  beforeEach(async () => {
    app = await createTestApp({ database: database() });
    referee = await signIn(app, "referee");
    const event = await createEvent(app.db, { show_competition: false });
    uuid = (await createCompetition(app.db, { event_id: event.id, status: "draft" })).uuid;
  });
  afterEach(async () => {
    disconnectSockets();
    await app.close();
  });
  const claim = (code: string) =>
    referee.api.displays.claim({ data: { code, competition: uuid, name: "Табло А" } });

  test("[DP1] a display shows a code, and whoever types it has the display in the list", async () => {
    const { token, self } = (await anonymous(app).displays.open({ data: {} })).data;
    expect([self.competition, self.code]).toEqual([null, self.code?.match(/^\d{4}$/)?.[0]]);
    await claim(self.code ?? "");
    const paired = (await asDisplay(app, token).displays.self()).data;
    expect(paired).toMatchObject({ competition: uuid, code: null, name: "Табло А" });
    const { data: list } = await referee.api.displays.list(uuid);
    expect(list).toMatchObject([{ name: "Табло А", isOnline: true }]);
  });

  test("[DK1] [DK2] a display tells how far its clock is off, and the head table reads it; nobody else may tell", async () => {
    const { token, id } = (await referee.api.displays.link(uuid, { data: { name: "Экран" } })).data;
    const report = (headers: Record<string, string>, offsetMs: unknown) =>
      call(app, { method: "POST", url: "/api/displays/self/report", headers, body: { data: { offsetMs } } });
    const asScreen = { authorization: `Bearer ${token}` };
    expect((await report(asScreen, 4200)).status).toBe(204);
    expect((await report(asScreen, "soon")).status).toBe(400);
    expect((await report({}, 1)).status).toBe(403);
    const { displays } = (await referee.api.acts.desk(uuid)).data;
    expect(displays).toMatchObject([{ id, name: "Экран", isOnline: true, offsetMs: 4200 }]);
  });

  test("[DP1] a code counts once, and a wrong one for nothing", async () => {
    const { self } = (await anonymous(app).displays.open({ data: {} })).data;
    await claim(self.code ?? "");
    expect(await statusOf(claim(self.code ?? ""))).toBe(404);
  });

  test("[DP2] [DP3] [RL10] a link opens the hidden competition for reading, and nothing else", async () => {
    const { token } = (await referee.api.displays.link(uuid, { data: { name: "Экран" } })).data;
    const screen = asDisplay(app, token);
    expect((await screen.competitions.byUuid(uuid)).uuid).toBe(uuid);
    expect((await screen.competitions.changes(uuid, { since: 0 })).rev).toBe(0);
    expect(await statusOf(anonymous(app).competitions.byUuid(uuid))).toBe(404);
    const hidden = await createEvent(app.db, { show_competition: false });
    const other = await createCompetition(app.db, { event_id: hidden.id, status: "draft" });
    expect(await statusOf(screen.competitions.byUuid(other.uuid))).toBe(404);
    expect(await statusOf(screen.auth.me())).toBe(403);
    expect(await statusOf(screen.displays.list(uuid))).toBe(403);
    expect(await statusOf(screen.displays.link(uuid, { data: { name: "Ещё" } }))).toBe(403);
  });

  test("[DP2] [RL10] a token that was changed by a letter, or made up, is nobody's", async () => {
    const { token } = (await referee.api.displays.link(uuid, { data: { name: "Экран" } })).data;
    const last = token.endsWith("A") ? "B" : "A";
    for (const bad of [token.slice(0, -1) + last, `${token}A`, `dsp_${"a".repeat(24)}.${"a".repeat(27)}`])
      expect(await statusOf(asDisplay(app, bad).displays.self())).toBe(401);
  });

  test("[DP4] [DP6] [RL10] a screen hears what it shall show, and that it is one no longer", async () => {
    const { token, id } = (await referee.api.displays.link(uuid, { data: { name: "Экран" } })).data;
    const { socket } = await connectSocket(await listen(app), { token });
    const heard: (DisplaySelf | null)[] = [];
    socket.on("push-display", (display) => void heard.push(display));
    await referee.api.displays.change(id, { data: { show: ANNOUNCEMENT } });
    await vi.waitFor(() => expect(heard.at(-1)?.show).toEqual(ANNOUNCEMENT), { timeout: 3000 });
    await vi.waitFor(async () =>
      expect((await referee.api.displays.list(uuid)).data[0]?.isOnline).toBe(true),
    );

    const started = performance.now();
    await referee.api.displays.revoke(id);
    await vi.waitFor(() => expect(heard.at(-1)).toBeNull(), { timeout: 5000 });
    expect(performance.now() - started).toBeLessThan(5000);
    expect(await statusOf(asDisplay(app, token).displays.self())).toBe(401);
    expect(await statusOf(asDisplay(app, token).competitions.byUuid(uuid))).toBe(401);
  });

  test("[DP6] only the officials of its competition decide about a display", async () => {
    const { id } = (await referee.api.displays.link(uuid, { data: { name: "Экран" } })).data;
    const athlete = await signIn(app, "authenticated");
    expect(await statusOf(athlete.api.displays.change(id, { data: { name: "Мой" } }))).toBe(403);
    expect(await statusOf(athlete.api.displays.revoke(id))).toBe(403);
    expect(await statusOf(athlete.api.displays.list(uuid))).toBe(403);
    expect(await statusOf(anonymous(app).displays.list(uuid))).toBe(403);
  });
});

test("[DP1] a code ends after ten minutes", async () => {
  const clock = createTestClock();
  const app = await createTestApp({ now: clock.now });
  const { api } = await signIn(app, "admin");
  const { uuid } = await createCompetition(app.db);
  const code = (await anonymous(app).displays.open({ data: {} })).data.self.code ?? "";
  clock.pass(10 * 60_000);
  expect(await statusOf(api.displays.claim({ data: { code, competition: uuid, name: "Экран" } }))).toBe(404);
  await app.close();
});

test("[DP5] the eleventh guess within a minute is not looked at, nor is the thirty-first new display", async () => {
  const clock = createTestClock();
  const app = await createTestApp({ now: clock.now, env: { RATE_LIMIT: "on" } });
  const { api } = await signIn(app, "referee");
  const { uuid } = await createCompetition(app.db);
  const guess = () =>
    statusOf(api.displays.claim({ data: { code: "0000", competition: uuid, name: "Чужой" } }));
  const guesses: number[] = [];
  for (let time = 0; time < 11; time += 1) guesses.push(await guess());
  expect(guesses).toEqual([...Array<number>(10).fill(404), 429]);
  const opened: number[] = [];
  for (let time = 0; time < 31; time += 1)
    opened.push(await statusOf(anonymous(app).displays.open({ data: {} })));
  expect(opened.filter((status) => status === 429)).toHaveLength(1);
  await app.close();
});
