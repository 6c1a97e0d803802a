import { expect, test } from "vitest";
import type { Stats } from "#contract/event/stats.ts";
import { textOf } from "#web/sport/testing/textOf.tsx";
import { StatsBoard } from "./StatsBoard.tsx";

const NOTHING: Stats = {
  days: [],
  tiles: {
    fighters: 4,
    teams: 1,
    cities: 1,
    categories: 1,
    carpets: 1,
    bouts: 3,
    done: 0,
    submissions: 0,
    notFought: 0,
    applications: 0,
    corrections: 0,
    meanBoutMs: null,
    meanPlanMs: null,
  },
  lengthsByAge: [],
  lengthsByLevel: [],
  fightersByAge: [{ group: "12–13", fighters: 4 }],
  finishes: [],
  techniques: [],
  mats: [],
  delays: [],
  corrections: [],
  entriesByDay: [],
  entriesByCode: [],
};
const told = (known: Partial<Stats>) => textOf(<StatsBoard stats={{ ...NOTHING, ...known }} />);

test("[SS9] until a bout has ended one sentence stands in place of the charts of bouts", () => {
  const before = told({});
  expect(before).toContain("Схваток пока не было");
  expect(before).toContain("Участники по возрасту");
  expect(before).not.toContain("Как заканчивались");
  const after = told({
    days: ["2026-11-14"],
    tiles: { ...NOTHING.tiles, done: 1 },
    finishes: [{ method: "points", bouts: 1 }],
  });
  expect(after).not.toContain("Схваток пока не было");
  expect(after).toContain("Как заканчивались");
});

test("[SS9] a day without bouts does not say that there were none at all", () => {
  const empty = told({ days: ["2026-11-14", "2026-11-15"] });
  expect(empty).toContain("В этот день схваток не было");
  expect(empty).not.toContain("Схваток пока не было");
});

test("[SS7] hours past midnight stand in the day that goes on, a second day has its own head", () => {
  const at = (iso: string) => Date.parse(iso);
  const hour = (iso: string, day: string) => ({ atMs: at(iso), day, bouts: 2 });
  const mat = { name: "Ковёр А", bouts: 4, busyMs: 0, idleMs: 0 };
  const late = [hour("2026-11-14T20:00:00Z", "2026-11-14"), hour("2026-11-14T21:00:00Z", "2026-11-14")];
  const slips = late.map((row) => ({ ...row, delayMs: 0 }));
  const tiles = { ...NOTHING.tiles, done: 4 };
  const days = ["2026-11-14"];
  const one = told({ days, tiles, mats: [{ ...mat, hours: late }], delays: slips });
  expect(one).not.toMatch(/14\sноября/);
  const next = hour("2026-11-15T07:00:00Z", "2026-11-15");
  const two = told({ days, tiles, mats: [{ ...mat, hours: [...late, next] }], delays: [] });
  expect(two).toMatch(/14\sноября[^]*15\sноября/);
});

test("a correction is told while no result stands", () => {
  const taken = { at: 0, bout: "7", category: "Юноши", reason: "не тот угол", author: "Панов" };
  expect(told({ corrections: [{ ...taken, isReverted: false }] })).toContain("не тот угол");
});
