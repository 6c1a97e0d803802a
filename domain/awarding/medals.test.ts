import { expect, test } from "vitest";
import { medalNeeds, medalTable } from "./medals.ts";

test("[AW7] a knock-out of eight needs two bronzes, a bronze bout one", () => {
  expect(medalNeeds([{ n: 8 }])).toEqual({ gold: 1, silver: 1, bronze: 2 });
  expect(medalNeeds([{ n: 8, format: "single_elimination_bronze_bout" }])).toEqual({
    gold: 1,
    silver: 1,
    bronze: 1,
  });
});

test("[AW7] one athlete needs a gold, two a silver as well, nobody nothing", () => {
  expect(medalNeeds([{ n: 1 }])).toEqual({ gold: 1, silver: 0, bronze: 0 });
  expect(medalNeeds([{ n: 2 }])).toEqual({ gold: 1, silver: 1, bronze: 0 });
  expect(medalNeeds([{ n: 0 }])).toEqual({ gold: 0, silver: 0, bronze: 0 });
});

test("[AW7] the needs of a day are those of its categories", () => {
  expect(medalNeeds([{ n: 3 }, { n: 16, format: "repechage_from_finalists" }, { n: 1 }])).toEqual({
    gold: 3,
    silver: 2,
    bronze: 3,
  });
});

test("[AW8] teams by golds, then silvers, then bronzes", () => {
  const medals = (team: string, places: readonly number[]) => places.map((place) => ({ team, place }));
  const rows = medalTable([
    ...medals("bronzes", [2, 3, 3, 3]),
    ...medals("silver", [2, 2]),
    ...medals("gold", [1]),
    ...medals("same", [2, 2]),
    ...medals("fifth", [5]),
    { team: null, place: 1 },
    { place: 1 },
  ]);
  expect(rows.map(({ place, team }) => `${place} ${team}`)).toEqual([
    "1 gold",
    "2 same",
    "2 silver",
    "4 bronzes",
  ]);
  expect(rows[3]).toEqual({ place: 4, team: "bronzes", gold: 0, silver: 1, bronze: 3 });
});
