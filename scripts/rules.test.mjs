import { expect, test } from "vitest";
import { compareIds, definedIds, judgeIds, quotedIds } from "./lib/rules.mjs";

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

const FOUND = { uncovered: ["LB2", "LB3"], unknown: [], doubled: [] };

test("ids without a test, without a rule and with two rules are told apart", () => {
  expect(compareIds(["LB1", "LB2", "LB2"], ["LB1", "XX1", "XX1"])).toEqual({
    uncovered: ["LB2"],
    unknown: ["XX1"],
    doubled: ["LB2"],
  });
});

test("as many uncovered rules as allowed pass, one more fails", () => {
  expect(judgeIds(FOUND, 2)).toEqual({ isOk: true, lines: ["Rules without a test (2): LB2 LB3"] });
  expect(judgeIds(FOUND, 1).isOk).toBe(false);
});

test("fewer than allowed pass and ask to lower the number", () => {
  const { isOk, lines } = judgeIds(FOUND, 5);
  expect(isOk).toBe(true);
  expect(lines.at(-1)).toContain("--write");
});

test("a quoted id that no rule has fails, and so does an id defined twice", () => {
  expect(judgeIds({ ...FOUND, unknown: ["XX1"] }, 2).isOk).toBe(false);
  expect(judgeIds({ ...FOUND, doubled: ["LB2"] }, 2).isOk).toBe(false);
});
