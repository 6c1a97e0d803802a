import { expect, test } from "vitest";
import { disqualifyingFault, openLadderProposals, proposeEffects, settledFault } from "./ladderProposal.ts";
import { ADCC, after, IBJJF, UWW } from "./testing/after.ts";

const PENALTY = { type: "penalty-given", corner: "red" } as const;
const scoreOf = (line: string, rules = IBJJF) => {
  const { red, blue } = after(line, rules).score;
  return [red.penalties, blue.advantages, blue.points];
};

test("[BT26] the step of a penalty counts only when the official has accepted it", () => {
  expect(scoreOf("Rp Rp?")).toEqual([2, 0, 0]);
  expect(scoreOf("Rp Rp? r2=Rp")).toEqual([2, 1, 0]);
  expect(scoreOf("Rp Rp? r2=Rp-")).toEqual([2, 0, 0]);
});

test("[BT26] a step that was refused is climbed all the same: the third penalty is the third", () => {
  expect(scoreOf("Rp Rp- Rp")).toEqual([3, 0, 2]);
});

test("[BT26] what waits for the official's word: who, which penalty of his, and what it would bring", () => {
  expect(openLadderProposals(after("Rp Bp Rp? Bp", IBJJF))).toEqual([
    {
      target: "3",
      event: { ...PENALTY, effects: "proposed" },
      corner: "red",
      count: 2,
      effects: [{ to: "opponent", kind: "advantage", value: 1 }],
    },
  ]);
  expect(openLadderProposals(after("Rp Rp? r2=Rp", IBJJF))).toEqual([]);
  expect(openLadderProposals(after("Rp Rp? u2", IBJJF))).toEqual([]);
});

test("[BT13] the penalty that puts out is the last of this athlete, whoever had others meanwhile", () => {
  const bout = after("Rp Bp Rp- Rp- Bp Rp", IBJJF);
  expect(disqualifyingFault(bout, "red")).toEqual({ event: PENALTY, count: 4 });
  expect(disqualifyingFault(bout, "blue")).toBeUndefined();
});

test.each([
  ["IBJJF, first: a mark only", IBJJF, "", undefined],
  ["IBJJF, second: an advantage", IBJJF, "Rp", "proposed"],
  ["IBJJF, third: two points", IBJJF, "Rp Rp", "proposed"],
  ["IBJJF, fourth: the finish dialog asks", IBJJF, "Rp Rp Rp", undefined],
  ["UWW, first: a point", UWW, "", "proposed"],
])("[BT13] [BT26] %s", (_, rules, line, effects) => {
  expect(proposeEffects(after(line, rules), PENALTY, 0).effects).toBe(effects);
});

test("[RU16] a warning before points count brings nothing yet, so there is nothing to ask", () => {
  const warning = { type: "warning-given", corner: "red" } as const;
  expect(proposeEffects(after("Rw Rw", ADCC), warning, 0)).toEqual(warning);
});

test("[BT26] [BT17] the official's word replaces the penalty at its own clock time", () => {
  const [proposal] = openLadderProposals(after("Rp Rp?:penalty", IBJJF));
  if (proposal === undefined) throw new Error("nothing proposed");
  expect(settledFault(proposal, true)).toEqual({ ...PENALTY, action: "penalty" });
  expect(settledFault(proposal, false)).toEqual({ ...PENALTY, action: "penalty", effects: "waived" });
});
