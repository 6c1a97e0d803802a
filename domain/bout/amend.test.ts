import { expect, test } from "vitest";
import { decideAmendment, type Amendment } from "./amend.ts";
import { after, IBJJF } from "./testing/after.ts";

const FINISHED = "go(5:00) R+2@0:10 B+4@0:20 B#points@1:00";
const NOW = { reason: "перепутали победителя", nowMs: 9_000_000 };

function amend(line: string, amendment: Amendment) {
  const decided = decideAmendment(after(line, IBJJF), amendment, NOW);
  if (!decided.ok) return decided.problem.code;
  const { score, outcome } = decided.value.bout;
  return `${score.red.points}:${score.blue.points} ${outcome ? `${outcome.winner ?? "nobody"} ${outcome.method}` : "open"}`;
}

test("[CR5] another winner is declared after the old result is revoked with the reason", () => {
  const decided = decideAmendment(
    after(FINISHED),
    { kind: "result", method: "submission", winner: "red", technique: "armbar" },
    NOW,
  );
  expect(decided.ok && decided.value.events).toEqual([
    { type: "result-revoked", reason: "перепутали победителя" },
    { type: "result-declared", method: "submission", winner: "red", technique: "armbar" },
  ]);
});

test("[CR5] a corrected result keeps the time at which the bout ended", () => {
  const decided = decideAmendment(after(FINISHED), { kind: "swap" }, NOW);
  expect(decided.ok && decided.value.bout.outcome?.elapsedMs).toBe(60_000);
});

test("[CR9] actions are taken back, replaced, moved and added, and the result is said anew or stays", () => {
  const changes = [
    { type: "undone", target: "2" },
    { type: "replaced", target: "3", by: { type: "points-scored", corner: "blue", points: 3 } },
    { type: "penalty-given", corner: "red" },
  ] as const;
  expect(amend(FINISHED, { kind: "score", changes })).toBe("0:3 blue points");
  const moved = [{ type: "moved-to-opponent", target: "3" }] as const;
  const result = { method: "points", winner: "red" } as const;
  expect(amend(FINISHED, { kind: "score", changes: moved, result })).toBe("6:0 red points");
});

test("[CR9] athletes that were mixed up exchange their scores and the win", () => {
  expect(amend(FINISHED, { kind: "swap" })).toBe("4:2 red points");
  expect(amend("B#no_show", { kind: "swap" })).toBe("0:0 red no_show");
});

test("[CR9] a no-show that was none leaves the bout to be fought", () => {
  const decided = decideAmendment(after("call R#no_show"), { kind: "reopen" }, NOW);
  expect(decided.ok && decided.value.bout.status).toBe("called");
});

for (const [why, line, amendment, code] of [
  ["a bout that is not over", "R+2", { kind: "reopen" }, "not-finished"],
  ["the result it has", FINISHED, { kind: "result", method: "points", winner: "blue" }, "nothing-changes"],
  [
    "a winner without a way",
    FINISHED,
    { kind: "result", method: "double_dq", winner: "red" },
    "winner-not-allowed",
  ],
  [
    "an action that is not there",
    FINISHED,
    { kind: "score", changes: [{ type: "undone", target: "9" }] },
    "no-target",
  ],
] as const)
  test(`[CR9] refused: ${why}`, () => {
    expect(amend(line, amendment)).toBe(code);
  });
