import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, test, expect } from "vitest";
import { createTestApp, signIn, type Client, type TestApp } from "../testing/testApp.ts";
import { createTestCompetition } from "../testing/testCompetition.ts";
import { describeOnEachEngine } from "../testing/testDatabases.ts";
import { createTestClock } from "../testing/testDeps.ts";

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
    const table = async () =>
      (await referee.api.competitions.desk(made.competition.uuid)).data.mats[0]?.table;
    await beat();
    expect(await table()).toMatchObject({ device, offsetMs: null, unsent: null });
    await beat({ offsetMs: -1500, unsent: 3 });
    clock.pass(5000);
    await beat();
    expect(await table()).toMatchObject({ device, offsetMs: -1500, unsent: 3, seenAt: clock.now() });
  });
});
