import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { parseJournal, writeJournal, type JournalEntry } from "#contract/bout/journal.ts";
import type { SubmittedEvent } from "#contract/bout/submit.ts";
import type { Deps } from "../../environment/deps.ts";
import { findAccountById } from "../../persistence/account/accounts.ts";
import { findAllAudits } from "../../persistence/database/audit.ts";
import { findLease } from "../../persistence/bout/leases.ts";
import { createCarpet, createMatOfficial } from "../../testing/factories.ts";
import { acts, createTestCompetition } from "../../testing/testCompetition.ts";
import { describeOnEachEngine } from "../../testing/testDatabases.ts";
import { createTestDeps } from "../../testing/testDeps.ts";
import { createOfficial, createScorer, headAndFold } from "../../testing/testScoring.ts";
import { readDesk } from "../day/readDesk.ts";
import { importJournals } from "./importJournals.ts";
import { listParked } from "./listParked.ts";
import { decideParked } from "./resolveParked.ts";
import { takeLease } from "./takeLease.ts";

const nameOf = async (db: Deps["db"], accountId: number | undefined) =>
  (await findAccountById(db, accountId ?? 0))?.username;

describeOnEachEngine("what was not taken", (database) => {
  /** A table whose mat was taken over while it was away: its last act came too late. */
  const arrange = async () => {
    const deps = createTestDeps(database());
    const made = await createTestCompetition(deps.db);
    const { uuid } = made.bout("SF1");
    const competitionUuid = made.competition.uuid;
    const scope = `carpet:${made.carpet.uuid}`;
    const [late, now, admin] = [
      await createScorer(deps),
      await createScorer(deps, "admin"),
      await createOfficial(deps.db, "admin"),
    ];
    const take = (viewer: typeof late.viewer, device: string, expectEpoch: number) =>
      takeLease(deps, viewer, { scope, device, expectEpoch, takeover: true });
    await take(late.viewer, late.device, 0);
    await late.write(uuid, "go R+2", { lease: { scope, epoch: 1 } });
    await take(now.viewer, now.device, 1);
    const tooLate = acts("B+3", { from: 2, lease: { scope, epoch: 1 } });
    await late.submit(uuid, tooLate);
    const decide = (decision: "accept" | "dismiss", version: number, id = tooLate[0]?.id ?? "") =>
      decideParked(deps, { id, decision, version, reason: "видео просмотрено", viewer: admin });
    return { deps, made, uuid, competitionUuid, scope, late, now, admin, tooLate, decide, take };
  };

  test("[LS25] accepted, it is an act of whoever decided, and says what became of it", async () => {
    const { deps, uuid, competitionUuid, admin, late, tooLate, decide } = await arrange();
    const decided = await decide("accept", 2);
    expect(decided).toMatchObject({ ok: true, value: { resolution: { decision: "accepted" } } });
    const { head, fold } = await headAndFold(deps.db, uuid);
    expect(head).toEqual(fold);
    expect(Object.values(fold.points).map(({ scores }) => scores)).toEqual([2, 3]);
    expect(deps.woken).toContain(competitionUuid);

    const listed = await listParked(deps, admin, competitionUuid);
    const [act] = listed.ok ? listed.value : [];
    expect(act?.author).toBe(await nameOf(deps.db, late.viewer.accountId));
    expect(act).toMatchObject({ id: tooLate[0]?.id, reason: "superseded", fighting: { uuid, version: 3 } });
    expect(act?.resolution?.reissuedAs).not.toBeNull();
    const audits = await findAllAudits(deps.db, { afterN: 0, limit: 1000 });
    expect(audits.at(-1)).toMatchObject({ action: "parked.accepted", actor_id: admin.accountId });
  });

  test("[LS25] dismissed, the score stays and the reason is kept", async () => {
    const { deps, uuid, decide } = await arrange();
    const decided = await decide("dismiss", 2);
    const resolution = { decision: "dismissed", reason: "видео просмотрено", reissuedAs: null };
    expect(decided).toMatchObject({ ok: true, value: { resolution } });
    expect((await headAndFold(deps.db, uuid)).fold.version).toBe(2);
  });

  test("[LS25] [CR6] nobody decides twice, blindly, without the right, or about nothing", async () => {
    const { deps, uuid, now, scope, late, tooLate, decide } = await arrange();
    await now.write(uuid, "B+2", { lease: { scope, epoch: 2 } });
    expect(await decide("accept", 2)).toEqual({ ok: false, problem: { code: "stale", version: 3 } });
    const request = { id: tooLate[0]?.id ?? "", decision: "dismiss", version: 3, reason: "нет" } as const;
    const byReferee = await decideParked(deps, { ...request, viewer: late.viewer });
    expect(byReferee).toEqual({ ok: false, problem: { code: "forbidden" } });
    expect((await decide("dismiss", 3)).ok).toBe(true);
    expect(await decide("accept", 3)).toEqual({ ok: false, problem: { code: "already-resolved" } });
    const unknown = await decide("accept", 3, randomUUID());
    expect(unknown).toEqual({ ok: false, problem: { code: "not-found" } });
  });

  test("[LS25] what the rules refuse is not accepted, and leaves nothing behind", async () => {
    const { deps, uuid, competitionUuid, admin, now, scope, decide } = await arrange();
    await now.write(uuid, "stop R#sub", { lease: { scope, epoch: 2 } });
    const refused = { ok: false, problem: { code: "refused", reason: "bout-finished" } };
    expect(await decide("accept", 4)).toEqual(refused);
    const listed = await listParked(deps, admin, competitionUuid);
    expect(listed.ok && listed.value.map(({ resolution }) => resolution)).toEqual([null]);
  });

  test("[LS33] [LS25] what was pressed at a table stays told there when its bout has gone to another mat or to none", async () => {
    const { deps, made, uuid, competitionUuid, late, now, admin, tooLate } = await arrange();
    const { db } = deps;
    const other = await createCarpet(db, { competition_id: made.competition.id, position: 1 });
    const third = await createCarpet(db, { competition_id: made.competition.id, position: 2 });
    const [ofThird, ofMat] = [await createScorer(deps), await createScorer(deps)];
    // Whoever pressed it was given another mat since; somebody else sits at the mat it was pressed at.
    await createMatOfficial(db, third, late.viewer.accountId ?? 0);
    await createMatOfficial(db, third, ofThird.viewer.accountId ?? 0);
    await createMatOfficial(db, made.carpet, ofMat.viewer.accountId ?? 0);
    const idsFor = async ({ viewer }: Pick<typeof late, "viewer">) => {
      const listed = await listParked(deps, viewer, competitionUuid);
      return listed.ok && listed.value.map(({ id }) => id);
    };
    const ids = tooLate.map(({ id }) => id);
    for (const carpet_id of [other.id, null]) {
      await db.updateTable("fighting").set({ carpet_id }).where("uuid", "=", uuid).execute();
      const lists = await Promise.all([late, ofMat, now, ofThird].map(idsFor));
      expect(lists).toEqual([ids, ids, ids, []]);
      const desk = await readDesk(deps, admin, competitionUuid);
      const table = desk.ok && desk.value.mats.find((mat) => mat.carpet === made.carpet.uuid)?.table;
      expect(table).toMatchObject({ undecided: 1 });
    }
    // To read it gives no right to decide.
    const request = { id: ids[0] ?? "", decision: "dismiss", version: 2, reason: "нет" } as const;
    const decided = await decideParked(deps, { ...request, viewer: late.viewer });
    expect(decided).toEqual({ ok: false, problem: { code: "forbidden" } });
  });

  const journalOf = (device: string, fighting: string, events: readonly SubmittedEvent[]) => {
    const header = { journal: "kover", version: 1, device, exportedAt: 5 } as const;
    const entries: JournalEntry[] = events.map((submitted) => ({ fighting, submitted, decision: null }));
    const read = parseJournal(writeJournal({ header, entries }));
    if (!read.ok) throw new Error(read.problem.code);
    return read.value;
  };

  test("[LS26] a journal of what the server knows changes nothing, however often it is sent", async () => {
    const { deps, uuid, competitionUuid, admin, late, tooLate } = await arrange();
    const journal = journalOf(late.device, uuid, tooLate);
    for (let times = 0; times < 2; times += 1) {
      const report = await importJournals(deps, { viewer: admin, competitionUuid, journals: [journal] });
      expect(report).toMatchObject({ ok: true, value: { totals: { known: 1 } } });
      expect(report.ok && report.value.lines[0]).toMatchObject({ line: 2, decision: "parked" });
    }
    expect((await headAndFold(deps.db, uuid)).fold.version).toBe(2);
  });

  test("[LS26] what was lost with a server comes back in its order, and its epoch is not given again", async () => {
    const { deps, made, competitionUuid, admin, now, take } = await arrange();
    const { uuid } = made.bout("SF2");
    const scope = `carpet:${made.carpet.uuid}`;
    // The table was granted epoch 7 before the backup was restored.
    const lost = acts("go R+2 B+3 stop R#sub", { lease: { scope, epoch: 7 } });
    const device = randomUUID();
    const journal = journalOf(device, uuid, lost);
    const trial = await importJournals(deps, {
      viewer: admin,
      competitionUuid,
      journals: [journal],
      isTrial: true,
    });
    expect(trial).toMatchObject({ ok: true, value: { totals: { applied: 5 } } });
    expect((await headAndFold(deps.db, uuid)).fold.version).toBe(0);
    const report = await importJournals(deps, { viewer: admin, competitionUuid, journals: [journal] });
    expect(report).toMatchObject({ ok: true, value: { totals: { applied: 5 } } });
    const { head, fold } = await headAndFold(deps.db, uuid);
    expect(head).toEqual(fold);
    expect(fold.state).toBe("finished");
    expect(await findLease(deps.db, scope)).toMatchObject({ epoch: 7, device_id: null });
    const next = await take(now.viewer, now.device, 7);
    expect(next).toMatchObject({ ok: true, value: { epoch: 8 } });
    const again = await importJournals(deps, { viewer: admin, competitionUuid, journals: [journal] });
    expect(again).toMatchObject({ ok: true, value: { totals: { known: 5 } } });
  });

  test("[LS26] [LS4] what somebody has overtaken is parked; a foreign bout is named; a referee may not", async () => {
    const { deps, uuid, competitionUuid, admin, late, now, scope } = await arrange();
    await now.write(uuid, "B+2", { lease: { scope, epoch: 2 } });
    const forgotten = acts("R+4", { from: 3, lease: { scope, epoch: 1 } });
    const overtaken = journalOf(late.device, uuid, forgotten);
    const report = await importJournals(deps, { viewer: admin, competitionUuid, journals: [overtaken] });
    expect(report).toMatchObject({ ok: true, value: { totals: { parked: 1 } } });
    const elsewhere = journalOf(late.device, randomUUID(), acts("R+4"));
    const foreign = await importJournals(deps, { viewer: admin, competitionUuid, journals: [elsewhere] });
    expect(foreign).toMatchObject({ ok: true, value: { totals: { "unknown-bout": 1 } } });
    const refused = await importJournals(deps, {
      viewer: late.viewer,
      competitionUuid,
      journals: [overtaken],
    });
    expect(refused).toEqual({ ok: false, problem: { code: "forbidden" } });
  });
});
