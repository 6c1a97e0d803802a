import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { COLLECTION_NAMES } from "#contract/api/collection.ts";
import { COLLECTIONS } from "../../collections/registry.ts";
import { OPERATORS } from "../../query/operators.ts";
import { useMembersApp } from "../../testing/membersApp.ts";
import { TOLD_AT_ONCE } from "../../testing/property.ts";
import { createTestCompetition } from "../../testing/testCompetition.ts";

/** Words that mean something somewhere, right and wrong ones mixed. */
const NAMES = COLLECTION_NAMES.flatMap((name) => [
  ...Object.keys(COLLECTIONS[name].fields),
  ...Object.keys(COLLECTIONS[name].relations),
]);
const word = fc.oneof(
  fc.constantFrom(...NAMES, ...Object.keys(OPERATORS)),
  fc.constantFrom("id", "documentId", "createdAt", "$and", "$or", "$not", "0", "1", "", "populate", "count"),
  fc.constantFrom("filters", "sort", "fields", "start", "limit", "page", "pageSize", "withCount", "*"),
);
const value = fc.oneof(
  word,
  fc.constantFrom(
    "true",
    "false",
    "null",
    "-1",
    "1e308",
    "99999999999",
    "2026-12-05",
    "NaN",
    "'; drop table",
  ),
  fc.constantFrom("Барс", "\uD800", "😀", "name:asc", "event.name:desc", "a,b", "fighters.categories"),
  fc.string({ maxLength: 12 }),
);
const root = fc.constantFrom("filters", "sort", "populate", "fields", "pagination", "_q");
const pair = fc
  .tuple(root, fc.array(word, { maxLength: 5 }), value)
  .map(([first, rest, text]) => `${first}${rest.map((part) => `[${part}]`).join("")}=${encode(text)}`);
const query = fc.array(pair, { minLength: 1, maxLength: 3 }).map((pairs) => pairs.join("&"));
const encode = (text: string) => encodeURIComponent(text.toWellFormed());

const scalar = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    "",
    " ",
    "Барс",
    "\0",
    "\uD800",
    -1,
    0,
    1,
    1.5,
    1e308,
    "2026-12-05",
    "m",
  ),
  fc.constantFrom<unknown>([], {}, [1], { set: [1] }, { connect: [{ id: 1, position: { before: 2 } }] }, [
    [1],
  ]),
  fc.constantFrom<unknown>({ disconnect: [99] }, { documentId: "x" }, "draft", "points", { "": {} }, [null]),
);
const data = fc.dictionary(fc.constantFrom(...NAMES, "id", "nope"), scalar, { maxKeys: 4 });

describe.each(["sqlite", "postgres"] as const)(
  "[API32][API35] nothing a caller sends breaks %s",
  (engine) => {
    const { app, as, send } = useMembersApp(engine);

    test("queries", async () => {
      await createTestCompetition(app().db);
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...COLLECTION_NAMES),
          query,
          fc.boolean(),
          async (name, text, isAdmin) => {
            const answer = await send(isAdmin ? as("admin") : undefined, { url: `/api/${name}?${text}` });
            expect([200, 400, 403]).toContain(answer.status);
          },
        ),
        { numRuns: 600, ...TOLD_AT_ONCE },
      );
    });

    test("bodies", async () => {
      const { bout, category, competition } = await createTestCompetition(app().db);
      const paths = [
        `fightings/${bout("SF1").id}`,
        `categories/${category.id}`,
        `competitions/${competition.id}`,
      ];
      const target = fc.oneof(
        fc.constantFrom(...COLLECTION_NAMES).map((name) => ({ method: "POST" as const, path: name })),
        fc.constantFrom(...paths).map((path) => ({ method: "PUT" as const, path })),
      );
      await fc.assert(
        fc.asyncProperty(target, data, async ({ method, path }, given) => {
          const body = { data: given };
          const answer = await send(as("admin"), { method, url: `/api/${path}`, body });
          expect({ status: answer.status < 500, given }).toEqual({ status: true, given });
        }),
        { numRuns: 500, ...TOLD_AT_ONCE },
      );
    });
  },
);
