import { expect, test } from "vitest";
import { placements } from "../draw/placements.ts";
import { progressOf } from "../competition/categoryProgress.ts";
import { leaderboard } from "../leaderboard/leaderboard.ts";
import type { AwardingCategory } from "./podium.ts";
import { announcement, podium, readiness } from "./podium.ts";
import { entrantsTo, fought } from "./testing/play.ts";
import { decideTie } from "./tie.ts";

const told = (category: AwardingCategory) =>
  podium(category).map(({ place, uuid, reason }) =>
    [place, uuid, reason.code, "bout" in reason ? reason.bout : ""].join(" ").trim(),
  );

test("[AW5] knock-out: both losing semi-finalists are third, and each place names its bout", () => {
  expect(told(fought("single_elimination_two_bronzes", entrantsTo(8)))).toEqual([
    "1 1 final-won F",
    "2 2 final-lost F",
    "3 3 semi-final-lost SF2",
    "3 4 semi-final-lost SF1",
  ]);
});

test("[AW5] a bronze bout gives one third", () => {
  expect(told(fought("single_elimination_bronze_bout", entrantsTo(8))).slice(2)).toEqual([
    "3 3 bronze-won B",
  ]);
});

test("[AW5] a repechage gives two thirds by two bronze bouts", () => {
  const places = told(fought("repechage_quarterfinal", entrantsTo(8)));
  expect(places.slice(2)).toEqual(["3 3 bronze-won BR-A", "3 4 bronze-won BR-B"]);
});

test("[AW5] double elimination: the second grand final decides when it was fought", () => {
  const straight = fought("double_elimination", entrantsTo(4));
  expect(told(straight).slice(0, 2)).toEqual(["1 1 final-won GF", "2 2 final-lost GF"]);
  const turned = fought("double_elimination", entrantsTo(4), { GF: { winner: "2" } });
  expect(told(turned).slice(0, 2)).toEqual(["1 1 final-won GF2", "2 2 final-lost GF2"]);
});

test("[AW5] double elimination with a bronze: the winner of the lower bracket is third", () => {
  const [, , third] = podium(fought("double_elimination_bronze", entrantsTo(8)));
  expect(third?.reason.code).toBe("lower-bracket-won");
  expect(podium(fought("double_elimination", entrantsTo(4)))[2]?.reason.code).toBe("bout-lost");
});

test("[AW5] two athletes: the series decides, by its last game", () => {
  expect(told(fought("best_of_three", entrantsTo(2)))).toEqual(["1 1 final-won G2", "2 2 final-lost G2"]);
  const long = fought("best_of_three", entrantsTo(2), { G1: { winner: "2" } });
  expect(told(long)[0]).toBe("1 1 final-won G3");
});

test("[AW5] three athletes: the loser of the second bout is third", () => {
  expect(told(fought("three_person", entrantsTo(3)))[2]).toBe("3 3 bout-lost T2");
});

test("[AW5] groups and playoff end in a final and one bronze bout", () => {
  expect(told(fought("groups_playoff", entrantsTo(6)))).toEqual([
    "1 1 final-won F",
    "2 2 final-lost F",
    "3 3 bronze-won B",
  ]);
});

test("[AW5] a table says what put each athlete ahead of the next, and whom", () => {
  const table = fought("round_robin", entrantsTo(4), {
    "2-4": { winner: "4", cause: "submission" },
    "1-2": { winner: "2" },
    "3-4": { winner: "4" },
  });
  expect(podium(table).map(({ uuid, reason }) => ({ uuid, ...reason }))).toEqual([
    { uuid: "4", code: "table", ahead: { uuid: "2", by: "submissions" } },
    {
      uuid: "2",
      code: "table",
      ahead: { uuid: "1", by: "head-to-head" },
      behind: { uuid: "4", by: "submissions" },
    },
    {
      uuid: "1",
      code: "table",
      ahead: { uuid: "3", by: "wins" },
      behind: { uuid: "2", by: "head-to-head" },
    },
  ]);
});

test("[AW5] the last of a table of three says what put the second ahead of him", () => {
  const [, , third] = podium(fought("round_robin", entrantsTo(3)));
  expect(third).toEqual({
    place: 3,
    uuid: "3",
    reason: { code: "table", behind: { uuid: "2", by: "wins" } },
  });
});

test("[AW5] who came alone is first without a bout", () => {
  expect(told({ entrants: entrantsTo(1), bouts: [] })).toEqual(["1 1 alone"]);
  expect(told({ entrants: [], bouts: [] })).toEqual([]);
});

test("[AW5] behind a disqualified finalist the others move up, and keep their own reason", () => {
  const category = fought("single_elimination_two_bronzes", entrantsTo(4), {
    F: { winner: "1", method: "dq_disciplinary" },
  });
  expect(told(category)).toEqual(["1 1 final-won F", "2 3 semi-final-lost SF2", "2 4 semi-final-lost SF1"]);
});

