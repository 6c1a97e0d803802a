import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { API } from "#contract/api/api.ts";
import type { Endpoint } from "#contract/api/endpoint.ts";
import { NEW_ID, NOBODY } from "../../testing/accessMatrix.ts";
import { dumpOf, lostRows } from "../../testing/dumps.ts";
import { EXPECTED_ACCESS } from "../../testing/expectedAccess.ts";
import { fileOf, makeRehearsalOf, openWorld, present } from "../../testing/rehearsalWorld.ts";
import { startRehearsals } from "../../play/startRehearsals.ts";
import { call, createTestApp } from "../../testing/testApp.ts";

test("[RH6] [RH8] [RH10] [RH11] [RH12] played at sixty times the speed, it ends as the day did and leaves no trace", async () => {
  const world = await openWorld();
  const { app, admin, referee, eventId, day } = world;
  const id = String(eventId);
  const [bytes, before] = [await fileOf(world), await dumpOf(app)];
  await makeRehearsalOf(world);
  await admin.api.rehearsals.change(id, { data: { speed: 60, isPlaying: true } });
  let playing = app.startRehearsals();
  const read = async () => present((await admin.api.rehearsals.read(id)).data);
  await expect.poll(async () => (await read()).finished, PATIENCE).toBeGreaterThan(0);
  expect(await read()).toMatchObject({ state: "playing", replayed: 2, mats: [{ holder: "program" }] });
  expect(lostRows(before, await dumpOf(app))).toEqual([]);
  expect(Buffer.compare(bytes, await fileOf(world))).toBe(0);

  // A volunteer sits down at once, and the program leaves the mat to them.
  const { competitionUuid } = await read();
  const mat = present((await read()).mats[0]).uuid;
  const scope = `carpet:${mat}`;
  const device = randomUUID();
  const asked = { scope, device, expectEpoch: 0, takeover: true };
  const held = await call(app, {
    method: "POST",
    url: "/api/leases",
    headers: referee.headers,
    body: { data: asked },
  });
  expect(held).toMatchObject({ status: 409, body: { error: { details: { lease: { epoch: 1 } } } } });
  await referee.api.leases.take({ data: { ...asked, expectEpoch: 1 } });
  expect(await read()).toMatchObject({ mats: [{ holder: "person", person: referee.account.username }] });
  await admin.api.leases.take({ data: { ...asked, device: randomUUID(), expectEpoch: 2 } });
  await app.db.updateTable("lease").set({ seen_ms: 0 }).where("scope", "=", scope).execute();

  // A pause stops the hall; another start of the server goes on where this one stopped.
  await admin.api.rehearsals.change(id, { data: { isPlaying: false } });
  await playing.stop();
  const paused = await read();
  expect(["paused", "finished"]).toContain(paused.state);
  playing = app.startRehearsals();
  await admin.api.rehearsals.change(id, { data: { isPlaying: true } });
  await expect.poll(async () => (await read()).state, PATIENCE).toBe("finished");
  const real = await admin.api.competitions.byUuid(day.competition.uuid);
  const copy = await admin.api.competitions.byUuid(competitionUuid);
  const nameOf = ({ categories }: typeof real, uuid: string | undefined) =>
    categories.flatMap(({ fighters }) => fighters).find((fighter) => fighter.uuid === uuid)?.lastName;
  for (const bracketId of ["SF1", "SF2"]) {
    const [was, is] = [real, copy].map((whole) => {
      const bout = whole.fightings.find((one) => one.bracketId === bracketId);
      return [nameOf(whole, bout?.winner?.uuid), bout?.result?.method];
    });
    expect(is).toEqual(was);
  }
  await admin.api.rehearsals.end(id);
  expect((await admin.api.rehearsals.read(id)).data).toBeNull();
  await playing.stop();
  expect(Buffer.compare(bytes, await fileOf(world))).toBe(0);
  const after = await dumpOf(app);
  expect([lostRows(before, after), lostRows(after, before)]).toEqual([[], []]);
  // The audit tells of it, and of nothing real that was changed.
  const told = await app.db
    .selectFrom("audit_log")
    .select(["action", "object"])
    .where("object", "like", `event:${eventId}`)
    .execute();
  expect(new Set(told.map(({ action }) => action))).toEqual(
    new Set(["rehearsal.make", "rehearsal.change", "rehearsal.end"]),
  );
  await app.close();
}, 90_000);

