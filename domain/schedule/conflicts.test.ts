import { expect, test } from "vitest";
import { createConflicts, type Conflict, type ConflictsInput, findConflicts } from "./conflicts.ts";
import { estimateMat } from "./estimate.ts";
import { startPace } from "./pace.ts";
import type { MatQueue } from "./queue.ts";
import { hasOvertime, REST_RULES, restBeforeMs, restRuleOf, usualSeconds } from "./rest.ts";
import { bout, mat, MINUTE, NOW } from "./testing/day.ts";

function inputOf(queues: readonly MatQueue[], more: Partial<ConflictsInput> = {}): ConflictsInput {
  const starts = new Map(queues.flatMap((queue) => [...estimateMat(queue, startPace(), NOW).starts]));
  return { queues, starts, rest: REST_RULES.ijf, ...more };
}
const conflicts = (queues: readonly MatQueue[], more: Partial<ConflictsInput> = {}) =>
  findConflicts(inputOf(queues, more));

const codes = (found: readonly Conflict[]) => found.map(({ severity, code }) => `${severity} ${code}`);
const others = (count: number, mark: string) =>
  Array.from({ length: count }, (_, index) => bout(`${mark}${index}`, ""));

test("[DY4] an athlete expected on two mats at once is a hard conflict", () => {
  expect(conflicts([mat("А", bout("1", "A B")), mat("Б", bout("2", "A C", { category: "abs" }))])).toEqual([
    { severity: "hard", code: "on-two-mats", fighter: "A", earlier: "1", later: "2" },
  ]);
});

test("[DY4] who is called on one mat cannot be called on another, whatever the estimate says", () => {
  const running = bout("1", "A B", { state: "running", startedAtMs: NOW - 30 * MINUTE });
  const called = bout("2", "A C", { state: "called" });
  expect(codes(conflicts([mat("А", running), mat("Б", ...others(5, "x"), called)]))).toContain(
    "hard on-two-mats",
  );
});

test("[DY4] rest not over is a soft conflict that says how much is missing", () => {
  const [found] = conflicts([mat("А", bout("1", "A B"), bout("2", "A C"))]);
  expect(found).toMatchObject({ severity: "soft", code: "rest-not-over", fighter: "A" });
  const missingMs = found?.code === "rest-not-over" ? found.missingMs : 0;
  expect(Math.round(missingMs / MINUTE)).toBe(9);
});

test("[DY4] the rest since a bout already over counts too", () => {
  const lastEndedAtMs = new Map([["A", NOW - 4 * MINUTE]]);
  expect(conflicts([mat("А", bout("1", "A B"))], { lastEndedAtMs })).toEqual([
    { severity: "soft", code: "rest-not-over", fighter: "A", missingMs: 6 * MINUTE, later: "1" },
  ]);
});

test("enough bouts in between are no conflict", () => {
  expect(conflicts([mat("А", bout("1", "A B"), ...others(3, "x"), bout("2", "A C"))])).toEqual([]);
});

test("[DY11] his other category within one bout on another mat is a soft conflict", () => {
  const rest = { kind: "minutes", minutes: 0 } as const;
  const soon = mat("Б", ...others(1, "x"), bout("2", "A C", { category: "abs" }));
  expect(codes(conflicts([mat("А", bout("1", "A B")), soon], { rest }))).toEqual([
    "soft other-category-close",
  ]);
  const later = mat("Б", ...others(2, "x"), bout("2", "A C", { category: "abs" }));
  expect(conflicts([mat("А", bout("1", "A B")), later], { rest })).toEqual([]);
});

test("[DY11] a coach needed on two mats is a note", () => {
  const coached = (id: string, fighters: string) => bout(id, fighters, { coaches: ["K"] });
  expect(conflicts([mat("А", coached("1", "A B")), mat("Б", coached("2", "C D"))])).toEqual([
    { severity: "note", code: "coach-on-two-mats", coach: "K", earlier: "1", later: "2" },
  ]);
  expect(conflicts([mat("А", coached("1", "A B"), coached("2", "C D"))])).toEqual([]);
});

test("[DY9] an absolute before the end of a class that feeds it is a hard conflict", () => {
  const absolute = bout("abs", "", { category: "abs", fedBy: ["-77"] });
  expect(codes(conflicts([mat("А", ...others(3, "x")), mat("Б", absolute)]))).toEqual([
    "hard before-its-feeder",
  ]);
  expect(conflicts([mat("А", ...others(3, "x"), absolute), mat("Б")])).toEqual([]);
});

test("[DY10] rest by rule set: UWW 20 minutes, IJF 10, IBJJF the bout time, twice before a final", () => {
  const rests = [
    restBeforeMs(bout("1", ""), REST_RULES.uww),
    restBeforeMs(bout("1", ""), REST_RULES.ijf),
    restBeforeMs(bout("1", ""), REST_RULES.ibjjf),
    restBeforeMs(bout("1", "", { isFinal: true }), REST_RULES.ibjjf),
  ];
  expect(rests.map((ms) => ms / MINUTE)).toEqual([20, 10, 5, 10]);
});

test("[DY10] a competition says its rest itself, also none; without it its preset does", () => {
  const minutes = [
    { preset: "uww_grappling" },
    { preset: "uww_grappling", restMinutes: 12 },
    { preset: "ibjjf", restMinutes: 0 },
    { preset: "ibjjf" },
    null,
  ].map((rules) => restBeforeMs(bout("1", ""), restRuleOf(rules)) / MINUTE);
  expect(minutes).toEqual([20, 12, 0, 5, 5]);
});

test("[DY4] a bout alone is told what the whole day says about it", () => {
  const queues = [mat("А", bout("1", "A B"), bout("3", "A E")), mat("Б", bout("2", "A C"))];
  const all = conflicts(queues);
  const of = createConflicts(inputOf(queues));
  for (const id of ["1", "2", "3"])
    expect(of(id)).toEqual(
      all.filter(({ later, earlier, severity }) => later === id || (severity === "hard" && earlier === id)),
    );
  expect(codes(of("1"))).toEqual(["hard on-two-mats"]);
});

test("[RU20] [DY62] periods and overtime set by the organiser are how long a bout is where its category does not say", () => {
  const periods = [{ seconds: 180 }, { seconds: 120 }, { seconds: 90 }];
  expect([
    usualSeconds(null),
    usualSeconds({ preset: "adcc" }),
    usualSeconds({ time: {} }),
    usualSeconds({ time: { periods } }),
  ]).toEqual([300, 300, 300, 390]);
  expect([hasOvertime({ preset: "adcc" }), hasOvertime({ preset: "adcc", overtime: [] })]).toEqual([
    true,
    false,
  ]);
});
