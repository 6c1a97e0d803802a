import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { COLLECTION_NAMES } from "#contract/api/collection.ts";
import { may, type Collection } from "../collections/collection.ts";
import { COLLECTIONS } from "../collections/registry.ts";
import { OPERATORS } from "../query/operators.ts";
import {
  createCategory,
  createCompetition,
  createEntrant,
  createEvent,
  createFighting,
  createProfile,
} from "../testing/factories.ts";
import { call, createTestApp, type TestApp } from "../testing/testApp.ts";

const PUBLIC = { role: "public" } as const;
const SECRET = "Тайна4711";

/** Everything about a collection that the public may not read, with the ways to it from the collections it may read. */
const privateParts = COLLECTION_NAMES.map((name) => COLLECTIONS[name]).flatMap((collection) => [
  ...Object.entries(collection.fields)
    .filter(([, { read }]) => !may(read, PUBLIC))
    .map(([part]) => ({ collection, part })),
  ...Object.entries(collection.relations)
    .filter(([, { read, target }]) => !may(read, PUBLIC) || !may(COLLECTIONS[target].access.read, PUBLIC))
    .map(([part]) => ({ collection, part })),
]);
const isPublic = ({ access }: Collection) => may(access.read, PUBLIC);

describe("[SE5] nothing private can be learned by asking", () => {
  let opened: TestApp | undefined;
  const app = () => {
    if (!opened) throw new Error("the app is open only while the tests of the suite run");
    return opened;
  };
  beforeAll(async () => {
    opened = await createTestApp();
    const { db } = opened;
    const event = await createEvent(db, { internal_note: SECRET });
    const competition = await createCompetition(db, { event_id: event.id });
    const category = await createCategory(db, { competition_id: competition.id });
    const profile = await createProfile(db, { last_name: SECRET });
    const secrets = { birth_date: "1990-01-01", phone: SECRET, profile_id: profile.id, city: SECRET };
    await createEntrant(db, category.id, secrets);
    await createFighting(db, { category_id: category.id });
    const hidden = await createEvent(db, { show_competition: false });
    const drafts = await createCompetition(db, { event_id: hidden.id, title: SECRET });
    const closed = await createCategory(db, { competition_id: drafts.id, title: SECRET });
    await createEntrant(db, closed.id, { last_name: SECRET });
  });
  afterAll(() => opened?.close());
  const answer = async (path: string) => {
    const { status, text } = await call(app(), { url: encodeURI(`/api/${path}`) });
    return { status, text };
  };

  const operators = [...Object.keys(OPERATORS), ""];
  for (const { collection, part } of privateParts.filter(({ collection }) => isPublic(collection)))
    test(`${collection.name}.${part} has the same answer for a right and a wrong guess`, async () => {
      for (const way of waysTo(collection))
        for (const operator of operators)
          for (const shape of ["filters[§]", "filters[$or][0][§]", "filters[$not][§]"]) {
            const key = shape.replace(
              "[§]",
              `${way.brackets}[${part}]${operator === "" ? "" : `[${operator}]`}`,
            );
            const [right, wrong] = [
              await answer(`${way.from}?${key}=${SECRET}`),
              await answer(`${way.from}?${key}=zzz`),
            ];
            expect({ key, ...right }).toEqual({ key, ...wrong });
            expect(right.status).toBe(400);
            expect(right.text).not.toContain(SECRET);
          }
    });

  test("private parts cannot be sorted by, picked or searched", async () => {
    for (const { collection, part } of privateParts.filter(({ collection }) => isPublic(collection))) {
      expect((await answer(`${collection.name}?sort=${part}`)).status).toBe(400);
      expect((await answer(`${collection.name}?sort=${part}.id`)).status).toBe(400);
      expect((await answer(`${collection.name}?fields=${part}`)).status).toBe(400);
    }
    const total = z.object({ meta: z.object({ pagination: z.object({ total: z.literal(0) }) }) });
    for (const name of COLLECTION_NAMES.filter((name) => isPublic(COLLECTIONS[name]))) {
      const { body } = await call(app(), { url: encodeURI(`/api/${name}?_q=${SECRET}`) });
      expect(() => total.parse(body)).not.toThrow();
    }
  });

  test("no public answer carries a private part, however it is asked for", async () => {
    for (const name of COLLECTION_NAMES.filter((name) => isPublic(COLLECTIONS[name])))
      for (const query of ["", "populate=*", "fields=*&populate=*", "populate[0]=*", "populate=true"]) {
        const { text } = await answer(`${name}?${query}`);
        expect(text).not.toContain(SECRET);
        expect(text).not.toMatch(/"(birthDate|phone|internalNote|profile|owner|owner_id|password\w*)":/);
      }
  });

  test("raw words of a query builder are refused, whatever they ask", async () => {
    for (const word of [
      "where[internalNote]",
      "lookup[a]",
      "select",
      "orderBy[internalNote]",
      "groupBy",
      "on",
    ]) {
      const [right, wrong] = [await answer(`events?${word}=${SECRET}`), await answer(`events?${word}=x`)];
      expect([right.status, right.text]).toEqual([400, wrong.text]);
    }
    for (const key of [
      "t0.internal_note",
      "internal_note",
      "internalNote::text",
      "updatedBy][t1.password",
      "events.id",
    ])
      expect((await answer(`events?filters[${key}][$startsWith]=a`)).status).toBe(400);
  });

  test("hidden rows answer like rows that do not exist", async () => {
    const pairs = [
      [`competitions?filters[title]=${SECRET}`, "competitions?filters[title]=zzz"],
      [`events?filters[competition][title]=${SECRET}`, "events?filters[competition][title]=zzz"],
      [
        `fighters?filters[categories][title][$startsWith]=${SECRET}`,
        "fighters?filters[categories][title]=zzz",
      ],
      [`fighters?filters[lastName]=${SECRET}`, "fighters?filters[lastName]=zzz"],
      [`teams?filters[fighters][lastName][$ne]=${SECRET}`, "teams?filters[fighters][lastName][$ne]=zzz"],
    ] as const;
    for (const [right, wrong] of pairs) expect(await answer(right)).toEqual(await answer(wrong));
  });
});

/** From the collection itself, and from each public one that has a relation to it. */
function waysTo(collection: Collection): { from: string; brackets: string }[] {
  const neighbours = COLLECTION_NAMES.map((name) => COLLECTIONS[name])
    .filter(isPublic)
    .flatMap((other) =>
      Object.entries(other.relations)
        .filter(([, { target }]) => target === collection.name)
        .map(([relation]) => ({ from: other.name, brackets: `[${relation}]` })),
    );
  return [{ from: collection.name, brackets: "" }, ...neighbours];
}
