import { afterAll, beforeAll, expect, test } from "vitest";
import { array, assert, constantFrom, integer, property, record } from "fast-check";
import { METHODS } from "#domain/bout/vocabulary.ts";
import { createPaperEvent } from "../../testing/paperEvent.ts";
import { present } from "../../testing/refusals.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/testDatabases.ts";
import { readPaperData } from "../../usecases/paper/readPaperData.ts";
import { fullName } from "../parts.ts";
import { textsOf } from "../paper.ts";
import type { PaperData } from "../paperData.ts";
import { clubsPaper, startPaper } from "./lists.ts";
import { reportPaper } from "./report.ts";
import { resultsPaper } from "./results.ts";
import { teamsPaper } from "./teams.ts";
import { weighingPaper } from "./weighing.ts";
import { boutsPaper } from "./bouts.ts";

let database: TestDatabase;
let whole: PaperData;
beforeAll(async () => {
  database = await createTestDatabase();
  const { deps, competition } = await createPaperEvent(database, { hasAbsolutes: true });
  whole = present(await readPaperData(deps, competition.id));
}, 60_000);
afterAll(() => database.close());

const damage = record({
  at: integer({ min: 0, max: 400 }),
  to: constantFrom(
    "waiting",
    "running",
    "lost",
    "unpaired",
    "unweighed",
    "too-heavy",
    "forgotten",
    "draft" as const,
  ),
  method: constantFrom(...METHODS),
});

/** What may have happened to an event, whether a program would let it or not. */
function spoil(
  data: PaperData,
  { at, to, method }: { at: number; to: string; method: (typeof METHODS)[number] },
): PaperData {
  const { fightings, categories } = data.competition;
  const bout = fightings[at % fightings.length];
  const row = data.scale[at % data.scale.length];
  const category = categories[at % categories.length];
  const withBout = (change: Partial<NonNullable<typeof bout>>): PaperData => ({
    ...data,
    competition: {
      ...data.competition,
      fightings: fightings.map((one) => (one === bout ? { ...one, ...change } : one)),
    },
  });
  const withScale = (state: "not_weighed" | "overweight"): PaperData => ({
    ...data,
    scale: data.scale.map((one) => (one === row ? { ...one, state } : one)),
  });
  switch (to) {
    case "waiting":
    case "running":
      return withBout({ state: to, winner: null, result: null, finishedAt: null });
    case "lost":
      return withBout({
        result: { method, technique: null, elapsedMs: null },
        winner: at % 2 === 0 ? null : (bout?.winner ?? null),
      });
    case "unpaired":
      return withBout({
        slots: [{ fighter: null, source: null }, bout?.slots[1] ?? { fighter: null, source: null }],
      });
    case "unweighed":
      return withScale("not_weighed");
    case "too-heavy":
      return withScale("overweight");
    case "forgotten":
      return {
        ...data,
        people: new Map([...data.people].filter((_, index) => index !== at % data.people.size)),
      };
    default:
      return {
        ...data,
        competition: {
          ...data.competition,
          categories: categories.map((one) =>
            one === category ? { ...one, status: "draft" as const, format: null } : one,
          ),
          fightings: fightings.filter((one) => one.category.uuid !== category?.uuid),
        },
      };
  }
}

test("[PD32] whatever happens to an event, every list has everybody of every category", () => {
  assert(
    property(array(damage, { maxLength: 25 }), (damages) => {
      const data = damages.reduce(spoil, whole);
      const listed = data.competition.categories.flatMap(({ fighters }) => fighters);
      const texts = [
        resultsPaper(data, {}),
        weighingPaper(data, { isBlank: false }),
        weighingPaper(data, { isBlank: true }),
        clubsPaper(data),
        startPaper(data, {}),
      ].map((paper) => textsOf(paper));
      for (const text of texts) {
        const names = new Map<string, number>();
        for (const line of text) names.set(line, (names.get(line) ?? 0) + 1);
        for (const { uuid, lastName, firstName } of listed) {
          const short = [lastName, firstName].filter(Boolean).join(" ");
          const person = data.people.get(uuid);
          const told = names.get(short) ?? (person && names.get(fullName(person)));
          expect(told ?? 0, short).toBeGreaterThanOrEqual(listed.filter((one) => one.uuid === uuid).length);
        }
      }
      expect([boutsPaper(data, {}), reportPaper(data), teamsPaper(data)]).toHaveLength(3);
    }),
    { numRuns: 30 },
  );
});
