import { loadavg } from "node:os";
import { startPace } from "#domain/schedule/pace.ts";
import { boundMs, boundOf } from "#domain/schedule/plan/bound.ts";
import { createModel } from "#domain/schedule/plan/createModel.ts";
import type { PlanInput, PlannedQueue } from "#domain/schedule/plan/model.ts";
import { createPlanner, type Plan, planForDraw } from "#domain/schedule/plan/plan.ts";
import { REST_RULES, type RestRule } from "#domain/schedule/rest.ts";
import { type EventBout, type EventCategory, inventEvent } from "./lib/planEvents.ts";
import { AT_THE_CALL, type AtTheCall, playPlan } from "./lib/playPlan.ts";

/**
 * How close plans of invented events come to what no plan can beat, how long they take, and what becomes of them when bouts
 * take what they take. `node bench/plan.ts [seconds of search]`
 */
const EVENTS = [
  { athletes: 250, mats: 4, seed: "1" },
  { athletes: 250, mats: 4, seed: "2" },
  { athletes: 750, mats: 12, seed: "1" },
  { athletes: 750, mats: 12, seed: "2" },
  { athletes: 750, mats: 12, seed: "3" },
  { athletes: 2000, mats: 24, seed: "1" },
] as const;
const RESTS = { "one bout": REST_RULES.ibjjf, "20 min": REST_RULES.uww } as const;
const SEARCH_MS = Number(process.argv[2] ?? 6) * 1000;
const PLAYED_DAYS = 10;
const HOUR_MS = 60 * 60_000;

type Event = (typeof EVENTS)[number];

const emptyMats = (mats: number): readonly PlannedQueue[] =>
  Array.from({ length: mats }, (_, index) => ({ carpet: `${index + 1}`, bouts: [] }));

function inputFor(rest: RestRule, queues: readonly PlannedQueue[], added: readonly EventBout[]): PlanInput {
  return { queues, added, pace: startPace(), rest, nowMs: 0 };
}

const said = (ms: number): string => (ms / HOUR_MS).toFixed(2);

function shapeOf({ endMs, categories }: Plan, bound: number): string {
  const spans = categories.map((one) => one.endMs - one.startMs).toSorted((one, other) => one - other);
  const at = (part: number) => said(spans[Math.floor(part * (spans.length - 1))] ?? 0);
  const whole = categories.filter(({ carpets }) => carpets.length === 1).length / categories.length;
  return `×${(endMs / bound).toFixed(3)}, span ${at(0.5)} / ${at(0.9)} / ${at(1)} h, ${Math.round(whole * 100)} % on one mat`;
}

function planAtOnce({ mats, seed }: Event, event: readonly EventCategory[], rest: RestRule): void {
  const bouts = event.flatMap((category) => category.bouts);
  const input = inputFor(rest, emptyMats(mats), bouts);
  const bound = boundOf(createModel(input));
  const terms = [bound.workMs, bound.categoryMs, bound.personMs].map(said).join(" / ");
  const startedMs = performance.now();
  const planner = createPlanner(input, seed);
  const firstMs = performance.now() - startedMs;
  console.log(`  bound: work / category / person ${terms} h`);
  console.log(`  first plan ${firstMs.toFixed(0)} ms: ${shapeOf(planner.plan(), boundMs(bound))}`);
  let steps = 0;
  for (const fromMs = performance.now(); performance.now() - fromMs < SEARCH_MS; steps += 1) planner.step();
  console.log(`  after ${SEARCH_MS / 1000} s, ${steps} tries: ${shapeOf(planner.plan(), boundMs(bound))}`);
  play(planner.plan(), bouts, rest);
  playWithSlack(input, bouts, boundMs(bound));
}

function play(plan: Plan, all: readonly EventBout[], rest: RestRule): void {
  for (const atTheCall of AT_THE_CALL)
    console.log(`  played, ${atTheCall}: ${playedDays(plan, all, rest, atTheCall)}`);
}

function playedDays(plan: Plan, all: readonly EventBout[], rest: RestRule, atTheCall: AtTheCall): string {
  const bouts = new Map(all.map((one) => [one.id, one]));
  const days = Array.from({ length: PLAYED_DAYS }, (_, day) =>
    playPlan(plan, bouts, { seed: `day ${day}`, rest, atTheCall }),
  );
  const sum = (of: (day: (typeof days)[number]) => number) => days.reduce((whole, day) => whole + of(day), 0);
  const rests = sum((day) => day.rests);
  const kept = ((100 * sum(({ keptRests }) => keptRests)) / Math.max(1, rests)).toFixed(1);
  const ends = (sum(({ endMs }) => endMs) / PLAYED_DAYS / plan.endMs).toFixed(3);
  return `overlaps ${sum(({ overlaps }) => overlaps)}, rest kept ${kept} %, end ×${ends} of the plan`;
}

/** The other way to keep rests: a plan with five minutes more than the rule asks for, and mats that begin at once. */
function playWithSlack(input: PlanInput, bouts: readonly EventBout[], bound: number): void {
  const { rest } = input;
  const minutes = 5 + (rest.kind === "minutes" ? rest.minutes : 5);
  const plan = planForDraw({ ...input, rest: { kind: "minutes", minutes } });
  console.log(
    `  planned with ${minutes} min of rest: ×${(plan.endMs / bound).toFixed(3)}, begin at once: ${playedDays(plan, bouts, rest, "begin at once")}`,
  );
}

function planOneByOne({ mats }: Event, event: readonly EventCategory[], rest: RestRule): void {
  const byId = new Map(event.flatMap(({ bouts }) => bouts).map((bout) => [bout.id, bout]));
  const all = inputFor(rest, emptyMats(mats), [...byId.values()]);
  let queues = emptyMats(mats);
  let last: Plan | undefined;
  let [slowestMs, moved, standing] = [0, 0, 0];
  for (const { bouts } of event) {
    const startedMs = performance.now();
    last = planForDraw(inputFor(rest, queues, bouts));
    slowestMs = Math.max(slowestMs, performance.now() - startedMs);
    moved += last.moved.filter(({ from, to }) => to.some((carpet) => !from.includes(carpet))).length;
    standing += last.categories.length - 1;
    queues = last.queues.map(({ carpet, bouts: ids }) => ({
      carpet,
      bouts: ids.flatMap((id) => byId.get(id) ?? []),
    }));
  }
  if (!last) return;
  const share = ((100 * moved) / Math.max(1, standing)).toFixed(1);
  console.log(
    `  one by one: ${shapeOf(last, boundMs(boundOf(createModel(all))))}, slowest ${slowestMs.toFixed(0)} ms, ${share} % of the standing changed mat with each`,
  );
}

console.log(
  `load ${loadavg()
    .map((one) => one.toFixed(1))
    .join(" ")}`,
);
for (const event of EVENTS) {
  const categories = inventEvent(event.athletes, event.seed);
  const count = categories.reduce((sum, { bouts }) => sum + bouts.length, 0);
  for (const [name, rest] of Object.entries(RESTS)) {
    console.log(
      `${event.athletes} athletes, ${event.mats} mats, seed ${event.seed}, rest ${name}: ${categories.length} categories, ${count} bouts`,
    );
    planAtOnce(event, categories, rest);
    if (name === "one bout" && event.athletes <= 750) planOneByOne(event, categories, rest);
  }
}
console.log(
  `load ${loadavg()
    .map((one) => one.toFixed(1))
    .join(" ")}`,
);
