import { findConflicts } from "#domain/schedule/conflicts.ts";
import { estimateMat, estimateStarts } from "#domain/schedule/estimate.ts";
import { type FoughtBout, learnBout, learnPace, type Pace } from "#domain/schedule/pace.ts";
import type { MatQueue, QueuedBout } from "#domain/schedule/queue.ts";
import { REST_RULES } from "#domain/schedule/rest.ts";
import { measureGrowth, report } from "../lib/measure.ts";

const SIZES = [400, 800, 1600] as const;
const MATS = 12;
const LIMIT_MS = 16;
const NOW_MS = 12 * 60 * 60_000;
const TIMES = [180, 240, 300, 360, 600] as const;

type Day = { readonly queues: readonly MatQueue[]; readonly pace: Pace; readonly result: FoughtBout };

/** A mat with every bout time and both ages, the first bout running, and a pace learned for all of it. */
function day(n: number): Day {
  const queues = Array.from({ length: MATS }, (_, mat): MatQueue => {
    const count = Math.floor(n / MATS) + (mat < n % MATS ? 1 : 0);
    return { carpet: `m${mat}`, bouts: Array.from({ length: count }, (_, index) => boutAt(mat, index)) };
  });
  const fought = queues.flatMap(({ carpet }) =>
    TIMES.flatMap((boutSeconds) =>
      Array.from({ length: 10 }, (_, index) => foughtAt(carpet, boutSeconds, index)),
    ),
  );
  return { queues, pace: learnPace(fought), result: foughtAt("m3", 300, 11) };
}

function boutAt(mat: number, index: number): QueuedBout {
  const category = Math.floor(index / 12);
  const firstFighter = mat * 1000 + category * 12 + (index % 6) * 2;
  return {
    id: `m${mat}-${index}`,
    fighters: [`f${firstFighter}`, `f${firstFighter + 1}`],
    category: `m${mat}-c${category}`,
    boutSeconds: TIMES[category % TIMES.length] ?? 300,
    age: category % 2 === 0 ? "adults" : "children",
    state: index === 0 ? "running" : "waiting",
    coaches: [`k${(mat + index) % 80}`],
    ...(index % 11 === 10 && { mayNotHappen: true }),
    ...(index === 0 && { startedAtMs: NOW_MS - 60_000 }),
  };
}

function foughtAt(carpet: string, boutSeconds: number, index: number): FoughtBout {
  const startedAtMs = index * 6 * 60_000;
  const endedAtMs = startedAtMs + boutSeconds * (600 + index * 30);
  return { carpet, boutSeconds, age: index % 2 === 0 ? "adults" : "children", startedAtMs, endedAtMs };
}

const RESTS = { rest: REST_RULES.uww, lastEndedAtMs: new Map<string, number>() };

const WORKS = [
  {
    title: `all windows again after one result, ${MATS} mats`,
    workOf:
      ({ queues, pace, result }: Day) =>
      () =>
        estimateStarts(queues, learnBout(pace, result), RESTS, NOW_MS),
  },
  {
    title: "the windows of its own mat again after one result",
    workOf:
      ({ queues, pace, result }: Day) =>
      () => {
        const queue = queues.find(({ carpet }) => carpet === result.carpet);
        return queue && estimateMat(queue, learnBout(pace, result), NOW_MS);
      },
  },
  {
    title: "all conflicts of the day",
    workOf: ({ queues, pace }: Day) => {
      const starts = estimateStarts(queues, pace, RESTS, NOW_MS);
      return () => findConflicts({ queues, starts, rest: REST_RULES.uww });
    },
  },
] as const;

for (const { title, workOf } of WORKS) {
  const steps = measureGrowth(SIZES, (n) => workOf(day(n)));
  for (const line of report(title, steps, LIMIT_MS)) console.log(line);
}
