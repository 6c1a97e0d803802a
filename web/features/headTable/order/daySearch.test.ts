import { expect, test } from "vitest";
import type { Competition, Fighting } from "#contract/competition/entity.ts";
import { createPlanner } from "#domain/schedule/plan/plan.ts";
import { planInput } from "#web/features/headTable/desk/planInput.ts";
import { playedCompetition } from "#web/sport/testing/playedCompetition.ts";
import { createDaySearch } from "./daySearch.ts";
import { isBetter, shownChange } from "./planChange.ts";

/** How many athletes fight in each category of a mat; nobody fights in two. */
function dayOf(mats: readonly (readonly number[])[]): Competition {
  const { competition } = playedCompetition({ format: "round_robin", n: 2, finished: 0 });
  const parts = mats.map((sizes, mat) => sizes.map((n, index) => categoryOf(n, `${mat}-${index}`, `${mat}`)));
  return {
    ...competition,
    categories: parts.flat().flatMap(({ categories }) => categories),
    fightings: parts.flat().flatMap(({ fightings }) => fightings),
    carpets: parts.map((part, mat) => ({
      id: mat + 1,
      documentId: `${mat}`,
      uuid: `${mat}`,
      name: `${mat}`,
      fightings: part.flatMap(({ fightings }) => fightings.map(({ id, uuid }) => ({ id, uuid }))),
    })),
  };
}

/** The same story told of other people. */
function categoryOf(n: number, name: string, mat: string): Competition {
  const { competition } = playedCompetition({ format: "single_elimination_two_bronzes", n, finished: 0 });
  const own = <Person extends { readonly uuid: string }>(people: readonly Person[]): Person[] =>
    people.map((one) => ({ ...one, uuid: `${name}-${one.uuid}` }));
  const slotOf = ({ fighter, source }: Fighting["slots"][number]) => ({
    source,
    fighter: fighter === null ? null : `${name}-${fighter}`,
  });
  return {
    ...competition,
    categories: competition.categories.map((one) => ({ ...one, uuid: name, fighters: own(one.fighters) })),
    fightings: own(competition.fightings).map((bout) => ({
      ...bout,
      category: { uuid: name },
      carpet: { uuid: mat },
      points: {},
      fighters: own(bout.fighters),
      slots: [slotOf(bout.slots[0]), slotOf(bout.slots[1])],
    })),
  };
}

test.each([
  {
    mats: [
      [7, 4, 3, 4],
      [3, 3, 6, 9],
    ],
    moved: { category: "1-1", from: ["1"], to: ["0"] },
  },
  {
    mats: [
      [5, 3, 5],
      [3, 6],
    ],
    moved: { category: "0-1", from: ["0"], to: ["1"] },
  },
])("[DY17] what ends the day earlier is found where the last plan of the planner does not", (given) => {
  const day = dayOf(given.mats);
  const planner = createPlanner(planInput(day, 0), "mats");
  const search = createDaySearch(day, 0, "mats");
  const counted: number[] = [];
  for (let step = 0; step < 60; step += 1) {
    planner.step();
    if (search.step()) counted.push(shownChange(day, search.plan(), 0).after.endMs);
  }
  const alone = shownChange(day, planner.settle().plan, 0);
  expect(isBetter(alone.before, alone.after)).toBe(false);
  const { plan } = search.settle();
  const { before, after } = shownChange(day, plan, 0);
  expect(isBetter(before, after)).toBe(true);
  expect(after.moved.filter(({ from, to }) => to.some((carpet) => !from.includes(carpet)))).toMatchObject([
    given.moved,
  ]);
  // What is counted as an improvement is one by the forecast, and the last of them is what is offered.
  expect(counted.length).toBeGreaterThan(0);
  expect(counted.every((endMs) => isBetter(before, { ...before, endMs }))).toBe(true);
  expect(counted.at(-1)).toBe(after.endMs);
});
