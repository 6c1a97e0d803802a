import { expect, test } from "vitest";
import { medalNeeds } from "./medals.ts";

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
