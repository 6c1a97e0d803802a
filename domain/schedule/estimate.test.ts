import { expect, test } from "vitest";
import type { Rests } from "./callOrder.ts";
import { estimateStarts, forecastEnd } from "./estimate.ts";
import { type FoughtBout, learnPace, type Pace, slotFor, startPace } from "./pace.ts";
import type { MatQueue, QueuedBout } from "./queue.ts";
import { REST_RULES } from "./rest.ts";
import { bout, mat, MINUTE, NOW } from "./testing/day.ts";

const SECOND = 1000;
const five = ["1", "2", "3", "4", "5"].map((id) => bout(id, ""));
const many = (count: number) => Array.from({ length: count }, (_, index) => bout(String(index), ""));
const NONE = { fromMs: 0, startMs: 0, toMs: 0 };

/** Bouts of one length after each other, with a minute between them. */
function fought(lengthsSeconds: readonly number[], more: Partial<FoughtBout> = {}): FoughtBout[] {
  let startedAtMs = NOW - 3 * 60 * MINUTE;
  return lengthsSeconds.map((seconds) => {
    const endedAtMs = startedAtMs + seconds * SECOND;
    const one = { carpet: "А", boutSeconds: 300, startedAtMs, endedAtMs, ...more };
    startedAtMs = endedAtMs + MINUTE;
    return one;
  });
}

const nobodyRests: Rests = { rest: { kind: "minutes", minutes: 0 }, lastEndedAtMs: new Map() };
const startsOf = (queues: readonly MatQueue[], pace: Pace = startPace(), rests = nobodyRests) =>
  estimateStarts(queues, pace, rests, NOW);
const times = (count: number, seconds: number) => Array.from({ length: count }, () => seconds);
const usedOf = (pace: Pace, carpet = "А", more: Partial<QueuedBout> = {}) =>
  slotFor(pace, carpet, bout("1", "", more)).usedMs / SECOND;

test("[DY13] [DY62] before the day has a pace, adults use 0.66 of their time and 75 s between, children 0.56 and 52.5 s", () => {
  const slotOf = (more: Partial<QueuedBout>) => {
    const { usedMs, changeoverMs } = slotFor(startPace(), "А", bout("1", "", more));
    return [usedMs / SECOND, changeoverMs / SECOND];
  };
  expect(slotOf({})).toEqual([198.75, 75]);
  expect(slotOf({ boutSeconds: 600 })).toEqual([397.5, 75]);
  expect(slotOf({ age: "children" })).toEqual([168.75, 52.5]);
  expect(slotOf({ hasOvertime: true })).toEqual([315, 75]);
});

test("[DY64] six bouts in a hundred are not fought and take a minute: slots are that much shorter", () => {
  const between = [...startsOf([mat("А", ...five)]).values()].map(({ startMs }) => (startMs - NOW) / SECOND);
  const slot = 0.94 * 273.75 + 0.06 * 60;
  expect(between.map(Math.round)).toEqual([0, 1, 2, 3, 4].map((before) => Math.round(before * slot)));
});

test("[DY13] every bout of a mat counts, against forty of the hall, and those against thirty of any day", () => {
  const pace = learnPace(fought(times(10, 120)));
  const hall = (10 * 120 + 30 * 198.75) / 40;
  expect(usedOf(pace, "Б")).toBeCloseTo(hall, 2);
  expect(usedOf(pace)).toBeCloseTo((10 * 120 + 40 * hall) / 50, 2);
});

test("[DY13] what one bout time teaches holds for another: the share of it that was used", () => {
  const pace = learnPace(fought(times(60, 120)));
  expect(usedOf(pace, "А", { boutSeconds: 600 })).toBeCloseTo(2 * usedOf(pace), 2);
});

test("[DY13] ages are learned apart", () => {
  const pace = learnPace([
    ...fought(times(50, 60), { age: "children" }),
    ...fought(times(50, 290), { age: "adults" }),
  ]);
  expect(usedOf(pace, "А", { age: "children" })).toBeLessThan(100);
  expect(usedOf(pace, "А", { age: "adults" })).toBeGreaterThan(260);
});

