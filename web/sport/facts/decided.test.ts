import { expect, test } from "vitest";
import type { Competition, Fighter, Fighting } from "#contract/competition/entity.ts";
import { playedCompetition } from "#web/sport/testing/playedCompetition.ts";
import { circleKey, decidedKey } from "./decided.ts";

const { competition, category } = playedCompetition({ format: "round_robin", n: 4, finished: 2 });

const keysOf = ({ categories, fightings }: Competition) => [
  decidedKey({ ...competition, categories, fightings }),
  circleKey({ categoryUuid: category.uuid, fighters: categories[0]?.fighters ?? [], bouts: fightings }),
];

test("[LB11] a point of a bout that goes on changes no key", () => {
  const scored = withBout(2, (bout) => ({ ...bout, state: "running", version: bout.version + 1 }));
  expect(keysOf(scored)).toEqual(keysOf(competition));
});

test("a result, and a correction of one, changes the keys", () => {
  const ended = withBout(2, (bout) => ({ ...bout, state: "finished", version: bout.version + 1 }));
  const corrected = withBout(0, (bout) => ({ ...bout, version: bout.version + 1 }));
  for (const changed of [ended, corrected])
    for (const [index, key] of keysOf(changed).entries()) expect(key).not.toBe(keysOf(competition)[index]);
});

test("[LB5] so is another weight, and another name is shown", () => {
  const reweighed = withFighter((fighter) => ({ ...fighter, weight: 71.4 }));
  const renamed = withFighter((fighter) => ({ ...fighter, lastName: "Щукарёв" }));
  for (const changed of [reweighed, renamed])
    for (const [index, key] of keysOf(changed).entries()) expect(key).not.toBe(keysOf(competition)[index]);
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
