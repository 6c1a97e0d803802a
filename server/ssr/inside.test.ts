import { expect, test } from "vitest";
import { isCompetition } from "#contract/api/live.ts";
import { bumpRev } from "../persistence/database/feed.ts";
import { createSnapshots } from "../snapshots/competitionSnapshots.ts";
import { createTestApp } from "../testing/testApp.ts";
import { createTestCompetition } from "../testing/testCompetition.ts";
import { sendInside } from "./inside.ts";

test("[PG4] a page is given a competition as it is, which is what everybody else reads from the text; never an older one", async () => {
  const app = await createTestApp();
  const { uuid } = (await createTestCompetition(app.db)).competition;
  const snapshots = createSnapshots(app.deps, "test-boot");
  await snapshots.find(uuid);
  const ask = () =>
    sendInside(
      { http: app.http, snapshots },
      { method: "GET", url: `/api/competitions/uuid/${uuid}`, headers: {} },
    );

  const { text, value, serverTime } = await ask();
  expect(value).toEqual(JSON.parse(text));
  expect(isCompetition({ ...Object(value), serverTime })).toBe(true);

  await app.db.transaction().execute((trx) => bumpRev(trx, uuid, { isStructural: true }));
  app.deps.wakeFeed(uuid);
  expect(await ask()).toMatchObject({ status: 200, value: undefined });
  await app.close();
});