test("[DY13] a hall that changes over slowly is believed soon, a mat that does even more so", () => {
  const changeover = (carpet: string) =>
    slotFor(learnPace(slow), carpet, bout("1", "")).changeoverMs / SECOND;
  const slow = fought(times(21, 100)).map((one, index) => ({
    ...one,
    startedAtMs: one.startedAtMs + index * 90 * SECOND,
    endedAtMs: one.endedAtMs + index * 90 * SECOND,
  }));
  const hall = (20 * 150 + 10 * 75) / 30;
  expect(changeover("Б")).toBeCloseTo(hall, 1);
  expect(changeover("А")).toBeCloseTo((20 * 150 + 8 * hall) / 28, 1);
});

test("[DY13] what nobody fought teaches nothing, nor does the gap around it, nor lunch", () => {
  expect(learnPace(fought(times(6, 0))).shares.size).toBe(0);
  const [one, two] = [fought(times(3, 100)), fought(times(3, 100))];
  const afterLunch = two.map((late) => ({
    ...late,
    startedAtMs: late.startedAtMs + 60 * MINUTE,
    endedAtMs: late.endedAtMs + 60 * MINUTE,
  }));
  expect(learnPace([...one, ...afterLunch]).changeovers.get("А")?.bouts).toBe(4);
  expect(learnPace(fought([100, 0, 100, 100])).changeovers.get("А")?.bouts).toBe(1);
});

test("[DY14] [DY64] a third bout of a series is fought three times in ten", () => {
  const startOf3 = (mayNotHappen: boolean) => {
    const queue = mat("А", bout("1", "A B"), bout("2", "A B", { mayNotHappen }), bout("3", ""));
    const starts = startsOf([queue]);
    return (starts.get("3")?.startMs ?? 0) - (starts.get("2")?.startMs ?? 0);
  };
  expect(startOf3(true) / startOf3(false)).toBeCloseTo(0.3, 3);
});

test("[DY63] a bout under way needs what those need that have lasted as long", () => {
  const after = (elapsedSeconds: number) => {
    const running = bout("1", "A B", { state: "running", startedAtMs: NOW - elapsedSeconds * SECOND });
    const start = startsOf([mat("А", running, bout("2", ""))]).get("2")?.startMs ?? 0;
    return Math.round((start - NOW) / SECOND) - 75;
  };
  // At half time most of those that are left go the whole time.
  expect([after(0), after(150), after(299), after(600)]).toEqual([199, 135, 18, 0]);
});

test("[DY63] between two bouts the next one begins after what is left of the changeover, not at once", () => {
  const firstAfter = (minutesAgo: number) => {
    const [last] = fought([100]);
    const endedAtMs = NOW - minutesAgo * MINUTE;
    const pace = learnPace(last === undefined ? [] : [{ ...last, startedAtMs: endedAtMs - 1000, endedAtMs }]);
    const { fromMs, startMs, toMs } = startsOf([mat("А", bout("1", ""))], pace).get("1") ?? NONE;
    expect(fromMs).toBe(NOW);
    return [(startMs - NOW) / SECOND, (toMs - NOW) / SECOND].map(Math.round);
  };
  expect(firstAfter(0)).toEqual([75, 149]);
  expect(firstAfter(5)).toEqual([42, 99]);
});

test("[DY65] a bout whose athlete has not rested lets the next ones pass, and they start earlier", () => {
  const queue = mat("А", bout("1", "A B"), bout("2", "C D"), bout("3", "E F"));
  const tired = { rest: REST_RULES.ijf, lastEndedAtMs: new Map([["A", NOW - 2 * MINUTE]]) };
  const order = (rests: Rests) =>
    [...startsOf([queue], startPace(), rests)]
      .toSorted(([, one], [, other]) => one.startMs - other.startMs)
      .map(([id]) => id);
  expect(order(nobodyRests)).toEqual(["1", "2", "3"]);
  expect(order(tired)).toEqual(["2", "3", "1"]);
});

test("[DY65] a bout nobody is known for waits for those they come from, on whichever mat, and for their rest", () => {
  const queues = [
    mat("А", bout("semi", "A B"), bout("x", "C D"), bout("y", "E F")),
    mat("Б", bout("final", "", { feeders: ["semi"] }), bout("z", "G H")),
  ];
  const starts = startsOf(queues, startPace(), { ...nobodyRests, rest: REST_RULES.ibjjf });
  const startOf = (id: string) => starts.get(id)?.startMs ?? 0;
  expect(startOf("z")).toBe(NOW);
  expect(startOf("final")).toBeGreaterThanOrEqual(starts.get("semi")?.endMs ?? Infinity);
});

