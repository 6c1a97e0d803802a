import { expect, test } from "vitest";
import { rulesFor } from "../ruleset/rulesFor.ts";
import { remainingMs } from "./clock.ts";
import { openBout, replayBout } from "./fold.ts";
import { ADCC, AJP, IBJJF, UWW, after, afterUnder } from "./testing/after.ts";

const points = (line: string, competition = IBJJF) => {
  const { red, blue } = after(line, competition).score;
  return `${red.points}:${blue.points}`;
};

test("[BT1] a bout is finished once it has a winner", () => {
  expect(after("go R+2").status).toBe("running");
  expect(after("go R+2 R#points").status).toBe("finished");
});

test("[BT2] a bout is won by submission whatever the score", () => {
  expect(after("R+2 R+4 B#sub").outcome).toMatchObject({ winner: "blue", cause: "submission" });
});

test("[BT4] a submission in overtime is a submission, a decision is points", () => {
  expect(after("R#overtime_submission").outcome?.cause).toBe("submission");
  expect(after("R#decision").outcome?.cause).toBe("points");
});

test("[BT5] a double disqualification ends the bout without winner and cause", () => {
  const { status, outcome } = after("go #double_dq");
  expect(status).toBe("finished");
  expect(outcome).toEqual({ method: "double_dq", periodIndex: 0, elapsedMs: 0 });
});

test("[BT6] a walkover has a winner and gives no points", () => {
  const bout = after("R#walkover");
  expect(bout.outcome).toMatchObject({ winner: "red", cause: "points" });
  expect(bout.score.red.points).toBe(0);
});

test("[BT10] a score may go below zero", () => {
  expect(points("period=1 R-1 R-1:minus", ADCC)).toBe("-2:0");
});

test("[BT11] scoring stays possible at 00:00, and is marked", () => {
  const bout = after("go stop@5:00 Ra@5:02 R+2@5:03");
  expect(bout.status).toBe("time-over");
  expect(bout.score.red).toMatchObject({ advantages: 1, points: 2 });
  expect(bout.log.map(({ isAfterTime }) => isAfterTime)).toEqual([false, false, true, true]);
});

test("[BT14] time is over when the table says so, not when the arithmetic does", () => {
  const bout = after("go R+2@9:00");
  expect(bout.status).toBe("running");
  expect(remainingMs(bout.clock, 540_000)).toBe(0);
});

test("[BT15] the clock is derived from when it was started", () => {
  const { clock } = after("go stop@1:00 go@2:00");
  expect(clock).toEqual({
    isRunning: true,
    elapsedMs: 60_000,
    startedAtMs: 120_000,
    periodIndex: 0,
    periodMs: 300_000,
  });
  expect(remainingMs(clock, 130_000)).toBe(230_000);
});

test("[BT15] what the table's own clock showed is believed more than the time of arrival", () => {
  expect(after("go(5:00) stop@1:07(4:00)").clock).toMatchObject({ isRunning: false, elapsedMs: 60_000 });
});

test("[BT15] a clock read before its start gives no time back", () => {
  expect(remainingMs(after("go@1:00").clock, 0)).toBe(300_000);
});

test("[BT15] the clock can be set, stopped or (after an undo) running", () => {
  expect(after("go stop@1:00 clock=0:59@1:05").clock.elapsedMs).toBe(59_000);
  const running = after("go stop@1:00 clock=0:59@1:05 u2@1:10").clock;
  expect(remainingMs(running, 66_000)).toBe(300_000 - 60_000);
});

test("[BT16] swapping sides moves the colours, scores stay with the athlete", () => {
  const bout = after("R+2 swap B+3");
  expect(bout.sides).toEqual(["blue", "red"]);
  expect([bout.score.red.points, bout.score.blue.points]).toEqual([2, 3]);
});

test("[BT22] the result keeps method, technique, period and elapsed time", () => {
  expect(after('period=0 go R#sub:armbar"тап"@1:12').outcome).toEqual({
    method: "submission",
    winner: "red",
    cause: "submission",
    technique: "armbar",
    note: "тап",
    periodIndex: 0,
    elapsedMs: 72_000,
  });
});

