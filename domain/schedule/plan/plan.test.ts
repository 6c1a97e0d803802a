import * as fc from "fast-check";
import { expect, test } from "vitest";
import { startPace, usualSlot } from "../pace.ts";
import { REST_RULES, type RestRule } from "../rest.ts";
import { MINUTE, NOW, bout } from "../testing/day.ts";
import { boundMs, boundOf } from "./bound.ts";
import { createModel } from "./createModel.ts";
import { createPlanner, type Plan, planDay } from "./plan.ts";
import type { PlanInput, PlannedBout } from "./model.ts";
import { drawnCategory, eventOfADay } from "./testing/event.ts";

const emptyMats = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    carpet: `${index + 1}`,
    bouts: [] as readonly PlannedBout[],
  }));

const input = (added: readonly PlannedBout[], more: Partial<PlanInput> = {}): PlanInput => ({
  queues: emptyMats(2),
  added,
  pace: startPace(),
  rest: REST_RULES.ibjjf,
  nowMs: NOW,
  ...more,
});

/** The plan again as mats with bouts, as it would stand when the next category comes. */
const standing = (plan: Plan, bouts: readonly PlannedBout[]) =>
  plan.queues.map(({ carpet, bouts: ids }) => ({
    carpet,
    bouts: ids.flatMap((id) => bouts.find((one) => one.id === id) ?? []),
  }));

const rests = fc.constantFrom<RestRule>(REST_RULES.ibjjf, REST_RULES.ijf, REST_RULES.uww);
const mats = fc.integer({ min: 1, max: 4 });
const usedMs = (planned: PlannedBout) => usualSlot(planned).usedMs;
const everybody = ({ fighters, possible }: PlannedBout) =>
  fighters.length > 1 ? fighters : (possible ?? []);

/** What is wrong with a plan for anybody who may come into its bouts. */
function faultsOf({ startsMs, queues }: Plan, bouts: readonly PlannedBout[], rest: RestRule): string[] {
  const startOf = ({ id }: PlannedBout) => startsMs.get(id) ?? Number.NaN;
  const restMs = (one: PlannedBout) =>
    rest.kind === "minutes" ? rest.minutes * MINUTE : one.boutSeconds * 1000 * (one.isFinal ? 2 : 1);
  const matOf = new Map(queues.flatMap(({ carpet, bouts: ids }) => ids.map((id) => [id, carpet] as const)));
  const faults: string[] = [];
  for (const later of bouts) {
    for (const earlier of bouts) {
      if (earlier === later || startOf(earlier) > startOf(later)) continue;
      const gapMs = startOf(later) - startOf(earlier) - usedMs(earlier);
      if (matOf.get(later.id) === matOf.get(earlier.id) && gapMs < 0 && !earlier.mayNotHappen)
        faults.push(`two at once on a mat: ${earlier.id} ${later.id}`);
      const isFed = later.feeders?.includes(earlier.id) ?? false;
      const isSame = earlier.category === later.category;
      const people = isSame ? later.fighters : everybody(later);
      const others = isSame ? earlier.fighters : everybody(earlier);
      const shared = people.some((person) => others.includes(person));
      if ((isFed || shared) && gapMs < restMs(later)) faults.push(`no rest: ${earlier.id} ${later.id}`);
    }
    for (const feeder of later.feeders ?? [])
      if ((startsMs.get(feeder) ?? 0) > startOf(later)) faults.push(`before its feeder: ${later.id}`);
    for (const earlier of bouts.filter(({ id }) => later.after?.includes(id)))
      if (startOf(earlier) + usedMs(earlier) > startOf(later)) faults.push(`final before ${earlier.id}`);
  }
  return faults;
}

