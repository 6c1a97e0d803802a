import * as fc from "fast-check";
import { expect, test } from "vitest";
import { DEFAULT_TEAM_SCORING, type Competition, type Fighting } from "../competition/entity.ts";
import { mergeCompetition, mergeFighting } from "./merge.ts";
import type { PushFighting } from "./realtime.ts";

const CLOCK = { running: false, remaining: 300_000, anchor: 0, period: 0, duration: 300_000 };

function fighting(uuid: string): Fighting {
  return {
    id: 1,
    documentId: `doc-${uuid}`,
    uuid,
    version: 0,
    state: "waiting",
    points: {},
    winner: null,
    cause: null,
    result: null,
    clock: CLOCK,
    countdowns: [],
    swapped: false,
    calls: [],
    number: 1,
    stage: "main",
    round: 1,
    bracketId: uuid,
    category: { uuid: "category" },
    fighters: [],
    slots: [
      { fighter: null, source: null },
      { fighter: null, source: null },
    ],
    carpet: null,
    startedAt: null,
    finishedAt: null,
  };
}

const loaded: Competition = {
  id: 1,
  documentId: "doc",
  uuid: "competition",
  title: "Кубок",
  status: "in_progress",
  rules: null,
  commercials: [],
  scoreboardType: null,
  teamScoring: DEFAULT_TEAM_SCORING,
  event: null,
  categories: [],
  fightings: ["one", "two", "three"].map(fighting),
  carpets: [],
  rev: 0,
  serverTime: 0,
};

/** The state of the bout after so many events. */
const push = (uuid: string, version: number, prev: number, rev: number): PushFighting => ({
  uuid,
  version,
  state: "running",
  points: { red: { scores: version * 2, advantages: 0, penalties: 0, warnings: 0 } },
  winner: null,
  cause: null,
  result: null,
  clock: CLOCK,
  countdowns: [],
  swapped: false,
  calls: [],
  prev,
  rev,
  serverTime: rev * 1000,
});

const after = (pushes: readonly PushFighting[], start = loaded) =>
  pushes.reduce((competition, next) => mergeFighting(competition, next).competition, start);
const versions = ({ fightings }: Competition) => fightings.map(({ version }) => version);

test("[RT5] a push is merged into the bout of its uuid, and the rest of it stays", () => {
  const { competition, hasGap } = mergeFighting(loaded, push("two", 1, 0, 1));
  expect(hasGap).toBe(false);
  expect(competition).toMatchObject({ rev: 1, serverTime: 1000 });
  expect(competition.fightings[1]).toMatchObject({ uuid: "two", version: 1, state: "running", number: 1 });
  expect(competition.fightings[0]).toBe(loaded.fightings[0]);
});

test("[RT5] rev, prev and serverTime are the message's, not the bout's", () => {
  const { competition } = mergeFighting(loaded, push("two", 1, 0, 1));
  expect(Object.keys(competition.fightings[1] ?? {}).toSorted()).toEqual(
    Object.keys(fighting("x")).toSorted(),
  );
});

test("[RT16] a doubled push changes nothing", () => {
  const once = after([push("one", 1, 0, 1)]);
  expect(mergeFighting(once, push("one", 1, 0, 1))).toEqual({ competition: once, hasGap: false });
  expect(mergeFighting(once, push("one", 1, 0, 1)).competition).toBe(once);
});

test("[RT16] a late push does not bring an old score back", () => {
  const competition = after([push("one", 2, 0, 2), push("one", 1, 0, 1)]);
  expect(competition.fightings[0]).toMatchObject({ version: 2, points: { red: { scores: 4 } } });
  expect(competition.rev).toBe(2);
});

test("[RT17] a push that names a rev we have not seen tells of a gap, and the rev waits", () => {
  const { competition, hasGap } = mergeFighting(loaded, push("one", 3, 2, 3));
  expect(hasGap).toBe(true);
  expect([competition.rev, versions(competition)]).toEqual([0, [3, 0, 0]]);
});

test("[RT21] a push about an unknown bout changes nothing and counts as a gap", () => {
  expect(mergeFighting(loaded, push("four", 1, 0, 1))).toEqual({ competition: loaded, hasGap: true });
});

