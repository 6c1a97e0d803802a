import { assert, constantFrom, option, integer, property, boolean } from "fast-check";
import { expect, test } from "vitest";
import { drawProblems, hasOpenQuestion, isDrawable, type Candidate } from "./drawable.ts";
import { WEIGH_IN_STATUSES } from "./weighIn.ts";

const limit = { weightMax: 77 };
const weighed = (more: Partial<NonNullable<Candidate["entry"]>> = {}, weightKg = 76.4): Candidate => ({
  entry: { state: "accepted", weighIn: "passed", hasConsent: true, ...more },
  weightKg,
});

test("[DR29] who is accepted, weighed and agreed is drawn", () => {
  expect(drawProblems(weighed(), limit)).toEqual([]);
});

test("[DR29] everything that keeps somebody out is said at once", () => {
  const candidate = weighed({ state: "new", hasConsent: false, weighIn: "not_weighed" }, 80);
  expect(drawProblems(candidate, limit)).toEqual(["not-accepted", "no-consent", "too-heavy", "not-weighed"]);
});

test("[DR29] who was not weighed is drawn where the organiser says so, who is too heavy never", () => {
  const unweighed = drawProblems(weighed({ weighIn: "not_weighed" }), limit);
  expect([isDrawable(unweighed, false), isDrawable(unweighed, true)]).toEqual([false, true]);
  expect(isDrawable(drawProblems(weighed({ weighIn: "overweight" }, 79), limit), true)).toBe(false);
});

test("[DR29] a pass within the tolerance of the day stays a pass", () => {
  expect(drawProblems(weighed({}, 77.3), limit)).toEqual([]);
});

test("[DR29] who was put in by hand has no entry and only a weight to look at", () => {
  expect(drawProblems({ weightKg: 70 }, limit)).toEqual([]);
  expect(drawProblems({ weightKg: 80 }, limit)).toEqual(["too-heavy"]);
});

test("[DR29] being lenient never keeps out whom strictness lets in", () => {
  assert(
    property(
      constantFrom("new" as const, "accepted" as const, "rejected" as const, "withdrawn" as const),
      boolean(),
      constantFrom(...WEIGH_IN_STATUSES),
      option(integer({ min: 40, max: 120 }), { nil: undefined }),
      (state, hasConsent, weighIn, weightKg) => {
        const problems = drawProblems({ entry: { state, hasConsent, weighIn }, weightKg }, limit);
        if (isDrawable(problems, false)) expect(isDrawable(problems, true)).toBe(true);
        expect(isDrawable(problems, true)).toBe(problems.every((problem) => problem === "not-weighed"));
      },
    ),
  );
});

test("[DR34] an undecided entry and an empty scale are questions, a refusal is an answer", () => {
  const asked = (more: Parameters<typeof weighed>[0], mayBeUnweighed = false) =>
    hasOpenQuestion(drawProblems(weighed(more), limit), mayBeUnweighed);
  expect([asked({ state: "new" }, true), asked({ weighIn: "not_weighed" })]).toEqual([true, true]);
  expect([asked({ weighIn: "not_weighed" }, true), asked({ weighIn: "no_show" })]).toEqual([false, false]);
  expect([asked({ state: "withdrawn", weighIn: "not_weighed" }), asked({})]).toEqual([false, false]);
});