test("[BT24] a bout waits, is called, runs, pauses, runs out of time, finishes", () => {
  const line = ["call", "go", "stop@1:00", "go@2:00", "stop@6:00", "R#points"];
  const statuses = line.map((_, index) => after(line.slice(0, index + 1).join(" ")).status);
  expect(statuses).toEqual(["called", "running", "paused", "running", "time-over", "finished"]);
  expect(after("").status).toBe("waiting");
  expect(after("R+2").status).toBe("paused");
});

test("[BT1] a revoked result reopens the bout, with its clock stopped", () => {
  const bout = after("go R+2@0:10 R#points@0:20 revoke@0:30");
  expect(bout.outcome).toBeUndefined();
  expect(bout.status).toBe("paused");
  expect(bout.clock.elapsedMs).toBe(20_000);
});

test("[RU8] IBJJF ladder: a mark, an advantage, two points, disqualification", () => {
  const at = (line: string) => {
    const { score, pendingDisqualifications } = after(line, IBJJF);
    return [score.blue.advantages, score.blue.points, pendingDisqualifications];
  };
  expect(at("Rp")).toEqual([0, 0, []]);
  expect(at("Rp Rp")).toEqual([1, 0, []]);
  expect(at("Rp Rp Rp")).toEqual([1, 2, []]);
  expect(at("Rp Rp Rp Rp")).toEqual([1, 2, ["red"]]);
});

test("[RU4] a ladder moves no counter that is switched off", () => {
  expect(after("Rp Rp", { ...IBJJF, advantages: false }).score.blue.advantages).toBe(0);
});

test("[RU9] ADCC: the third warning is a minus, and so is every further one", () => {
  expect(points("period=1 Rw Rw", ADCC)).toBe("0:0");
  expect(points("period=1 Rw Rw Rw", ADCC)).toBe("-1:0");
  expect(points("period=1 Rw Rw Rw Rw", ADCC)).toBe("-2:0");
});

test("[RU10] AJP: faults give one, two and three points to the opponent", () => {
  expect(points("Rp Rp Rp", AJP)).toBe("0:6");
});

test("[RU10] AJP under 16: the fourth and fifth fault give two points, the sixth disqualifies", () => {
  const rules = rulesFor(AJP, { age: 15 });
  expect(afterUnder(rules, "Rp Rp Rp Rp Rp").score.blue.points).toBe(10);
  expect(afterUnder(rules, "Rp Rp Rp Rp Rp").pendingDisqualifications).toEqual([]);
  expect(afterUnder(rules, "Rp Rp Rp Rp Rp Rp").pendingDisqualifications).toEqual(["red"]);
});

test("[RU11] UWW: a caution is a point to the opponent, a spoken passivity is none", () => {
  expect(points("Bp Bp:caution Bw:passivity", UWW)).toBe("2:0");
});

test("[BT13] the end of the ladder never ends the bout", () => {
  const bout = after("go Rp Rp Rp Rp B+2", IBJJF);
  expect(bout.status).toBe("running");
  expect(bout.pendingDisqualifications).toEqual(["red"]);
});

test("countdowns run side by side and end with the bout", () => {
  expect(after("R!stalling=20@0:05 !medical=120@0:10").countdowns).toEqual([
    { counter: "stalling", corner: "red", startedAtMs: 5000, durationMs: 20_000 },
    { counter: "medical", startedAtMs: 10_000, durationMs: 120_000 },
  ]);
  expect(after("R!stalling=20 !medical=120 R!stalling").countdowns).toMatchObject([{ counter: "medical" }]);
  expect(after("R!stalling=20 R#sub").countdowns).toEqual([]);
});

test("[BT25] opening a bout again writes nothing and the score is still there", () => {
  const left = after("go R+2 stop@1:00");
  expect(replayBout(left.setup, left.recorded)).toEqual(left);
  expect(openBout(left.setup)).toMatchObject({ status: "waiting", recorded: [], log: [] });
});
