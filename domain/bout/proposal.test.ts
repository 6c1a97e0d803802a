import { expect, test } from "vitest";
import { findLeader, scoredLast } from "./leader.ts";
import { proposeResult } from "./proposal.ts";
import { ADCC, AJP, EBI, IBJJF, SUB_ONLY, UWW, after } from "./testing/after.ts";

const OVER = "go stop@10:00";

const proposed = (line: string, competition = IBJJF) => {
  const proposal = proposeResult(after(line, competition));
  if (proposal?.type === "winner") return `${proposal.winner} ${proposal.method}`;
  if (proposal?.type === "next-period") return `period ${proposal.periodIndex}`;
  return proposal?.method;
};

test("[BT12] before the end of time nothing is proposed", () => {
  expect(proposed("go R+2")).toBeUndefined();
});

test("[BT12] a finished bout needs no proposal", () => {
  expect(proposed(`${OVER} R#points`)).toBeUndefined();
});

test("[BT12] [BT20] IBJJF: points, advantages, fewer penalties, the referee", () => {
  expect(proposed(`${OVER} R+2 Ba`)).toBe("red points");
  expect(proposed(`${OVER} R+2 B+2 Ba`)).toBe("blue advantages");
  expect(proposed(`${OVER} Rp`)).toBe("blue fewer_penalties");
  expect(proposed(OVER)).toBe("decision");
});

test("[BT20] a switched-off counter does not count", () => {
  const rules = { ...IBJJF, advantages: false, penalties: false };
  expect(proposed(`${OVER} Ra Bp`, rules)).toBe("decision");
});

test("[BT13] the end of the ladder proposes the opponent, two of them nobody", () => {
  expect(proposed("go Rp Rp Rp Rp")).toBe("blue dq_penalties");
  expect(proposed("go Rp Rp Rp Rp Bp Bp Bp Bp")).toBe("double_dq");
});

test("[RU9] ADCC: second half, overtime, decision", () => {
  expect(proposed(OVER, ADCC)).toBe("period 1");
  expect(proposed("period=1 go stop@10:00", ADCC)).toBe("period 2");
  expect(proposed("period=1 R-1 go stop@10:00", ADCC)).toBe("blue points");
  expect(proposed("period=2 R+2 go stop@10:00", ADCC)).toBe("red overtime_points");
  expect(proposed("period=2 go stop@10:00", ADCC)).toBe("decision");
});

test("[RU10] AJP: level at the end, who scored last wins, after undo too", () => {
  expect(proposed(`R+2 B+2 ${OVER}`, AJP)).toBe("blue last_score");
  expect(proposed(`R+2 B+2 R+2 ${OVER} B+2 u3 u6`, AJP)).toBe("blue last_score");
});

test("[RU10] AJP: 0:0 goes to a golden score, and the first point there wins at once", () => {
  expect(proposed(OVER, AJP)).toBe("period 1");
  expect(proposed("period=1 go R+2@0:05", AJP)).toBe("red golden_score");
  expect(proposed("period=1 go stop@1:00", AJP)).toBe("decision");
});

test("[RU10] points from a fault were not scored by anybody", () => {
  expect(scoredLast(after("B+2 Bp", AJP))?.corner).toBe("blue");
  expect(scoredLast(after("Bp", AJP))).toBeUndefined();
});

test("[RU11] UWW: highest action, fewer cautions, submission round, the defender", () => {
  expect(proposed(`R+4:back_mount B+2:takedown B+2:sweep ${OVER}`, UWW)).toBe("red highest_action");
  expect(proposed(`R+2 B+2 ${OVER}`, UWW)).toBe("period 1");
  expect(proposed("R+2 B+2 period=1 go stop@1:00", UWW)).toBe("blue overtime_defence");
  expect(proposed("period=1 go stop@1:00", UWW)).toBeUndefined();
});

test("[RU11] UWW: a lead of fifteen ends the bout before time", () => {
  expect(proposed("go R+4 R+4 R+4 R+2", UWW)).toBeUndefined();
  expect(proposed("go R+4 R+4 R+4 R+3", UWW)).toBe("red technical_superiority");
});

test("[RU12] EBI: overtime after overtime, then the smaller total escape time", () => {
  expect(proposed(OVER, EBI)).toBe("period 1");
  expect(proposed("R~0:30 B~0:20 B~0:15 period=6 go stop@2:00", EBI)).toBe("red escape_time");
  expect(proposed("R~0:30 period=6 go stop@2:00", EBI)).toBeUndefined();
});

test("[RU7] submission only: the referees decide", () => {
  expect(proposed(OVER, SUB_ONLY)).toBe("decision");
});

test("[BT20] the leader is known while the bout runs", () => {
  expect(findLeader(after("go R+2 B+3"))).toEqual({ corner: "blue", method: "points" });
  expect(findLeader(after("go"))).toBeUndefined();
});
