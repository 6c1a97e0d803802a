import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { writeJournal } from "#contract/bout/journal.ts";
import { findAllAudits } from "../../persistence/database/audit.ts";
import { call, createTestApp, listen, signIn, type Client, type TestApp } from "../../testing/testApp.ts";
import { acts, createTestCompetition, type TestCompetition } from "../../testing/testCompetition.ts";
import { createScorer, type Scorer } from "../../testing/testScoring.ts";
import { connectSocket, disconnectSockets } from "../../testing/testSocket.ts";

let app: TestApp;
let small: TestCompetition;
let admin: Client;
let table: Scorer;
const scope = () => `carpet:${small.carpet.uuid}`;

/** An act of a table nobody has given the mat to. */
beforeEach(async () => {
  app = await createTestApp();
  small = await createTestCompetition(app.db);
  admin = await signIn(app, "admin");
  table = await createScorer(app.deps);
  const { uuid } = small.bout("SF1");
  await table.submit(uuid, acts("R+2", { lease: { scope: scope(), epoch: 1 } }));
});
afterEach(async () => {
  disconnectSockets();
  await app.close();
});

test("[LS25] an admin finds what was not taken and accepts it; a second decision is refused", async () => {
  const listed = await admin.api.parked.ofCompetition(small.competition.uuid);
  expect(listed.meta.open).toBe(1);
  const [act] = listed.data;
  expect(act).toMatchObject({ status: "parked", reason: "superseded", carpet: { uuid: small.carpet.uuid } });
  const body = { data: { decision: "accept" as const, reason: "видели все судьи", version: 0 } };
  const { data } = await admin.api.parked.resolve(act?.id ?? "", body);
  expect(data.resolution?.decision).toBe("accepted");
  expect(data.fighting.version).toBe(1);
  const again = { url: `/api/parked/${act?.id}/resolve`, method: "POST" as const, body };
  const refused = await call(app, { ...again, headers: admin.headers });
  expect(refused.status).toBe(409);
  expect(refused.text).toContain("already-resolved");
});

test("[LS33] a table asks for what nobody has decided about alone: the more was decided, the longer the whole list", async () => {
  const { uuid } = small.competition;
  await table.submit(small.bout("SF2").uuid, acts("R+2", { lease: { scope: scope(), epoch: 1 } }));
  const [act, other] = (await admin.api.parked.ofCompetition(uuid)).data;
  const body = { data: { decision: "dismiss" as const, reason: "видели все судьи", version: 0 } };
  await admin.api.parked.resolve(act?.id ?? "", body);
  const open = await admin.api.parked.ofCompetition(uuid, { only: "open" });
  expect(open.data).toEqual([other]);
  expect(open.meta).toEqual({ open: 1, targets: {} });
  expect((await admin.api.parked.ofCompetition(uuid)).data).toHaveLength(2);
});

test("[LS25] what an act takes back is told with it: from the log, and from what was not taken either", async () => {
  const { uuid } = small.bout("SF1");
  const [parked] = (await admin.api.parked.ofCompetition(small.competition.uuid)).data;
  const body = { data: { decision: "accept" as const, reason: "видели все судьи", version: 0 } };
  const { data: accepted } = await admin.api.parked.resolve(parked?.id ?? "", body);
  const logged = accepted.resolution?.reissuedAs ?? "";
  const undo = (target: string, at: number) =>
    acts("R+2", { lease: { scope: scope(), epoch: 1 } }).map((act) => ({
      ...act,
      id: randomUUID(),
      deviceSeq: at,
      event: { type: "undone" as const, target },
    }));
  await table.submit(uuid, [...undo(logged, 2), ...undo(parked?.id ?? "", 3), ...undo(randomUUID(), 4)]);
  const { meta } = await admin.api.parked.ofCompetition(small.competition.uuid);
  expect(meta.open).toBe(3);
  const scored = { type: "points-scored", corner: "red", points: 2 };
  expect(meta.targets).toMatchObject({ [logged]: scored, [parked?.id ?? ""]: scored });
  expect(Object.keys(meta.targets)).toHaveLength(2);
});

test("[LS28] a trial act is answered by its id, is in the audit, and in no bout", async () => {
  const [event] = acts("R+2", { lease: null });
  if (event === undefined) throw new Error("no act");
  const { data } = await admin.api.parked.tryTable(small.competition.uuid, {
    data: { device: table.device, event },
  });
  expect(data.id).toBe(event.id);
  const audits = await findAllAudits(app.db, { afterN: 0, limit: 1000 });
  expect(audits.at(-1)).toMatchObject({ action: "table.check" });
  const { data: protocol } = await admin.api.fightings.events(small.bout("SF1").uuid);
  expect(protocol).toEqual([]);
});

test("[LS26] [LS17] a whole journal is answered line by line, a damaged one is refused", async () => {
  const { uuid } = small.bout("SF2");
  const entries = acts("R+2 B+3", { lease: { scope: scope(), epoch: 1 } }).map((submitted) => ({
    fighting: uuid,
    submitted,
    decision: null,
  }));
  const header = { journal: "kover", version: 1, device: table.device, exportedAt: 1 } as const;
  const journal = writeJournal({ header, entries });
  const { data } = await admin.api.parked.importJournal(small.competition.uuid, { data: { journal } });
  expect(data.lines.map(({ line, status }) => [line, status])).toEqual([
    [2, "applied"],
    [3, "applied"],
  ]);
  const damaged = journal.replace('"points":3', '"points":4');
  const refusal = admin.api.parked.importJournal(small.competition.uuid, { data: { journal: damaged } });
  await expect(refusal).rejects.toMatchObject({ error: { status: 400, details: { code: "damaged" } } });
});

test("[LS27] the beacon tells officials, and nobody else, how many acts wait", async () => {
  vi.useFakeTimers({ toFake: ["setInterval"] });
  try {
    const own = await createTestApp({ database: app.database });
    const address = await listen(own);
    const { token } = await signIn(own, "referee");
    const official = await connectSocket(address, { token });
    const spectator = await connectSocket(address);
    for (const socket of [official, spectator]) await socket.join(small.competition.uuid);
    await vi.advanceTimersByTimeAsync(5000);
    await vi.waitFor(() => expect([official.syncs, spectator.syncs]).toMatchObject([[{}], [{}]]));
    expect(official.syncs[0]?.parked).toBe(1);
    expect(spectator.syncs[0]).not.toHaveProperty("parked");
    disconnectSockets();
    await own.close();
  } finally {
    vi.useRealTimers();
  }
});
