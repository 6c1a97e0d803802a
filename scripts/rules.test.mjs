import { expect, test } from "vitest";
import {
  areaProblems,
  compareIds,
  decisionProblems,
  definedAreas,
  definedIds,
  idProblems,
  indexedAreas,
  quotedIds,
} from "./lib/rules.mjs";

test("a rule is a list item or a table row that begins with its id in bold", () => {
  const text = `
- **LB1** More wins first. See **LB2**.
  - **LB1a** A finer point.
1. **RT3** Reconnect.
| **API4** | findOne |
A sentence about **ZZ9** defines nothing.`;
  expect(definedIds(text)).toEqual(["LB1", "LB1a", "RT3", "API4"]);
});

test("a test quotes the ids at the start of its name, one or several", () => {
  const source = `
test("[LB1] more wins first", () => {});
test('[LB2, LB3] then', () => {});
test(\`[LB4][LB5] and [LB6]\`, () => {});
const cases = [{ why: "[RT1] late", list: [LB7] }];`;
  expect(quotedIds(source)).toEqual(["LB1", "LB2", "LB3", "LB4", "LB5", "RT1"]);
});

test("ids without a test, without a rule and with two rules are told apart", () => {
  expect(compareIds(["LB1", "LB2", "LB2"], ["LB1", "XX1", "XX1"])).toEqual({
    uncovered: ["LB2"],
    unknown: ["XX1"],
    doubled: ["LB2"],
  });
});

test("a rule without a test, a quoted id that no rule has and an id defined twice are each a problem", () => {
  const none = { uncovered: [], unknown: [], doubled: [] };
  expect(idProblems(none)).toEqual([]);
  expect(idProblems({ ...none, uncovered: ["LB2"] })).toEqual(["LB2 has no test"]);
  expect(idProblems({ ...none, unknown: ["XX1"] })).toHaveLength(1);
  expect(idProblems({ ...none, doubled: ["LB2"] })).toHaveLength(1);
});

test("a rule that was struck is named in plain letters and asks for no test", () => {
  expect(definedIds("## Struck\n\n- LB3: the same as LB2.")).toEqual([]);
});

const INDEX = `
| Areas                            | File                       |
| -------------------------------- | -------------------------- |
| LB leaderboard · NE what is left | [spec/a.md](spec/a.md)     |
| RT realtime                      | [spec/b.md](spec/b.md)     |`;
const AREAS = [
  { prefix: "LB", file: "spec/a.md" },
  { prefix: "NE", file: "spec/a.md" },
  { prefix: "RT", file: "spec/b.md" },
];

test("an area is a heading that begins with its prefix", () => {
  expect(definedAreas("# Day\n\n## LB Leaderboard\n\n## Struck\n\n### NE No")).toEqual([
    { prefix: "LB", name: "Leaderboard" },
  ]);
});

test("every area stands in the index with its own file", () => {
  const indexed = indexedAreas(INDEX);
  expect(indexed).toEqual(AREAS);
  expect(areaProblems(AREAS, indexed, ["LB1", "RT3a"])).toEqual([]);
  expect(areaProblems([...AREAS, { prefix: "TS", file: "spec/b.md" }], indexed, [])).toEqual([
    expect.stringContaining("TS"),
  ]);
  expect(areaProblems(AREAS.slice(1), indexed, [])).toEqual([expect.stringContaining("LB")]);
});

test("rules under a heading without their prefix are told", () => {
  expect(areaProblems(AREAS, indexedAreas(INDEX), ["LB1", "EI1", "EI2"])).toEqual([
    expect.stringContaining("EI"),
  ]);
});

test("every decision has its row, and every row its decision", () => {
  const index = "| [1](0001-a.md) | A | accepted |\n| [2](0002-b.md) | B | accepted |";
  expect(decisionProblems(index, ["0001-a.md", "0002-b.md"])).toEqual([]);
  expect(decisionProblems(index, ["0001-a.md", "0002-b.md", "0003-c.md"])).toEqual([
    expect.stringContaining("0003-c.md"),
  ]);
  expect(decisionProblems(index, ["0001-a.md"])).toEqual([expect.stringContaining("0002-b.md")]);
});
