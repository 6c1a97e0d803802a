import type { KyselyPlugin } from "kysely";
import { expect, test } from "vitest";
import type { Viewer } from "#domain/access/access.ts";
import type { CollectionName } from "#contract/api/collection.ts";
import { COLLECTIONS } from "../collections/registry.ts";
import { createCategory, createEntrant, createFighting, createPage } from "../testing/factories.ts";
import { pauseAfterRead } from "../http/event/collectionRoutes.ts";
import { describeOnEachEngine } from "../testing/testDatabases.ts";
import { call, createTestApp, signIn } from "../testing/testApp.ts";
import { parseQuery } from "./parseQuery.ts";
import { findEntries } from "./readEntries.ts";

const ADMIN: Viewer = { role: "admin", accountId: 1 };

describeOnEachEngine("the cost of a query", (database) => {
  const find = (name: CollectionName, query: string, db = database().db) =>
    findEntries(db, COLLECTIONS[name], ADMIN, parseQuery(query));

  test("[API27] one statement a relation, however many entries there are", async () => {
    const { db } = database();
    const query = "populate=fighters.team,fightings.fighters,competition.event";
    const countStatements = async () => {
      let statements = 0;
      const plugin: KyselyPlugin = {
        transformQuery: ({ node }) => {
          statements += 1;
          return node;
        },
        transformResult: async ({ result }) => result,
      };
      await find("categories", query, db.withPlugin(plugin));
      return statements;
    };
    const category = await createCategory(db);
    await createFighting(db, { category_id: category.id });
    const few = await countStatements();
    for (let n = 0; n < 10; n += 1) await createFighting(db, { category_id: category.id });
    for (let n = 0; n < 10; n += 1) await createFighting(db);
    expect(await countStatements()).toBe(few);
    // The page, its total, and the six relations; nobody has a team yet, which changes nothing.
    expect(few).toBe(8);
  });

  test("[API27] more than 5,000 entries in an answer are refused", async () => {
    const { db } = database();
    const category = await createCategory(db);
    await db.transaction().execute(async (trx) => {
      for (let n = 0; n < 72; n += 1) await createEntrant(trx, category.id);
    });
    const only = `filters[id]=${category.id}`;
    await expect(find("categories", `${only}&populate=fighters.categories.fighters`)).rejects.toThrow(
      "An answer may hold at most 5000 entries",
    );
    await expect(find("categories", `${only}&populate=fighters.categories`)).resolves.toBeDefined();
  });

  test("[API41] a filter that goes back and forth takes its time once a step", async () => {
    const { db } = database();
    const category = await createCategory(db);
    await db.transaction().execute(async (trx) => {
      for (let n = 0; n < 300; n += 1) await createFighting(trx, { category_id: category.id });
    });
    const startedAt = performance.now();
    const there = `filters${"[category][fightings]".repeat(8)}[round]=77`;
    expect((await find("fightings", there)).data.toString()).toBe("[]");
    // Row by row it would be 300 to the power of eight.
    expect(performance.now() - startedAt).toBeLessThan(2000);
  });

  test("[API41] a sort key leads to one entry, by a short way", async () => {
    await expect(find("fightings", "sort=category.competition.event.name")).resolves.toBeDefined();
    await expect(find("categories", "sort=fightings.number")).rejects.toThrow(
      "Cannot sort through fightings: it leads to many entries",
    );
    await expect(find("events", `sort=${"competition.event.".repeat(3)}name`)).rejects.toThrow(
      "A sort key goes through at most 4 relations",
    );
  });
});

test("[API41] filters and sort keys of a query go through 40 relations together", async () => {
  const app = await createTestApp();
  const { headers } = await signIn(app, "referee");
  const ways = (count: number) =>
    Array.from({ length: count }, (_, n) => `filters[$or][${n}][category][fightings][round]=${n}`).join("&");
  expect(await call(app, { url: `/api/fightings?${ways(20)}`, headers })).toMatchObject({ status: 200 });
  for (const oneMore of ["sort=category.title", "populate[fighters][filters][team][name]=x"])
    expect(await call(app, { url: `/api/fightings?${ways(20)}&${oneMore}`, headers })).toMatchObject({
      status: 400,
      body: { error: { message: "Filters and sort keys go through at most 40 relations" } },
    });
  await app.close();
});

test("[SE32] after a long read of a stranger's the thread is free for twice as long", () => {
  expect([4, 50, 220, 3000].map(pauseAfterRead)).toEqual([0, 100, 440, 1000]);
});

test("[SE32] lists are read in turn for strangers, and at once for officials", async () => {
  const app = await createTestApp();
  const category = await createCategory(app.db);
  for (let n = 0; n < 60; n += 1) await createEntrant(app.db, category.id);
  const { headers } = await signIn(app, "referee");
  const statuses = async (asked: { readonly headers?: Record<string, string> }) => {
    const dear = { url: "/api/categories?populate=fighters.categories.fighters", ...asked };
    const cheap = { url: "/api/teams?fields=name", ...asked };
    const calls = [dear, dear, dear, ...Array.from({ length: 250 }, () => cheap)];
    const answers = await Promise.all(calls.map((one) => call(app, one)));
    return new Set(answers.map(({ status }) => status));
  };
  expect(await statuses({})).toEqual(new Set([200, 429]));
  expect(await statuses({ headers })).toEqual(new Set([200]));
  await app.close();
});

test("[API32] a number that is none is refused at once, however long it is", async () => {
  const app = await createTestApp();
  const startedAt = performance.now();
  const answer = await call(app, { url: `/api/fightings?filters[number]=${"1".repeat(8000)}x` });
  expect(answer).toMatchObject({ status: 400, body: { error: { message: "Invalid number" } } });
  expect(performance.now() - startedAt).toBeLessThan(500);
  await app.close();
});

test("[API27] an answer of more than 2 MB is refused", async () => {
  const app = await createTestApp();
  const content = `<p>${"мат ".repeat(10_000)}</p>`;
  for (let n = 0; n < 30; n += 1) await createPage(app.db, { content });
  expect(await call(app, { url: "/api/pages?pagination[pageSize]=100" })).toMatchObject({
    status: 400,
    body: { error: { name: "ValidationError", message: "An answer may have at most 2000000 bytes" } },
  });
  expect(await call(app, { url: "/api/pages?fields=title&pagination[pageSize]=100" })).toMatchObject({
    status: 200,
  });
  await app.close();
});
