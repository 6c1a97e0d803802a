import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { updateCompetition } from "../../persistence/event/competitionRows.ts";
import { call, createTestApp, signIn, type Client, type TestApp } from "../../testing/testApp.ts";
import { acts, createTestCompetition } from "../../testing/testCompetition.ts";

let app: TestApp;
let referee: Client;
beforeAll(async () => {
  app = await createTestApp();
  referee = await signIn(app, "referee");
});
afterAll(() => app.close());

const arrange = async () => {
  const { competition, carpet, bout } = await createTestCompetition(app.db);
  return { competition, carpet, uuid: bout("SF1").uuid };
};
const post = (url: string, body: unknown, headers = referee.headers) =>
  call(app, { method: "POST", url, body, headers });
const submission = (line: string, from = 0) => ({
  data: { device: randomUUID(), proto: 1 as const, events: acts(line, { from }) },
});

test("[LS9] a table's acts are answered one by one, with the bout and the lease", async () => {
  const { uuid } = await arrange();
  const { data } = await referee.api.fightings.submitEvents(uuid, submission("go R+2"));
  expect(data).toMatchObject({
    results: [
      { status: "applied", seq: 1 },
      { status: "applied", seq: 2 },
    ],
    fighting: { uuid, version: 2, state: "running", rev: 1, prev: 0 },
    lease: null,
  });
});

test("[API17] a write without data says so", async () => {
  const { uuid } = await arrange();
  for (const url of [`/api/fightings/${uuid}/events`, "/api/leases"]) {
    for (const body of [undefined, {}, [], { events: [] }]) {
      const { status, body: answer } = await post(url, body);
      expect([status, answer]).toEqual([
        400,
        {
          data: null,
          error: {
            status: 400,
            name: "ValidationError",
            message: 'Missing "data" payload in the request body',
            details: {},
          },
        },
      ]);
    }
  }
});

test("[API14] what is wrong with an act is told by its path, and its value is not echoed", async () => {
  const { uuid } = await arrange();
  const { data } = submission("R+2");
  const events = data.events.map((act) => ({
    ...act,
    event: { type: "points-scored", corner: "Секрет", points: 2 },
  }));
  const { status, body, text } = await post(`/api/fightings/${uuid}/events`, { data: { ...data, events } });
  expect(status).toBe(400);
  expect(body).toMatchObject({
    error: {
      name: "ValidationError",
      details: { errors: [{ path: ["data", "events", "0", "event", "corner"] }] },
    },
  });
  expect(text).not.toContain("Секрет");
});

test("numbers the log cannot hold are refused before they reach it", async () => {
  const { uuid } = await arrange();
  const { data } = submission("R+2");
  for (const odd of [{ deviceSeq: 2 ** 31 }, { baseVersion: 2 ** 40 }, { boutMs: -1 }, { boutMs: 1e12 }]) {
    const events = data.events.map((act) => ({ ...act, ...odd }));
    expect((await post(`/api/fightings/${uuid}/events`, { data: { ...data, events } })).status).toBe(400);
  }
});

test("[RL12] who may not operate is 403, a bout that is not there 404, a closed competition 409", async () => {
  const { uuid, competition: open } = await arrange();
  const person = await signIn(app, "authenticated");
  const url = `/api/fightings/${uuid}/events`;
  expect((await post(url, submission("R+2"), {})).status).toBe(403);
  expect((await post(url, submission("R+2"), person.headers)).status).toBe(403);
  expect((await post(`/api/fightings/${randomUUID()}/events`, submission("R+2"))).status).toBe(404);
  await updateCompetition(app.db, open.id, { status: "closed" });
  const { body } = await post(url, submission("R+2"));
  expect(body).toEqual({
    data: null,
    error: {
      status: 409,
      name: "ConflictError",
      message: "The competition is closed",
      details: { code: "competition-closed" },
    },
  });
});

test("the protocol of a bout is read by its officials, from any event on", async () => {
  const { uuid } = await arrange();
  const { data } = submission("go R+2(4:40) stop");
  await referee.api.fightings.submitEvents(uuid, { data });
  const log = await referee.api.fightings.events(uuid);
  expect(log.data.map(({ id, seq }) => [id, seq])).toEqual(
    data.events.map(({ id }, index) => [id, index + 1]),
  );
  expect(log.data[1]).toMatchObject({ event: { type: "points-scored", points: 2 }, boutMs: 280_000 });
  const url = `/api/fightings/${uuid}/events`;
  const rest = await call(app, { url: `${url}?after=2`, headers: referee.headers });
  expect(rest.body).toMatchObject({ data: [{ seq: 3 }] });
  expect((await call(app, { url })).status).toBe(403);
  expect((await call(app, { url: `/api/fightings/${randomUUID()}/events` })).status).toBe(403);
  const unknown = await call(app, { url: `/api/fightings/${randomUUID()}/events`, headers: referee.headers });
  expect(unknown.status).toBe(404);
});

test("[LS10] a mat that is taken is 409 with its holder", async () => {
  const { carpet: mat } = await arrange();
  const lease = { scope: `carpet:${mat.uuid}`, expectEpoch: 0, takeover: false };
  const taken = await referee.api.leases.take({ data: { ...lease, device: randomUUID() } });
  expect(taken.data).toMatchObject({ epoch: 1, holder: { user: referee.account.username } });
  const { status, body } = await post("/api/leases", { data: { ...lease, device: randomUUID() } });
  expect([status, body]).toEqual([
    409,
    {
      data: null,
      error: {
        status: 409,
        name: "ConflictError",
        message: "Another device holds this table",
        details: { code: "table-taken", lease: taken.data },
      },
    },
  ]);
  expect((await post("/api/leases", { data: { ...lease, device: randomUUID() } }, {})).status).toBe(403);
});
