import { expect, test } from "vitest";
import type { Format } from "#domain/draw/formats.ts";
import type { RoleType } from "#domain/access/access.ts";
import { findAllAudits } from "../../persistence/database/audit.ts";
import { findBoutEvents } from "../../persistence/bout/boutLog.ts";
import { updateCategory } from "../../persistence/draw/entrantRows.ts";
import { createCorrectedDay, REASON } from "../../testing/testCorrections.ts";
import { describeOnEachEngine } from "../../testing/testDatabases.ts";
import { createOfficial, headAndFold, verdicts } from "../../testing/testScoring.ts";
import { applyCorrection, previewCorrection } from "./applyCorrection.ts";
import { verifyBout } from "../bout/verifyBout.ts";

describeOnEachEngine("correcting a result", (database) => {
  const arrange = (format?: Format, entrants?: number) => createCorrectedDay(database(), format, entrants);
  const blueWins = { kind: "result", method: "points", winner: "blue" } as const;

  test("[CR3] the preview names the bouts, the places and those to be told, and changes nothing", async () => {
    const day = await arrange();
    await day.write("SF1", "go R+2 R#points");
    await day.write("SF2", "R#sub");
    await day.write("F", "go B+2 R#sub");
    const before = await day.feed();
    const { plan } = await day.preview("SF1", blueWins);
    expect(
      plan.affected.map(({ fighting, stage, decisions, decision }) => [
        day.idOf(fighting),
        stage,
        decision,
        ...decisions,
      ]),
    ).toEqual([["F", "finished", "void-and-refight", "void-and-refight", "keep-as-fought"]]);
    expect(plan.affected[0]?.after).toEqual({ red: day.fighters[3]?.uuid, blue: day.fighters[1]?.uuid });
    expect(plan.places.map(({ fighter, before: old, after }) => [day.nameOf(fighter), old, after])).toEqual([
      [1, 1, 3],
      [2, 2, null],
      [4, 3, null],
    ]);
    expect(plan.informed.map(day.nameOf)).toEqual([1, 4, 2]);
    expect(await day.feed()).toEqual(before);
    expect(await day.show("F")).toBe("1-2 finished won by 1");
  });

  test("[CR4] a corrected winner moves into the final and the final is fought again, in one rev", async () => {
    const day = await arrange();
    await day.write("SF1", "go R+2 R#points");
    await day.write("SF2", "R#sub");
    await day.write("F", "go B+2 R#sub");
    expect(await day.status()).toBe("finished");
    const before = await day.feed();
    await day.correct("SF1", blueWins);
    expect(await day.feed()).toEqual({
      ...before,
      rev: (before?.rev ?? 0) + 1,
      structure_rev: (before?.rev ?? 0) + 1,
    });
    expect(await day.show("SF1")).toBe("1-4 finished won by 4");
    expect(await day.show("F")).toBe("4-2 waiting");
    expect(await day.status()).toBe("in_progress");
    expect(day.deps.woken).toContain(day.competition.uuid);
    const { head, fold } = await headAndFold(day.deps.db, day.bout("F").uuid);
    expect(head).toEqual(fold);
  });

  test("[CR5] what a correction writes carries its id, its reason and the chain of hashes", async () => {
    const day = await arrange();
    await day.write("SF1", "go R+2 R#points");
    const { id, author, reason } = await day.correct("SF1", blueWins);
    const rows = await findBoutEvents(day.deps.db, day.bout("SF1").uuid);
    expect(rows.map(({ type, correction_id }) => [type, correction_id])).toEqual([
      ["clock-started", null],
      ["points-scored", null],
      ["result-declared", null],
      ["result-revoked", id],
      ["result-declared", id],
    ]);
    expect(rows[3]?.payload).toMatchObject({ reason: REASON });
    expect(await verifyBout(day.deps.db, day.bout("SF1").uuid)).toEqual([]);
    expect([reason, author.length > 0]).toEqual([REASON, true]);
    const audits = await findAllAudits(day.deps.db, { afterN: 0, limit: 10_000 });
    expect(audits.at(-1)).toMatchObject({
      action: "correction.apply",
      actor_id: day.chief.accountId,
      object: `fighting:${day.bout("SF1").uuid}`,
    });
  });

  test("[CR3] what has changed since the preview is refused, with what would happen now", async () => {
    const day = await arrange();
    await day.write("SF1", "R#points");
    await day.write("SF2", "R#sub");
    const { planHash } = await day.preview("SF1", blueWins);
    await day.write("F", "go R+2");
    const asked = { ...day.ask("SF1", blueWins), planHash };
    const answer = await applyCorrection(day.deps, day.chief, asked);
    expect(answer.ok ? "applied" : answer.problem.code).toBe("plan-stale");
    const fresh = !answer.ok && answer.problem.code === "plan-stale" ? answer.problem : undefined;
    expect(fresh?.plan.affected[0]).toMatchObject({ stage: "running", decision: "stop-and-void" });
    expect(await day.show("F")).toBe("1-2 running");
    const again = await applyCorrection(day.deps, day.chief, { ...asked, planHash: fresh?.planHash ?? "" });
    expect(again.ok).toBe(true);
    expect(await day.show("F")).toBe("4-2 waiting");
  });

  test("[CR8] reverting brings everything back as it was, a final that was fought meanwhile included", async () => {
    const day = await arrange();
    await day.write("SF1", "go R+2 R#points");
    await day.write("SF2", "R#sub");
    await day.write("F", "go(5:00) B+2 R#sub:armbar");
    const before = await headAndFold(day.deps.db, day.bout("F").uuid);
    const { id } = await day.correct("SF1", blueWins);
    await day.write("F", "go R+4 R#points");
    expect(await day.show("F")).toBe("4-2 finished won by 4");
    const { plan } = await day.preview("SF1", { kind: "revert", correction: id });
    expect(plan.affected).toMatchObject([{ stage: "finished", decision: "restore" }]);
    await day.correct("SF1", { kind: "revert", correction: id });
    expect(await day.show("SF1")).toBe("1-4 finished won by 1");
    expect(await day.show("F")).toBe("1-2 finished won by 1");
    const after = await headAndFold(day.deps.db, day.bout("F").uuid);
    const shown = (fold: typeof before.fold) => {
      const { version: _, clock, ...rest } = fold;
      return { ...rest, remaining: clock.remaining, isRunning: clock.running };
    };
    expect(shown(after.fold)).toEqual(shown(before.fold));
    const twice = await previewCorrection(
      day.deps,
      day.chief,
      day.ask("SF1", { kind: "revert", correction: id }),
    );
    expect(twice.ok ? "" : twice.problem.code).toBe("already-reverted");
  });

  test("[CR8] a bout that goes on, though one of its two missed another, goes on through correction and revert", async () => {
    const day = await arrange("round_robin", 3);
    await day.write("1-2", "go R+2");
    await day.write("2-3", "B#no_show");
    const { id, plan } = await day.correct("2-3", blueWins);
    expect([plan.affected, await day.show("1-2")]).toEqual([[], "1-2 running"]);
    await day.correct("2-3", { kind: "revert", correction: id });
    expect([await day.show("2-3"), await day.show("1-2")]).toEqual(["2-3 finished won by 3", "1-2 running"]);
  });

  test("[CR8] a result that was reopened comes back with those who fought it", async () => {
    const day = await arrange("round_robin", 3);
    await day.write("1-2", "R#sub");
    await day.write("2-3", "B#no_show");
    const { id } = await day.correct("1-2", { kind: "reopen" });
    expect(await day.show("1-2")).toBe("1-0 waiting");
    await day.correct("1-2", { kind: "revert", correction: id });
    expect(await day.show("1-2")).toBe("1-2 finished won by 1");
  });

  test("[CR11] a result by hand that was none leaves its bout to be fought, and comes back whole with the revert", async () => {
    const day = await arrange();
    await day.write("SF1", 'note"лист" R+2 B+4 B#points');
    await day.write("SF2", "go R+2 R#points");
    const scoreOf = async (bout: string) => {
      const { head, fold } = await headAndFold(day.deps.db, day.bout(bout).uuid);
      expect(head).toEqual(fold);
      return Object.values(head?.points ?? {})
        .map(({ scores }) => scores)
        .toSorted((one, other) => one - other);
    };
    const { id } = await day.correct("SF1", { kind: "reopen" });
    expect([await day.show("SF1"), await scoreOf("SF1")]).toEqual(["1-4 waiting", [0, 0]]);
    await day.correct("SF1", { kind: "revert", correction: id });
    expect([await day.show("SF1"), await scoreOf("SF1")]).toEqual(["1-4 finished won by 4", [2, 4]]);
    await day.correct("SF2", { kind: "reopen" });
    expect([await day.show("SF2"), await scoreOf("SF2")]).toEqual(["2-3 paused", [0, 2]]);
  });

  test("[CR10] a final that goes on with whom the chief let go on is not stopped by the revert", async () => {
    const day = await arrange();
    await day.write("SF1", "R#points");
    await day.write("SF2", "R#sub");
    await day.write("F", "go R+2");
    const { id } = await day.correct("SF1", blueWins, { F: "keep" });
    expect(await day.show("F")).toBe("1-2 running");
    await day.correct("SF1", { kind: "revert", correction: id });
    expect(await day.show("F")).toBe("1-2 running");
  });

  test("[CR8] a correction that another one stands on is reverted after it", async () => {
    const day = await arrange();
    await day.write("SF1", "R#points");
    const first = await day.correct("SF1", blueWins);
    const second = await day.correct("SF1", { kind: "result", method: "submission", winner: "red" });
    const asked = day.ask("SF1", { kind: "revert", correction: first.id });
    const early = await previewCorrection(day.deps, day.chief, asked);
    expect(early.ok ? "" : early.problem.code).toBe("corrected-since");
    await day.correct("SF1", { kind: "revert", correction: second.id });
    await day.correct("SF1", { kind: "revert", correction: first.id });
    expect(await day.show("SF1")).toBe("1-4 finished won by 1");
  });

  test("[CR3] a final that is kept as it was fought stays, and its medals with it", async () => {
    const day = await arrange();
    await day.write("SF1", "R#points");
    await day.write("SF2", "R#sub");
    await day.write("F", "R#sub");
    await day.correct("SF1", blueWins, { F: "keep-as-fought" });
    expect(await day.show("F")).toBe("1-2 finished won by 1");
    expect(await day.status()).toBe("finished");
  });

  test("[CR3] a final that is running is stopped, and goes on from there when that was wrong", async () => {
    const day = await arrange();
    await day.write("SF1", "R#points");
    await day.write("SF2", "R#sub");
    await day.write("F", "go R+2");
    const { id } = await day.correct("SF1", blueWins);
    expect(await day.show("F")).toBe("4-2 waiting");
    await day.correct("SF1", { kind: "revert", correction: id });
    expect(await day.show("F")).toBe("1-2 paused");
    const { head } = await headAndFold(day.deps.db, day.bout("F").uuid);
    expect(head?.points[day.fighters[0]?.uuid ?? ""]?.scores).toBe(2);
  });

  test("[CR7] a point tapped offline for those who stood there before waits for a person", async () => {
    const day = await arrange();
    await day.write("SF1", "R#points");
    await day.write("SF2", "R#sub");
    await day.write("F", "go R+2");
    await day.correct("SF1", blueWins);
    const { table } = day;
    const late = await table.write(day.bout("F").uuid, "R+4", { from: 2, deviceSeq: 9 });
    expect(verdicts(late.results)).toEqual(["stale stale"]);
    expect((await headAndFold(day.deps.db, day.bout("F").uuid)).fold.state).toBe("waiting");
    const forbidden = await day.write("F", "back");
    expect(verdicts(forbidden.results)).toEqual(["rejected forbidden"]);
  });

  test("[CR3] an awarded category is awarded again only when places change, and a revert closes it again", async () => {
    const day = await arrange();
    await day.write("SF1", "R#points");
    await day.write("SF2", "R#sub");
    await day.write("F", "R+2 R#points");
    await updateCategory(day.deps.db, day.category.id, { status: "awarded" });
    await day.correct("F", { kind: "result", method: "submission", winner: "red" });
    expect(await day.status()).toBe("awarded");
    const { id, plan } = await day.correct("F", { kind: "swap" });
    expect([plan.awarding, await day.status()]).toEqual(["reopened", "finished"]);
    await day.correct("F", { kind: "revert", correction: id });
    expect(await day.status()).toBe("awarded");
  });

  test("[CR9] a no-show that was none: the bout is fought, and the one who went on waits", async () => {
    const day = await arrange();
    await day.write("SF1", "call R#no_show");
    await day.write("SF2", "R#sub");
    expect(await day.show("F")).toBe("1-2 waiting");
    const { plan } = await day.correct("SF1", { kind: "reopen" });
    expect(plan.affected[0]?.after.red).toBeNull();
    expect([await day.show("SF1"), await day.show("F")]).toEqual(["1-4 called", "0-2 waiting"]);
  });

  test("[CR9] points put right in a round robin change its table and nobody's bout", async () => {
    const day = await arrange("round_robin", 3);
    for (const id of ["1-2", "2-3", "1-3"])
      await day.write(id, id === "1-3" ? "B+2 B#points" : "R+2 R#points");
    const [scored] = await findBoutEvents(day.deps.db, day.bout("1-2").uuid);
    const by = { type: "points-scored", corner: "red", points: 9 } as const;
    const changes = [{ type: "replaced", target: scored?.id ?? "", by } as const];
    const { plan } = await day.correct("1-2", { kind: "score", changes });
    expect(plan.affected).toEqual([]);
    // All three had been level.
    expect(plan.places.map(({ fighter, before, after }) => [day.nameOf(fighter), before, after])).toEqual([
      [2, 1, 2],
      [3, 1, 3],
    ]);
  });

  for (const role of ["referee", "authenticated", "public"] satisfies RoleType[])
    test(`[CR2] ${role} corrects nothing and previews nothing`, async () => {
      const day = await arrange();
      await day.write("SF1", "R#points");
      const viewer = role === "public" ? { role } : await createOfficial(day.deps.db, role);
      const asked = day.ask("SF1", blueWins);
      const answers = [
        await previewCorrection(day.deps, viewer, asked),
        await applyCorrection(day.deps, viewer, { ...asked, planHash: "" }),
      ];
      expect(answers.map((answer) => (answer.ok ? "allowed" : answer.problem.code))).toEqual([
        "forbidden",
        "forbidden",
      ]);
    });
});