test("[DY40] nobody who may come is on two mats or short of rest, feeders come first, every bout is planned once", () => {
  fc.assert(
    fc.property(eventOfADay, mats, rests, (bouts, count, rest) => {
      const plan = planDay(input(bouts, { queues: emptyMats(count), rest }));
      expect(plan.queues.flatMap((queue) => queue.bouts).toSorted()).toEqual(
        bouts.map(({ id }) => id).toSorted(),
      );
      expect(faultsOf(plan, bouts, rest)).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test("[DR80] [DY40] a final begins when the bouts for bronze are over, on whichever mat they are", () => {
  const names = Array.from({ length: 40 }, (_, index) => `f${index}`);
  const bouts = drawnCategory("-77", names);
  const { startsMs, categories } = planDay(input(bouts, { queues: emptyMats(3) }));
  expect(categories[0]?.carpets.length).toBeGreaterThan(1);
  const [final] = bouts.filter(({ isFinal }) => isFinal);
  const bronze = bouts.filter(({ id }) => /L\d+-/.test(id));
  expect(bronze.length).toBeGreaterThan(10);
  for (const one of bronze)
    expect(startsMs.get(final?.id ?? "")).toBeGreaterThanOrEqual((startsMs.get(one.id) ?? 0) + usedMs(one));
});

test("[DY9] [DY12] [DY40] every bout is planned though frozen ones of absolutes stand before their classes", () => {
  fc.assert(
    fc.property(eventOfADay, mats, fc.nat(9), fc.nat(8), fc.nat(), (bouts, count, classes, called, shift) => {
      const ids = [...new Set(bouts.map(({ category }) => category))];
      const before = ids.slice(0, Math.max(1, classes));
      const day = bouts.map((one): PlannedBout =>
        before.includes(one.category) ? one : { ...one, fedBy: before },
      );
      const stands = emptyMats(count).map((queue, index) => ({
        ...queue,
        bouts: day
          .toReversed()
          .filter((_, at) => (at + shift) % (count + 1) === index)
          .map((one, at): PlannedBout => (at < called ? { ...one, state: "called" } : one)),
      }));
      const placed = new Set(stands.flatMap((queue) => queue.bouts.map(({ id }) => id)));
      const plan = planDay(
        input(
          day.filter((one) => !placed.has(one.id)),
          { queues: stands },
        ),
      );
      expect(plan.queues.flatMap((queue) => queue.bouts).toSorted()).toEqual(
        day.map(({ id }) => id).toSorted(),
      );
    }),
    { numRuns: 300 },
  );
});

test("[DY40] no plan is shorter than its bound", () => {
  fc.assert(
    fc.property(eventOfADay, mats, rests, (bouts, count, rest) => {
      const given = input(bouts, { queues: emptyMats(count), rest });
      const { categoryMs, personMs } = boundOf(createModel(given));
      const { startsMs } = planDay(given);
      const lengthMs = Math.max(...bouts.map((one) => (startsMs.get(one.id) ?? 0) + usedMs(one))) - NOW;
      expect(lengthMs).toBeGreaterThanOrEqual(Math.max(categoryMs, personMs));
    }),
    { numRuns: 100 },
  );
});

test("[DY41] the same seed gives the same plans, each as safe for everybody as the first", () => {
  fc.assert(
    fc.property(eventOfADay, mats, fc.string(), (bouts, count, seed) => {
      const given = input(bouts, { queues: emptyMats(count) });
      const [one, other] = [createPlanner(given, seed), createPlanner(given, seed)];
      for (let step = 0; step < 10; step += 1) {
        one.step();
        other.step();
      }
      expect(one.plan()).toEqual(other.plan());
      expect(faultsOf(one.plan(), bouts, REST_RULES.ibjjf)).toEqual([]);
      expect(faultsOf(one.settle().plan, bouts, REST_RULES.ibjjf)).toEqual([]);
    }),
    { numRuns: 50 },
  );
});

test("[DY42] what runs, is called or comes next stays where it is, whatever else is planned", () => {
  fc.assert(
    fc.property(eventOfADay, mats, fc.nat(20), (bouts, count, first) => {
      const categories = [...Map.groupBy(bouts, ({ category }) => category).values()];
      const before = categories.slice(0, first % categories.length).flat();
      const stands = standing(planDay(input(before, { queues: emptyMats(count) })), before).map((queue) => ({
        ...queue,
        bouts: queue.bouts.map((one, index): PlannedBout =>
          index === 0 ? { ...one, state: "running", startedAtMs: NOW - MINUTE } : one,
        ),
      }));
      const added = categories.slice(first % categories.length).flat();
      const plan = planDay(input(added, { queues: stands }));
      expect(plan.queues.flatMap((queue) => queue.bouts).toSorted()).toEqual(
        bouts.map(({ id }) => id).toSorted(),
      );
      for (const [index, queue] of stands.entries()) {
        const head = queue.bouts.slice(0, 3).map(({ id }) => id);
        expect(plan.queues[index]?.bouts.slice(0, head.length)).toEqual(head);
      }
    }),
    { numRuns: 200 },
  );
});

test("[DY42] a small category that is added leaves the announced ones on their mats, and a move is told", () => {
  const names = (from: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${from}${index}`);
  const before = ["-60", "-66", "-71", "-77"].flatMap((category) =>
    drawnCategory(category, names(category, 8)),
  );
  const first = planDay(input(before));
  const added = drawnCategory("-84", names("-84", 3));
  const plan = planDay(input(added, { queues: standing(first, before) }));
  expect(plan.moved.filter(({ from, to }) => to.some((carpet) => !from.includes(carpet)))).toEqual([]);
  const onOneMat = [
    { carpet: "1", bouts: before },
    { carpet: "2", bouts: [] },
  ];
  const evened = planDay(input([], { queues: onOneMat }));
  expect(evened.moved.some(({ from, to }) => from.includes("1") && to.includes("2"))).toBe(true);
  expect(evened.endMs).toBeLessThan(createPlanner(input([], { queues: onOneMat }), 1).before?.endMs ?? 0);
});

test("[DY43] a category is divided only where it is long and the day ends earlier for it, which is told", () => {
  const long = drawnCategory(
    "-77",
    Array.from({ length: 48 }, (_, index) => `f${index}`),
  );
  const planner = createPlanner(input(long), 1);
  const { plan, splits } = planner.settle();
  expect(splits.map(({ category, carpets }) => [category, carpets.toSorted()])).toEqual([
    ["-77", ["1", "2"]],
  ]);
  const alone = planDay(input(long, { queues: emptyMats(1) }));
  expect(splits[0]?.savedMs).toBe(alone.endMs - plan.endMs);
  expect(splits[0]?.savedMs).toBeGreaterThan(60 * MINUTE);
  const short = planDay(input(drawnCategory("-66", ["a", "b", "c", "d", "e", "f", "g", "h"])));
  expect(short.categories.map(({ carpets }) => carpets.length)).toEqual([1]);
});

test("[DY9] [DY40] an absolute begins when the classes that feed it are over", () => {
  const classes = ["-66", "-77"].flatMap((category) =>
    drawnCategory(category, [`${category}a`, `${category}b`, "x"]),
  );
  const absolute = drawnCategory("abs", ["-66a", "-77a", "q"]).map((one) => ({
    ...one,
    fedBy: ["-66", "-77"],
  }));
  const { categories } = planDay(input([...absolute, ...classes]));
  const timesOf = (id: string) => categories.find(({ category }) => category === id);
  for (const id of ["-66", "-77"])
    expect(timesOf("abs")?.startMs).toBeGreaterThanOrEqual(timesOf(id)?.endMs ?? Number.NaN);
});

test("[DY40] drawn at once or one by one, the mats share the work and end close to the bound", () => {
  const event = Array.from({ length: 24 }, (_, index) => {
    const size = 2 + ((index * 7) % 9);
    return drawnCategory(
      `c${index}`,
      Array.from({ length: size }, (__, one) => `p${(index * 5 + one * 3) % 150}`),
    );
  });
  const all = event.flat();
  const bound = boundMs(boundOf(createModel(input(all, { queues: emptyMats(4) }))));
  expect((planDay(input(all, { queues: emptyMats(4) })).endMs - NOW) / bound).toBeLessThan(1.08);
  let queues = emptyMats(4);
  for (const added of event) queues = standing(planDay(input(added, { queues })), all);
  const { before } = createPlanner(input([], { queues }), 1);
  expect(((before?.endMs ?? 0) - NOW) / bound).toBeLessThan(1.08);
});

test("[DY12] [DY40] a bout that is called stays first though its athlete fights elsewhere", () => {
  const called = { ...bout("called", "A B"), state: "called" as const };
  const queues = [
    { carpet: "1", bouts: [bout("next", "C D"), called] },
    { carpet: "2", bouts: [] },
  ];
  expect(planDay(input([], { queues })).queues[0]?.bouts).toEqual(["called", "next"]);
});
