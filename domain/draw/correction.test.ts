import { expect, test } from "vitest";
import { advance } from "./advance.ts";
import { type BoutStage, type CorrectionDecision, planCorrection } from "./correction.ts";
import { drawBracket } from "./draw.ts";
import { outcomesOf } from "./testing/play.ts";

const draw = drawBracket("single_elimination_bronze_bout", 8);
const progress = outcomesOf({
  QF1: { winner: 1 },
  QF2: { winner: 4 },
  QF3: { winner: 2 },
  QF4: { winner: 3 },
  SF1: { winner: 1 },
  SF2: { winner: 2 },
  B: { winner: 3 },
  F: { winner: 1 },
});

const peopleBySlots = new Map(
  [...advance(draw, progress)].flatMap(([id, { a, b }]) =>
    a.kind === "entrant" && b.kind === "entrant" ? [[id, { a: a.seed, b: b.seed }]] : [],
  ),
);

const officials = (stages: Readonly<Record<string, BoutStage>>, policy: "strict" | "chief" = "chief") => ({
  policy,
  stageOf: (id: string): BoutStage => stages[id] ?? "not-started",
  peopleIn: (id: string) => peopleBySlots.get(id),
  isAwarded: false,
});

test("[CR3] a corrected quarter-final touches the semi-final and, through it, final and bronze", () => {
  const plan = planCorrection(draw, progress, { boutId: "QF1", outcome: { winner: 8 } }, officials({}));
  expect(plan.ok && plan.value.affected.map(({ id }) => id)).toEqual(["SF1", "B", "F"]);
  expect(plan.ok && plan.value.affected[0]).toMatchObject({
    before: { a: { kind: "entrant", seed: 1 } },
    after: { a: { kind: "entrant", seed: 8 } },
  });
});

test("[CR3] what may be done with an affected bout depends on how far it is", () => {
  const stages = { SF1: "finished", B: "running" } as const;
  const plan = planCorrection(draw, progress, { boutId: "QF1", outcome: { winner: 8 } }, officials(stages));
  expect(plan.ok && plan.value.affected.map(({ id, decisions }) => [id, ...decisions])).toEqual([
    ["SF1", "void-and-refight", "keep-as-fought"],
    ["B", "stop-and-void", "keep"],
    ["F", "reslot"],
  ]);
});

test("[CR1] a referee may not correct a result once a bout that follows has started", () => {
  const plan = planCorrection(
    draw,
    progress,
    { boutId: "QF1", outcome: { winner: 8 } },
    officials({ SF1: "running" }, "strict"),
  );
  expect(plan).toEqual({ ok: false, problem: { code: "dependent-started", bouts: ["SF1"] } });
});

test("[CR1] a correction that leaves the winner moves nobody, even when the next bout has been fought", () => {
  const plan = planCorrection(
    draw,
    progress,
    { boutId: "QF1", outcome: { winner: 1 } },
    officials({ SF1: "finished" }, "strict"),
  );
  expect(plan.ok && plan.value.affected).toEqual([]);
});

test("[CR3] taking a result back leaves the slots that follow waiting", () => {
  const plan = planCorrection(draw, progress, { boutId: "QF4", outcome: undefined }, officials({}));
  expect(plan.ok && plan.value.affected[0]).toMatchObject({ id: "SF2", after: { b: { kind: "waiting" } } });
});

test("[CR3] an awarded category is opened again", () => {
  const plan = planCorrection(
    draw,
    progress,
    { boutId: "F", outcome: { winner: 2 } },
    { ...officials({}), isAwarded: true },
  );
  expect(plan).toMatchObject({ ok: true, value: { affected: [], mustReopenAwarding: true } });
});

test("[CR3] a bout that is not in the draw cannot be corrected", () => {
  const plan = planCorrection(draw, progress, { boutId: "X", outcome: undefined }, officials({}));
  expect(plan).toEqual({ ok: false, problem: { code: "unknown-bout" } });
});

const asKept = (decisions: Readonly<Record<string, CorrectionDecision>>) => ({
  ...officials({ SF1: "finished", B: "finished", F: "finished" }),
  decisionOf: (id: string) => decisions[id],
});

test("[CR10] nothing moves behind a bout that is kept as it was fought", () => {
  const plan = planCorrection(
    draw,
    progress,
    { boutId: "QF1", outcome: { winner: 8 } },
    asKept({ SF1: "keep-as-fought" }),
  );
  expect(plan.ok && plan.value.affected.map(({ id, decision }) => `${id} ${decision}`)).toEqual([
    "SF1 keep-as-fought",
  ]);
  const states = plan.ok ? advance(draw, plan.value.progress) : undefined;
  expect(states?.get("F")).toMatchObject({ status: "decided", winner: 1 });
});

test("[CR3] a bout that was a walkover and has to be fought now is affected, though its people stay", () => {
  const repechage = drawBracket("repechage_quarterfinal", 8);
  const injured = outcomesOf({
    QF1: { winner: 1, withdrawn: [8] },
    QF2: { winner: 4 },
    SF1: { winner: 1 },
  });
  const plan = planCorrection(repechage, injured, { boutId: "QF1", outcome: { winner: 1 } }, officials({}));
  expect(plan.ok && plan.value.affected.map(({ id }) => id)).toContain("REP-A");
});

test("[CR8] what a correction took away comes back with its revert", () => {
  const correction = { boutId: "QF1", outcome: { winner: 8 } };
  const done = planCorrection(draw, progress, correction, asKept({}));
  if (!done.ok) throw new Error(done.problem.code);
  const back = planCorrection(
    draw,
    done.value.progress,
    {
      boutId: "QF1",
      outcome: { winner: 1 },
      restored: new Map([
        ["SF1", { people: { a: 1, b: 4 }, outcome: { winner: 1 } }],
        ["B", { people: { a: 4, b: 3 }, outcome: { winner: 3 } }],
        ["F", { people: { a: 1, b: 2 }, outcome: { winner: 1 } }],
      ]),
    },
    officials({}),
  );
  expect(back.ok && back.value.affected.map(({ id, decision }) => `${id} ${decision}`)).toEqual([
    "SF1 restore",
    "B restore",
    "F restore",
  ]);
  expect(back.ok && advance(draw, back.value.progress)).toEqual(advance(draw, progress));
});

test("[CR10] who has won above and, in a bout that was kept, below passes through the bout between the two", () => {
  const three = drawBracket("three_person", 3);
  const fought = outcomesOf({ T1: { winner: 1 }, T2: { winner: 2 } });
  const plan = planCorrection(
    three,
    fought,
    { boutId: "T1", outcome: { winner: 2 } },
    { ...officials({ T2: "finished" }), decisionOf: () => "keep-as-fought" },
  );
  const states = plan.ok ? advance(three, plan.value.progress) : undefined;
  expect(states?.get("F")).toMatchObject({ status: "walkover", winner: 2, b: { kind: "empty" } });
});

test("[CR10] a group bout that goes on, though one of its two did not come to another, is left alone", () => {
  const group = drawBracket("round_robin", 4);
  const running = { ...officials({ "1-2": "running" }), peopleIn: () => ({ a: 1, b: 2 }) };
  const absent = outcomesOf({ "2-3": { winner: 3, unranked: [2] } });
  const came = { boutId: "2-3", outcome: { winner: 3 } };
  const plan = planCorrection(group, absent, came, running);
  expect(plan.ok && plan.value.affected.map(({ id }) => id)).toEqual(["2-4"]);
  expect(plan.ok && [...plan.value.outOfDraw]).toEqual(["1-2"]);
});
