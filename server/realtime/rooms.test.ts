import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { createEvent } from "../testing/factories.ts";
import {
  call,
  createTestApp,
  listen,
  PASSWORD,
  signIn,
  signInBrowser,
  type TestApp,
} from "../testing/testApp.ts";
import { createTestCompetition, type TestCompetition } from "../testing/testCompetition.ts";
import { createScorer } from "../testing/testScoring.ts";
import { connectSocket, disconnectSockets } from "../testing/testSocket.ts";

let app: TestApp;
let address: string;
let open: TestCompetition;
let hidden: TestCompetition;
beforeAll(async () => {
  app = await createTestApp();
  address = await listen(app);
  open = await createTestCompetition(app.db);
  const event = await createEvent(app.db, { show_competition: false });
  hidden = await createTestCompetition(app.db, { competition: { event_id: event.id, status: "draft" } });
});
afterEach(disconnectSockets);
afterAll(() => app.close());

const uuidOf = ({ competition }: TestCompetition) => competition.uuid;
const refused = { ok: false, error: "Invalid room" };

for (const namespace of ["/", "/api"] as const)
  test(`[RT4] [RT7] the namespace ${namespace} lets anybody join what everybody sees`, async () => {
    const viewer = await connectSocket(address, { namespace });
    expect(await viewer.join(uuidOf(open))).toEqual({ ok: true });
    const table = await createScorer(app.deps);
    await table.write(open.bout("SF1").uuid, 'note"раз"');
    await vi.waitFor(() => expect(viewer.fightings.length + viewer.competitions.length).toBe(1));
  });

test("[RT8] a join that is not exactly the word and a uuid is refused, and the connection lives on", async () => {
  const viewer = await connectSocket(address);
  const wrong = [
    undefined,
    "COMPETITION",
    { key: "COMPETITION" },
    { key: "competition", uuid: uuidOf(open) },
    { key: "COMPETITION", uuid: "1 or 1=1" },
    { key: "COMPETITION", uuid: uuidOf(open), isAdmin: true },
  ];
  for (const room of wrong) expect(await viewer.ask("join-room", room)).toEqual(refused);
  viewer.say("join-room", { key: "nonsense" });
  expect(await viewer.join(uuidOf(open))).toEqual({ ok: true });
});

test("[RT10] a competition that is hidden looks like one that does not exist", async () => {
  const viewer = await connectSocket(address);
  expect(await viewer.join(uuidOf(hidden))).toEqual(refused);
  expect(await viewer.join(randomUUID())).toEqual(refused);
});

test("[RT10] an official joins what is hidden, a browser with its session cookie only", async () => {
  const { token } = await signIn(app, "referee");
  expect(await (await connectSocket(address, { token })).join(uuidOf(hidden))).toEqual({ ok: true });
  const browser = await signInBrowser(app, "referee");
  const { cookie = "" } = browser.headers;
  const bound = { token: browser.token };
  expect(await (await connectSocket(address, bound)).join(uuidOf(hidden))).toEqual(refused);
  expect(await (await connectSocket(address, { ...bound, cookie })).join(uuidOf(hidden))).toEqual({
    ok: true,
  });
});

test("[RT9] a bad token is nobody's, not a closed door", async () => {
  const viewer = await connectSocket(address, { token: "stale.or.forged" });
  expect(await viewer.join(uuidOf(open))).toEqual({ ok: true });
  expect(await viewer.join(uuidOf(hidden))).toEqual(refused);
});

test("[LD9] who left the room hears no more of it", async () => {
  const [stays, leaves] = [await connectSocket(address), await connectSocket(address)];
  await stays.join(uuidOf(open));
  await leaves.join(uuidOf(open));
  expect(await leaves.leave(uuidOf(open))).toEqual({ ok: true });
  const table = await createScorer(app.deps);
  await table.write(open.bout("SF1").uuid, 'note"два"');
  await vi.waitFor(() => expect(stays.fightings).toHaveLength(1));
  expect(leaves.fightings).toEqual([]);
});

test("[RT12] what a client pushes reaches nobody", async () => {
  const [liar, viewer] = [await connectSocket(address), await connectSocket(address)];
  for (const client of [liar, viewer]) await client.join(uuidOf(open));
  liar.say("push-fighting", { uuid: open.bout("SF1").uuid, version: 99 });
  expect(await liar.ask("time")).toHaveProperty("serverTime");
  expect(viewer.fightings).toEqual([]);
});

test("[SE19] [RT11] the third word nobody knows ends the connection", async () => {
  const stranger = await connectSocket(address);
  stranger.say("set-winner", "red");
  stranger.say("eval", "process.exit()");
  expect(await stranger.ask("time")).toHaveProperty("serverTime");
  stranger.say("push-competition", {});
  await vi.waitFor(() => expect(stranger.socket.connected).toBe(false));
});

test("[RT25] the forty-first message within ten seconds ends the connection", async () => {
  const chatty = await connectSocket(address);
  for (let time = 0; time < 40; time += 1) await chatty.ask("time");
  expect(chatty.socket.connected).toBe(true);
  chatty.say("time");
  await vi.waitFor(() => expect(chatty.socket.connected).toBe(false));
});

