import { expect, test } from "vitest";
import { findBoutEvents } from "../../persistence/bout/boutLog.ts";
import { findFeed } from "../../persistence/database/feed.ts";
import { createFighting } from "../../testing/factories.ts";
import { acts, createTestCompetition } from "../../testing/testCompetition.ts";
import { describeOnEachEngine } from "../../testing/testDatabases.ts";
import { createTestDeps } from "../../testing/testDeps.ts";
import { createScorer, headAndFold, verdicts } from "../../testing/testScoring.ts";
import { takeLease } from "./takeLease.ts";

describeOnEachEngine("requests at the same moment", (database) => {
  test("[LS1] the acts of one request stay together, however many requests arrive at once", async () => {
    const deps = createTestDeps(database());
    const { uuid } = await createFighting(deps.db);
    const table = await createScorer(deps);
    const scope = `fighting:${uuid}`;
    const taken = await takeLease(deps, table.viewer, {
      scope,
      device: table.device,
      expectEpoch: 0,
      takeover: false,
    });
    expect(taken.ok).toBe(true);
    const lease = { scope, epoch: 1 };
    const batches = Array.from({ length: 8 }, (_, index) =>
      acts('R+2 B+2 note"три"', { lease, deviceSeq: 1 + index * 3 }),
    );
    await Promise.all(batches.map((batch) => table.submit(uuid, batch)));

    const log = await findBoutEvents(deps.db, uuid);
    expect(log.map(({ seq }) => seq)).toEqual(Array.from({ length: 24 }, (_, index) => index + 1));
    const together = new Set(batches.map((batch) => batch.map(({ id }) => id).join()));
    for (let start = 0; start < log.length; start += 3) {
      const ids = log.slice(start, start + 3).map(({ id }) => id);
      expect(together.has(ids.join())).toBe(true);
    }
    const { head, fold } = await headAndFold(deps.db, uuid);
    expect(head).toEqual(fold);
  });

  test("[LS14] of two officials who saw the same version one is applied and the other stale", async () => {
    const deps = createTestDeps(database());
    const { uuid } = await createFighting(deps.db);
    const [one, other] = [await createScorer(deps), await createScorer(deps)];
    const answers = await Promise.all([one.submit(uuid, acts("R+2")), other.submit(uuid, acts("B+4"))]);
    const told = answers.flatMap((answer) => (answer.ok ? verdicts(answer.value.results) : []));
    expect(told.toSorted()).toEqual(["applied 1", "stale stale"]);
  });

  test("[ST7] mats that score at once give every rev to one request", async () => {
    const deps = createTestDeps(database());
    const { competition, bout } = await createTestCompetition(deps.db, { entrants: 8 });
    const mats = ["QF1", "QF2", "QF3", "QF4"].map((id) => bout(id).uuid);
    const table = await createScorer(deps);
    const answers = await Promise.all(mats.map((uuid) => table.submit(uuid, acts("go R+2"))));
    const revs = answers.map((answer) => (answer.ok ? answer.value.fighting.rev : 0));
    expect(new Set(revs)).toEqual(new Set([1, 2, 3, 4]));
    expect((await findFeed(deps.db, competition.uuid))?.rev).toBe(4);
  });

  test("[ST6] a final called while its last semi-final ends is right whoever comes first", async () => {
    const deps = createTestDeps(database());
    const table = await createScorer(deps);
    for (let round = 0; round < 4; round += 1) {
      const { bout } = await createTestCompetition(deps.db);
      await table.write(bout("SF1").uuid, "R#sub");
      const [, final] = await Promise.all([
        table.submit(bout("SF2").uuid, acts("B#sub")),
        table.submit(bout("F").uuid, acts("go B+2")),
      ]);
      const [first] = final.ok ? verdicts(final.value.results) : [];
      expect(["applied 1", "rejected bad-fighter"]).toContain(first);
      if (first !== "applied 1") await table.write(bout("F").uuid, "go B+2");
      const { head, fold } = await headAndFold(deps.db, bout("F").uuid);
      expect(Object.keys(head?.points ?? {})).toHaveLength(2);
      expect(head).toEqual(fold);
    }
  });
});
