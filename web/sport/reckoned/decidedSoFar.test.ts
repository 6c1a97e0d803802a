import { expect, test } from "vitest";
import type { Competition, Fighter, Fighting } from "#contract/entity.ts";
import { playedCompetition } from "../testing/playedCompetition.ts";
import { decidedMark } from "./decidedSoFar.ts";
import { circleMark } from "./tableThoughts.ts";

const { competition, category } = playedCompetition({ format: "round_robin", n: 4, finished: 2 });

const marksOf = ({ categories, fightings }: Competition) => [
  decidedMark({ ...competition, categories, fightings }),
  circleMark({ categoryUuid: category.uuid, fighters: categories[0]?.fighters ?? [], bouts: fightings }),
];

test("[LB11] a point of a bout that goes on changes nothing that was reckoned", () => {
  const scored = withBout(2, (bout) => ({ ...bout, state: "running", version: bout.version + 1 }));
  expect(marksOf(scored)).toEqual(marksOf(competition));
});

test("a result, and a correction of one, is reckoned with", () => {
  const ended = withBout(2, (bout) => ({ ...bout, state: "finished", version: bout.version + 1 }));
  const corrected = withBout(0, (bout) => ({ ...bout, version: bout.version + 1 }));
  for (const changed of [ended, corrected])
    for (const [index, mark] of marksOf(changed).entries())
      expect(mark).not.toBe(marksOf(competition)[index]);
});

test("[LB5] so is another weight, and another name is shown", () => {
  const reweighed = withFighter((fighter) => ({ ...fighter, weight: 71.4 }));
  const renamed = withFighter((fighter) => ({ ...fighter, lastName: "Щукарёв" }));
  for (const changed of [reweighed, renamed])
    for (const [index, mark] of marksOf(changed).entries())
      expect(mark).not.toBe(marksOf(competition)[index]);
});

function withBout(at: number, change: (bout: Fighting) => Fighting): Competition {
  return {
    ...competition,
    fightings: competition.fightings.map((bout, index) => (index === at ? change(bout) : bout)),
  };
}

function withFighter(change: (fighter: Fighter) => Fighter): Competition {
  const fighters = category.fighters.map((fighter, index) => (index === 1 ? change(fighter) : fighter));
  return { ...competition, categories: [{ ...category, fighters }] };
}
