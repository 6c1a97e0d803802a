import { expect, test } from "vitest";
import { parseBout, writeBout } from "./notation.ts";
import { parseTime } from "./notationReader.ts";
import { writeTime } from "./notationWriter.ts";
import { recorded } from "./testing/after.ts";

test("[BT19] a bout is written in one line", () => {
  expect(recorded("go R+2 B+4@0:31 R#sub:armbar@1:12(3:48)")).toEqual([
    { id: "1", atMs: 0, event: { type: "clock-started" } },
    { id: "2", atMs: 0, event: { type: "points-scored", corner: "red", points: 2 } },
    { id: "3", atMs: 31_000, event: { type: "points-scored", corner: "blue", points: 4 } },
    {
      id: "4",
      atMs: 72_000,
      boutMs: 228_000,
      event: { type: "result-declared", winner: "red", method: "submission", technique: "armbar" },
    },
  ]);
});

const LINES = [
  "",
  "call go stop swap clock=1:05 period=1",
  "R+2 B-1 R+3:guard_pass Ra Bp Rw Bp:caution R~0:12.5 Ro",
  "R!stalling=20 R!stalling !medical=120 !medical",
  "R+2 u1 m1 r1=B+3:guard_pass",
  'R#sub R#sub:heel-hook B#points"по решению (3:0) @" #double_dq revoke"ошибка стола" note"\\"тап\\" слышал рефери"',
  "go(5:00) stop@0:31.25(4:28.75)",
];

for (const line of LINES)
  test(`[BT19] ${line === "" ? "an empty line" : line} is read and written back`, () => {
    expect(writeBout(recorded(line))).toBe(line);
  });

test("[BT19] whatever the ids and the hour, a written bout starts at zero and counts from one", () => {
  const log = [
    { id: "a7", atMs: 1_700_000_000_000, event: { type: "points-scored", corner: "red", points: 2 } },
    { id: "c2", atMs: 1_700_000_003_500, event: { type: "undone", target: "a7" } },
  ] as const;
  expect(writeBout(log)).toBe("R+2 u1@0:03.5");
});

for (const token of [
  "R",
  "R+",
  "X+2",
  "R+2:",
  "R#tap",
  "u",
  "u1=R+2",
  "r1",
  "note",
  'go"text"',
  "R+2@31",
  "R+2(x)",
  "toString",
  "R~12",
])
  test(`[BT19] ${token} is not notation`, () => {
    expect(parseBout(`go ${token}`)).toEqual({
      ok: false,
      problem: { code: "unreadable", token, position: 2 },
    });
  });

test("times are minutes and seconds, with milliseconds when there are some", () => {
  expect([0, 31_000, 725_250, 1, -1500].map(writeTime)).toEqual([
    "0:00",
    "0:31",
    "12:05.25",
    "0:00.001",
    "-0:01.5",
  ]);
  expect(["0:00", "12:05.25", "-0:01.5", "5", "1:5"].map(parseTime)).toEqual([
    0,
    725_250,
    -1500,
    undefined,
    undefined,
  ]);
});