test("[RT6] a whole competition replaces ours", () => {
  const theirs = { ...loaded, title: "Финалы", rev: 5 };
  expect(mergeCompetition(after([push("one", 1, 0, 1)]), theirs)).toMatchObject({ title: "Финалы", rev: 5 });
});

test("[RT22] but keeps a bout of which we know more, with the people of the new one", () => {
  const mine = after([push("one", 3, 0, 1)]);
  const people = [{ id: 7, uuid: "red" }];
  const theirs = { ...after([push("one", 2, 0, 1)]), rev: 2 };
  const moved = { ...theirs, fightings: theirs.fightings.map((bout) => ({ ...bout, fighters: people })) };
  const merged = mergeCompetition(mine, moved);
  expect(merged.fightings[0]).toMatchObject({ version: 3, fighters: people, points: { red: { scores: 6 } } });
  expect(merged.fightings[1]).toMatchObject({ version: 0, fighters: people });
});

test("[RT6] what reads the same in it stays the very same record: a bout that was moved paints its own mat alone", () => {
  const mat = (uuid: string, bouts: readonly string[]) => ({
    id: 1,
    documentId: uuid,
    uuid,
    name: uuid,
    fightings: bouts.map((bout) => ({ id: 1, uuid: bout })),
  });
  const mine = { ...loaded, carpets: [mat("A", ["one", "two"]), mat("B", ["three"])] };
  const theirs = structuredClone({
    ...mine,
    carpets: [mat("A", ["two", "one"]), mat("B", ["three"])],
    rev: 1,
  });
  const merged = mergeCompetition(mine, theirs);
  expect(merged.carpets[0]).toBe(theirs.carpets[0]);
  expect(merged.carpets[1]).toBe(mine.carpets[1]);
  expect(merged.fightings).toBe(mine.fightings);
  const longer = structuredClone({ ...merged, fightings: [...merged.fightings, fighting("four")], rev: 2 });
  expect(mergeCompetition(merged, longer).fightings.map((bout) => mine.fightings.includes(bout))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test("[RT16] an older competition than ours is dropped", () => {
  const mine = { ...loaded, rev: 9 };
  expect(mergeCompetition(mine, { ...loaded, rev: 8, title: "старое" })).toBe(mine);
});

/** A day: which bout was written to at each rev. */
const day = fc.array(fc.constantFrom("one", "two", "three"), { minLength: 1, maxLength: 20 });

function pushesOf(bouts: readonly string[]): PushFighting[] {
  const version = new Map<string, number>();
  return bouts.map((uuid, index) => {
    version.set(uuid, (version.get(uuid) ?? 0) + 1);
    return push(uuid, version.get(uuid) ?? 0, index, index + 1);
  });
}

test("[RT16] any order with any doubles ends in the same bouts", () => {
  const cases = fc
    .tuple(day, fc.array(fc.nat(19), { maxLength: 10 }))
    .map(([bouts, doubles]) => {
      const pushes = pushesOf(bouts);
      return { pushes, delivered: [...pushes, ...doubles.flatMap((at) => pushes.slice(at, at + 1))] };
    })
    .chain(({ pushes, delivered }) =>
      fc.record({
        pushes: fc.constant(pushes),
        delivered: fc.shuffledSubarray(delivered, { minLength: delivered.length }),
      }),
    );
  fc.assert(
    fc.property(cases, ({ pushes, delivered }) => {
      expect(after(delivered).fightings).toEqual(after(pushes).fightings);
    }),
  );
});

test("[RT17] whatever was lost, a gap is told or the rev stays behind; never a wrong score under the right rev", () => {
  const cases = day.chain((bouts) =>
    fc.shuffledSubarray(pushesOf(bouts)).map((delivered) => ({ bouts, delivered })),
  );
  fc.assert(
    fc.property(cases, ({ bouts, delivered }) => {
      const shown = after(delivered);
      const asOf = after(pushesOf(bouts).slice(0, shown.rev));
      for (const [index, version] of versions(asOf).entries()) {
        expect(versions(shown)[index]).toBeGreaterThanOrEqual(version);
      }
    }),
  );
});
