import { assert, constantFrom, integer, pre, property } from "fast-check";
import { expect, test } from "vitest";
import { drawBracket } from "./draw.ts";
import { decideFormat, FORMATS } from "./formats.ts";
import { numbersTo } from "./mainTree.ts";
import { playDraw, rankWithoutTies } from "./testing/play.ts";
import { teamMeetings } from "./teamMeetings.ts";

const field = (teams: string) => teams.split(" ").map((team, index) => ({ id: `e${index + 1}`, team }));

test("[DR30] team-mates drawn against each other are named with the bout", () => {
  const draw = drawBracket("single_elimination_two_bronzes", 4);
  expect(teamMeetings(draw, field("Волк Рысь Барс Волк"))).toEqual([
    expect.objectContaining({ team: "Волк", ids: ["e1", "e4"], boutId: "SF1", isCertain: true }),
  ]);
});

test("[DR30] team-mates in different halves can meet in the final only", () => {
  const draw = drawBracket("single_elimination_two_bronzes", 8);
  expect(teamMeetings(draw, field("Волк Волк a b c d e f"))).toEqual([
    expect.objectContaining({ boutId: "F", isCertain: false }),
  ]);
});

test("[DR30] in a round robin everybody meets, team-mates too", () => {
  const draw = drawBracket("round_robin", 4);
  expect(teamMeetings(draw, field("Волк Волк Волк Рысь")).map(({ isCertain }) => isCertain)).toEqual([
    true,
    true,
    true,
  ]);
});

test("[DR30] nobody without a team is anybody's team-mate", () => {
  const draw = drawBracket("round_robin", 3);
  expect(teamMeetings(draw, [{ id: "a" }, { id: "b" }, { id: "c", team: "" }])).toEqual([]);
});

test("[DR30] whoever fights was foreseen: no pair meets before the bout that was named", () => {
  assert(
    property(
      constantFrom(...FORMATS),
      integer({ min: 2, max: 20 }),
      integer({ min: 0, max: 3 }),
      (format, n, taste) => {
        pre(decideFormat(format, n).ok);
        const draw = drawBracket(format, n);
        const entrants = numbersTo(n).map((number) => ({ id: String(number), team: "one club" }));
        const order = draw.bouts.map(({ id }) => id);
        const foreseen = new Map(
          teamMeetings(draw, entrants).map(({ ids, boutId }) => [ids.toSorted().join(" "), boutId]),
        );
        const wins = (a: number, b: number) => ({ winner: (a * 7 + b * 3) % 4 === taste ? a : b });
        for (const { id, a, b } of playDraw(draw, wins, { rankGroup: rankWithoutTies }).states.values()) {
          if (a.kind !== "entrant" || b.kind !== "entrant") continue;
          const first = foreseen.get([String(a.seed), String(b.seed)].toSorted().join(" "));
          expect(order.indexOf(first ?? "")).toBeGreaterThanOrEqual(0);
          expect(order.indexOf(first ?? "")).toBeLessThanOrEqual(order.indexOf(id));
        }
      },
    ),
    { numRuns: 60 },
  );
});
