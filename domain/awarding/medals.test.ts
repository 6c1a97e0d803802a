import { expect, test } from "vitest";
import { bronzesOf, withBronzes } from "../draw/bronzes.ts";
import { FORMATS } from "../draw/formats.ts";
import { fittingFormat } from "../draw/formatPackage.ts";
import { medalNeeds } from "./medals.ts";
import { podium } from "./podium.ts";
import { entrantsTo, fought } from "./testing/play.ts";

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

test("[DR93] what a format says of its bronzes, the medals to have at hand and the podium agree", () => {
  for (const format of FORMATS)
    for (const n of [5, 6, 7, 8, 11, 16, 17, 20]) {
      if (fittingFormat(format, n) !== format) continue;
      const bronzes = bronzesOf(format);
      const third = podium(fought(format, entrantsTo(n))).filter(({ place }) => place === 3);
      expect([format, n, third.length]).toEqual([format, n, bronzes]);
      expect(medalNeeds([{ n, format }]).bronze).toBe(bronzes);
    }
});

test("[DR93] the number of bronzes is chosen where the losing semi-finalists decide it, and fixed elsewhere", () => {
  expect(withBronzes("single_elimination_two_bronzes", 1)).toBe("single_elimination_bronze_bout");
  expect(withBronzes("single_elimination_bronze_bout", 2)).toBe("single_elimination_two_bronzes");
  expect(withBronzes("groups_playoff", 2)).toBe("groups_playoff_two_bronzes");
  expect(withBronzes("repechage_from_finalists", 1)).toBeUndefined();
  expect(withBronzes("round_robin", 2)).toBeUndefined();
  for (const format of FORMATS) expect(withBronzes(format, bronzesOf(format))).toBe(format);
});

test("[DR94] groups with two bronzes have the bouts of groups with one, but for the bronze bout", () => {
  for (const n of [5, 6, 7, 8, 9, 12, 16]) {
    const [one, two] = (["groups_playoff", "groups_playoff_two_bronzes"] as const).map((format) =>
      fought(format, entrantsTo(n)).draw.bouts.map(({ id, a, b }) => ({ id, a, b })),
    );
    expect(two).toEqual(one?.filter(({ id }) => id !== "B"));
  }
});
