import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createFighting } from "../testing/factories.ts";
import { call, createTestApp, signIn } from "../testing/testApp.ts";
import { acts, createTestCompetition } from "../testing/testCompetition.ts";

// The embedded database holds the thread of the server; another has one of its own.
test("[SE42] an act that comes after the read began is acknowledged before it ends", async () => {
  const app = await createTestApp({ engine: "sqlite" });
  const { competition, category, bout } = await createTestCompetition(app.db);
  await app.db.transaction().execute(async (trx) => {
    for (let n = 0; n < 400; n += 1)
      await createFighting(trx, { category_id: category.id, competition_id: competition.id });
  });
  const { headers } = await signIn(app, "referee");
  const ended: string[] = [];
  const read = async () => {
    const everything =
      "populate[fightings][populate]=*&populate[categories][populate][fightings][populate]=*";
    const answer = await call(app, { url: `/api/competitions/${competition.document_id}?${everything}` });
    ended.push("read");
    return answer;
  };
  const act = async () => {
    const body = { data: { device: randomUUID(), proto: 1, events: acts("go R+2") } };
    const url = `/api/fightings/${bout("SF1").uuid}/events`;
    const answer = await call(app, { method: "POST", url, body, headers });
    ended.push("act");
    return answer;
  };
  const [found, applied] = await Promise.all([read(), act()]);
  expect([found.status, applied.status]).toEqual([200, 200]);
  expect(ended).toEqual(["act", "read"]);
  await app.close();
});

test("[SE43] who is no official looks through few tables and compares few texts", async () => {
  const app = await createTestApp();
  const { headers } = await signIn(app, "referee");
  const alternatives = (count: number, filter: string) =>
    `/api/fightings?${Array.from({ length: count }, (_, n) => `filters[$or][${n}]${filter}=${n}`).join("&")}`;
  const statuses = async (url: string) => [
    (await call(app, { url })).status,
    (await call(app, { url, headers })).status,
  ];
  const byNumber = "[category][fightings][number]";
  expect(await statuses(alternatives(4, byNumber))).toEqual([200, 200]);
  expect(await statuses(alternatives(5, byNumber))).toEqual([400, 200]);
  const byText = "[stage][$containsi]";
  expect(await statuses(alternatives(20, byText))).toEqual([200, 200]);
  expect(await statuses(alternatives(21, byText))).toEqual([400, 200]);
  await app.close();
});
