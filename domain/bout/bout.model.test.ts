import * as fc from "fast-check";
import { expect, test } from "vitest";
import { rulesFor } from "../ruleset/rulesFor.ts";
import type { Bout } from "./bout.ts";
import { problemWith } from "./decide.ts";
import type { BoutEvent } from "./event.ts";
import { applyBoutEvent, openBout, replayBout } from "./fold.ts";
import { CORNERS, type Corner } from "./vocabulary.ts";

/** A bout as a child would keep it on paper: lines that count or are crossed out. */
type Line = { readonly corner: Corner; readonly points: number; isOut: boolean };
type Paper = { readonly lines: Line[]; isOver: boolean };
type Real = { bout: Bout; readonly ids: string[] };
type Command = fc.Command<Paper, Real>;

/** False when the rules refuse it. */
function say(real: Real, event: BoutEvent): boolean {
  if (problemWith(real.bout, event) !== undefined) return false;
  const id = `act-${real.bout.recorded.length}`;
  real.bout = applyBoutEvent(real.bout, { id, event, atMs: real.bout.recorded.length });
  if (event.type === "points-scored") real.ids.push(id);
  return true;
}

function compare({ lines, isOver }: Paper, { bout }: Real): void {
  const sumOf = (corner: Corner) =>
    lines
      .filter((line) => !line.isOut && line.corner === corner)
      .reduce((sum, { points }) => sum + points, 0);
  expect([bout.score.red.points, bout.score.blue.points]).toEqual([sumOf("red"), sumOf("blue")]);
  expect(bout.outcome !== undefined).toBe(isOver);
  expect(replayBout(bout.setup, bout.recorded)).toEqual(bout);
}

const command = (name: string, run: (paper: Paper, real: Real) => void): Command => ({
  check: () => true,
  run: (paper, real) => {
    run(paper, real);
    compare(paper, real);
  },
  toString: () => name,
});

const scored = fc.tuple(fc.constantFrom(...CORNERS), fc.integer({ min: 1, max: 4 })).map(([corner, points]) =>
  command(`${corner}+${points}`, (paper, real) => {
    const isTaken = say(real, { type: "points-scored", corner, points });
    expect(isTaken).toBe(!paper.isOver);
    if (isTaken) paper.lines.push({ corner, points, isOut: false });
  }),
);

const undone = fc.nat(30).map((pick) =>
  command(`undo ${pick}`, (paper, real) => {
    const at = pick % Math.max(1, paper.lines.length);
    const line = paper.lines[at];
    if (line === undefined) return;
    const isTaken = say(real, { type: "undone", target: real.ids[at] ?? "" });
    expect(isTaken).toBe(!paper.isOver && !line.isOut);
    if (isTaken) line.isOut = true;
  }),
);

const declared = fc.constant(
  command("declare", (paper, real) => {
    const isTaken = say(real, { type: "result-declared", method: "submission", winner: "red" });
    expect(isTaken).toBe(!paper.isOver);
    paper.isOver = true;
  }),
);

const revoked = fc.constant(
  command("revoke", (paper, real) => {
    expect(say(real, { type: "result-revoked" })).toBe(paper.isOver);
    paper.isOver = false;
  }),
);

test("[BT3] [BT7] [BT8] [BT18] whatever is called in whatever order, the log says what paper would say", () => {
  const anything = [scored, scored, undone, declared, revoked];
  const setup = { rules: rulesFor({ preset: "ibjjf", advantages: true, penalties: true }) };
  fc.assert(
    fc.property(fc.commands(anything, { maxCommands: 60 }), (commands) => {
      fc.modelRun(
        () => ({ model: { lines: [], isOver: false }, real: { bout: openBout(setup), ids: [] } }),
        commands,
      );
    }),
    { numRuns: 300 },
  );
});
