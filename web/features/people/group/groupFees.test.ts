import { expect, test } from "vitest";
import { groupSum, type GroupPrices } from "./groupFees.ts";

const TODAY = "2026-11-19";
const prices: GroupPrices = {
  fees: {
    pricing: [{ first: 80_000, further: 50_000 }],
    people: [
      {
        key: "p2",
        name: "Берг Анна",
        team: null,
        lines: [{ category: "до 57 кг", day: TODAY, kopecks: 80_000, isFirst: true }],
        firstDay: TODAY,
        owed: 80_000,
        paid: 0,
      },
    ],
  },
  numbers: new Map([
    ["ivan", 1],
    ["anna", 2],
  ]),
  categories: [
    { id: 10, title: "до 77 кг" },
    { id: 11, title: "абсолютная" },
  ],
  today: TODAY,
};
const line = (profile: string, category: number) => ({ profile, category, weight: 70 });

test("[FE6] several entered at once are told one sum: a first category, a further one, and one of who owes already", () => {
  expect(groupSum([], prices)).toBe(0);
  expect(groupSum([line("ivan", 10)], prices)).toBe(80_000);
  expect(groupSum([line("ivan", 10), line("ivan", 11)], prices)).toBe(130_000);
  expect(groupSum([line("ivan", 10), line("anna", 11)], prices)).toBe(130_000);
});
