import * as fc from "fast-check";
import { expect, test } from "vitest";
import { estimateMat, estimateStarts } from "../estimate.ts";
import { startPace } from "../pace.ts";
import { emptyDay } from "../programme/decideProgramme.ts";
import { timeOf } from "../programme/clockTime.ts";
import { breaksOn, limitsOf } from "../programme/limits.ts";
import { type DatedProgramme, dateProgramme, type Placement } from "../programme/programme.ts";
import { REST_RULES } from "../rest.ts";
import { bout, MINUTE } from "../testing/day.ts";
import { boundMs, boundOf } from "./bound.ts";
import { createModel } from "./createModel.ts";
import type { PlanInput, PlannedBout } from "./model.ts";
import { createPlanner, type Plan, planDay } from "./plan.ts";
import { drawnCategory, eventOfADay } from "./testing/event.ts";

const DAYS = ["2026-11-14", "2026-11-15"] as const;
const midnightOf = (date: string) => Date.parse(`${date}T00:00:00+03:00`);
const NINE = midnightOf(DAYS[0]) + 9 * 60 * MINUTE;
const CARPETS = ["1", "2", "3"];

const placement = fc.record(
  {
    day: fc.constantFrom(...DAYS),
    session: fc.constantFrom("s1", "s2"),
    carpet: fc.constantFrom(...CARPETS),
    notBefore: fc.integer({ min: 9 * 60, max: 18 * 60 }).map(timeOf),
  },
  { requiredKeys: ["day"] },
);
const pause = fc.record(
  {
    day: fc.nat(1),
    from: fc.integer({ min: 9 * 60, max: 17 * 60 }),
    minutes: fc.integer({ min: 1, max: 60 }),
    carpet: fc.constantFrom(...CARPETS),
  },
  { requiredKeys: ["day", "from", "minutes"] },
);

/** Some categories of a day have places of every kind, others none. */
const programmes: fc.Arbitrary<DatedProgramme> = fc
  .record({
    places: fc.array(fc.option(placement, { nil: undefined }), { maxLength: 9 }),
    pauses: fc.array(pause, { maxLength: 4 }),
  })
  .map(({ places, pauses }) => {
    const placements = places.flatMap((place, index): Placement[] =>
      place === undefined ? [] : [{ ...place, category: `c${index}` }],
    );
    const days = DAYS.map((date, index) => ({
      ...emptyDay(date, index === 0 ? "09:30" : "10:00"),
      sessions: [
        { id: "s1", title: "Дети", start: "09:30" },
        { id: "s2", title: "Взрослые", start: "14:00" },
      ],
      breaks: pauses
        .filter(({ day }) => day === index)
        .map(({ from, minutes, carpet }, at) => ({
          id: `b${at}`,
          title: "Перерыв",
          from: timeOf(from),
          to: timeOf(from + minutes),
          ...(carpet !== undefined && { carpet }),
        })),
    }));
    return dateProgramme({ days, placements }, midnightOf);
  });

const input = (added: readonly PlannedBout[], programme: DatedProgramme): PlanInput => ({
  queues: CARPETS.map((carpet) => ({ carpet, bouts: [] })),
  added,
  pace: startPace(),
  rest: REST_RULES.ibjjf,
  nowMs: NINE,
  programme,
});

function faultsOf(plan: Plan, bouts: readonly PlannedBout[], programme: DatedProgramme): string[] {
  const limits = limitsOf(programme);
  const categoryOf = new Map(bouts.map(({ id, category }) => [id, category]));
  return plan.queues.flatMap(({ carpet, bouts: ids }) =>
    ids.flatMap((id) => {
      const startMs = plan.startsMs.get(id) ?? Number.NaN;
      const limit = limits.get(categoryOf.get(id) ?? "");
      return [
        ...(startMs < (limit?.notBeforeMs ?? 0) ? [`too early: ${id}`] : []),
        ...((limit?.carpet ?? carpet) === carpet ? [] : [`on another mat: ${id}`]),
        ...(breaksOn(programme, carpet).some(({ fromMs, toMs }) => startMs >= fromMs && startMs < toMs)
          ? [`in a break: ${id}`]
          : []),
      ];
    }),
  );
}

