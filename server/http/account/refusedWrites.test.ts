import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findAllAudits } from "../../persistence/database/audit.ts";
import {
  call,
  createMember,
  createTestApp,
  PASSWORD,
  signIn,
  signInBrowser,
  signInMember,
  type Call,
  type Client,
  type TestApp,
} from "../../testing/testApp.ts";
import { acts, createTestCompetition } from "../../testing/testCompetition.ts";
import { verdicts } from "../../testing/testScoring.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const as = (client: Client, method: NonNullable<Call["method"]>, path: string, body?: unknown) =>
  call(app, { method, url: `/api${path}`, headers: client.headers, body });
const stepUp = (client: Client) => as(client, "POST", "/auth/step-up", { password: PASSWORD });

test("[SE11] [LS4] what a blocked referee had tapped is parked when they come back, not applied", async () => {
  const admin = await signIn(app, "admin");
  await stepUp(admin);
  const { bout, carpet } = await createTestCompetition(app.db);
  const { uuid } = bout("SF1");
  const scope = `carpet:${carpet.uuid}`;
  const device = randomUUID();
  const referee = await signInBrowser(app, "referee");
  const take = (who: Client, expectEpoch: number) =>
    who.api.leases.take({ data: { scope, device, expectEpoch, takeover: false } });
  expect((await take(referee, 0)).data.epoch).toBe(1);
  const path = `/users/${referee.account.id}`;
  expect((await as(admin, "PUT", path, { blocked: true })).status).toBe(200);
  expect((await as(admin, "PUT", path, { blocked: false })).status).toBe(200);

  const back = await signInMember(app, referee.account);
  const submit = async (epoch: number, deviceSeq: number) => {
    const events = acts("R+2", { lease: { scope, epoch }, deviceSeq });
    const { data } = await back.api.fightings.submitEvents(uuid, { data: { device, proto: 1, events } });
    return verdicts(data.results);
  };
  expect(await submit(1, 1)).toEqual(["parked superseded"]);
  expect((await take(back, 1)).data.epoch).toBe(2);
  expect(await submit(2, 2)).toEqual(["applied 1"]);
});

test("[SE26] a write that was refused is in the audit with who tried it, and without what they sent", async () => {
  const user = await signIn(app, "referee");
  const victim = await createMember(app, "admin");
  expect((await as(user, "PUT", `/users/${victim.id}`, { username: "pwned" })).status).toBe(403);
  expect((await as(user, "POST", "/events", { data: { title: "чужой" } })).status).toBe(403);
  expect((await as(user, "GET", "/users")).status).toBe(403);
  await app.settled();
  const rows = await findAllAudits(app.db, { afterN: 0, limit: 1000 });
  const mine = rows.filter(({ actor_id }) => actor_id === user.account.id);
  expect(mine.filter(({ action }) => action === "refused")).toMatchObject([
    { object: `PUT /api/users/${victim.id}`, before: null, after: null },
    { object: "POST /api/events" },
  ]);
  expect(JSON.stringify(mine)).not.toMatch(/pwned|чужой/);
});