test("[RT25] a socket is in four rooms at most, however fast it asks, and may ask for one again", async () => {
  const viewer = await connectSocket(address);
  const others = [];
  for (let room = 0; room < 4; room += 1) others.push(uuidOf(await createTestCompetition(app.db)));
  const answers = await Promise.all([uuidOf(open), ...others].map((uuid) => viewer.join(uuid)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(4);
  expect(await viewer.join(uuidOf(open))).toEqual({ ok: true });
});

test("[RT27] a handler minds neither more arguments nor a missing acknowledgement", async () => {
  const viewer = await connectSocket(address);
  const room = { key: "COMPETITION", uuid: uuidOf(open) };
  expect(await viewer.ask("join-room", room, "extra", { offset: 1 })).toEqual({ ok: true });
  expect(await viewer.ask("time", "now?")).toHaveProperty("serverTime");
  viewer.say("time");
  viewer.say("join-room", room, "no function");
  expect(await viewer.ask("time")).toHaveProperty("serverTime");
});

test("[SE11] an official who signs out is out of the room at once", async () => {
  const official = await signIn(app, "referee");
  const socket = await connectSocket(address, { token: official.token });
  await socket.join(uuidOf(hidden));
  await call(app, { method: "POST", url: "/api/auth/logout", headers: official.headers });
  await vi.waitFor(() => expect(socket.socket.connected).toBe(false));
});

test("[SE11] an official who loses the role is out of the room at once", async () => {
  const [official, admin] = [await signIn(app, "referee"), await signIn(app, "admin")];
  const socket = await connectSocket(address, { token: official.token });
  await socket.join(uuidOf(hidden));
  const { headers } = admin;
  const repeat = { method: "POST", url: "/api/auth/step-up", headers, body: { password: PASSWORD } } as const;
  expect((await call(app, repeat)).status).toBe(200);
  const url = `/api/users/${official.account.id}`;
  expect((await call(app, { method: "PUT", url, headers, body: { role: 2 } })).status).toBe(200);
  await vi.waitFor(() => expect(socket.socket.connected).toBe(false));
  const again = await connectSocket(address, { token: official.token });
  expect(await again.join(uuidOf(hidden))).toEqual(refused);
});

test("[RT10] a competition that is hidden again tells its spectators nothing more", async () => {
  const event = await createEvent(app.db, { show_competition: true });
  const shown = await createTestCompetition(app.db, {
    competition: { event_id: event.id, status: "in_progress" },
  });
  const { token, headers } = await signIn(app, "admin");
  const [spectator, official] = [await connectSocket(address), await connectSocket(address, { token })];
  for (const client of [spectator, official]) expect(await client.join(uuidOf(shown))).toEqual({ ok: true });
  const hide = { method: "PUT", headers, url: `/api/competitions/${shown.competition.id}` } as const;
  await call(app, { ...hide, url: `/api/events/${event.id}`, body: { data: { showCompetition: false } } });
  await call(app, { ...hide, body: { data: { status: "draft", statusReason: "рано" } } });
  const heard = spectator.competitions.length;
  await (await createScorer(app.deps)).write(shown.bout("SF1").uuid, 'note"три"');
  await vi.waitFor(() => expect(official.competitions.at(-1)?.status).toBe("draft"));
  await sleep(400);
  expect(spectator.fightings).toEqual([]);
  expect(spectator.competitions.slice(heard)).toEqual([]);
});

test("[RT10] hidden from the public alone, it goes on for who is signed in and ends for strangers", async () => {
  const event = await createEvent(app.db, { show_competition: true });
  const shown = await createTestCompetition(app.db, {
    competition: { event_id: event.id, status: "in_progress" },
  });
  const { headers } = await signIn(app, "admin");
  const { token } = await signIn(app, "authenticated");
  const [stranger, member] = [await connectSocket(address), await connectSocket(address, { token })];
  for (const client of [stranger, member]) expect(await client.join(uuidOf(shown))).toEqual({ ok: true });
  const table = await createScorer(app.deps);
  await table.write(shown.bout("SF1").uuid, "go");
  const heard = () => stranger.fightings.length + stranger.competitions.length;
  await vi.waitFor(() => expect(heard()).toBe(1));
  const hide = { method: "PUT", headers, url: `/api/events/${event.id}` } as const;
  await call(app, { ...hide, body: { data: { showCompetition: false } } });
  await vi.waitFor(() => expect(stranger.socket.connected).toBe(false), 3000);
  const before = heard();
  await table.write(shown.bout("SF1").uuid, "R+2");
  await sleep(600);
  expect(heard()).toBe(before);
  const [again, back] = [await connectSocket(address), await connectSocket(address, { token })];
  expect(await again.join(uuidOf(shown))).toEqual(refused);
  expect(await back.join(uuidOf(shown))).toEqual({ ok: true });
  await table.write(shown.bout("SF1").uuid, "R+2");
  await vi.waitFor(() => expect(back.fightings).toHaveLength(1));
});

test("[SE9] answers of the long-polling transport carry the security headers too", async () => {
  const response = await fetch(`${address}/socket.io/?EIO=4&transport=polling`);
  expect(response.status).toBe(200);
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  expect(response.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
});