/** Every act is flushed to the disk, which on a busy machine may take its time. */
const PATIENCE = { timeout: 60_000, interval: 200 };

test("[RH10] [RH12] of two servers one plays, and what is deleted under its hands is gone on PostgreSQL too", async () => {
  const world = await openWorld("postgres");
  const { app, admin, eventId } = world;
  const before = await dumpOf(app);
  await makeRehearsalOf(world);
  await admin.api.rehearsals.change(String(eventId), { data: { speed: 60, isPlaying: true } });
  const other = await createTestApp({ database: app.database });
  const players = [app.startRehearsals(), other.startRehearsals()];
  const read = async () => present((await admin.api.rehearsals.read(String(eventId))).data);
  const leases = () => app.db.selectFrom("lease_history").selectAll().execute();
  await expect.poll(leases, { timeout: 20_000 }).toHaveLength(1);
  expect(await read()).toMatchObject({ mats: [{ holder: "program" }] });
  const holder = async () =>
    (await app.db.selectFrom("rehearsal").select("player").executeTakeFirstOrThrow()).player;
  const held = await holder();
  await sleep(4000);
  expect(await holder()).toBe(held);
  await admin.api.rehearsals.end(String(eventId));
  for (const player of players) await player.stop();
  expect(lostRows(await dumpOf(app), before).filter((row) => !/^(?:session|allowance) /.test(row))).toEqual(
    [],
  );
  await other.close();
  await app.close();
}, 60_000);

test("[RH17] while none is played the server looks rarely, and at once when it is told", async () => {
  const app = await createTestApp();
  let looks = 0;
  const now = () => ((looks += 1), app.deps.now());
  const rehearsals = startRehearsals({ ...app.deps, now }, { player: "one", snapshots: { find: never } });
  await expect.poll(() => looks).toBeGreaterThan(0);
  await sleep(200);
  const rested = looks;
  await sleep(1200);
  expect(looks).toBe(rested);
  rehearsals.lookNow();
  await expect.poll(() => looks).toBeGreaterThan(rested);
  await rehearsals.stop();
  await app.close();
});

const never = () => Promise.reject(new Error("nothing is played"));

/** Of accounts and their devices, wherever they are. */
const OF_ACCOUNTS: ReadonlySet<string> = new Set([
  "auth",
  "account",
  "users",
  "profiles",
  "uploads",
  "rehearsals",
]);
const GROUPS: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = API;
const BODIES: Readonly<Record<string, Readonly<Record<string, { readonly body?: unknown }>>>> =
  EXPECTED_ACCESS;

test("[RH3] [RH12] whatever is written in a rehearsal changes no row but its own, and all of them go with it", async () => {
  const world = await openWorld();
  const { app, admin, eventId } = world;
  const before = await dumpOf(app);
  const { competitionUuid, eventId: copyId } = await makeRehearsalOf(world);
  const { categories, fightings, carpets } = await admin.api.competitions.byUuid(competitionUuid);
  const ids = new Map([
    ["/competitions/uuid/:uuid", competitionUuid],
    ["/categories/:uuid", present(categories[0]).uuid],
    ["/fightings/:uuid", present(fightings[0]).uuid],
    ["/carpets/:id", String(present(carpets[0]).id)],
    ["/events/:id", String(copyId)],
  ]);
  const done: string[] = [];
  for (const [group, endpoints] of Object.entries(GROUPS))
    for (const [name, { method, path }] of Object.entries(endpoints)) {
      const root = [...ids.keys()].find((one) => path.startsWith(one));
      if (method === "GET" || root === undefined || OF_ACCOUNTS.has(group)) continue;
      const named = root.replace(/:\w+$/, ids.get(root) ?? "") + path.slice(root.length);
      const body: unknown = JSON.parse(
        JSON.stringify(BODIES[group]?.[name]?.body ?? {}).replaceAll(NEW_ID, randomUUID()),
      );
      const url = `/api${named.replaceAll(/:\w+/g, NOBODY)}`;
      const { status } = await call(app, { method, url, headers: admin.headers, body });
      expect([name, status < 500]).toEqual([name, true]);
      if (status < 300) done.push(`${group}.${name}`);
    }
  expect(done.length).toBeGreaterThan(10);
  expect(lostRows(before, await dumpOf(app))).toEqual([]);
  await admin.api.rehearsals.end(String(eventId));
  expect(lostRows(await dumpOf(app), before)).toEqual([]);
  await app.close();
}, 30_000);
