import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { matRefusalSchema } from "#contract/day/matActs.ts";
import { ApiFailure } from "#contract/error.ts";
import type { Format } from "#domain/draw/formats.ts";
import { findAllAudits } from "../../persistence/database/audit.ts";
import { updateCompetition } from "../../persistence/event/competitionRows.ts";
import { findFightingForScoring } from "../../persistence/bout/boutLog.ts";
import { findMatQueue } from "../../persistence/day/matQueues.ts";
import { createCarpet, createMatOfficial } from "../../testing/factories.ts";
import { createTestApp, signIn, type Client, type TestApp } from "../../testing/testApp.ts";
import { createTestClock } from "../../testing/testDeps.ts";
import { createTestCompetition, type TestCompetition } from "../../testing/testCompetition.ts";
import { describeOnEachEngine } from "../../testing/testDatabases.ts";
import { headAndFold } from "../../testing/testScoring.ts";

const CALL_MS = 30_000;

describeOnEachEngine("acts of officials", (database) => {
  let opened: TestApp | undefined;
  let known: Client | undefined;
  const clock = createTestClock();
  beforeAll(async () => {
    opened = await createTestApp({ database: database(), now: clock.now });
    known = await signIn(opened, "referee");
  });
  afterAll(() => opened?.close());
  const app = () => present(opened);
  const referee = () => present(known);

  const arrange = async (format?: Format, entrants = 4) => {
    const made = await createTestCompetition(app().db, { ...(format && { format }), entrants });
    const uuid = (id: string) => made.bout(id).uuid;
    const order = async (carpetUuid = made.carpet.uuid) =>
      (await findMatQueue(app().db, carpetUuid)).map((row) => row.uuid);
    const bracketOrder = async (carpetUuid?: string) =>
      (await order(carpetUuid)).map((one) => ["SF1", "SF2", "F"].find((id) => uuid(id) === one) ?? one);
    return { ...made, uuid, order, bracketOrder };
  };
  const callThrice = async (uuid: string) => {
    for (let call = 1; call <= 3; call += 1) {
      await referee().api.acts.call(uuid, act());
      clock.pass(CALL_MS);
    }
  };
  const bout = async (made: TestCompetition, id: string) =>
    present(await findFightingForScoring(app().db, made.bout(id).uuid));

  test("[DY3] [DY26] three calls half a minute apart keep their times, and a repeated press is one call", async () => {
    const made = await arrange();
    const { uuid } = made;
    const first = act();
    const at = clock.now();
    const once = await referee().api.acts.call(uuid("SF1"), first);
    const twice = await referee().api.acts.call(uuid("SF1"), first);
    expect([once.data.isRepeat, twice.data.isRepeat]).toEqual([false, true]);
    expect(await refusalOf(referee().api.acts.call(uuid("SF1"), act()))).toEqual([409, "call-too-soon"]);
    clock.pass(CALL_MS);
    await referee().api.acts.call(uuid("SF1"), act());
    clock.pass(CALL_MS);
    await referee().api.acts.call(uuid("SF1"), act());
    expect(await refusalOf(referee().api.acts.call(uuid("SF1"), act()))).toEqual([409, "called-enough"]);
    const { fightings } = await referee().api.competitions.byUuid(made.competition.uuid);
    const { state, calls } = present(fightings.find((one) => one.uuid === uuid("SF1")));
    expect({ state, calls }).toEqual({ state: "called", calls: [at, at + CALL_MS, at + 2 * CALL_MS] });
  });

  test("[DY28] a competition may have its own time between calls", async () => {
    const made = await arrange();
    await updateCompetition(app().db, made.competition.id, { rules: JSON.stringify({ callSeconds: 5 }) });
    await referee().api.acts.call(made.uuid("SF1"), act());
    clock.pass(5000);
    await referee().api.acts.call(made.uuid("SF1"), act());
  });

  test("[DY3] [DY22] [DR12] nobody is absent before the last call has had its time; then the opponent is in the final", async () => {
    const made = await arrange();
    const noShow = () => referee().api.acts.noShow(made.uuid("SF1"), act({ absent: "blue" as const }));
    expect(await refusalOf(noShow())).toEqual([409, "calls-missing"]);
    for (let call = 1; call <= 3; call += 1) {
      await referee().api.acts.call(made.uuid("SF1"), act());
      if (call < 3) clock.pass(CALL_MS);
    }
    expect(await refusalOf(noShow())).toEqual([409, "call-running"]);
    clock.pass(CALL_MS);
    await noShow();
    const decided = await headAndFold(app().db, made.uuid("SF1"));
    expect(decided.head).toEqual(decided.fold);
    expect(decided.head).toMatchObject({ state: "finished", result: { method: "no_show" } });
    expect((await bout(made, "F")).fighters.red).toBe(made.fighters[0]?.uuid);
    expect(await lastAudit()).toBe("fighting.no-show");
  });

  test("[DY22] when both are absent nobody wins", async () => {
    const made = await arrange();
    await callThrice(made.uuid("SF1"));
    await referee().api.acts.noShow(made.uuid("SF1"), act({ absent: "both" as const }));
    const { head } = await headAndFold(app().db, made.uuid("SF1"));
    expect(head).toMatchObject({ state: "finished", winner: null, result: { method: "double_no_show" } });
  });

  test("[DY25] a result by hand keeps its reason in the log and moves the bracket; a second one is refused", async () => {
    const made = await arrange();
    const byHand = {
      method: "decision",
      winner: "blue",
      score: { red: 2, blue: 4 },
      reason: "со слов",
    } as const;
    await referee().api.acts.result(made.uuid("SF1"), act(byHand));
    const { head, fold } = await headAndFold(app().db, made.uuid("SF1"));
    expect(head).toEqual(fold);
    const blue = present(made.bout("SF1").blue_fighter_id);
    const winner = present(made.fighters.find(({ id }) => id === blue));
    expect(head).toMatchObject({ winner: { uuid: winner.uuid }, result: { method: "decision" } });
    expect(head?.points[winner.uuid]?.scores).toBe(4);
    expect((await bout(made, "F")).fighters.red).toBe(winner.uuid);
    const log = await referee().api.fightings.events(made.uuid("SF1"));
    expect(log.data[0]?.event).toEqual({ type: "note-added", text: "со слов" });
    const again = referee().api.acts.result(made.uuid("SF1"), act({ ...byHand, winner: "red" as const }));
    expect(await refusalOf(again)).toEqual([409, "already-decided"]);
  });

  test("[DY25] nobody wins a bout whose pair is not known", async () => {
    const made = await arrange();
    const byHand = { method: "walkover", winner: "red", score: null, reason: "соперника нет" } as const;
    expect(await refusalOf(referee().api.acts.result(made.uuid("F"), act(byHand)))).toEqual([
      409,
      "pair-unknown",
    ]);
  });

  test("[DY23] who is withdrawn from a round robin loses all the bouts that are left, at once", async () => {
    const made = await arrange("round_robin", 3);
    const leaver = present(made.fighters[0]).uuid;
    const { fightings } = await referee().api.competitions.byUuid(made.competition.uuid);
    const his = fightings.filter(({ slots }) => slots.some(({ fighter }) => fighter === leaver));
    await referee().api.acts.withdraw(
      present(his[0]).uuid,
      act({ fighter: leaver, method: "injury" as const, reason: "колено" }),
    );
    const after = await referee().api.competitions.byUuid(made.competition.uuid);
    const results = after.fightings
      .filter(({ slots }) => slots.some(({ fighter }) => fighter === leaver))
      .map(({ state, result, winner }) => [state, result?.method, winner?.uuid === leaver]);
    expect(results).toEqual([
      ["finished", "injury", false],
      ["finished", "injury", false],
    ]);
    const gone = act({ fighter: leaver, method: "injury" as const, reason: "колено" });
    expect(await refusalOf(referee().api.acts.withdraw(present(his[0]).uuid, gone))).toEqual([
      409,
      "already-decided",
    ]);
  });

  test("[DY24] a bout begun by mistake waits again, and its log still tells of it", async () => {
    const made = await arrange();
    const table = { device: randomUUID(), proto: 1 as const };
    const submitted = (type: "clock-started" | "bout-called", deviceSeq: number) => ({
      id: randomUUID(),
      event: { type } as const,
      deviceSeq,
      lease: null,
      baseVersion: deviceSeq - 1,
      boutMs: null,
      at: { wall: 0, offset: null, rtt: null },
    });
    await referee().api.fightings.submitEvents(made.uuid("SF1"), {
      data: { ...table, events: [submitted("bout-called", 1), submitted("clock-started", 2)] },
    });
    await referee().api.acts.returnToQueue(made.uuid("SF1"), act());
    const { head, fold } = await headAndFold(app().db, made.uuid("SF1"));
    expect(head).toEqual(fold);
    expect(head).toMatchObject({ state: "waiting", calls: [], version: 4, clock: { running: false } });
    expect(await refusalOf(referee().api.acts.returnToQueue(made.uuid("SF1"), act()))).toEqual([
      409,
      "nothing-to-return",
    ]);
  });

  test("[DY19] [CP13] two officials reorder one mat: the second, whose order is stale, gets the fresh one", async () => {
    const made = await arrange();
    const seen = await made.order();
    const place = (id: string, before: string | null) =>
      referee().api.acts.place(
        made.uuid(id),
        act({ carpet: made.carpet.uuid, before: before === null ? null : made.uuid(before), seen }),
      );
    const done = await place("SF2", "SF1");
    expect(await made.bracketOrder()).toEqual(["SF2", "SF1", "F"]);
    expect(done.data.orders).toEqual([{ carpet: made.carpet.uuid, fightings: await made.order() }]);
    const stale = await failureOf(place("F", "SF1"));
    expect(stale.error).toMatchObject({
      status: 409,
      details: { code: "stale-order", carpet: made.carpet.uuid, order: await made.order() },
    });
    expect(await made.bracketOrder()).toEqual(["SF2", "SF1", "F"]);
  });

  test("[DY5] [DY20] [DY21] a called bout goes to another mat without its calls, keeps its number, and can be put back", async () => {
    const made = await arrange();
    const other = await createCarpet(app().db, { competition_id: made.competition.id, position: 1 });
    await referee().api.acts.call(made.uuid("SF1"), act());
    const moving = act({ carpet: other.uuid, before: null, seen: [] });
    await referee().api.acts.place(made.uuid("SF1"), moving);
    expect([await made.bracketOrder(), await made.bracketOrder(other.uuid)]).toEqual([["SF2", "F"], ["SF1"]]);
    const { fightings } = await referee().api.competitions.byUuid(made.competition.uuid);
    const moved = present(fightings.find(({ uuid }) => uuid === made.uuid("SF1")));
    expect(moved).toMatchObject({ number: made.bout("SF1").number, state: "waiting", calls: [] });

    const { data: desk } = await referee().api.acts.desk(made.competition.uuid);
    expect(desk.lastAct).toMatchObject({ id: moving.data.id, bouts: [made.uuid("SF1")] });
    await referee().api.acts.undo(moving.data.id, act());
    expect([await made.bracketOrder(), await made.bracketOrder(other.uuid)]).toEqual([
      ["SF1", "SF2", "F"],
      [],
    ]);
    expect(await refusalOf(referee().api.acts.undo(moving.data.id, act()))).toEqual([409, "already-undone"]);
  });

  test("[DY20] [DY21] a bout called on its new mat goes back without its calls", async () => {
    const made = await arrange();
    const other = await createCarpet(app().db, { competition_id: made.competition.id, position: 1 });
    const moving = act({ carpet: other.uuid, before: null, seen: [] });
    await referee().api.acts.place(made.uuid("SF1"), moving);
    await referee().api.acts.call(made.uuid("SF1"), act());
    await referee().api.acts.undo(moving.data.id, act());
    const { fightings } = await referee().api.competitions.byUuid(made.competition.uuid);
    const back = fightings.find(({ uuid }) => uuid === made.uuid("SF1"));
    expect(back).toMatchObject({ carpet: { uuid: made.carpet.uuid }, state: "waiting", calls: [] });
    const { head, fold } = await headAndFold(app().db, made.uuid("SF1"));
    expect(head).toEqual(fold);
  });

  test("[DY21] what was reordered since cannot be undone from under somebody", async () => {
    const made = await arrange();
    const first = act({ carpet: made.carpet.uuid, before: null, seen: await made.order() });
    await referee().api.acts.place(made.uuid("SF1"), first);
    clock.pass(1000);
    const second = act({ carpet: made.carpet.uuid, before: null, seen: await made.order() });
    await referee().api.acts.place(made.uuid("SF2"), second);
    expect(await refusalOf(referee().api.acts.undo(first.data.id, act()))).toEqual([409, "not-the-last"]);
  });

  test("[DY27] a category is finished by hand only when nothing is left to decide", async () => {
    const made = await arrange();
    const finish = () => referee().api.acts.finish(made.category.uuid, act());
    expect(await refusalOf(finish())).toEqual([409, "bouts-left"]);
    for (const id of ["SF1", "SF2", "F"]) {
      const byHand = { method: "points", winner: "red", score: null, reason: "по протоколу" } as const;
      await referee().api.acts.result(made.uuid(id), act(byHand));
    }
    expect((await finish()).data.isRepeat).toBe(true);
  });

  test("[RL21] a referee meant for another mat leaves this one alone, and one of another competition has no business here", async () => {
    const made = await arrange();
    const other = await createCarpet(app().db, { competition_id: made.competition.id, position: 1 });
    const bound = await signIn(app(), "referee");
    await createMatOfficial(app().db, other, bound.account.id);
    expect(await refusalOf(bound.api.acts.call(made.uuid("SF1"), act()))).toEqual([403, "other-officials"]);
    expect((await bound.api.acts.desk(made.competition.uuid)).data.ownCarpet).toBe(other.uuid);
    const visitor = await signIn(app(), "authenticated");
    expect(await refusalOf(visitor.api.acts.call(made.uuid("SF1"), act()))).toEqual([403, undefined]);
  });

  const lastAudit = async () => {
    const rows = await findAllAudits(app().db, { afterN: 0, limit: 10_000 });
    // What somebody else was refused (SE23) is written when there is time.
    return rows.findLast(({ action }) => action !== "refused")?.action;
  };
});

function act(): { readonly data: { readonly id: string } };
function act<Data extends object>(data: Data): { readonly data: { readonly id: string } & Data };
function act(data: object = {}) {
  return { data: { id: randomUUID(), ...data } };
}

async function failureOf(call: Promise<unknown>): Promise<ApiFailure> {
  try {
    await call;
  } catch (cause) {
    if (cause instanceof ApiFailure) return cause;
  }
  throw new Error("the act was not refused");
}

async function refusalOf(call: Promise<unknown>): Promise<[number, string | undefined]> {
  const { error } = await failureOf(call);
  return [error.status, matRefusalSchema.safeParse(error.details).data?.code];
}

function present<Thing>(thing: Thing | null | undefined): Thing {
  if (thing === undefined || thing === null) throw new Error("it is not there");
  return thing;
}
