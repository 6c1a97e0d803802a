import { expect, test } from "vitest";
import type { CompetitionRules } from "../ruleset/rules.ts";
import type { BoutCommand } from "./command.ts";
import { decideBout, problemWith } from "./decide.ts";
import type { BoutProblem } from "./decide.ts";
import { ADCC, AJP, EBI, IBJJF, SUB_ONLY, UWW, after, recorded } from "./testing/after.ts";

type Refusal = {
  line: string;
  next: string;
  rules?: CompetitionRules;
  code: BoutProblem["code"] | undefined;
};

/** After `line`, may the event written in `next` still happen? */
const CASES: Readonly<Record<string, Refusal>> = {
  "[BT7] nothing is scored in a finished bout": { line: "R#points", next: "B+2", code: "bout-finished" },
  "[BT7] nothing is undone in a finished bout": { line: "B+2 R#points", next: "u1", code: "bout-finished" },
  "[BT7] no second result": { line: "R#points", next: "B#sub", code: "bout-finished" },
  "[BT5] a bout without a winner is finished all the same": {
    line: "#void",
    next: "R+2",
    code: "bout-finished",
  },
  "a note may be added at any time": { line: "R#points", next: 'note"протест"', code: undefined },
  "a result may be revoked": { line: "R#points", next: "revoke", code: undefined },
  "where there is no result none is revoked": { line: "R+2", next: "revoke", code: "not-finished" },
  "[BT11] scoring at 00:00": { line: "go stop@5:00", next: "Ra", code: undefined },

  "[RU4] advantages off": { line: "", next: "Ra", rules: { penalties: true }, code: "advantages-off" },
  "[RU4] penalties off": { line: "", next: "Rp", rules: { advantages: true }, code: "penalties-off" },
  "[RU4] warnings go with the penalties": { line: "", next: "Rw", rules: EBI, code: "penalties-off" },
  "[RU10] an advantage is a point in AJP": { line: "", next: "R+1:advantage", rules: AJP, code: undefined },
  "[RU12] escapes are timed in EBI": { line: "", next: "R~0:12", rules: EBI, code: undefined },
  "[RU12] escapes are timed nowhere else": { line: "", next: "R~0:12", rules: IBJJF, code: "escapes-off" },

  "a score without a button": { line: "", next: "R+3", code: undefined },
  "a button of the rules": { line: "", next: "R+3:guard_pass", code: undefined },
  "a button of other rules": { line: "", next: "R+2:side_mount", code: "unknown-action" },
  "a button of another kind": { line: "", next: "Rp:advantage", code: "unknown-action" },
  "a button with another value": { line: "", next: "R+4:guard_pass", code: "points-not-allowed" },
  "no points at all": { line: "", next: "R+0", code: "points-not-allowed" },
  "[BT10] a minus": { line: "", next: "R-1", code: undefined },

  "[RU13] a half without points": { line: "", next: "R+2", rules: ADCC, code: "points-not-allowed" },
  "[RU13] the half with points": { line: "period=1", next: "R+2:takedown", rules: ADCC, code: undefined },
  "[RU13] only a submission counts": { line: "", next: "R+2", rules: SUB_ONLY, code: "points-not-allowed" },
  "[RU13] a submission round has no points": {
    line: "period=1",
    next: "R+2",
    rules: UWW,
    code: "points-not-allowed",
  },

  "the clock runs already": { line: "go", next: "go", code: "clock-running" },
  "the clock is stopped already": { line: "go stop", next: "stop", code: "clock-stopped" },
  "a running clock is not adjusted": { line: "go", next: "clock=0:10", code: "clock-running" },
  "no new period while the clock runs": { line: "go", next: "period=0", code: "clock-running" },
  "a period the rules do not have": { line: "", next: "period=7", code: "unknown-period" },
  "a second call": { line: "call", next: "call", code: undefined },
  "a call after the start": { line: "go", next: "call", code: "already-started" },
  "a countdown that does not run": { line: "!medical=60", next: "R!medical", code: "no-countdown" },
  "a countdown that runs": { line: "R!stalling=20", next: "R!stalling", code: undefined },
  "[BT16] sides can be swapped": { line: "", next: "swap", code: undefined },
  "[RU11] a position can be lost": { line: "", next: "Ro", rules: UWW, code: undefined },

  "[BT8] undo of nothing": { line: "R+2", next: "u7", code: "no-target" },
  "[BT8] undo twice": { line: "R+2 u1", next: "u1", code: "already-undone" },
  "[BT8] undo of an undo": { line: "R+2 u1", next: "u2", code: undefined },
  "[BT8] undo again after redo": { line: "R+2 u1 u2", next: "u1", code: undefined },
  "[BT8] a result is revoked, not undone": { line: "R#points revoke", next: "u1", code: "not-undoable" },
  "[BT17] only a score is moved": { line: "go", next: "m1", code: "not-a-score" },
  "[BT17] only a score is replaced": { line: "go", next: "r1=R+2", code: "not-a-score" },
  "[BT17] what is undone is not moved": { line: "R+2 u1", next: "m1", code: "already-undone" },
  "[BT17] a score is moved": { line: "R+2", next: "m1", code: undefined },
  "[RU13] a replacement obeys the period of the score": {
    line: "Rw period=1",
    next: "r1=R+2",
    rules: ADCC,
    code: "points-not-allowed",
  },

  "[BT21] a win needs a winner": { line: "", next: "#points", code: "winner-required" },
  "[BT5] a draw has none": { line: "", next: "R#draw", code: "winner-not-allowed" },
  "[BT4] a technique belongs to a submission": {
    line: "",
    next: "R#points:armbar",
    code: "technique-not-allowed",
  },
  "[BT4] a submission with its technique": { line: "", next: "R#sub:armbar", code: undefined },
  "[BT6] a walkover before the bout began": { line: "", next: "R#walkover", code: undefined },
};

