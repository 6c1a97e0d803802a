import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  DEFAULT_TEAM_SCORING,
  type Carpet,
  type Category,
  type Competition,
  type Fighting,
} from "../competition/entity.ts";
import { changeBetween, joinChanges, mergeChange, mergeCompetition } from "./merge.ts";
import type { Change } from "./realtime.ts";

const CLOCK = { running: false, remaining: 300_000, anchor: 0, period: 0, duration: 300_000 };
const NAMES = ["one", "two", "three", "four"];
const idOf = (uuid: string) => NAMES.indexOf(uuid) + 1;
const points = (scores: number) => ({ scores, advantages: 0, penalties: 0, warnings: 0 });

const fighting = (uuid: string, version = 0): Fighting => ({
  id: idOf(uuid),
  documentId: `doc-${uuid}`,
  uuid,
  version,
  state: version > 0 ? "running" : "waiting",
  points: version > 0 ? { red: points(version * 2), blue: points(0) } : {},
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
});

const category = (uuid: string): Category => ({
  id: idOf(uuid),
  uuid,
  title: uuid,
  status: "drawn",
  format: null,
  boutSeconds: null,
  ageMax: null,
  style: null,
  decisions: [],
  fighters: [{ id: 1, uuid: "red", lastName: "Кот", firstName: null, weight: null, team: null }],
});

const mat = (uuid: string, bouts: readonly string[]): Carpet => ({
  id: idOf(uuid),
  documentId: uuid,
  uuid,
  name: uuid,
  fightings: bouts.map((bout) => ({ id: idOf(bout), uuid: bout })),
});

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
  categories: [category("one"), category("two")],
  fightings: ["one", "two", "three"].map((uuid) => fighting(uuid)),
  carpets: [mat("one", ["one", "two"]), mat("two", ["three"])],
  rev: 0,
  serverTime: 0,
};

const tapped = (before: Competition, uuid: string): Competition => ({
  ...before,
  rev: before.rev + 1,
  fightings: before.fightings.map((bout) => (bout.uuid === uuid ? fighting(uuid, bout.version + 1) : bout)),
});
/** As it arrives: through JSON, and so without a record in common with the server's. */
const sent = (before: Competition, after: Competition): Change =>
  structuredClone(changeBetween(before, after, after.rev * 1000));

test("[RT36] a tap is told as the fields it changed, and the rest stays the very same", () => {
  const change = sent(tapped(loaded, "two"), tapped(tapped(loaded, "two"), "two"));
  expect(change).toEqual({
    uuid: "competition",
    prev: 1,
    rev: 2,
    serverTime: 2000,
    fightings: [{ uuid: "two", version: 2, points: { red: points(4), blue: points(0) } }],
  });
  const before = tapped(loaded, "two");
  const { competition } = mergeChange(before, change);
  expect(competition.carpets).toBe(before.carpets);
  expect(competition.fightings[0]).toBe(before.fightings[0]);
  expect(competition.fightings[1]?.clock).toBe(before.fightings[1]?.clock);
  expect(competition.fightings[1]?.points["blue"]).toBe(before.fightings[1]?.points["blue"]);
});

test("[RT36] a queue is told by the numbers of its bouts, a category without the people it keeps", () => {
  const after: Competition = {
    ...loaded,
    rev: 1,
    categories: [{ ...category("one"), status: "in_progress" }, category("two")],
    carpets: [mat("one", ["two", "one"]), mat("two", ["three"])],
  };
  const change = sent(loaded, after);
  expect(change).toMatchObject({
    categories: [{ uuid: "one", status: "in_progress" }],
    carpets: [{ uuid: "one", fightings: [2, 1] }],
  });
  expect(Object.keys(change.categories?.[0] ?? {})).toEqual(["status", "uuid"]);
  const { competition } = mergeChange(loaded, change);
  expect(competition).toEqual({ ...after, serverTime: 1000 });
  expect(competition.carpets[1]).toBe(loaded.carpets[1]);
  expect(competition.fightings).toBe(loaded.fightings);
});

test("[RT16] a doubled or late change changes nothing", () => {
  const [first, second] = [tapped(loaded, "one"), tapped(tapped(loaded, "one"), "one")];
  expect(mergeChange(second, sent(first, second))).toEqual({ competition: second, hasGap: false });
  expect(mergeChange(second, sent(loaded, first)).competition).toBe(second);
});

test("[RT17] a change that does not lead on from what we hold tells of a gap, and nothing of it is taken", () => {
  const first = tapped(loaded, "one");
  expect(mergeChange(loaded, sent(first, tapped(first, "two")))).toEqual({
    competition: loaded,
    hasGap: true,
  });
  const tooFar = { uuid: "competition", prev: 9, rev: 9, serverTime: 0 };
  expect(mergeChange(loaded, tooFar).hasGap).toBe(true);
});

test("[RT21] a change of something nobody has told us of counts as a gap", () => {
  const odd = { uuid: "competition", prev: 0, rev: 1, serverTime: 0 };
  for (const part of [
    { fightings: [{ uuid: "four", version: 1 }] },
    { order: { fightings: [1, 2, 3, 4] } },
    { order: { carpets: [7] } },
  ])
    expect(mergeChange(loaded, { ...odd, ...part })).toEqual({ competition: loaded, hasGap: true });
});

