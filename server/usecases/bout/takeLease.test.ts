import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { LeaseRequest, LeaseView } from "#contract/bout/submit.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import { findLease, releaseLease } from "../../persistence/bout/leases.ts";
import { createCarpet, createNamedReferee } from "../../testing/factories.ts";
import { acts, createTestCompetition } from "../../testing/testCompetition.ts";
import { describeOnEachEngine } from "../../testing/testDatabases.ts";
import { createTestClock, createTestDeps } from "../../testing/testDeps.ts";
import { createOfficial, createScorer, verdicts } from "../../testing/testScoring.ts";
import { takeLease } from "./takeLease.ts";

type Ask = Partial<LeaseRequest["data"]> & { readonly scope: string; readonly device: string };

const ask = (deps: Deps, viewer: Identity, request: Ask) =>
  takeLease(deps, viewer, { expectEpoch: 0, takeover: false, ...request });

describeOnEachEngine("the lease of a table", (database) => {
  const arrange = async () => {
    const clock = createTestClock();
    const deps = createTestDeps(database(), { now: clock.now });
    const carpet = await createCarpet(deps.db);
    const scope = `carpet:${carpet.uuid}`;
    const referee = await createOfficial(deps.db);
    return { clock, deps, db: deps.db, carpet, scope, referee, device: randomUUID(), other: randomUUID() };
  };
  type Arranged = Awaited<ReturnType<typeof arrange>>;
  const hold = async ({ deps, referee, scope, device }: Arranged): Promise<LeaseView> => {
    const taken = await ask(deps, referee, { scope, device });
    if (!taken.ok) throw new Error(taken.problem.code);
    return taken.value;
  };

  test("[LS1] a free mat is given to who asks first, with the first epoch", async () => {
    const all = await arrange();
    const lease = await hold(all);
    expect(lease).toMatchObject({ scope: all.scope, epoch: 1, holder: { device: all.device } });
    expect(lease.seenAt).toBe(all.clock.now());
  });

  test("[LS10] a second table is told who holds the mat", async () => {
    const all = await arrange();
    const held = await hold(all);
    const second = await ask(all.deps, all.referee, { scope: all.scope, device: all.other, expectEpoch: 1 });
    expect(second).toEqual({ ok: false, problem: { code: "table-taken", lease: held } });
  });

  test("[LS1] another official does not become the holder by naming the holder's device", async () => {
    const all = await arrange();
    const held = await hold(all);
    const stranger = await createOfficial(all.db);
    const named = await ask(all.deps, stranger, { scope: all.scope, device: all.device, expectEpoch: 1 });
    expect(named).toEqual({ ok: false, problem: { code: "table-taken", lease: held } });
  });

  test("[LS13] the holder who asks again keeps the lease and has been heard of", async () => {
    const all = await arrange();
    await hold(all);
    all.clock.pass(15_000);
    expect(await hold(all)).toMatchObject({ epoch: 1, seenAt: all.clock.now() });
    expect((await findLease(all.db, all.scope))?.seen_ms).toBe(all.clock.now());
  });

  test("[LS13] a table heard of in the last 20 s is taken over by an admin only", async () => {
    const all = await arrange();
    await hold(all);
    all.clock.pass(20_000);
    const takeover = { scope: all.scope, device: all.other, expectEpoch: 1, takeover: true };
    const refused = await ask(all.deps, await createOfficial(all.db), takeover);
    expect(refused).toMatchObject({ ok: false, problem: { code: "table-taken" } });
    const admin = await createOfficial(all.db, "admin");
    expect(await ask(all.deps, admin, takeover)).toMatchObject({ ok: true, value: { epoch: 2 } });
  });

  test("[LS13] a referee takes their own table to another device at once, but only when they say so", async () => {
    const all = await arrange();
    await hold(all);
    const request = { scope: all.scope, device: all.other, expectEpoch: 1 };
    expect(await ask(all.deps, all.referee, request)).toMatchObject({ ok: false });
    expect(await ask(all.deps, all.referee, { ...request, takeover: true })).toMatchObject({
      ok: true,
      value: { epoch: 2, holder: { device: all.other, userId: all.referee.accountId } },
    });
  });

  test("[LS13] a silent table is taken over by any referee of the competition", async () => {
    const all = await arrange();
    await hold(all);
    all.clock.pass(20_001);
    const other = await createOfficial(all.db);
    const request = { scope: all.scope, device: all.other, expectEpoch: 1 };
    expect(await ask(all.deps, other, request)).toMatchObject({ ok: false });
    expect(await ask(all.deps, other, { ...request, takeover: true })).toMatchObject({
      ok: true,
      value: { epoch: 2, holder: { device: all.other } },
    });
  });

  test("[LS2] of two takeovers at once one wins, and a late copy of the other steals nothing back", async () => {
    const all = await arrange();
    await hold(all);
    const admin = await createOfficial(all.db, "admin");
    const takeover = { scope: all.scope, expectEpoch: 1, takeover: true };
    const answers = await Promise.all([
      ask(all.deps, admin, { ...takeover, device: all.other }),
      ask(all.deps, admin, { ...takeover, device: randomUUID() }),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const copy = await ask(all.deps, admin, { ...takeover, device: randomUUID() });
    expect(copy).toMatchObject({ ok: false, problem: { code: "table-taken", lease: { epoch: 2 } } });
  });

  test("[LS2] who expects an epoch that was never given is told where to begin", async () => {
    const { deps, referee, scope, device } = await arrange();
    const lost = await ask(deps, referee, { scope, device, expectEpoch: 7 });
    expect(lost).toMatchObject({
      ok: false,
      problem: { code: "table-taken", lease: { epoch: 0, holder: null } },
    });
  });

  test("a mat given back is free, and its next epoch is a later one", async () => {
    const all = await arrange();
    await hold(all);
    await releaseLease(all.db, { scope: all.scope, epoch: 1, nowMs: all.clock.now() });
    const next = await ask(all.deps, all.referee, { scope: all.scope, device: all.other, expectEpoch: 1 });
    expect(next).toMatchObject({ ok: true, value: { epoch: 2 } });
  });

  test("[RL11] a mat is not for strangers, nor for a referee who is not on the list", async () => {
    const { deps, db, scope, referee, carpet, device } = await arrange();
    const person = await createOfficial(db, "authenticated");
    const listed = await createOfficial(db);
    await createNamedReferee(db, carpet.competition_id, listed.accountId);
    for (const viewer of [{ role: "public" } as const, person, referee]) {
      const refused = await ask(deps, viewer, { scope, device });
      expect(refused).toEqual({ ok: false, problem: { code: "forbidden" } });
    }
    expect((await ask(deps, listed, { scope, device })).ok).toBe(true);
  });

  test("a mat that does not exist is not found", async () => {
    const { deps, referee, device } = await arrange();
    const lost = await ask(deps, referee, { scope: `carpet:${randomUUID()}`, device });
    expect(lost).toEqual({ ok: false, problem: { code: "not-found" } });
  });

  test("[LS4] acts of a table that was taken over are parked, and never lost", async () => {
    const { clock, deps, db } = await arrange();
    const { carpet, bout } = await createTestCompetition(db);
    const [old, next] = [await createScorer(deps), await createScorer(deps, "admin")];
    const scope = `carpet:${carpet.uuid}`;
    await ask(deps, old.viewer, { scope, device: old.device });
    await old.write(bout("SF1").uuid, "go R+2", { lease: { scope, epoch: 1 } });
    await ask(deps, next.viewer, { scope, device: next.device, expectEpoch: 1, takeover: true });
    clock.pass(5000);

    const late = acts("B+4 B#sub", { from: 2, lease: { scope, epoch: 1 } });
    for (let time = 0; time < 2; time += 1) {
      const answer = await old.submit(bout("SF1").uuid, late);
      expect(answer.ok && verdicts(answer.value.results)).toEqual(["parked superseded", "parked superseded"]);
      expect(answer.ok && answer.value.lease).toMatchObject({ epoch: 2, holder: { device: next.device } });
    }
    const kept = await db.selectFrom("fighting_event_parked").select("id").execute();
    expect(kept.map(({ id }) => id)).toEqual(expect.arrayContaining(late.map(({ id }) => id)));
  });

  test("[LS1] a lease on the bout itself wins over the one on its mat", async () => {
    const { deps, db } = await arrange();
    const { carpet, bout } = await createTestCompetition(db);
    const [mat, own] = [await createScorer(deps), await createScorer(deps)];
    const { uuid } = bout("SF1");
    const [carpetScope, boutScope] = [`carpet:${carpet.uuid}`, `fighting:${uuid}`];
    await ask(deps, mat.viewer, { scope: carpetScope, device: mat.device });
    await ask(deps, own.viewer, { scope: boutScope, device: own.device });
    const refused = await mat.write(uuid, "R+2", { lease: { scope: carpetScope, epoch: 1 } });
    expect(verdicts(refused.results)).toEqual(["parked superseded"]);
    const taken = await own.write(uuid, "R+2", { lease: { scope: boutScope, epoch: 1 } });
    expect(verdicts(taken.results)).toEqual(["applied 1"]);
  });

  test("[LS15] the holder's scores count whatever he saw, but a result is not decided over others' heads", async () => {
    const { deps, db } = await arrange();
    const { carpet, bout } = await createTestCompetition(db);
    const [table, chief] = [await createScorer(deps), await createScorer(deps, "admin")];
    const lease = { scope: `carpet:${carpet.uuid}`, epoch: 1 };
    const { uuid } = bout("SF1");
    await ask(deps, table.viewer, { scope: lease.scope, device: table.device });
    await table.write(uuid, "go", { lease });
    await chief.write(uuid, "B-1");
    const offline = await table.write(uuid, "R+2 R+3 R#points", { lease, from: 1 });
    expect(verdicts(offline.results)).toEqual(["applied 3", "applied 4", "stale stale"]);
    const seen = await table.write(uuid, "R#points", { lease, from: 4 });
    expect(verdicts(seen.results)).toEqual(["applied 5"]);
  });
});
