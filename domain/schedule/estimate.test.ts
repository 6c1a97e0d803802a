import { expect, test } from "vitest";
import { estimateMat, estimateStarts, forecastEnd } from "./estimate.ts";
import { type FoughtBout, learnPace, slotFor, startPace } from "./pace.ts";
import { bout, mat, MINUTE, NOW } from "./testing/day.ts";

const SECOND = 1000;
const five = ["1", "2", "3", "4", "5"].map((id) => bout(id, ""));

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

test("[DY13] before the mat has a pace, five minutes take 225 s and 75 s of changeover", () => {
  const starts = estimateStarts([mat("А", ...five)], startPace(), NOW);
  expect([...starts.values()].map(({ startMs }) => (startMs - NOW) / SECOND)).toEqual([
    0, 300, 600, 900, 1200,
  ]);
});

test("[DY13] children change over faster, and overtime uses the whole time and more", () => {
  const pace = startPace();
  expect(slotFor(pace, "А", bout("1", "", { age: "children" })).changeoverMs).toBe(52_500);
  expect(slotFor(pace, "А", bout("1", "", { hasOvertime: true })).usedMs).toBe(315 * SECOND);
});

test("[DY13] four real bouts change nothing, the fifth does", () => {
  const used = (count: number) =>
    slotFor(learnPace(fought(Array.from({ length: count }, () => 120))), "А", bout("1", "")).usedMs / SECOND;
  expect([used(4), used(5)]).toEqual([225, 120]);
});

test("[DY13] the average moves: ten bouts back is forgotten", () => {
  const pace = learnPace(
    fought([...Array.from({ length: 20 }, () => 290), ...Array.from({ length: 10 }, () => 90)]),
  );
  expect(slotFor(pace, "А", bout("1", "")).usedMs).toBe(90 * SECOND);
});

test("[DY13] a pace is the mat's own, and of its bout time", () => {
  const pace = learnPace(fought([100, 100, 100, 100, 100]));
  expect(slotFor(pace, "Б", bout("1", "")).usedMs).toBe(225 * SECOND);
  expect(slotFor(pace, "А", bout("1", "", { boutSeconds: 600 })).usedMs).toBe(450 * SECOND);
});

test("[DY13] an age with five bouts of its own is not mixed with the others", () => {
  const pace = learnPace([
    ...fought([60, 60, 60, 60, 60], { age: "children" }),
    ...fought([200, 200, 200, 200, 200], { age: "adults" }),
  ]);
  expect(slotFor(pace, "А", bout("1", "", { age: "children" })).usedMs).toBe(60 * SECOND);
  expect(slotFor(pace, "А", bout("1", "", { age: "adults" })).usedMs).toBe(200 * SECOND);
});

test("[DY13] walkovers teach nothing about length, and lunch nothing about changeover", () => {
  expect(learnPace(fought([0, 0, 0, 0, 0, 0])).lengths.size).toBe(0);
  const [one, two] = [fought([100, 100, 100]), fought([100, 100, 100])];
  const afterLunch = two.map((late) => ({
    ...late,
    startedAtMs: late.startedAtMs + 60 * MINUTE,
    endedAtMs: late.endedAtMs + 60 * MINUTE,
  }));
  expect(learnPace([...one, ...afterLunch]).changeovers.get("А")).toEqual([MINUTE, MINUTE, MINUTE, MINUTE]);
});

test("[DY14] a third bout of a series that may not happen counts half", () => {
  const queue = mat("А", bout("1", ""), bout("2", "", { mayNotHappen: true }), bout("3", ""));
  const starts = estimateStarts([queue], startPace(), NOW);
  expect(starts.get("3")?.startMs).toBe(NOW + 450 * SECOND);
});

test("a bout under way needs only what is left of it, and one that lasts longer may end any moment", () => {
  const after = (elapsedSeconds: number) => {
    const running = bout("1", "A B", { state: "running", startedAtMs: NOW - elapsedSeconds * SECOND });
    return (
      ((estimateStarts([mat("А", running, bout("2", ""))], startPace(), NOW).get("2")?.startMs ?? 0) - NOW) /
      SECOND
    );
  };
  expect([after(0), after(100), after(600)]).toEqual([300, 200, 75]);
});

test("a bout that runs out of turn is before everything else, and finished ones take no time", () => {
  const done = bout("0", "", { state: "finished" });
  const running = bout("9", "", { state: "running", startedAtMs: NOW });
  const starts = estimateStarts([mat("А", done, bout("1", ""), running)], startPace(), NOW);
  expect(starts.has("0")).toBe(false);
  expect(starts.get("1")?.startMs).toBe(NOW + 300 * SECOND);
});

test("[DY15] nothing starts in a break, and the bout before it is finished first", () => {
  const breaks = [{ fromMs: NOW + 7 * MINUTE, toMs: NOW + 37 * MINUTE }];
  const starts = estimateStarts([{ ...mat("А", ...five), breaks }], startPace(), NOW);
  expect([...starts.values()].map(({ startMs }) => (startMs - NOW) / MINUTE)).toEqual([0, 5, 40, 45, 50]);
  expect(starts.get("2")?.endMs).toBe(NOW + 5 * MINUTE + 225 * SECOND);
});

test("[DY15] a break that is on now ends before the first bout, and overlapping breaks are one", () => {
  const breaks = [
    { fromMs: NOW + 5 * MINUTE, toMs: NOW + 20 * MINUTE },
    { fromMs: NOW - 5 * MINUTE, toMs: NOW + 10 * MINUTE },
    { fromMs: NOW - 90 * MINUTE, toMs: NOW - 60 * MINUTE },
  ];
  const starts = estimateStarts([{ ...mat("А", ...five), breaks }], startPace(), NOW);
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
  const firm = [...estimateStarts([queue], startPace(), NOW)].filter(([, { isFirm }]) => isFirm);
  expect(firm.map(([id]) => id)).toEqual(["1", "2", "4"]);
});

test("[DY6] four of five real starts fall into their window once the pace is known", () => {
  const random = lehmer(20_260_516);
  const lengthMs = () => Math.round((0.2 + 0.8 * random()) * 300 * SECOND);
  let inside = 0;
  const days = 400;
  for (let day = 0; day < days; day += 1) {
    const pace = learnPace(fought(Array.from({ length: 10 }, () => lengthMs() / SECOND)));
    const { starts } = estimateMat(mat("А", ...five, ...five.map(({ id }) => bout(`1${id}`, ""))), pace, NOW);
    let real = NOW;
    for (const [id, { fromMs, toMs }] of starts) {
      if (id === "15" && real >= fromMs && real <= toMs) inside += 1;
      real += lengthMs() + MINUTE;
    }
  }
  expect(inside / days).toBeGreaterThan(0.75);
  expect(inside / days).toBeLessThan(0.9);
});

test("the day ends with its last mat, without the changeover after it", () => {
  const { mats, endMs } = forecastEnd([mat("А", ...five), mat("Б", bout("6", ""))], startPace(), NOW);
  expect(mats.map((forecast) => (forecast.endMs - NOW) / SECOND)).toEqual([4 * 300 + 225, 225]);
  expect(endMs).toBe(mats[0]?.endMs);
  expect(forecastEnd([mat("А")], startPace(), NOW)).toEqual({
    mats: [{ carpet: "А", fromMs: NOW, endMs: NOW, toMs: NOW }],
    endMs: NOW,
  });
});

function lehmer(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