test("[RT6] a whole competition replaces ours, and what reads the same in it stays the very same record", () => {
  const moved = {
    ...tapped(loaded, "one"),
    title: "Финалы",
    carpets: [mat("one", ["two", "one"]), mat("two", ["three"])],
  };
  const merged = mergeCompetition(loaded, structuredClone(moved));
  expect(merged).toEqual(moved);
  expect(merged.carpets[1]).toBe(loaded.carpets[1]);
  expect(merged.fightings.map((bout, index) => bout === loaded.fightings[index])).toEqual([
    false,
    true,
    true,
  ]);
});

test("[RT22] an older competition than ours is dropped", () => {
  const mine = { ...loaded, rev: 9 };
  expect(mergeCompetition(mine, { ...loaded, rev: 8, title: "старое" })).toBe(mine);
});

type Edit = (before: Competition) => Partial<Competition>;

const someOf = fc.shuffledSubarray(NAMES);
/** What can happen to a competition: a tap and its undoing, another queue, bouts that come and go, other people, a name. */
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc
    .record({ uuid: fc.constantFrom(...NAMES), version: fc.nat(3) })
    .map(({ uuid, version }): Edit => ({ fightings }) => ({
      fightings: fightings.map((bout) => (bout.uuid === uuid ? fighting(uuid, version) : bout)),
    })),
  fc.tuple(someOf, someOf).map(([first, second]): Edit => () => ({
    carpets: [mat("one", first), mat("two", second)],
  })),
  someOf.map((uuids): Edit => ({ fightings, carpets }) => ({
    fightings: uuids.map((uuid) => fightings.find((bout) => bout.uuid === uuid) ?? fighting(uuid)),
    carpets: carpets.map((one) => ({
      ...one,
      fightings: one.fightings.filter((bout) => uuids.includes(bout.uuid)),
    })),
  })),
  someOf.map((uuids): Edit => () => ({ categories: uuids.map(category) })),
  fc.constantFrom("Кубок", "Финалы").map((title): Edit => () => ({ title, event: null })),
);

/** The competition at every rev. A queue never names a bout that is not there. */
const history = fc.array(edit, { minLength: 1, maxLength: 12 }).map((edits) =>
  edits.reduce<readonly Competition[]>(
    (revs, change, index) => {
      const before = revs.at(-1) ?? loaded;
      const after: Competition = {
        ...before,
        ...change(before),
        rev: index + 1,
        serverTime: (index + 1) * 1000,
      };
      const known = new Set(after.fightings.map(({ uuid }) => uuid));
      const carpets = after.carpets.map((one) => ({
        ...one,
        fightings: one.fightings.filter(({ uuid }) => known.has(uuid)),
      }));
      return [...revs, { ...after, carpets }];
    },
    [loaded],
  ),
);

const at = (revs: readonly Competition[], rev: number) => revs[rev] ?? loaded;

test("[RT36] whatever happened between two revs, the change between them leads from one to the other", () => {
  fc.assert(
    fc.property(history, (revs) => {
      const last = at(revs, revs.length - 1);
      expect(mergeChange(loaded, sent(loaded, last))).toEqual({ competition: last, hasGap: false });
    }),
  );
});

/** What leads from a rev to another as the server tells it: the steps it took, joined. */
function joined(revs: readonly Competition[], steps: readonly number[], from: number): Change {
  const changes = steps.slice(1).map((rev, index) => sent(at(revs, steps[index] ?? 0), at(revs, rev)));
  return changes
    .filter(({ rev }) => rev > from)
    .reduce((first, second) => structuredClone(joinChanges(first, second)));
}

test("[RT36] steps joined lead on from every rev between them", () => {
  fc.assert(
    fc.property(history, fc.infiniteStream(fc.boolean()), (revs, isStep) => {
      const last = revs.length - 1;
      const steps = revs
        .map(({ rev }) => rev)
        .filter((rev) => rev === 0 || rev === last || isStep.next().value);
      const change = joined(revs, steps, 0);
      for (const rev of steps.slice(0, -1))
        expect(mergeChange(at(revs, rev), change)).toEqual({ competition: at(revs, last), hasGap: false });
    }),
  );
});

/** A message that comes, or an answer to "what have I missed since". */
type Arrival = { readonly first: number; readonly length: number } | "ask";

test("[RT16] [RT17] whatever is lost, doubled or overtaken on the way, what is shown is always one of the server's revs, and after asking its last", () => {
  const arrivals = fc.array<Arrival>(
    fc.oneof(
      fc.record({ first: fc.nat(11), length: fc.integer({ min: 1, max: 4 }) }),
      fc.constant("ask" as const),
    ),
    { maxLength: 25 },
  );
  fc.assert(
    fc.property(history, arrivals, (revs, come) => {
      const last = revs.length - 1;
      const steps = revs.map(({ rev }) => rev);
      const answer = (shown: Competition) =>
        shown.rev === last ? shown : mergeChange(shown, joined(revs, steps, shown.rev)).competition;
      let shown = loaded;
      for (const arrival of come) {
        if (arrival === "ask") shown = answer(shown);
        else if (arrival.first < last) {
          const until = Math.min(arrival.first + arrival.length, last);
          shown = mergeChange(shown, joined(revs, steps.slice(0, until + 1), arrival.first)).competition;
        }
        expect(shown).toEqual({ ...at(revs, shown.rev), serverTime: shown.serverTime });
      }
      expect(answer(shown)).toEqual({
        ...at(revs, last),
        serverTime: shown.rev === last ? shown.serverTime : last * 1000,
      });
    }),
  );
});