test("[DY65] mats that wait for each other for ever still end", () => {
  const one = bout("1", "", { feeders: ["2"] });
  const other = bout("2", "", { feeders: ["1"] });
  expect([...startsOf([mat("А", one), mat("Б", other)]).keys()]).toEqual(["1", "2"]);
});

test("[DY66] a window reaches further towards early than towards late", () => {
  const { fromMs, startMs, toMs } = startsOf([mat("А", ...many(40))]).get("39") ?? NONE;
  expect((startMs - fromMs) / (toMs - startMs)).toBeCloseTo(2.7 / 1.4, 2);
});

test("[DY66] the more bouts a mat has fought, the narrower its windows", () => {
  const width = (seen: number) => {
    const { fromMs, toMs } =
      startsOf([mat("А", ...many(40))], learnPace(fought(times(seen, 199)))).get("39") ?? NONE;
    return toMs - fromMs;
  };
  expect(width(40)).toBeLessThan(0.85 * width(0));
});

test("a bout that runs out of turn is before everything else, and finished ones take no time", () => {
  const done = bout("0", "", { state: "finished" });
  const running = bout("9", "", { state: "running", startedAtMs: NOW });
  const starts = startsOf([mat("А", done, bout("1", ""), running)]);
  expect(starts.has("0")).toBe(false);
  expect(starts.get("1")?.startMs).toBe(NOW + 273_750);
});

test("[DY15] nothing starts in a break, and the bout before it is finished first", () => {
  const breaks = [{ fromMs: NOW + 7 * MINUTE, toMs: NOW + 37 * MINUTE }];
  const starts = startsOf([{ ...mat("А", ...five), breaks }]);
  const minutes = [...starts.values()].map(({ startMs }) => Math.round((startMs - NOW) / MINUTE));
  expect(minutes).toEqual([0, 4, 39, 43, 47]);
  expect(starts.get("2")?.endMs).toBe((starts.get("2")?.startMs ?? 0) + 198_750);
});

test("[DY15] a break that is on now ends before the first bout, and overlapping breaks are one", () => {
  const breaks = [
    { fromMs: NOW + 5 * MINUTE, toMs: NOW + 20 * MINUTE },
    { fromMs: NOW - 5 * MINUTE, toMs: NOW + 10 * MINUTE },
    { fromMs: NOW - 90 * MINUTE, toMs: NOW - 60 * MINUTE },
  ];
  const starts = startsOf([{ ...mat("А", ...five), breaks }]);
  expect(starts.get("1")?.startMs).toBe(NOW + 20 * MINUTE);
});

test("[DY16] running, called and the next two are firm; what may not happen never is", () => {
  const queue = mat(
    "А",
    bout("1", "", { state: "running", startedAtMs: NOW }),
    bout("2", "", { state: "called" }),
    bout("3", "", { mayNotHappen: true }),
    bout("4", ""),
    bout("5", ""),
  );
  const firm = [...startsOf([queue])].filter(([, { isFirm }]) => isFirm);
  expect(firm.map(([id]) => id)).toEqual(["1", "2", "4"]);
});

test("the day ends with its last mat, without the changeover after it", () => {
  const { mats, endMs } = forecastEnd(
    [mat("А", ...five), mat("Б", bout("6", ""))],
    startPace(),
    nobodyRests,
    NOW,
  );
  const slot = 0.94 * 273.75 + 0.06 * 60;
  const used = 0.94 * 198.75;
  expect(mats.map((forecast) => Math.round((forecast.endMs - NOW) / SECOND))).toEqual([
    Math.round(4 * slot + used),
    Math.round(used),
  ]);
  expect(endMs).toBe(mats[0]?.endMs);
  expect(forecastEnd([mat("А")], startPace(), nobodyRests, NOW)).toEqual({
    mats: [{ carpet: "А", fromMs: NOW, endMs: NOW, toMs: NOW }],
    endMs: NOW,
  });
});

test("[DR80] [DY65] a final is expected behind the bout for bronze of another mat, and lets others pass until then", () => {
  const final = bout("final", "a b", { isFinal: true });
  const starts = startsOf([
    mat("А", final, bout("other", "c d", { category: "-66" })),
    mat("Б", bout("first", "e f", { category: "-66" }), bout("bronze", "g h")),
  ]);
  const startMs = (id: string) => starts.get(id)?.startMs ?? 0;
  expect(startMs("other")).toBe(NOW);
  expect(startMs("final")).toBeGreaterThan(startMs("bronze"));
});
