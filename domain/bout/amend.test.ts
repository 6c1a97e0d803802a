import * as fc from "fast-check";
import { expect, test } from "vitest";
import { rulesFor } from "../ruleset/rulesFor.ts";
import { decideAmendment, type Amendment } from "./amend.ts";
import { hasBegun } from "./bout.ts";
import { applyBoutEvent } from "./fold.ts";
import { lastRedoable } from "./redo.ts";
import { after, afterUnder, IBJJF } from "./testing/after.ts";
import { anyLine, anyRules } from "./testing/anyBout.ts";

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

test.each([
  ["its score goes with it", 'note"лист" R+2 B+4 Ra B#points', "0:0 waiting"],
  ["those who were called stay called", "call R+2 R#points", "0:0 called"],
  ["a period that was opened for the points is none", "period=1 R+4 B+2 R#points", "0:0 waiting"],
  ["what was put right meanwhile does not matter", "R+2 B+4 m1 B#points", "0:0 waiting"],
  ["the clock has run: it is open at its table with its score", FINISHED, "2:4 paused"],
  ["the clock was set: it is open at its table", "clock=1:00 R+2 R#points", "2:0 paused"],
])("[CR11] a result that was none: %s", (_, line, left) => {
  const decided = decideAmendment(after(line, IBJJF), { kind: "reopen" }, NOW);
  const bout = decided.ok ? decided.value.bout : undefined;
  expect(`${bout?.score.red.points}:${bout?.score.blue.points} ${bout?.status}`).toBe(left);
});

test("[CR11] without its result a bout is as it would be had nobody written one, or as its table left it", () => {
  fc.assert(
    fc.property(anyLine, anyRules, (line, competition) => {
      const bout = afterUnder(rulesFor(competition), line);
      const decided = decideAmendment(bout, { kind: "reopen" }, NOW);
      fc.pre(decided.ok);
      const { status, score, outcome, log } = decided.value.bout;
      expect(outcome).toBeUndefined();
      const isLed = log.some(({ event }) => event.type === "clock-started");
      if (isLed) expect(score).toEqual(bout.score);
      // What the correction took back no key brings back; behind it the table redoes what was undone at it.
      expect(lastRedoable(decided.value.bout.recorded)).toBeUndefined();
      if (!hasBegun({ status })) expect(score).toEqual(after("").score);
    }),
  );
});

test("[CR11] at a table whose bout was opened again only what was undone at it since is redone", () => {
  const decided = decideAmendment(after("go R+2 B+3 u3 B#points"), { kind: "reopen" }, NOW);
  const bout = decided.ok ? decided.value.bout : after("");
  expect(lastRedoable(bout.recorded)).toBeUndefined();
  const undone = applyBoutEvent(bout, { id: "own", event: { type: "undone", target: "2" }, atMs: 1 });
  expect(lastRedoable(undone.recorded)?.id).toBe("own");
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
