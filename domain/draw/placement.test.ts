import * as fc from "fast-check";
import { expect, test } from "vitest";
import { placeEntrants } from "./draw.ts";
import type { Entrant } from "./entrants.ts";
import { bracketSize, seedPositions } from "./mainTree.ts";
import { drawNumbers } from "./placement.ts";
import { meetingRound } from "./separate.ts";
import { explainPlacement } from "./testing/explainPlacement.ts";

/** "aab-" is two of team a, one of team b and one without a team. */
const entrantsOf = (teams: string, seeds: readonly number[] = []): Entrant[] =>
  teams.split("").map((team, index) => ({
    id: `${index + 1}${team}`,
    ...(team === "-" ? {} : { team }),
    ...(seeds[index] ? { seed: seeds[index] } : {}),
  }));

test("[DR4] seeded entrants stand on the positions of their numbers", () => {
  const entrants = entrantsOf("--------", [1, 2, 3, 4, 5, 6, 7, 8]);
  const numbers = placeEntrants(entrants, 8, "any").map((id) => Number.parseInt(id ?? "", 10));
  expect(numbers).toEqual(seedPositions(8));
});

test("[DR5] byes stand beside the top seeds", () => {
  const placed = placeEntrants(entrantsOf("-----", [1, 2, 3]), 8, "any");
  expect([placed[0], placed[1], placed[4], placed[5], placed[6], placed[7]]).toEqual([
    "1-",
    null,
    "2-",
    null,
    "3-",
    null,
  ]);
});

test("[DR4] ranking numbers that do not fit the field keep their order", () => {
  const placed = placeEntrants(entrantsOf("----", [40, 12]), 4, "any");
  expect([placed[0], placed[2]]).toEqual(["2-", "1-"]);
});

test("[DR6] two of a team can meet only in the final, three or four not before the semi-finals", () => {
  const entrants = entrantsOf("aabbbcccc-------");
  const meetings = explainPlacement(placeEntrants(entrants, 16, "any"), entrants);
  expect(
    meetings.map(({ team, earliestRound, latestPossible }) => [team, earliestRound, latestPossible]),
  ).toEqual([
    ["a", 4, 4],
    ["b", 3, 3],
    ["c", 3, 3],
  ]);
});

test("[DR6] an entrant without a team has no team-mates", () => {
  expect(explainPlacement(placeEntrants(entrantsOf("----"), 4, 1), entrantsOf("----"))).toEqual([]);
});

test("[DR18] of three, two team-mates fight the first bout", () => {
  for (const seed of ["one", "two", "three", "four"]) {
    const numbers = drawNumbers("three_person", entrantsOf("aba"), seed);
    expect(numbers.map(({ team }) => team)).toEqual(["a", "a", "b"]);
  }
});

test("[DR20] team-mates are spread over the groups", () => {
  const entrants = entrantsOf("aabbccdd--------");
  const numbers = drawNumbers("groups_playoff", entrants, "any");
  const groupA = [1, 8, 9, 16]
    .map((number) => numbers[number - 1]?.team)
    .filter((team) => team !== undefined);
  expect(new Set(groupA).size).toBe(groupA.length);
});

test("[DR7] another seed gives another draw", () => {
  const entrants = entrantsOf("----------------");
  expect(placeEntrants(entrants, 16, 1)).not.toEqual(placeEntrants(entrants, 16, 2));
});

const field = fc
  .integer({ min: 2, max: 128 })
  .chain((n) => fc.array(fc.constantFrom("a", "b", "c", "d", "e", "f", "-"), { minLength: n, maxLength: n }))
  .map((teams) => entrantsOf(teams.join("")));

test("[DR7] the same entrants and seed give the same draw, in whatever order they are listed", () => {
  fc.assert(
    fc.property(field, fc.string(), (entrants, seed) => {
      const size = bracketSize(entrants.length);
      const placed = placeEntrants(entrants, size, seed);
      expect(placeEntrants(entrants.toReversed(), size, seed)).toEqual(placed);
      expect(placed.filter((id) => id !== null).toSorted()).toEqual(entrants.map(({ id }) => id).toSorted());
      expect(placed).toHaveLength(size);
    }),
    { numRuns: 40 },
  );
});

test("[DR6] without seeds every team meets as late as its size allows, in any bracket", () => {
  fc.assert(
    fc.property(field, fc.integer(), (entrants, seed) => {
      const placed = placeEntrants(entrants, bracketSize(entrants.length), seed);
      for (const meeting of explainPlacement(placed, entrants)) {
        const isByeBound = meeting.ids.length > placed.length / 2;
        if (!isByeBound) expect(meeting.earliestRound).toBe(meeting.latestPossible);
      }
    }),
    { numRuns: 60 },
  );
});

const smallField = fc.integer({ min: 2, max: 8 }).chain((n) =>
  fc.record({
    teams: fc.array(fc.constantFrom("a", "b", "c", "-"), { minLength: n, maxLength: n }),
    seeded: fc.integer({ min: 0, max: Math.min(4, n) }),
  }),
);

test("[DR6] nobody meets a team-mate earlier than necessary: no other placement of the unseeded is better", () => {
  fc.assert(
    fc.property(smallField, fc.integer(), ({ teams, seeded }, seed) => {
      const seeds = teams.map((_, index) => (index < seeded ? index + 1 : 0));
      const entrants = entrantsOf(teams.join(""), seeds);
      const size = bracketSize(entrants.length);
      const placed = placeEntrants(entrants, size, seed);
      const byId = new Map(entrants.map((entrant) => [entrant.id, entrant]));
      const line = placed.map((id) => (id === null ? undefined : byId.get(id)));
      expect(meetingsOf(line.map((entrant) => entrant?.team))).toBe(bestMeetings(line));
    }),
    { numRuns: 150 },
  );
});

/** How many pairs of team-mates can meet in each round, first round first: the smaller text is the better draw. */
function meetingsOf(teams: readonly (string | undefined)[]): string {
  const rounds = Array.from({ length: Math.log2(teams.length) }, () => 0);
  for (const [one, team] of teams.entries()) {
    for (const [other, mate] of teams.entries()) {
      if (team === undefined || mate !== team || other <= one) continue;
      const round = meetingRound(one, other) - 1;
      rounds[round] = (rounds[round] ?? 0) + 1;
    }
  }
  return rounds.map((count) => String(count).padStart(3, "0")).join(" ");
}

/** Tries every arrangement of teams over the positions that are neither fixed nor byes. */
function bestMeetings(line: readonly (Entrant | undefined)[]): string {
  const teams = line.map((entrant) => entrant?.team);
  const open = line.flatMap((entrant, position) => (entrant && entrant.seed === undefined ? [position] : []));
  const left = new Map<string | undefined, number>();
  for (const position of open) left.set(teams[position], (left.get(teams[position]) ?? 0) + 1);
  let best = meetingsOf(teams);
  const fill = (index: number) => {
    const position = open[index];
    if (position === undefined) {
      const meetings = meetingsOf(teams);
      if (meetings < best) best = meetings;
      return;
    }
    for (const [team, count] of left) {
      if (count === 0) continue;
      left.set(team, count - 1);
      teams[position] = team;
      fill(index + 1);
      left.set(team, count);
    }
  };
  fill(0);
  return best;
}
