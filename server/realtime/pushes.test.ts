import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Competition } from "#contract/competition/entity.ts";
import { mergeChange } from "#contract/realtime/merge.ts";
import type { Change, PushFighting } from "#contract/realtime/realtime.ts";
import { updateCompetition } from "../persistence/event/competitionRows.ts";
import { bumpRev } from "../persistence/database/feed.ts";
import { createEntrant } from "../testing/factories.ts";
import { anonymous, createTestApp, listen, type TestApp } from "../testing/testApp.ts";
import { acts, createTestCompetition, type TestCompetition } from "../testing/testCompetition.ts";
import { describeOnEachEngine } from "../testing/testDatabases.ts";
import { createTestDeps } from "../testing/testDeps.ts";
import { createScorer, type Scorer } from "../testing/testScoring.ts";
import { connectSocket, disconnectSockets, type TestSocket } from "../testing/testSocket.ts";

const numbers = ({ rev, prev, version }: PushFighting) => [prev, rev, version];

describeOnEachEngine("pushes", (database) => {
  let app: TestApp;
  let small: TestCompetition;
  let table: Scorer;
  let viewer: TestSocket;
  beforeEach(async () => {
    app = await createTestApp({ database: database() });
    small = await createTestCompetition(app.db);
    table = await createScorer(app.deps);
    // The first act starts the category, which is a change of its own.
    await table.write(small.bout("SF1").uuid, "call");
    viewer = await connectSocket(await listen(app));
    await viewer.join(small.competition.uuid);
  });
  afterEach(async () => {
    disconnectSockets();
    await app.close();
  });
  const arrived = (count: number) => vi.waitFor(() => expect(viewer.fightings).toHaveLength(count));

  test("[RT5] [RT15] a score reaches the room with the whole state of the bout, its version, rev and prev", async () => {
    const { fighting } = await table.write(small.bout("SF1").uuid, "go R+2");
    await arrived(1);
    expect(viewer.fightings[0]).toEqual({ ...fighting, serverTime: viewer.fightings[0]?.serverTime });
    expect(viewer.fightings.map(numbers)).toEqual([[1, 2, 3]]);
    expect(viewer.competitions).toEqual([]);
  });

  test("[RT13] quick taps arrive in their order, each naming the one before", async () => {
    const { uuid } = small.bout("SF1");
    for (const [index, line] of ["go", "R+2", "B+4", "stop"].entries()) {
      await table.write(uuid, line, { from: 1 + index });
    }
    await vi.waitFor(() => expect(viewer.fightings.at(-1)?.version).toBe(5));
    let rev = 1;
    for (const push of viewer.fightings) {
      expect(push.prev).toBe(rev);
      rev = push.rev;
    }
    expect(rev).toBe(5);
  });

  test("[RT18] asking for the changes since a rev gives what was pushed", async () => {
    await table.write(small.bout("SF1").uuid, "go");
    await arrived(1);
    await table.write(small.bout("SF2").uuid, "go R+2");
    await arrived(2);
    const { fightings, rev } = await anonymous(app).competitions.changes(small.competition.uuid, {
      since: 1,
    });
    const timeless = (pushes: readonly PushFighting[]) => pushes.map((push) => ({ ...push, serverTime: 0 }));
    expect(timeless(fightings)).toEqual(timeless(viewer.fightings));
    expect(rev).toBe(3);
  });

  test("[RT14] [SE4] a result that moves people comes as the whole competition, the same that REST answers", async () => {
    await table.write(small.bout("SF1").uuid, "R#sub");
    await vi.waitFor(() => expect(viewer.competitions).toHaveLength(1));
    const [pushed] = viewer.competitions;
    const loaded = await anonymous(app).competitions.byUuid(small.competition.uuid);
    expect(pushed).toEqual({ ...loaded, serverTime: pushed?.serverTime });
    const final = pushed?.fightings.find(({ bracketId }) => bracketId === "F");
    expect(final?.fighters).toEqual([{ id: small.fighters[0]?.id, uuid: small.fighters[0]?.uuid }]);
    expect(viewer.fightings).toEqual([]);
  });

  test("[FT4] nothing private is pushed", async () => {
    await createEntrant(app.db, small.category.id, { birth_date: "2011-11-11", phone: "+79990001122" });
    await table.write(small.bout("SF1").uuid, "R#sub");
    await vi.waitFor(() => expect(viewer.competitions).toHaveLength(1));
    expect(JSON.stringify(viewer.competitions)).not.toMatch(/2011-11-11|79990001122|birth|phone/);
  });

  test("[RT28] what another instance wrote is found without being told", async () => {
    const elsewhere = await createScorer(createTestDeps(database()));
    await elsewhere.write(small.bout("SF1").uuid, "go");
    await vi.waitFor(() => expect(viewer.fightings).toHaveLength(1), { timeout: 4000 });
  });

  test("[RT13] nothing is pushed of what was refused or repeated", async () => {
    const { uuid } = small.bout("SF1");
    const batch = acts("go", { from: 1 });
    for (let time = 0; time < 3; time += 1) await table.submit(uuid, batch);
    await table.write(uuid, "period=9");
    await table.write(small.bout("SF2").uuid, "go");
    await arrived(2);
    expect(viewer.fightings.map(numbers)).toEqual([
      [1, 2, 2],
      [2, 3, 1],
    ]);
  });

  test("[RT6] a change of the competition itself is pushed whole", async () => {
    await app.db.transaction().execute(async (trx) => {
      await updateCompetition(trx, small.competition.id, { title: "Кубок Волги" });
      await bumpRev(trx, small.competition.uuid, { isStructural: true });
    });
    app.deps.wakeFeed(small.competition.uuid);
    await vi.waitFor(() => expect(viewer.competitions).toMatchObject([{ title: "Кубок Волги", rev: 2 }]));
  });
});

