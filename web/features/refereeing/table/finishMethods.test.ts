import { expect, test } from "vitest";
import { ADCC, AJP, after, IBJJF, SUB_ONLY, UWW } from "#domain/bout/testing/after.ts";
import { playedCompetition, withBout } from "#web/sport/testing/playedCompetition.ts";
import { disqualificationReason, endingReason } from "./endingReason.ts";
import {
  findTechniques,
  firstMethods,
  isWithoutFight,
  levelMethod,
  methodGroups,
  proposedEnding,
  shownMethods,
  techniquesByUse,
} from "./finishMethods.ts";

test("[RU7] the ways to end a bout are those its rules know", () => {
  expect(firstMethods(after("", IBJJF))).toEqual([
    "points",
    "submission",
    "advantages",
    "decision",
    "dq_technical",
    "no_show",
  ]);
  expect(methodGroups(after("", IBJJF)).course).toEqual([
    "points",
    "advantages",
    "fewer_penalties",
    "decision",
  ]);
  expect(methodGroups(after("", AJP)).course).toEqual(["points", "last_score", "decision"]);
  expect(methodGroups(after("", SUB_ONLY)).course).toEqual(["decision"]);
});

test("[BT12] a level bout is not offered as one won by points", () => {
  expect(levelMethod(after("", IBJJF))).toBe("decision");
  expect(levelMethod(after("go stop clock=0:00 period=1", UWW))).toBe("overtime_defence");
});

test("[TB4] what ends a bout without fighting it out is dangerous, a submission and points are not", () => {
  const { course, early, off, away, none } = methodGroups(after("", IBJJF));
  expect([...off, ...away, ...none].every(isWithoutFight)).toBe(true);
  expect(early.filter(isWithoutFight)).toEqual(["injury", "medical", "withdrawal"]);
  expect(course.some(isWithoutFight)).toBe(false);
});

test("[RU4] a counter that is switched off decides nothing", () => {
  expect(methodGroups(after("", { ...IBJJF, advantages: false, penalties: false })).course).toEqual([
    "points",
    "decision",
  ]);
});

test("in overtime a submission and points are those of overtime", () => {
  const bout = after("period=2 go", ADCC);
  expect(methodGroups(bout).course[0]).toBe("overtime_points");
  expect(methodGroups(bout).early[0]).toBe("overtime_submission");
});

test.each([
  ["R+2 B+4", "По правилам соревнования: баллы 2:4, победа синего."],
  ["R+2 B+2 Ra", "По правилам соревнования: баллы 2:2, преимущества 1:0, победа красного."],
  ["R+2 B+2 Bp", "По правилам соревнования: баллы 2:2, преимущества 0:0, штрафы 0:1, победа красного."],
  ["Rp Rp- Rp- Rp", "По правилам соревнования: набраны все штрафы, победа синего."],
  ["", "По счёту победитель не определяется: выберите его сами."],
  ["clock=5:00", "По правилам решают судьи."],
])("[BT12] [BT13] [TB4] after «%s» the dialog says: %s", (line, reason) => {
  expect(endingReason(after(line, IBJJF))).toBe(reason);
});

test("[BT13] [TB4] who has chosen a winner is not asked to choose one", () => {
  expect(endingReason(after("", IBJJF), "red")).toBe("По счёту победитель не определяется.");
  expect(endingReason(after("R+2", IBJJF), "blue")).toBe(
    "По правилам соревнования: баллы 2:0, победа красного.",
  );
});

test("[BT13] [TB4] of a disqualification by penalties the dialog says which one it was", () => {
  expect(disqualificationReason(after("Rp Rp- Bp Rp- Rp", IBJJF), "red")).toBe(
    "4-й штраф: по правилам дисквалификация.",
  );
  expect(disqualificationReason(after("Bp Bp Bp Bp", UWW), "blue")).toBe(
    "4-е предупреждение: по правилам дисквалификация.",
  );
  expect(disqualificationReason(after("Bp Bp Bp Bp", UWW), "red")).toBe("");
  expect(disqualificationReason(after("Bp Bp Bp", UWW), "blue")).toBe("");
});

test("[TB4] what the dialog was opened with stands first among the ways that are shown", () => {
  const bout = after("Bp Bp Bp Bp", UWW);
  expect(shownMethods(bout, "dq_penalties")).toEqual(["dq_penalties", ...firstMethods(bout)]);
  expect(shownMethods(bout, "submission")).toEqual(firstMethods(bout));
});

test("[BT16] after a swap the left one is called red, whoever they are", () => {
  expect(endingReason(after("R+2 swap", IBJJF))).toBe("По правилам соревнования: баллы 0:2, победа синего.");
});

test("[BT12] before time is over the leader is only suggested", () => {
  expect(proposedEnding(after("B+4 go", UWW))).toEqual({ winner: "blue", method: "points" });
  expect(proposedEnding(after("", UWW))).toEqual({ winner: undefined, method: undefined });
});

const day = playedCompetition({ format: "single_elimination_two_bronzes", n: 8, finished: 3 });
const wonBy = (technique: string) => ({ result: { method: "submission", technique, elapsedMs: 1 } });
const used = withBout(
  withBout(withBout(day, 1, wonBy("kneebar")), 2, wonBy("armbar")),
  3,
  wonBy("armbar"),
).competition;
const labels = (needle: string) => findTechniques(techniquesByUse(used), needle).map(({ label }) => label);

test("[TB5] what was used today comes first, the more often the earlier", () => {
  expect(labels("").slice(0, 3)).toEqual(["Рычаг локтя", "Рычаг колена", "Удушение сзади"]);
});

test("a technique is found by a part of any of its words, in any letter case", () => {
  expect(labels("РЫЧАГ кол")).toEqual(["Рычаг колена"]);
  expect(labels("хилхук")).toHaveLength(2);
});

test("the dots of ё do not matter", () => {
  expect(labels("треугольник")).toEqual(labels("трёугольник"));
});

test("a search that finds nothing finds nothing", () => {
  expect(labels("подножка")).toEqual([]);
});
