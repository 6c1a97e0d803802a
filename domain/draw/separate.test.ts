import * as fc from "fast-check";
import { expect, test } from "vitest";
import { applyDrawChange } from "./change.ts";
import { drawBracket } from "./draw.ts";
import type { Entrant } from "./entrants.ts";
import { decideFormat, type Format } from "./formats.ts";
import { numbersTo } from "./mainTree.ts";
import { drawNumbers, separateTeammates } from "./placement.ts";
import { teamMeetings } from "./teamMeetings.ts";

const SEPARABLE = [
  "single_elimination_two_bronzes",
  "repechage_from_finalists",
  "russian_order",
  "groups_playoff",
] as const satisfies readonly Format[];

/** "aab-" is two of team a, one of team b and one without a team, by draw number. */
const numbered = (teams: string): Entrant[] =>
  teams.split("").map((team, index) => ({ id: `${index + 1}`, ...(team !== "-" && { team }) }));

const moved = (format: Format, teams: string, begun: readonly string[] = []) =>
  separateTeammates(format, numbered(teams), ({ id }) => !begun.includes(id)).map(
    ({ id, number }) => `${id}→${number}`,
  );

const drawn = fc
  .record({
    format: fc.constantFrom(...SEPARABLE),
    teams: fc.array(fc.constantFrom("a", "b", "c", "d", "-"), { minLength: 5, maxLength: 24 }),
    begun: fc.array(fc.nat({ max: 23 }), { maxLength: 6 }),
  })
  .filter(({ format, teams }) => decideFormat(format, teams.length).ok);

/** How many pairs of team-mates can meet in each bout of the main tree at the earliest, soonest first. */
function meetingsByRound(format: Format, entrants: readonly Entrant[]): readonly number[] {
  const draw = drawBracket(format, entrants.length);
  const counts: number[] = [];
  const isGroups = draw.groups !== undefined;
  for (const { boutId } of teamMeetings(draw, entrants)) {
    const bout = draw.bouts.find(({ id }) => id === boutId);
    if (bout?.stage === "repechage" || bout?.stage === "bronze") continue;
    const round = isGroups ? (bout?.group === undefined ? 2 : 1) : (bout?.round ?? 0);
    counts[round] = (counts[round] ?? 0) + 1;
  }
  return Array.from({ length: 9 }, (_, round) => counts[round] ?? 0);
}

const isNoSooner = (after: readonly number[], before: readonly number[]): boolean => {
  const first = after.findIndex((count, round) => count !== before[round]);
  return first < 0 || (after[first] ?? 0) < (before[first] ?? 0);
};

test("[DR91] two of a team on numbers 1 and 8 of eight are set apart", () => {
  expect(moved("single_elimination_two_bronzes", "a------a")).not.toEqual([]);
  expect(moved("single_elimination_two_bronzes", "aa------")).toEqual([]);
});

test("[DR91] neighbouring numbers are exchanged, and the best keep theirs", () => {
  expect(moved("single_elimination_two_bronzes", "a--a----")).toEqual(["4→3", "3→4"]);
  expect(moved("single_elimination_two_bronzes", "a------a")).toEqual(["8→7", "7→8"]);
});

test("[DR91] whoever has begun stays where they are", () => {
  expect(moved("single_elimination_two_bronzes", "a------a", ["2", "1"])).toEqual(["8→7", "7→8"]);
  expect(moved("single_elimination_two_bronzes", "a------a", ["1", "8"])).toEqual([]);
});

test("[DR91] on a sheet in the Russian order 1 and 2 are neighbours, in groups those of one group", () => {
  expect(moved("russian_order", "aa------")).not.toEqual([]);
  expect(moved("groups_playoff", "a--a--")).not.toEqual([]);
  expect(moved("groups_playoff", "aa----")).toEqual([]);
});

test("[DR91] where everybody meets everybody nobody is moved", () => {
  expect(moved("round_robin", "aabb")).toEqual([]);
  expect(moved("best_of_three", "aa")).toEqual([]);
});

test("[DR91] the same people, those who have begun on their numbers, and no meeting sooner than before", () => {
  fc.assert(
    fc.property(drawn, ({ format, teams, begun }) => {
      const entrants = numbered(teams.join(""));
      const stays = new Set(begun.map((index) => `${index + 1}`));
      const change = separateTeammates(format, entrants, ({ id }) => !stays.has(id));
      const ids = entrants.map(({ id }) => id);
      const after = applyDrawChange(ids, { type: "separated", moved: change });
      expect(after.toSorted()).toEqual(ids.toSorted());
      for (const id of stays) expect(after.indexOf(id)).toBe(ids.indexOf(id));
      const placed = after.flatMap((id) => entrants.find((entrant) => entrant.id === id) ?? []);
      const [now, before] = [meetingsByRound(format, placed), meetingsByRound(format, entrants)];
      expect(isNoSooner(now, before)).toBe(true);
      if (change.length > 0) expect(now).not.toEqual(before);
    }),
    { numRuns: 300 },
  );
});

test("[DR6] groups of three, three, two and two: two of a team do not stay in one where another has room", () => {
  const teams = ["d", "d", "a", "c", "a", "d", "d", "b", "b", "c"].map((team, index) => ({
    id: `${index + 1}`,
    team,
  }));
  const { groups = {} } = drawBracket("groups_playoff", teams.length);
  for (const seed of numbersTo(400)) {
    const lots = drawNumbers("groups_playoff", teams, seed);
    const met = Object.values(groups).map((numbers) => numbers.map((number) => lots[number - 1]?.team));
    for (const ofGroup of met) expect(new Set(ofGroup).size, `seed ${seed}`).toBe(ofGroup.length);
  }
});

test("[DR91] lots without fixed numbers leave nothing to set apart where byes are spread evenly", () => {
  const even = drawn.filter(({ format }) => format !== "russian_order");
  fc.assert(
    fc.property(even, fc.string(), ({ format, teams }, seed) => {
      const lots = drawNumbers(format, numbered(teams.join("")), seed);
      expect(separateTeammates(format, lots, () => true)).toEqual([]);
    }),
    { numRuns: 200 },
  );
});