describeOnEachEngine("changes", (database) => {
  let app: TestApp;
  let small: TestCompetition;
  let table: Scorer;
  let address: string;
  let page: TestSocket;
  let loaded: Competition;
  beforeEach(async () => {
    app = await createTestApp({ database: database() });
    small = await createTestCompetition(app.db);
    table = await createScorer(app.deps);
    await table.write(small.bout("SF1").uuid, "call");
    address = await listen(app);
    page = await connectSocket(address);
    loaded = await whole();
  });
  afterEach(async () => {
    disconnectSockets();
    await app.close();
  });
  const whole = () => anonymous(app).competitions.byUuid(small.competition.uuid);
  const enter = (rev: number, hidden?: boolean) =>
    page.join(small.competition.uuid, hidden === undefined ? { rev } : { rev, hidden });
  const isAhead = async (rev: number) =>
    vi.waitFor(() => expect(page.changes.at(-1)?.rev).toBeGreaterThanOrEqual(rev));
  const merged = (before: Competition, changes: readonly Change[]) =>
    changes.reduce((mine, change) => mergeChange(mine, change).competition, before);

  test("[RT37] a result that moves people comes as what changed, and gives what REST answers", async () => {
    expect(await enter(loaded.rev)).toMatchObject({ ok: true, change: { rev: loaded.rev } });
    await table.write(small.bout("SF1").uuid, "go R+2");
    await table.write(small.bout("SF1").uuid, "R#sub");
    await isAhead(loaded.rev + 2);
    const last = await whole();
    expect(merged(loaded, page.changes)).toEqual({ ...last, serverTime: page.changes.at(-1)?.serverTime });
    expect([page.fightings, page.competitions]).toEqual([[], []]);
    const parts = page.changes.flatMap(({ fightings = [] }) => fightings.map(({ uuid }) => uuid));
    expect(new Set(parts)).toEqual(new Set([small.bout("SF1").uuid, small.bout("F").uuid]));
  });

  test("[RT38] who was away is told what they miss as one change; who is too far behind, that they are", async () => {
    await enter(loaded.rev);
    await page.leave(small.competition.uuid);
    for (const line of ["go", "R+2", "R#sub"]) await table.write(small.bout("SF1").uuid, line);
    const answer = await enter(loaded.rev);
    const missed = answer.ok ? answer.change : undefined;
    const last = await whole();
    expect(missed && merged(loaded, [missed])).toEqual({ ...last, serverTime: missed?.serverTime });
    expect(await enter(loaded.rev - 1)).toMatchObject({
      ok: true,
      change: { prev: last.rev, rev: last.rev },
    });
  });

  test("[RT41] a page nobody looks at is told nothing, and what it missed when it is back", async () => {
    await enter(loaded.rev);
    expect(await enter(loaded.rev, true)).toEqual({ ok: true });
    const seen = await connectSocket(address);
    await seen.join(small.competition.uuid, { rev: loaded.rev });
    await table.write(small.bout("SF1").uuid, "go");
    await vi.waitFor(() => expect(seen.changes).toHaveLength(1));
    expect(page.changes).toEqual([]);
    expect(await enter(loaded.rev)).toMatchObject({ ok: true, change: { rev: loaded.rev + 1 } });
  });
});

describe("the beacon", () => {
  test("[RT20] every five seconds a room is told how far the competition is", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    try {
      const app = await createTestApp();
      const { competition, bout } = await createTestCompetition(app.db);
      const viewer = await connectSocket(await listen(app));
      await viewer.join(competition.uuid);
      await (await createScorer(app.deps)).write(bout("SF1").uuid, "go");
      vi.advanceTimersByTime(5000);
      const told = { uuid: competition.uuid, rev: 1, boot: "test-boot" };
      await vi.waitFor(() => expect(viewer.syncs).toMatchObject([told]));
      disconnectSockets();
      await app.close();
    } finally {
      vi.useRealTimers();
    }
  });
});