for (const [why, { line, next, rules, code }] of Object.entries(CASES))
  test(why, () => {
    const event = recorded(next)[0]?.event;
    expect(event).toBeDefined();
    expect(event && problemWith(after(line, rules), event)?.code).toBe(code);
  });

test("[RU13] in a negative-only period a minus counts and a plus does not", () => {
  const time = { periods: [{ seconds: 240, scoring: "negative_only" }] } as const;
  const bout = after("", { ...ADCC, time });
  const score = (points: number) => decideBout(bout, { type: "score-points", corner: "red", points }).ok;
  expect([score(2), score(-1)]).toEqual([false, true]);
});

const COMMANDS: readonly (readonly [BoutCommand, string])[] = [
  [{ type: "call-bout" }, "call"],
  [{ type: "start-clock" }, "go"],
  [{ type: "adjust-clock", elapsedMs: 5000 }, "clock=0:05"],
  [{ type: "start-period", periodIndex: 0 }, "period=0"],
  [{ type: "score-points", corner: "red", points: 3, action: "guard_pass" }, "R+3:guard_pass"],
  [{ type: "give-advantage", corner: "blue" }, "Ba"],
  [{ type: "give-penalty", corner: "blue" }, "Bp"],
  [{ type: "give-warning", corner: "red" }, "Rw"],
  [{ type: "start-countdown", counter: "stalling", seconds: 20 }, "!stalling=20"],
  [{ type: "lose-position", corner: "red" }, "Ro"],
  [{ type: "swap-sides" }, "swap"],
  [{ type: "declare-result", method: "submission", winner: "red", technique: "rnc" }, "R#sub:rnc"],
  [{ type: "add-note", text: "врач" }, 'note"врач"'],
];

for (const [command, written] of COMMANDS)
  test(`the command ${command.type} becomes its event`, () => {
    expect(decideBout(after(""), command)).toEqual({ ok: true, value: recorded(written)[0]?.event });
  });

test("commands about what already happened become their events", () => {
  const decide = (line: string, command: BoutCommand) => decideBout(after(line), command);
  expect(decide("go", { type: "stop-clock" })).toMatchObject({ value: { type: "clock-stopped" } });
  expect(decide("!a=5", { type: "stop-countdown", counter: "a" })).toMatchObject({
    value: { type: "countdown-stopped" },
  });
  expect(decide("R+2", { type: "undo", target: "1" })).toMatchObject({
    value: { type: "undone", target: "1" },
  });
  expect(decide("R+2", { type: "move-to-opponent", target: "1" })).toMatchObject({
    value: { type: "moved-to-opponent" },
  });
  const by = { type: "points-scored", corner: "red", points: 3 } as const;
  expect(decide("R+2", { type: "replace", target: "1", by })).toMatchObject({
    value: { type: "replaced", by },
  });
  expect(decide("R#sub", { type: "revoke-result" })).toMatchObject({ value: { type: "result-revoked" } });
});

test("[BT7] a refusal is a value with a code", () => {
  expect(decideBout(after("R#sub"), { type: "time-escape", corner: "red", escapeMs: 1 })).toEqual({
    ok: false,
    problem: { code: "bout-finished" },
  });
});

const BUTTONS: readonly (readonly [string, CompetitionRules, (action: string) => BoutCommand])[] = [
  ["advantage", IBJJF, (action) => ({ type: "give-advantage", corner: "red", action })],
  ["penalty", IBJJF, (action) => ({ type: "give-penalty", corner: "red", action })],
  ["warning", ADCC, (action) => ({ type: "give-warning", corner: "red", action })],
  ["minus", ADCC, (action) => ({ type: "score-points", corner: "red", points: -1, action })],
  ["stalling_minute", EBI, (action) => ({ type: "time-escape", corner: "red", escapeMs: 60_000, action })],
];

for (const [button, rules, commandBy] of BUTTONS)
  test(`[RU7] the button ${button} gives what it stands for, and no other button does`, () => {
    const bout = after("period=1", rules);
    expect([button, "takedown"].map((action) => decideBout(bout, commandBy(action)).ok)).toEqual([
      true,
      false,
    ]);
  });

test("[RU13] a replacement is judged by the period of its own score, not of another", () => {
  const by = { type: "points-scored", corner: "red", points: 2 } as const;
  const replace = (target: string) =>
    decideBout(after("Rw period=1 Rw", ADCC), { type: "replace", target, by }).ok;
  expect([replace("1"), replace("3")]).toEqual([false, true]);
});

test("a countdown is stopped by its name and corner, whatever else runs", () => {
  const bout = after("R!stalling=20 !medical=60");
  const stop = (counter: string, corner?: "red" | "blue") =>
    decideBout(bout, { type: "stop-countdown", counter, ...(corner && { corner }) }).ok;
  expect([stop("medical"), stop("stalling", "red"), stop("blood"), stop("stalling")]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
