import { expect, test } from "vitest";
import type { BoutCommand } from "#domain/bout/command.ts";
import { ADCC, after, EBI, IBJJF } from "#domain/bout/testing/after.ts";
import type { CompetitionRules } from "#domain/ruleset/rules.ts";
import { tableButtons } from "./scoreButtons.ts";
import type { TableAct } from "./tableAct.ts";
import {
  countdownAllowanceMs,
  openQuestions,
  performAct,
  putOff,
  readClock,
  tableQuestions,
  type Desk,
  type TableDialog,
} from "./tableActs.ts";

type Done = { readonly taps: readonly BoutCommand[]; readonly opened: readonly TableDialog[] };

function deskAfter(line: string, rules: CompetitionRules = IBJJF): Desk {
  const bout = after(line, rules);
  return {
    bout,
    buttons: tableButtons(bout.setup.rules),
    isLocked: false,
    nowMs: () => 60_000,
    tap: () => {},
    open: () => {},
    sound: () => {},
    question: undefined,
    next: undefined,
    whyToWait: () => undefined,
  };
}

function perform(line: string, act: TableAct, more: Partial<Desk> = {}, rules?: CompetitionRules): Done {
  const taps: BoutCommand[] = [];
  const opened: TableDialog[] = [];
  performAct(act, {
    ...deskAfter(line, rules),
    tap: (command) => void taps.push(command),
    open: (dialog) => void opened.push(dialog),
    ...more,
  });
  return { taps, opened };
}

test("[BT16] a button belongs to the place at the table: after a swap the left one scores for the other athlete", () => {
  const act = { type: "points", side: 0, index: 1 } as const;
  const given = { type: "score-points", points: 3, action: "guard_pass" };
  expect(perform("", act).taps).toEqual([{ ...given, corner: "red" }]);
  expect(perform("swap", act).taps).toEqual([{ ...given, corner: "blue" }]);
});

test("[BT26] the second penalty is written down as a proposal, the first as it is", () => {
  const penalty = { type: "penalty", side: 0 } as const;
  const given = { type: "give-penalty", corner: "red", action: "penalty" };
  expect(perform("", penalty).taps).toEqual([given]);
  expect(perform("Rp", penalty).taps).toEqual([{ ...given, effects: "proposed" }]);
});

test("[DY73] a bout that has not begun asks before it starts in a break; one that goes on is not stopped by it", () => {
  const toggle = { type: "toggle-clock" } as const;
  const pause = { whyToWait: () => "Обед до 13:40" };
  expect(perform("", toggle, pause)).toEqual({
    taps: [],
    opened: [{ type: "start-anyway", why: "Обед до 13:40" }],
  });
  expect(perform("", toggle)).toEqual({ taps: [{ type: "start-clock" }], opened: [] });
  expect(perform("go", toggle, pause)).toEqual({ taps: [{ type: "stop-clock" }], opened: [] });
  expect(perform("go stop", toggle, pause)).toEqual({ taps: [{ type: "start-clock" }], opened: [] });
});

test("[BT26] the next period begins by its own button, also while a question is open; nothing is answered by it", () => {
  const answered: string[] = [];
  const question = { accept: () => void answered.push("yes"), putOff: () => {} };
  const period = { type: "next-period" } as const;
  expect(perform("clock=3:00", period, { question }, ADCC).taps).toEqual([
    { type: "start-period", periodIndex: 1 },
  ]);
  expect(answered).toEqual([]);
});

test("[BT13] the last penalty of the second athlete offers nobody the win", () => {
  expect(perform("Rp Rp Rp Rp Bp Bp Bp", { type: "penalty", side: 1 }).opened).toEqual([
    { type: "finish", method: "double_dq" },
  ]);
});

test("[BT13] the last penalty opens the finish dialog filled in", () => {
  expect(perform("Rp Rp Rp", { type: "penalty", side: 0 }).opened).toEqual([
    { type: "finish", winner: "blue", method: "dq_penalties" },
  ]);
});

test("[RU4] what is switched off is not given by any key", () => {
  const off = { ...IBJJF, advantages: false, penalties: false };
  expect(perform("", { type: "advantage", side: 0 }, {}, off).taps).toEqual([]);
  expect(perform("", { type: "penalty", side: 0 }, {}, off).taps).toEqual([]);
  expect(perform("", { type: "warning", side: 0 }).taps).toEqual([]);
});

test("[BT27] the doctor stops the clock, and the next time the athlete has what is left", () => {
  const medical = { type: "countdown", side: 0, counter: "medical" } as const;
  expect(perform("go", medical).taps).toEqual([
    { type: "stop-clock" },
    { type: "start-countdown", counter: "medical", seconds: 240, corner: "red" },
  ]);
  const bout = after("R!medical=240 R!medical~1:30", IBJJF);
  expect(countdownAllowanceMs(bout, "medical", "red")).toBe(150_000);
  expect(countdownAllowanceMs(bout, "medical", "blue")).toBe(240_000);
});