test("[LB21] the place after an elimination draw comes from the tree, whatever the leaderboard says", () => {
  const category = fought("single_elimination_bronze_bout", entrantsTo(4), {
    SF1: { winner: "1", scores: { "1": 0 } },
    F: { winner: "2" },
    B: { winner: "3", cause: "submission", scores: { "3": 50 } },
  });
  const table = leaderboard(
    { uuid: "cat", fighters: category.entrants },
    category.bouts.map(({ red, blue, winner, cause, scores }) => ({
      category: { uuid: "cat" },
      fighters: [{ uuid: red ?? "" }, { uuid: blue ?? "" }],
      winner: { uuid: winner ?? "" },
      cause,
      points: Object.fromEntries(Object.entries(scores).map(([uuid, points]) => [uuid, { scores: points }])),
    })),
  );
  expect(table.entries.map(({ uuid }) => uuid)).toEqual(["2", "3", "1", "4"]);
  expect(podium(category).map(({ uuid }) => uuid)).toEqual(["2", "1", "3"]);
  expect(placements(category.draw, progressOf(category.entrants, category.bouts)).places[1]?.seeds).toEqual([
    1,
  ]);
});

test("[AW2] a category is ready when every bout is settled, byes and unneeded games aside", () => {
  expect(readiness(fought("single_elimination_two_bronzes", entrantsTo(5)))).toEqual({ status: "ready" });
  expect(readiness(fought("best_of_three", entrantsTo(2)))).toEqual({ status: "ready" });
  expect(readiness({ entrants: entrantsTo(1), bouts: [] })).toEqual({ status: "ready" });
});

test("[AW2] a category with open bouts is not ready and names them", () => {
  const category = fought("single_elimination_two_bronzes", entrantsTo(4), { SF2: "open" });
  expect(readiness(category)).toEqual({ status: "unfinished", bouts: ["SF2", "F"] });
  expect(told(category)).toEqual(["3 4 semi-final-lost SF1"]);
});

const circle = { "1-2": { winner: "1" }, "2-3": { winner: "2" }, "1-3": { winner: "3" } };

test("[AW3] athletes equal on all rules block awarding until a person decides", () => {
  const category = fought("round_robin", entrantsTo(3, 70), circle);
  expect(readiness(category)).toEqual({ status: "tied", ties: [["1", "2", "3"]] });
  expect(podium(category)).toEqual([]);
});

const beside = (uuid: string) => ({ uuid, by: "decision" }) as const;

test("[AW3] the decision is stored as an order, and the places follow it", () => {
  const category = fought("round_robin", entrantsTo(3, 70), circle);
  const decided = { ...category, decisions: [["3", "1", "2"]] };
  expect(readiness(decided)).toEqual({ status: "ready" });
  expect(podium(decided)).toEqual([
    { place: 1, uuid: "3", reason: { code: "table", ahead: beside("1") } },
    { place: 2, uuid: "1", reason: { code: "table", ahead: beside("2"), behind: beside("3") } },
    { place: 3, uuid: "2", reason: { code: "table", behind: beside("1") } },
  ]);
});

test("[AW3] a decision is an order of one open tie, everybody in it once", () => {
  const ties = [
    ["1", "2", "3"],
    ["4", "5"],
  ];
  const codeOf = (order: readonly string[]) => {
    const decided = decideTie(ties, order);
    return decided.ok ? decided.value.join(" ") : decided.problem.code;
  };
  expect(codeOf(["5", "4"])).toBe("5 4");
  expect(codeOf(["1", "2"])).toBe("not-tied");
  expect(codeOf(["1", "2", "2"])).toBe("not-tied");
  expect(codeOf(["1", "2", "4"])).toBe("not-tied");
  expect(codeOf([])).toBe("not-tied");
});

test("[AW6] a decision holds for exactly its set: after a correction it falls silent", () => {
  const corrected = fought("round_robin", entrantsTo(3, 70), { ...circle, "1-3": { winner: "1" } });
  const places = podium({ ...corrected, decisions: [["3", "1", "2"]] }).map(({ uuid }) => uuid);
  expect(places).toEqual(["1", "2", "3"]);
  const four = fought("round_robin", entrantsTo(4, 70), {
    "1-2": { winner: "1" },
    "2-3": { winner: "2" },
    "1-3": { winner: "3" },
  });
  expect(readiness({ ...four, decisions: [["1", "2"]] }).status).toBe("tied");
});

test("[AW3] in groups a tie at the qualifying places stops the playoff until it is decided", () => {
  const level = { "A:1-4": { winner: "1" }, "A:4-5": { winner: "4" }, "A:1-5": { winner: "5" } };
  const category = fought("groups_playoff", entrantsTo(6, 70), level);
  expect(readiness(category)).toEqual({ status: "tied", ties: [["1", "4", "5"]] });
  expect(readiness({ ...category, decisions: [["4", "5", "1"]] })).toEqual({
    status: "unfinished",
    bouts: ["SF1", "SF2", "B", "F"],
  });
});

test("[AW3] in groups a tie behind the qualifiers is in nobody's way", () => {
  const category = fought("groups_playoff", entrantsTo(7, 70), { "A:5-7": "drawn" });
  expect(category.bouts.find(({ bracketId }) => bracketId === "A:5-7")?.winner).toBeUndefined();
  expect(readiness(category)).toEqual({ status: "ready" });
});

test("[AW4] the announcement runs third, third, second, first", () => {
  const places = podium(fought("single_elimination_two_bronzes", entrantsTo(8)));
  expect(announcement(places).map(({ place, uuid }) => `${place} ${uuid}`)).toEqual([
    "3 3",
    "3 4",
    "2 2",
    "1 1",
  ]);
});
