import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { matRefusalSchema } from "#contract/day/matActs.ts";
import { ApiFailure } from "#contract/error.ts";
import { findFightingForScoring } from "../../persistence/bout/boutLog.ts";
import { findLastMark } from "../../persistence/day/presenceRows.ts";
import { createTestApp, signIn, type Client, type TestApp } from "../../testing/testApp.ts";
import { createTestCompetition } from "../../testing/testCompetition.ts";
import { describeOnEachEngine } from "../../testing/testDatabases.ts";

describeOnEachEngine("who has come", (database) => {
  let app: TestApp;
  let referee: Client;
  beforeAll(async () => {
    app = await createTestApp({ database: database() });
    referee = await signIn(app, "referee");
  });
  afterAll(() => app.close());

  test("[DK12] [DK13] who has come is marked, told to officials alone, and a finished bout takes no mark", async () => {
    const made = await createTestCompetition(app.db, { entrants: 4 });
    const { api } = referee;
    const bout = made.bout("SF1").uuid;
    const { fighters } = (await findFightingForScoring(app.db, bout)) ?? { fighters: undefined };
    const [here, other] = [fighters?.red ?? "", fighters?.blue ?? ""];
    const mark = (fighter: string, isHere: boolean | null) =>
      api.acts.presence(bout, { data: { id: randomUUID(), fighter, isHere } });
    const marks = async () => (await api.acts.desk(made.competition.uuid)).data.presence;
    const before = await api.competitions.byUuid(made.competition.uuid);
    await mark(here, true);
    await mark(other, false);
    const first = await findLastMark(app.db, made.competition.uuid);
    expect((await marks()).toSorted((a, b) => Number(b.isHere) - Number(a.isHere))).toEqual([
      { fighting: bout, fighter: here, isHere: true },
      { fighting: bout, fighter: other, isHere: false },
    ]);
    await mark(other, null);
    expect((await marks()).map(({ fighter }) => fighter)).toEqual([here]);
    expect(await findLastMark(app.db, made.competition.uuid)).toBeGreaterThan(first);
    // What everybody reads is as it was.
    const after = await api.competitions.byUuid(made.competition.uuid);
    expect({ ...after, serverTime: 0 }).toEqual({ ...before, serverTime: 0 });
    expect(await codeOf(mark(randomUUID(), true))).toBe("unknown-fighter");
    await app.db.updateTable("fighting").set({ state: "finished" }).where("uuid", "=", bout).execute();
    expect(await marks()).toEqual([]);
    expect(await codeOf(mark(here, true))).toBe("already-decided");
  });
});

const codeOf = (act: Promise<unknown>) =>
  act.then(
    () => undefined,
    (cause: unknown) =>
      cause instanceof ApiFailure ? matRefusalSchema.parse(cause.error.details).code : cause,
  );
