import { expect, test } from "vitest";
import { decideRedraw, isSameDraw, recordDraw } from "./record.ts";

const entrants = ["Волк", "Барс", "Рысь", "Волк", "Барс", "Рысь", "Волк", "Барс"].map((team, index) => ({
  id: `e${index + 1}`,
  team,
  ...(index === 0 && { seed: 1 }),
}));
const drawn = {
  format: "single_elimination_two_bronzes",
  seed: "2026-11-15",
  drawnBy: "chief",
  drawnAt: 0,
} as const;

test("[DR8] a draw stores format, numbers, random seed, who drew and when", () => {
  const record = recordDraw(drawn, entrants);
  expect(record).toMatchObject(drawn);
  expect(record.numbers[0]).toBe("e1");
  expect(record.numbers.toSorted()).toEqual(entrants.map(({ id }) => id));
});

test("[DR7] anybody can make the same draw again, in whatever order the entrants are listed", () => {
  expect(isSameDraw(recordDraw(drawn, entrants), entrants.toReversed())).toBe(true);
});

test("[DR7] a draw that was touched afterwards is found out", () => {
  const record = recordDraw(drawn, entrants);
  const [first = "", second = "", ...others] = record.numbers;
  expect(isSameDraw({ ...record, numbers: [second, first, ...others] }, entrants)).toBe(false);
  expect(isSameDraw({ ...record, numbers: [first, second] }, entrants)).toBe(false);
  expect(isSameDraw({ ...record, seed: "another" }, entrants)).toBe(false);
});

test("[DR2] before the first bout the format may be changed and the category drawn again", () => {
  expect(decideRedraw(new Map()).ok).toBe(true);
});

test("[DR9] a redraw is refused once a bout of the category is decided, even one without a winner", () => {
  expect(decideRedraw(new Map([["QF1", {}]]))).toEqual({
    ok: false,
    problem: { code: "bouts-decided", bouts: ["QF1"] },
  });
});

test("[DR26] changes made by hand are part of the record, and the draw can still be made again", () => {
  const latecomer = { id: "late", team: "Сокол" };
  const seven = entrants.slice(0, 7);
  const record = recordDraw(drawn, seven);
  const [one = "", other = ""] = record.numbers;
  const changed = {
    ...record,
    numbers: [other, one, ...record.numbers.slice(2), "late"],
    changes: [{ type: "swapped", one, other } as const, { type: "entered-late", id: "late" } as const],
  };
  expect(isSameDraw(changed, [...seven, latecomer])).toBe(true);
  expect(isSameDraw({ ...changed, changes: [] }, [...seven, latecomer])).toBe(false);
});
