import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, test, expect } from "vitest";
import { ApiFailure } from "#contract/error.ts";
import { matRefusalSchema, type PlaceRequest } from "#contract/day/matActs.ts";
import { findMatQueue, saveMatOrder } from "../../persistence/day/matQueues.ts";
import { createCarpet, createMatOfficial } from "../../testing/factories.ts";
import { createTestApp, signIn, type Client, type TestApp } from "../../testing/testApp.ts";
import { acts, createTestCompetition } from "../../testing/testCompetition.ts";
import { describeOnEachEngine } from "../../testing/testDatabases.ts";
import { createTestClock } from "../../testing/testDeps.ts";
import { createScorer } from "../../testing/testScoring.ts";

describeOnEachEngine("the head table", (database) => {
  let app: TestApp;
  let referee: Client;
  const clock = createTestClock();
  beforeAll(async () => {
    app = await createTestApp({ database: database(), now: clock.now });
    referee = await signIn(app, "referee");
  });
  afterAll(() => app.close());

  test("[DK1] [DK2] a beat of the table tells its clock and what it has not sent; a beat without words leaves them", async () => {
    const made = await createTestCompetition(app.db, { entrants: 4 });
    const device = randomUUID();
    const beat = (report?: { offsetMs: number | null; unsent: number }) =>
      referee.api.leases.take({
        data: {
          scope: `carpet:${made.carpet.uuid}`,
          device,
          expectEpoch: 0,
          takeover: false,
          ...(report && { report }),
        },
      });
    const table = async () => (await referee.api.acts.desk(made.competition.uuid)).data.mats[0]?.table;
    await beat();
    expect(await table()).toMatchObject({ device, offsetMs: null, unsent: null });
    await beat({ offsetMs: -1500, unsent: 3 });
    clock.pass(5000);
    await beat();
    expect(await table()).toMatchObject({ device, offsetMs: -1500, unsent: 3, seenAt: clock.now() });
    // Acts of the mat that wait for a decision are the table's too, whoever made them (LS33).
    expect(await table()).toMatchObject({ undecided: 0 });
    const late = await createScorer(app.deps);
    const lease = { scope: `carpet:${made.carpet.uuid}`, epoch: 7 };
    await late.submit(made.bout("SF1").uuid, acts("R+2 B+3", { lease }));
    expect(await table()).toMatchObject({ undecided: 2 });
  });

  /** Two mats: the three bouts of a category of four on the first, nothing on the second. */
  const arrange = async () => {
    const made = await createTestCompetition(app.db, { entrants: 4 });
    const { uuid } = made.competition;
    const other = await createCarpet(app.db, { competition_id: made.competition.id, position: 1 });
    const order = async (carpet: string) =>
      (await findMatQueue(app.db, carpet)).map(
        (row) => ["SF1", "SF2", "F"].find((id) => made.bout(id).uuid === row.uuid) ?? "?",
      );
    return {
      ...made,
      other,
      seen: async () => (await findMatQueue(app.db, made.carpet.uuid)).map((row) => row.uuid),
      orders: async () => [await order(made.carpet.uuid), await order(other.uuid)],
      lastAct: async () => (await referee.api.acts.desk(uuid)).data.lastAct,
      place: (id: string, data: Omit<PlaceRequest["data"], "id">) => {
        clock.pass(1000);
        return referee.api.acts.place(made.bout(id).uuid, { data: { id: randomUUID(), ...data } });
      },
      undo: async (actId: string | undefined) =>
        referee.api.acts.undo(actId ?? "", { data: { id: randomUUID() } }),
    };
  };
  const refusalOf = (promise: Promise<unknown>) =>
    promise.then(
      () => "done",
      (cause: unknown) =>
        cause instanceof ApiFailure ? matRefusalSchema.safeParse(cause.error.details).data?.code : "broken",
    );

  test("[DY32] [DK3] a bout stands on no mat, gets one again, and both are taken back one after the other", async () => {
    const { carpet, other, bout, ...hall } = await arrange();
    await hall.place("SF2", { carpet: null, before: null, seen: await hall.seen() });
    expect(await hall.orders()).toEqual([["SF1", "F"], []]);
    expect(await hall.lastAct()).toMatchObject({ bouts: [bout("SF2").uuid], from: carpet.uuid, to: null });
    await hall.place("SF2", { carpet: other.uuid, before: null, seen: [] });
    expect(await hall.orders()).toEqual([["SF1", "F"], ["SF2"]]);
    const assigned = await hall.lastAct();
    expect(assigned).toMatchObject({ from: null, to: other.uuid });
    await hall.undo(assigned?.id);
    expect(await hall.orders()).toEqual([["SF1", "F"], []]);
    await hall.undo((await hall.lastAct())?.id);
    expect(await hall.orders()).toEqual([["SF1", "SF2", "F"], []]);
    expect(await hall.lastAct()).toBe(null);
  });

  test("[DY17] [DK3] bouts moved together are one change, and come back together", async () => {
    const { carpet, other, bout, ...hall } = await arrange();
    const followers = [bout("F").uuid];
    await hall.place("SF1", { carpet: other.uuid, before: null, seen: [], followers });
    expect(await hall.orders()).toEqual([["SF2"], ["SF1", "F"]]);
    const act = await hall.lastAct();
    expect(act).toMatchObject({
      bouts: [bout("SF1").uuid, bout("F").uuid],
      from: carpet.uuid,
      to: other.uuid,
    });
    await hall.undo(act?.id);
    expect(await hall.orders()).toEqual([["SF1", "SF2", "F"], []]);
    await hall.place("SF1", { carpet: null, before: null, seen: await hall.seen(), followers });
    expect(await hall.orders()).toEqual([["SF2"], []]);
    await hall.undo((await hall.lastAct())?.id);
    expect(await hall.orders()).toEqual([["SF1", "SF2", "F"], []]);
  });

  test("[DY69] a block of which one bout is over by now stays where it is, whole", async () => {
    const { other, bout, ...hall } = await arrange();
    const followers = [bout("SF2").uuid, bout("F").uuid];
    const result = { method: "decision", winner: "red", score: null, reason: "решение" } as const;
    await referee.api.acts.result(bout("SF2").uuid, { data: { id: randomUUID(), ...result } });
    const wish = { carpet: other.uuid, before: null, seen: [], followers };
    expect(await refusalOf(hall.place("SF1", wish))).toBe("already-started");
    expect((await hall.orders())[1]).toEqual([]);
  });

  test("[DY44] [DK3] a plan of several mats is one change: it stands whole, refuses what is not so any more, and comes back", async () => {
    const { carpet, other, bout, ...hall } = await arrange();
    const [first, second, final] = [bout("SF1").uuid, bout("SF2").uuid, bout("F").uuid];
    const arrangeMats = (client: Client, seen: string[], order: string[], there: string[]) =>
      client.api.acts.arrange(first, {
        data: {
          id: randomUUID(),
          mats: [
            { carpet: carpet.uuid, seen, order },
            { carpet: other.uuid, seen: [], order: there },
          ],
        },
      });
    const seen = await hall.seen();
    expect(await refusalOf(arrangeMats(referee, [first], [first], [second, final]))).toBe("stale-order");
    expect(await refusalOf(arrangeMats(referee, seen, [first], [second]))).toBe("order-set-mismatch");
    const bound = await signIn(app, "referee");
    await createMatOfficial(app.db, carpet, bound.account.id);
    expect(await refusalOf(arrangeMats(bound, seen, [first], [second, final]))).toBe("other-officials");
    await arrangeMats(referee, seen, [first], [second, final]);
    expect(await hall.orders()).toEqual([["SF1"], ["SF2", "F"]]);
    await hall.undo((await hall.lastAct())?.id);
    expect(await hall.orders()).toEqual([["SF1", "SF2", "F"], []]);
    await referee.api.acts.call(first, { data: { id: randomUUID() } });
    expect(await refusalOf(arrangeMats(referee, seen, [second, final], [first]))).toBe("already-started");
  });

  test("[DY21] [DY44] a plan is not taken back when a bout it put elsewhere in the same queue has been fought", async () => {
    const { carpet, bout, ...hall } = await arrange();
    const [first, second, final] = [bout("SF1").uuid, bout("SF2").uuid, bout("F").uuid];
    const mats = [{ carpet: carpet.uuid, seen: await hall.seen(), order: [second, first, final] }];
    clock.pass(1000);
    await referee.api.acts.arrange(first, { data: { id: randomUUID(), mats } });
    const result = { method: "decision", winner: "red", score: null, reason: "решение" } as const;
    await referee.api.acts.result(second, { data: { id: randomUUID(), ...result } });
    expect(await refusalOf(hall.undo((await hall.lastAct())?.id))).toBe("order-moved-on");
  });

  test("[DY19] a bout that does not stand beside it does not go with it", async () => {
    const { other, bout, ...hall } = await arrange();
    await hall.place("F", { carpet: other.uuid, before: null, seen: [] });
    const together = { before: null, followers: [bout("F").uuid] };
    expect(
      await refusalOf(hall.place("SF1", { ...together, carpet: other.uuid, seen: [bout("F").uuid] })),
    ).toBe("unknown-neighbour");
    expect(await refusalOf(hall.place("SF1", { carpet: null, before: null, seen: [] }))).toBe("stale-order");
  });

  test("[DY21] a bout given a mat by another way since stays where it is", async () => {
    const { carpet, bout, ...hall } = await arrange();
    await hall.place("SF2", { carpet: null, before: null, seen: await hall.seen() });
    const act = await hall.lastAct();
    await saveMatOrder(app.db, carpet.id, [...(await hall.seen()), bout("SF2").uuid]);
    expect(await refusalOf(hall.undo(act?.id))).toBe("order-moved-on");
  });

  test("[DK3] [RL21] a referee of one mat takes back what came to it, not what has left it", async () => {
    const { competition, carpet, other, ...hall } = await arrange();
    await hall.place("SF1", { carpet: other.uuid, before: null, seen: [] });
    const actId = (await hall.lastAct())?.id ?? "";
    const undoOn = async (mat: typeof carpet) => {
      const bound = await signIn(app, "referee");
      await createMatOfficial(app.db, mat, bound.account.id);
      const { data } = await bound.api.acts.desk(competition.uuid);
      expect(data.lastAct?.mayUndo).toBe(mat === other);
      return await bound.api.acts.undo(actId, { data: { id: randomUUID() } });
    };
    await expect(undoOn(carpet)).rejects.toMatchObject({ error: { status: 403 } });
    await undoOn(other);
    expect(await hall.orders()).toEqual([["SF1", "SF2", "F"], []]);
  });

  test("[RL22] an admin meant for a mat still sits at the head table, a referee of one mat does not", async () => {
    const { competition, carpet } = await arrange();
    const [admin, bound] = [await signIn(app, "admin"), await signIn(app, "referee")];
    for (const { account } of [admin, bound]) await createMatOfficial(app.db, carpet, account.id);
    const isHead = async ({ api }: Client) => (await api.acts.desk(competition.uuid)).data.isHead;
    expect([await isHead(admin), await isHead(bound)]).toEqual([true, false]);
  });
});
