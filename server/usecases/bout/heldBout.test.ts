import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { findBoutEvents } from "../../persistence/bout/boutLog.ts";
import { createCarpet, createMatOfficial } from "../../testing/factories.ts";
import { acts, createTestCompetition } from "../../testing/testCompetition.ts";
import { describeOnEachEngine } from "../../testing/testDatabases.ts";
import { createTestDeps } from "../../testing/testDeps.ts";
import { createScorer, verdicts, type Scorer } from "../../testing/testScoring.ts";
import { takeLease } from "./takeLease.ts";

describeOnEachEngine("a bout that a table holds", (database) => {
  const arrange = async () => {
    const deps = createTestDeps(database());
    const { carpet, competition, bout } = await createTestCompetition(deps.db);
    const other = await createCarpet(deps.db, { competition_id: competition.id, position: 1 });
    const lease = { scope: `carpet:${carpet.uuid}`, epoch: 1 };
    const take = (scorer: Scorer, scope: string = lease.scope) =>
      takeLease(deps, scorer.viewer, { scope, device: scorer.device, expectEpoch: 0, takeover: false });
    const bind = async (scorer: Scorer, mat: typeof carpet) => {
      await createMatOfficial(deps.db, mat, scorer.viewer.accountId ?? 0);
    };
    return { deps, db: deps.db, carpet, other, uuid: bout("SF1").uuid, lease, take, bind };
  };

  test("[LS1] [LS14] takes no act without a lease, though it names the current version; an admin's it takes", async () => {
    const { deps, db, uuid, lease, take } = await arrange();
    const [holder, stranger] = [await createScorer(deps), await createScorer(deps)];
    expect((await take(holder)).ok).toBe(true);
    await holder.write(uuid, "go R+2", { lease });
    expect(verdicts((await stranger.write(uuid, "B+4")).results)).toEqual(["rejected table-held"]);
    expect(verdicts((await holder.write(uuid, "B+4", { deviceSeq: 9 })).results)).toEqual([
      "rejected table-held",
    ]);
    expect(await findBoutEvents(db, uuid)).toHaveLength(2);
    const chief = await createScorer(deps, "admin");
    expect(verdicts((await chief.write(uuid, "B-1")).results)).toEqual(["applied 3"]);
  });

  test("[RL21] a referee meant for another mat neither writes to it nor takes its table", async () => {
    const { deps, db, other, uuid, lease, take, bind } = await arrange();
    const stranger = await createScorer(deps);
    await bind(stranger, other);
    for (const scope of [lease.scope, `fighting:${uuid}`])
      expect(await take(stranger, scope)).toEqual({ ok: false, problem: { code: "forbidden" } });
    const answer = await stranger.submit(uuid, acts("R+2"));
    expect(answer).toEqual({ ok: false, problem: { code: "forbidden" } });
    expect(await findBoutEvents(db, uuid)).toEqual([]);
    expect((await take(stranger, `carpet:${other.uuid}`)).ok).toBe(true);
  });

  test("[RL21] [LS4] what was tapped before the referee was given another mat waits for a person", async () => {
    const { deps, db, other, uuid, lease, take, bind } = await arrange();
    const moved = await createScorer(deps);
    await take(moved);
    await bind(moved, other);
    const late = await moved.submit(uuid, acts("R+2", { lease }));
    expect(late.ok && verdicts(late.value.results)).toEqual(["parked other-mat"]);
    const kept = await db
      .selectFrom("fighting_event_parked")
      .select(["status", "reason"])
      .where("fighting_uuid", "=", uuid)
      .execute();
    expect(kept).toEqual([{ status: "parked", reason: "other-mat" }]);
    expect(await take(moved, `carpet:${randomUUID()}`)).toMatchObject({ problem: { code: "not-found" } });
  });
});
