import { expect, test } from "vitest";
import { balance, type BalanceInput } from "./balance.ts";
import { startPace } from "./pace.ts";
import type { MatQueue } from "./queue.ts";
import { REST_RULES } from "./rest.ts";
import { bout, mat, MINUTE, NOW } from "./testing/day.ts";

const input = (...queues: readonly MatQueue[]): BalanceInput => ({
  queues,
  pace: startPace(),
  nowMs: NOW,
  rest: REST_RULES.uww,
});
const bouts = (category: string, count: number, fighters = "") =>
  Array.from({ length: count }, (_, index) => bout(`${category}.${index}`, fighters, { category }));

test("[DY17] «move -82 to mat Б: it ends 20 minutes earlier»", () => {
  const proposals = balance(input(mat("А", ...bouts("-66", 4), ...bouts("-82", 4)), mat("Б")));
  expect(proposals).toEqual([
    {
      category: "-82",
      bouts: ["-82.0", "-82.1", "-82.2", "-82.3"],
      fromCarpet: "А",
      toCarpet: "Б",
      endBeforeMs: NOW + 8 * 5 * MINUTE - 75_000,
      endAfterMs: NOW + 4 * 5 * MINUTE - 75_000,
      savedMinutes: 20,
    },
  ]);
});

test("[DY12] a category with a bout in the frozen head stays", () => {
  expect(balance(input(mat("А", ...bouts("-66", 8)), mat("Б")))).toEqual([]);
});

test("[DY17] nothing is proposed that would put an athlete on two mats", () => {
  const shared = [
    ...bouts("-66", 2),
    bout("-66.x", "A B", { category: "-66" }),
    bout("-82.x", "A C", { category: "-82" }),
  ];
  expect(balance(input(mat("А", ...shared), mat("Б", ...bouts("x", 2))))).toEqual([]);
});

test("[DY17] nothing is proposed that would take rest away", () => {
  const long = mat("А", ...bouts("-66", 6), bout("fin", "A B", { category: "-82" }));
  const lastEndedAtMs = new Map([["A", NOW - 5 * MINUTE]]);
  const short = mat("Б", ...bouts("x", 1));
  expect(balance(input(long, short))).toHaveLength(1);
  expect(balance({ ...input(long, short), lastEndedAtMs })).toEqual([]);
});

test("[DY17] who may still come into an open slot is not planned on two mats either", () => {
  const earlier = bout("-82.1", "A B", { category: "-82", state: "finished" });
  const targetsFor = (finalists: string) => {
    const long = mat("А", earlier, ...bouts("-66", 6), bout("-82.2", finalists, { category: "-82" }));
    const absolute = mat("Б", bout("abs", "A C", { category: "abs" }));
    return balance(input(long, mat("В"), absolute)).map(({ toCarpet }) => toCarpet);
  };
  expect(targetsFor("D E")).toEqual(["В"]);
  expect(targetsFor("")).toEqual(["Б"]);
});

test("mats that end together are left alone", () => {
  expect(balance(input(mat("А", ...bouts("-66", 4)), mat("Б", ...bouts("-82", 4))))).toEqual([]);
});
