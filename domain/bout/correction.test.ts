import { expect, test } from "vitest";
import { lastUndoable, undoneIds } from "./correction.ts";
import { AJP, IBJJF, after, recorded } from "./testing/after.ts";

const visible = (line: string, competition = IBJJF) => {
  const { recorded: _, log, ...shown } = after(line, competition);
  return { ...shown, log: log.map(({ event, elapsedMs }) => ({ event, elapsedMs })) };
};

test("[BT8] undo takes back one event, and undoing the undo brings it back", () => {
  expect(visible("R+2 B+4 u2")).toEqual(visible("R+2"));
  expect(visible("R+2 B+4 u2 u3")).toEqual(visible("R+2 B+4"));
  expect(visible("R+2 B+4 u2 u3 u4")).toEqual(visible("R+2"));
});

test("[BT3] what was undone stays in the log", () => {
  expect(after("R+2 u1").recorded).toHaveLength(2);
  expect(after("R+2 u1").log).toHaveLength(0);
});

test("[BT9] undoing the second of three penalties leaves the effects of two", () => {
  expect(visible("Rp Rp Rp u2").score).toEqual(visible("Rp Rp").score);
});

test("[BT9] undoing the fourth penalty takes back the pending disqualification", () => {
  expect(after("Rp Rp Rp Rp u4", IBJJF).pendingDisqualifications).toEqual([]);
});

test("[BT9] a penalty moved to the opponent takes its effects along", () => {
  const { score } = after("Rp Rp m2", AJP);
  expect([score.red.points, score.blue.points]).toEqual([1, 1]);
});

test("[BT17] a score given to the wrong athlete is moved, at the same clock time", () => {
  expect(visible("go R+2@0:10 B+4@0:20 m2@0:30")).toEqual(visible("go B+2@0:10 B+4@0:20"));
});

test("[BT17] a wrong value is replaced, at the same clock time", () => {
  expect(visible("go R+2:sweep@0:10 r2=R+3:guard_pass@0:40")).toEqual(visible("go R+3:guard_pass@0:10"));
});

test("[BT17] corrections of one event hold in the order they were made", () => {
  expect(visible("R+2 m1 r1=R+3")).toEqual(visible("R+3"));
  expect(visible("R+2 r1=R+3 m1")).toEqual(visible("B+3"));
});

test("[BT8] a replacement and a move can be undone too", () => {
  expect(visible("R+2 r1=R+3 u2")).toEqual(visible("R+2"));
  expect(visible("R+2 m1 u2")).toEqual(visible("R+2"));
});

test("[BT8] undoing the stop of the clock lets it run on from the start", () => {
  expect(after("go stop@0:10 u2@0:12").clock).toMatchObject({ isRunning: true, startedAtMs: 0 });
});

test("[BT8] undoing the start takes the time it ran with it", () => {
  expect(after("go(5:00) stop@0:10(4:50) u1@0:12").clock.elapsedMs).toBe(0);
});

test("[BT8] backspace finds the last event that counts, and never a result", () => {
  const last = (line: string) => lastUndoable(recorded(line))?.id;
  expect(last("R+2 B+4")).toBe("2");
  expect(last("R+2 B+4 u2")).toBe("1");
  expect(last("R+2 m1")).toBe("2");
  expect(last("R+2 R#points revoke")).toBe("1");
  expect(last("")).toBeUndefined();
});

test("[CR7] a rewound bout stands as it did after the event it was taken back to", () => {
  expect(visible("go(5:00) R+2 B+4 R#points back2")).toEqual(visible("go(5:00) R+2"));
  expect(visible("go R+2 B#sub back")).toEqual(visible(""));
  expect(after("go R+2 B#sub back").recorded).toHaveLength(4);
});

test("[CR7] a rewind may go back behind another one, and brings back what that one took", () => {
  expect(visible("R+2 R#points back B+4 back2")).toEqual(visible("R+2 R#points"));
  expect(visible("R+2 R#points back B+4 B#points")).toEqual(visible("B+4 B#points"));
});

test("[CR7] what was rewound counts as taken back, and a table does not take the rewind back", () => {
  expect([...undoneIds(recorded("R+2 B+4 back1"))]).toEqual(["2", "3"]);
  expect(lastUndoable(recorded("R+2 B+4 back1"))?.id).toBe("1");
});
