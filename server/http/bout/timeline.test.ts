import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createEvent } from "../../testing/factories.ts";
import { call, createTestApp, signIn, type Client, type TestApp } from "../../testing/testApp.ts";
import { acts, createTestCompetition } from "../../testing/testCompetition.ts";

let app: TestApp;
let referee: Client;
beforeAll(async () => {
  app = await createTestApp();
  referee = await signIn(app, "referee");
});
afterAll(() => app.close());

async function arrange(isShown: boolean) {
  const event = await createEvent(app.db, { show_competition: isShown });
  const { bout, fighters } = await createTestCompetition(app.db, { competition: { event_id: event.id } });
  return { uuid: bout("SF1").uuid, fighters: fighters.map(({ uuid }) => uuid) };
}
const write = (uuid: string, line: string, from: number) =>
  referee.api.fightings.submitEvents(uuid, {
    data: { device: randomUUID(), proto: 1, events: acts(line, { from }) },
  });
const read = (uuid: string) => call(app, { method: "GET", url: `/api/fightings/${uuid}/timeline` });

test("[BP3][BP7] anybody reads what counts, and nothing of notes and reasons", async () => {
  const { uuid, fighters } = await arrange(true);
  await write(uuid, 'go(5:00) R+2:takedown(4:50) B+4(4:29) u3 note"судья ошибся" R#sub:armbar(3:48)', 0);
  const { status, text } = await read(uuid);
  expect(status).toBe(200);
  expect(text).not.toContain("ошибся");
  const { data } = await referee.api.fightings.timeline(uuid);
  expect(data.version).toBe(6);
  expect(data.entries.map(({ kind, totalMs }) => [kind, totalMs])).toEqual([
    ["started", 0],
    ["points", 10_000],
    ["result", 72_000],
  ]);
  expect(data.entries[1]).toMatchObject({
    fighter: fighters[0],
    value: 2,
    isCorrected: false,
    actionId: "takedown",
  });
  expect(data.entries[2]).toMatchObject({ winner: fighters[0], method: "submission", techniqueId: "armbar" });
});

test("[BT62] the timeline tells that somebody was disqualified, not that it was for their conduct", async () => {
  const { uuid } = await arrange(true);
  await write(uuid, "go R+2 stop B#dq_disciplinary", 0);
  const { text } = await read(uuid);
  expect(text).not.toContain("dq_disciplinary");
  const { data } = await referee.api.fightings.timeline(uuid);
  expect(data.entries.at(-1)).toMatchObject({ kind: "result", method: "dq_technical" });
});

test("[BP2] the timeline follows the bout from act to act", async () => {
  const { uuid } = await arrange(true);
  await write(uuid, "go R+2", 0);
  expect((await referee.api.fightings.timeline(uuid)).data.entries).toHaveLength(2);
  await write(uuid, "B+4", 2);
  const { data } = await referee.api.fightings.timeline(uuid);
  expect([data.version, data.entries.length]).toEqual([3, 3]);
});

test("[BP7] a competition its event does not show has no timelines for the public", async () => {
  const { uuid } = await arrange(false);
  await write(uuid, "go R+2", 0);
  expect((await read(uuid)).status).toBe(404);
  expect((await referee.api.fightings.timeline(uuid)).data.entries).toHaveLength(2);
  expect((await read(randomUUID())).status).toBe(404);
});
