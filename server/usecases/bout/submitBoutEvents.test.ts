import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { findBoutEvents, findFightingForScoring, findHead } from "../../persistence/bout/boutLog.ts";
import { updateCompetition } from "../../persistence/event/competitionRows.ts";
import { findFeed } from "../../persistence/database/feed.ts";
import { findFightingById } from "../../persistence/bout/fightingRows.ts";
import { hashOf } from "../../persistence/database/hashChain.ts";
import { createFighting, createNamedReferee } from "../../testing/factories.ts";
import { acts, createTestCompetition } from "../../testing/testCompetition.ts";
import { describeOnEachEngine } from "../../testing/testDatabases.ts";
import { createTestClock, createTestDeps } from "../../testing/testDeps.ts";
import { createScorer, headAndFold, verdicts } from "../../testing/testScoring.ts";

describeOnEachEngine("acts of a table", (database) => {
  const arrange = async () => {
    const clock = createTestClock();
    const deps = createTestDeps(database(), { now: clock.now });
    const { uuid, id, competition_id } = await createFighting(deps.db);
    return {
      deps,
      db: deps.db,
      clock,
      uuid,
      id,
      competitionId: competition_id,
      table: await createScorer(deps),
    };
  };

  test("[LS9] every act of a request is answered by itself, in its order", async () => {
    const { uuid, table } = await arrange();
    const { results } = await table.write(uuid, "call go R+2 period=99 B+4");
    expect(verdicts(results)).toEqual([
      "applied 1",
      "applied 2",
      "applied 3",
      "rejected clock-running",
      "stale stale",
    ]);
  });

  test("[BT3] the answer shows the bout as the log tells it", async () => {
    const { db, uuid, table } = await arrange();
    const { fighting } = await table.write(uuid, "go R+2 B+4 Ra stop");
    const bout = await findFightingForScoring(db, uuid);
    const [red = "", blue = ""] = [bout?.fighters.red, bout?.fighters.blue];
    expect(fighting.points[red]).toEqual({ scores: 2, advantages: 1, penalties: 0, warnings: 0 });
    expect(fighting.points[blue]).toEqual({ scores: 4, advantages: 0, penalties: 0, warnings: 0 });
    expect(fighting).toMatchObject({ uuid, version: 5, rev: 1, prev: 0, state: "paused", winner: null });
  });

  test("[LS5] an act sent many times is applied once, and each time told the same", async () => {
    const { db, uuid, table } = await arrange();
    const batch = acts("go R+2");
    const answers = [];
    for (let time = 0; time < 4; time += 1) answers.push(await table.submit(uuid, batch));
    const told = answers.map((answer) => (answer.ok ? verdicts(answer.value.results) : answer.problem));
    expect(told).toEqual(answers.map(() => ["applied 1", "applied 2"]));
    expect(await findBoutEvents(db, uuid)).toHaveLength(2);
    expect((await findHead(db, uuid))?.last_rev).toBe(1);
  });

  test("[LS5] the same act twice in one request counts once", async () => {
    const { uuid, table } = await arrange();
    const [score] = acts("R+2");
    const answer = await table.submit(uuid, score ? [score, score] : []);
    expect(answer.ok && verdicts(answer.value.results)).toEqual(["applied 1", "applied 1"]);
  });

  test("[LS6] an id that comes back with other contents is refused", async () => {
    const { uuid, table } = await arrange();
    const [first, second] = acts("R+2 R+4");
    const id = first?.id ?? "";
    await table.submit(uuid, first ? [first] : []);
    const answer = await table.submit(uuid, second ? [{ ...second, id }] : []);
    expect(answer.ok && answer.value.results).toEqual([{ id, status: "rejected", reason: "id-reused" }]);
    expect(answer.ok && answer.value.fighting.version).toBe(1);
  });

  test("[LS6] an act of one bout is not taken for an act of another", async () => {
    const { db, uuid, table } = await arrange();
    const other = await createFighting(db);
    const batch = acts("R+2");
    await table.submit(uuid, batch);
    const answer = await table.submit(other.uuid, batch);
    expect(answer.ok && verdicts(answer.value.results)).toEqual(["rejected id-reused"]);
    expect(await findBoutEvents(db, other.uuid)).toEqual([]);
  });

  test("[LS7] an act the rules refuse is kept with its reason, and told again", async () => {
    const { db, uuid, table } = await arrange();
    await table.write(uuid, "go R#sub");
    const batch = acts("R+2", { from: 2 });
    for (let time = 0; time < 2; time += 1) {
      const answer = await table.submit(uuid, batch);
      expect(answer.ok && verdicts(answer.value.results)).toEqual(["rejected bout-finished"]);
    }
    const kept = await db
      .selectFrom("fighting_event_parked")
      .selectAll()
      .where("fighting_uuid", "=", uuid)
      .execute();
    expect(kept).toMatchObject([{ id: batch[0]?.id, status: "rejected", body: batch[0] }]);
  });

  test("a number the device has used before is refused, not a failure of the server", async () => {
    const { uuid, table } = await arrange();
    await table.write(uuid, "R+2");
    const answer = await table.submit(uuid, acts("R+4", { from: 1, deviceSeq: 1 }));
    expect(answer.ok && verdicts(answer.value.results)).toEqual(["rejected device-seq-reused"]);
  });

  test("[LS14] an act without a lease that has not seen the last version is stale and not kept", async () => {
    const { uuid, table } = await arrange();
    await table.write(uuid, "R+2");
    const late = acts("B+2", { from: 0, deviceSeq: 5 });
    const answer = await table.submit(uuid, late);
    expect(answer.ok && verdicts(answer.value.results)).toEqual(["stale stale"]);
    const again = await table.submit(
      uuid,
      late.map((act) => ({ ...act, baseVersion: 1 })),
    );
    expect(again.ok && verdicts(again.value.results)).toEqual(["applied 2"]);
  });

  test("[BT21] nothing is scored and nobody wins before both corners are known", async () => {
    const { deps, db, table } = await arrange();
    const { uuid } = await createFighting(db, { blue_fighter_id: null });
    const { results } = await table.write(uuid, 'note"вызвать врача" go R#walkover');
    expect(verdicts(results.slice(0, 2))).toEqual(["applied 1", "rejected bad-fighter"]);
    const { results: more } = await table.write(uuid, "R#walkover");
    expect(verdicts(more)).toEqual(["rejected bad-fighter"]);
    expect((await findHead(deps.db, uuid))?.version).toBe(1);
  });

  test("[RL12] a stranger, a signed-in person and a referee of another competition may not write", async () => {
    const { deps, db, uuid, competitionId } = await arrange();
    const person = await createScorer(deps, "authenticated");
    const stranger = await createScorer(deps, "referee");
    const listed = await createScorer(deps, "referee");
    const admin = await createScorer(deps, "admin");
    await createNamedReferee(db, competitionId, listed.viewer.accountId ?? 0);
    for (const nobody of [person, stranger]) {
      const answer = await nobody.submit(uuid, acts("R+2"));
      expect(answer).toEqual({ ok: false, problem: { code: "forbidden" } });
    }
    expect(verdicts((await listed.write(uuid, "R+2")).results)).toEqual(["applied 1"]);
    expect(verdicts((await admin.write(uuid, "B+2")).results)).toEqual(["applied 2"]);
  });

  test("a bout that does not exist is not found", async () => {
    const { table } = await arrange();
    const answer = await table.submit(randomUUID(), acts("R+2"));
    expect(answer).toEqual({ ok: false, problem: { code: "not-found" } });
  });

  test("[LS16] a closed competition takes nothing more, but still tells what it took", async () => {
    const { db, uuid, competitionId, table } = await arrange();
    const before = acts("R+2");
    await table.submit(uuid, before);
    await updateCompetition(db, competitionId, { status: "closed" });
    const late = await table.submit(uuid, acts("B+2", { from: 1 }));
    expect(late).toEqual({ ok: false, problem: { code: "competition-closed" } });
    const again = await table.submit(uuid, before);
    expect(again.ok && verdicts(again.value.results)).toEqual(["applied 1"]);
  });

  test("[ST7] versions and revs are contiguous, one rev a request whatever it held", async () => {
    const { db } = await arrange();
    const deps = createTestDeps(database());
    const table = await createScorer(deps);
    const { competition, bout } = await createTestCompetition(db);
    const revs = [];
    for (const [id, line] of [
      ["SF1", "go R+2"],
      ["SF2", "go"],
      ["SF1", "B+3 B+3 stop"],
      ["SF2", "R+2"],
    ] as const) {
      const { fighting } = await table.write(bout(id).uuid, line);
      revs.push([fighting.prev, fighting.rev, fighting.version]);
    }
    expect(revs).toEqual([
      [0, 1, 2],
      [1, 2, 1],
      [2, 3, 5],
      [3, 4, 2],
    ]);
    expect((await findFeed(db, competition.uuid))?.rev).toBe(4);
    const log = await findBoutEvents(db, bout("SF1").uuid);
    expect(log.map(({ seq, rev }) => [seq, rev])).toEqual([
      [1, 1],
      [2, 1],
      [3, 3],
      [4, 3],
      [5, 3],
    ]);
  });

  test("[ST6] the stored state is the fold of the log, whatever the clock said meanwhile", async () => {
    const { db, clock, uuid, table } = await arrange();
    for (const line of ["call go(5:00)", "R+2(4:40) B+4", "stop(4:10)", 'note"пауза" go(4:10)']) {
      await table.write(uuid, line);
      clock.pass(7_300);
    }
    const { head, fold } = await headAndFold(db, uuid);
    expect(head).toEqual(fold);
    expect((await findHead(db, uuid))?.state_hash).toBe(hashOf(fold));
  });

  test("[FG8] the columns that lists read follow the log, also through a result taken back", async () => {
    const { db, clock, uuid, id, table } = await arrange();
    const startedAt = new Date(clock.now()).toISOString();
    await table.write(uuid, "go B+2");
    clock.pass(60_000);
    await table.write(uuid, "B#sub:armbar");
    const endedAt = new Date(clock.now()).toISOString();
    clock.pass(60_000);
    await table.write(uuid, "revoke");
    expect(await findFightingById(db, id)).toMatchObject({
      state: "paused",
      winner_id: null,
      finished_at: null,
    });
    clock.pass(60_000);
    await table.write(uuid, "R#points");
    const row = await findFightingById(db, id);
    expect(row).toMatchObject({
      state: "finished",
      cause: "points",
      winner_id: row?.red_fighter_id,
      started_at: startedAt,
      // The fighting ended there, whatever was written about it later.
      finished_at: endedAt,
    });
  });

  test("[ST8] each event of the log holds the hash of the one before", async () => {
    const { db, uuid, table } = await arrange();
    await table.write(uuid, "go R+2");
    await table.write(uuid, "stop B+2");
    const log = await findBoutEvents(db, uuid);
    expect(log.map(({ prev_hash }) => prev_hash)).toEqual(["", ...log.slice(0, -1).map(({ hash }) => hash)]);
  });

  test("[RT13] the feed is woken once it is committed, and not for what was refused as a whole", async () => {
    const { deps, db, uuid, table } = await arrange();
    await table.write(uuid, "R+2");
    const bout = await findFightingForScoring(db, uuid);
    expect(deps.woken).toEqual([bout?.competitionUuid]);
    await table.submit(randomUUID(), acts("R+2"));
    expect(deps.woken).toHaveLength(1);
  });
});