test("[BT27] nobody gets a fifth minute", () => {
  expect(
    perform("R!medical=240 R!medical~4:00", { type: "countdown", side: 0, counter: "medical" }).taps,
  ).toEqual([]);
});

test("[BT27] starting the clock ends the doctor's time with what the table measured, passivity goes on", () => {
  expect(perform("R!medical=240@0:30 !stalling=20@0:30", { type: "toggle-clock" }).taps).toEqual([
    { type: "stop-countdown", counter: "medical", corner: "red", elapsedMs: 30_000 },
    { type: "start-clock" },
  ]);
});

test("[BT11] at 0:00 Space does not start a clock that has nothing left", () => {
  expect(perform("clock=5:00", { type: "toggle-clock" }).taps).toEqual([]);
});

test("[TB7] time is put right only while it stands, and never beyond the period", () => {
  const more = { type: "adjust-clock", seconds: 10 } as const;
  expect(perform("go", more).taps).toEqual([]);
  expect(perform("clock=0:04", more).taps).toEqual([{ type: "adjust-clock", elapsedMs: 0 }]);
});

test("[BT12] yes goes where the bout goes: the question, the next period, the end, the next bout", () => {
  const yes = { type: "accept" } as const;
  const said: string[] = [];
  const question = { accept: () => void said.push("yes"), putOff: () => void said.push("later") };
  perform("", yes, { question });
  perform("", { type: "put-off" }, { question });
  perform("R#sub", yes, { next: () => void said.push("next") });
  expect(said).toEqual(["yes", "later", "next"]);
  expect(perform("clock=3:00", yes, {}, ADCC).taps).toEqual([{ type: "start-period", periodIndex: 1 }]);
  expect(perform("R+2", yes).opened).toEqual([{ type: "finish" }]);
});

test("[BT26] a question that was put off decides nothing and comes back with the next act", () => {
  const asked = [{ id: "7" }];
  const put = putOff(undefined, "7", 3);
  expect([openQuestions(asked, undefined, 3), openQuestions(asked, put, 3)]).toEqual([asked, []]);
  expect(openQuestions(asked, put, 4)).toEqual(asked);
});

test("[BT26] the step of a penalty that was put off does not keep back the doctor's time that ran out", () => {
  const countdown = { counter: "medical", corner: "red", startedAtMs: 1, durationMs: 120_000 } as const;
  const [step, time] = tableQuestions(deskAfter("Rp?"), { red: "Волков", blue: "Зайцев" }, countdown);
  if (step === undefined || time === undefined) throw new Error("two questions are open");
  const once = putOff(undefined, step.id, 2);
  expect(openQuestions([step, time], undefined, 2)).toEqual([step, time]);
  expect(openQuestions([step, time], once, 2)).toEqual([time]);
  expect(openQuestions([step, time], putOff(once, time.id, 2), 2)).toEqual([]);
});

test("[BT26] each step of a penalty that nobody has decided is asked, the first one first", () => {
  const asked = tableQuestions(deskAfter("Rp? R+2 Bp?"), { red: "Волков", blue: "Зайцев" }, undefined);
  expect(asked.map(({ title }) => title)).toEqual([
    expect.stringContaining("Волков"),
    expect.stringContaining("Зайцев"),
  ]);
});

test("[BT26] [BT8] while a question stands, what was done after it, itself and what was before are taken back", () => {
  const question = { accept: () => {}, putOff: () => {} };
  const taken = ["R+2 Rp? B+3", "R+2 Rp? B+3 u3", "R+2 Rp? B+3 u3 u2"].map(
    (line) => perform(line, { type: "undo" }, { question }).taps,
  );
  expect(taken).toEqual(["3", "2", "1"].map((target) => [{ type: "undo", target }]));
});

test("[BT8] undo and redo name what they take back", () => {
  expect(perform("R+2 go", { type: "undo" }).taps).toEqual([{ type: "undo", target: "1" }]);
  expect(perform("R+2 u1", { type: "redo" }).taps).toEqual([{ type: "undo", target: "2" }]);
  expect(perform("", { type: "undo" }).taps).toEqual([]);
});

test("[RU12] an escape stops the clock and is timed by it", () => {
  expect(perform("period=1 go@0:30", { type: "escape", side: 1 }, {}, EBI).taps).toEqual([
    { type: "stop-clock" },
    { type: "time-escape", corner: "blue", escapeMs: 30_000 },
  ]);
});

test("[LS1] a table that may not write gives nothing, but helps", () => {
  expect(perform("", { type: "points", side: 0, index: 0 }, { isLocked: true }).taps).toEqual([]);
  expect(perform("", { type: "help" }, { isLocked: true }).opened).toEqual([{ type: "help" }]);
});

test.each([
  ["2:47", 167_000],
  [" 2.47 ", 167_000],
  ["2 47", 167_000],
  ["247", 167_000],
  ["1005", 605_000],
  ["47", 47_000],
  ["7", 7000],
  ["0:00", 0],
  ["2:75", undefined],
  ["", undefined],
  ["скоро", undefined],
])("«%s» typed in a hurry is %s ms", (text, ms) => {
  expect(readClock(text)).toBe(ms);
});