test("[DY50] nothing begins in a break, before its time or on another mat than given, and all is planned", () => {
  fc.assert(
    fc.property(eventOfADay, programmes, (bouts, programme) => {
      const planner = createPlanner(input(bouts, programme), 1);
      for (let step = 0; step < 3; step += 1) planner.step();
      const plan = planner.plan();
      expect(plan.queues.flatMap((queue) => queue.bouts).toSorted()).toEqual(
        bouts.map(({ id }) => id).toSorted(),
      );
      expect(faultsOf(plan, bouts, programme)).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

test("[DY50] no plan with a programme is shorter than its bound", () => {
  fc.assert(
    fc.property(eventOfADay, programmes, (bouts, programme) => {
      const fought = bouts.filter(({ mayNotHappen }) => mayNotHappen !== true);
      const given = input(fought, programme);
      const { endMs } = planDay(given);
      // The bound counts the changeover after the last bout too, which the end of a day does not.
      expect(endMs + 75_000 - NINE).toBeGreaterThanOrEqual(Math.floor(boundMs(boundOf(createModel(given)))));
    }),
    { numRuns: 100 },
  );
});

test("[DY9] an absolute waits for the classes of its people, unless the programme gives it an earlier day", () => {
  const days = DAYS.map((date) => emptyDay(date, "10:00"));
  const classBouts = drawnCategory("class", ["a", "b", "c"]);
  const absolute = drawnCategory("absolute", ["a", "x", "y"]).map((one) => ({ ...one, fedBy: ["class"] }));
  const startOf = (placements: readonly Placement[]) => {
    const plan = planDay(
      input([...classBouts, ...absolute], dateProgramme({ days, placements }, midnightOf)),
    );
    return Math.min(...absolute.map(({ id }) => plan.startsMs.get(id) ?? 0));
  };
  const onSunday: Placement = { category: "class", day: DAYS[1] };
  expect(startOf([onSunday])).toBeGreaterThan(midnightOf(DAYS[1]));
  expect(startOf([onSunday, { category: "absolute", day: DAYS[0] }])).toBeLessThan(midnightOf(DAYS[1]));
});

test("[DY50] what stands on a mat goes where the programme has put it since", () => {
  const bouts = drawnCategory("c0", ["a", "b", "c", "d"]);
  const days = DAYS.map((date) => emptyDay(date, "10:00"));
  const place = { category: "c0", day: DAYS[1], carpet: "2" };
  const programme = dateProgramme({ days, placements: [place] }, midnightOf);
  const standing = {
    ...input([], programme),
    queues: [
      { carpet: "1", bouts },
      { carpet: "2", bouts: [] },
    ],
  };
  const plan = planDay(standing);
  expect(plan.queues.map((queue) => queue.bouts.length)).toEqual([0, bouts.length]);
  expect(plan.categories[0]?.startMs).toBe(midnightOf(DAYS[1]) + 10 * 60 * MINUTE);
  const called = bouts.map((one, index) => (index === 0 ? { ...one, state: "called" as const } : one));
  const kept = planDay({
    ...standing,
    queues: [
      { carpet: "1", bouts: called },
      { carpet: "2", bouts: [] },
    ],
  });
  expect(kept.queues[0]?.bouts).toEqual([called[0]?.id]);
});

test("[DY52] a window never begins before the time of the programme, and a wait makes good for what was uncertain", () => {
  const two = NINE + 5 * 60 * MINUTE;
  const morning = Array.from({ length: 6 }, (_, index) => bout(`m${index}`, "A B"));
  const evening = Array.from({ length: 3 }, (_, index) => bout(`e${index}`, "C D", { notBeforeMs: two }));
  const queue = { carpet: "1", bouts: [...morning, ...evening] };
  const { starts, forecast } = estimateMat(queue, startPace(), NINE);
  expect(starts.get("m0")?.startMs).toBe(NINE);
  expect(starts.get("e0")).toMatchObject({ fromMs: two, startMs: two, toMs: two });
  const slotMs = (starts.get("m1")?.startMs ?? 0) - NINE;
  expect(starts.get("e1")?.startMs).toBe(two + slotMs);
  expect(forecast.endMs).toBeGreaterThan(two);
  const lunch = { fromMs: two - MINUTE, toMs: two + 30 * MINUTE };
  const behind = estimateMat({ ...queue, breaks: [lunch] }, startPace(), NINE);
  expect(behind.starts.get("e0")?.startMs).toBe(lunch.toMs);
  const late = estimateMat(queue, startPace(), two + MINUTE);
  expect(late.starts.get("e0")?.startMs).toBe(two + MINUTE + 6 * slotMs);
});

test("[DY50] [DY65] a final that rests at the end of a session is not passed by the session after it", () => {
  const two = NINE + 5 * 60 * MINUTE;
  const semifinal = bout("sf", "A B");
  const final = bout("f", "A C", { isFinal: true });
  const evening = Array.from({ length: 3 }, (_, index) =>
    bout(`e${index}`, `D${index} E`, { category: "-66", notBeforeMs: two }),
  );
  const queue = { carpet: "1", bouts: [semifinal, final, ...evening] };
  const starts = estimateStarts([queue], startPace(), rests(20), NINE);
  expect(starts.get("f")?.startMs).toBeLessThan(NINE + 60 * MINUTE);
  expect(starts.get("e0")?.startMs).toBe(two);
});

test("[DY50] [DY65] who comes from a mat whose morning ended later is waited for in the afternoon's own time", () => {
  const two = NINE + 5 * 60 * MINUTE;
  const late = { notBeforeMs: two };
  const one = [bout("m", "A B"), bout("final", "", { ...late, feeders: ["sf"] })];
  const long = Array.from({ length: 30 }, (_, index) => bout(`n${index}`, `M${index} N${index}`));
  const other = [...long, bout("sf", "C D", late)];
  const mats = [
    { carpet: "1", bouts: one },
    { carpet: "2", bouts: other },
  ];
  const starts = estimateStarts(mats, startPace(), rests(0), NINE);
  expect(starts.get("sf")?.startMs).toBe(two);
  const semifinalMs = (starts.get("sf")?.endMs ?? 0) - two;
  expect((starts.get("final")?.startMs ?? 0) - two).toBeGreaterThanOrEqual(semifinalMs);
  expect((starts.get("final")?.startMs ?? 0) - two).toBeLessThan(2 * semifinalMs);
});

test("[DY15] [DY65] a bout fed from a mat at lunch begins after the lunch", () => {
  const lunch = { fromMs: NINE + MINUTE, toMs: NINE + 61 * MINUTE };
  const fed = bout("fed", "", { feeders: ["b"] });
  const mats = [
    { carpet: "1", bouts: [bout("a", "A B"), bout("b", "C D")], breaks: [lunch] },
    { carpet: "2", bouts: [fed] },
  ];
  const starts = estimateStarts(mats, startPace(), rests(0), NINE);
  expect(starts.get("b")?.startMs).toBeGreaterThanOrEqual(lunch.toMs);
  expect(starts.get("fed")?.startMs).toBeGreaterThanOrEqual(starts.get("b")?.endMs ?? 0);
});

const rests = (minutes: number) => ({
  rest: { kind: "minutes", minutes } as const,
  lastEndedAtMs: new Map<string, number>(),
});
