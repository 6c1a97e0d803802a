import { expect, test } from "vitest";
import type { Competition } from "#contract/competition/entity.ts";
import type { Desk } from "#contract/day/matActs.ts";
import { emptyDay } from "#domain/schedule/programme/decideProgramme.ts";
import { dateProgramme } from "#domain/schedule/programme/programme.ts";
import { viewOf } from "#web/sport/facts/competitionView.ts";
import { playedCompetition } from "#web/sport/testing/playedCompetition.ts";
import { dayPlan } from "./dayPlan.ts";
import { planInput } from "./planInput.ts";
import { boutsWithoutMat } from "#web/features/headTable/order/boardModel.ts";
import {
  apartMinutes,
  arrangedMats,
  isBetter,
  shownChange,
} from "#web/features/headTable/order/planChange.ts";
import { boutName } from "./boutName.ts";
import { neutralityWarnings } from "#web/features/headTable/acts/Warnings.tsx";
import { changeWords, undoOf } from "#web/features/headTable/acts/UndoButton.tsx";
import { matBouts, movableBeside } from "./matBouts.ts";
import { silentTables } from "#web/features/headTable/day/attention.ts";
import { answeredAt, refusedAt, shownOrder, healed, openOrder, placed, withOrders } from "./matOrders.ts";

const orderOf = ({ carpets }: { readonly carpets: readonly { fightings: readonly { uuid: string }[] }[] }) =>
  carpets[0]?.fightings.map(({ uuid }) => uuid);

test("[DY19] what is shown at once is what the server will say, and a refusal heals it", () => {
  const { competition } = playedCompetition({ format: "round_robin", n: 4, finished: 1 });
  const [over = "", ...open] = orderOf(competition) ?? [];
  const last = open.at(-1) ?? "";
  expect(openOrder(competition, "mat")).toEqual(open);
  const moved = withOrders(competition, placed(competition, [last], "mat", open[0]));
  expect(orderOf(moved)).toEqual([over, last, ...open.slice(0, -1)]);
  const fresh = open.toReversed();
  expect(orderOf(withOrders(moved, healed(moved, "mat", fresh)))).toEqual([over, ...fresh]);
});

test("[DY19] an arranged order shows until the document has it, and never hides what others moved meanwhile", () => {
  const order = ["b", "a"];
  expect(shownOrder({ order }, 7)).toBe(order);
  const done = answeredAt(8, order);
  expect([7, 8, 9].map((rev) => shownOrder(done, rev))).toEqual([order, undefined, undefined]);
  const refused = refusedAt(7, order);
  expect([7, 8].map((rev) => shownOrder(refused, rev))).toEqual([order, undefined]);
});

test("[DY32] a bout that is taken off its mat stands among those without one, and the rest stay as they are", () => {
  const { competition } = playedCompetition({ format: "round_robin", n: 4, finished: 1 });
  const bout = orderOf(competition)?.[2] ?? "";
  const off = withOrders(competition, placed(competition, [bout], undefined, undefined));
  expect(orderOf(off)).toEqual(orderOf(competition)?.filter((uuid) => uuid !== bout));
  const plan = dayPlan(off, 0);
  expect(boutsWithoutMat({ competition: off, plan }).map(({ uuid }) => uuid)).toEqual([bout]);
  expect(plan.starts.has(bout)).toBe(false);
});

test("a bout with an open corner is called by what is fought for, and its weight is not torn apart", () => {
  const { competition } = playedCompetition({
    format: "single_elimination_two_bronzes",
    n: 4,
    finished: 0,
  });
  const final = competition.fightings.find(({ bracketId }) => bracketId === "F");
  expect(final && boutName(viewOf(competition), final)).toContain("до\u00a077\u00a0кг, финал: ");
});

test("[DK3] the last change is told in words: a place, a mat, no mat, several bouts", () => {
  const { competition } = playedCompetition({ format: "round_robin", n: 4, finished: 1 });
  const view = viewOf(competition);
  const bouts = orderOf(competition)?.slice(1, 2) ?? [];
  const said = (from: string | null, to: string | null, moved = bouts) =>
    changeWords(view, { bouts: moved, from, to }).replaceAll("\u00a0", " ");
  const mat = competition.carpets[0]?.name ?? "";
  expect(said("mat", "mat")).toMatch(new RegExp(`^${mat}, новое место: схватка 2, .+ — .+$`));
  expect(said("mat", null)).toMatch(new RegExp(`^${mat} → Без ковра: `));
  expect(said(null, "mat", [...bouts, ...bouts])).toMatch(
    new RegExp(`^Без ковра → ${mat}: .*до 77 кг, 2 схватки$`),
  );
  const plan = { bouts: [...bouts, ...bouts], from: "mat", to: "other", isSpread: true };
  expect(changeWords(view, plan).replaceAll("\u00a0", " ")).toBe("Между коврами: 2 схватки");
});

test("[DK3] the last change is offered back only to who may take it back", () => {
  const { competition } = playedCompetition({ format: "round_robin", n: 4, finished: 1 });
  const desk = { perform: async () => true, nowMs: 0, view: viewOf(competition), lastArranged: undefined };
  const lastAct = { id: "", at: 0, user: "", bouts: [], from: "mat", to: "mat" };
  expect(undoOf(desk, { lastAct: { ...lastAct, mayUndo: true } })).toBeDefined();
  expect(undoOf(desk, { lastAct: { ...lastAct, mayUndo: false } })).toBeUndefined();
});

test("[RE7] a referee who may not be neutral is told of at their bout, and at no other", () => {
  const { competition } = playedCompetition({ format: "round_robin", n: 4, finished: 1 });
  const [first, second] = competition.fightings;
  if (first === undefined || second === undefined) throw new Error("two bouts");
  const neutrality = [
    { fighting: second.uuid, referee: "Ожегов Семён", fighter: "Лаптев Илья", ties: ["club", "coach"] },
  ] satisfies Desk["neutrality"];
  expect(neutralityWarnings(neutrality, first)).toEqual([]);
  expect(neutralityWarnings(neutrality, second)).toEqual([
    {
      severity: "soft",
      text: "Нейтральность: судья Ожегов Семён и Лаптев Илья, тот же клуб, тренер спортсмена",
    },
  ]);
});

test("[DY29] the third bout of a series that stands 2:0 is in no queue and takes no time", () => {
  const { competition } = playedCompetition({ format: "best_of_three", n: 2, finished: 2 });
  const plan = dayPlan(competition, 0);
  const [carpet] = competition.carpets;
  if (carpet === undefined) throw new Error("there is no mat");
  expect(matBouts(viewOf(competition), plan, carpet).queue).toEqual([]);
  expect(plan.mats.get("mat")?.boutsLeft).toBe(0);
});

test("[DY51] a bout changes places with what is fought on its day, not with bouts of later days", () => {
  const { competition } = playedCompetition({ format: "round_robin", n: 4, finished: 1 });
  const [, first, second, ...others] = competition.fightings.map(({ uuid }) => uuid);
  const programme = dateProgramme(
    {
      days: [emptyDay("2026-11-14", "10:00"), emptyDay("2026-11-15", "10:00")],
      placements: [{ category: "later", day: "2026-11-15" }],
    },
    (date) => Date.parse(date),
  );
  const view = viewOf({
    ...competition,
    programme,
    serverTime: Date.parse("2026-11-14T12:00:00Z"),
    fightings: competition.fightings.map((bout) =>
      others.includes(bout.uuid) ? { ...bout, category: { ...bout.category, uuid: "later" } } : bout,
    ),
  });
  const [carpet] = view.competition.carpets;
  const beside = (uuid = "") => carpet && movableBeside({ view, plan: { off: new Set() } }, carpet, { uuid });
  expect(beside(first)).toEqual([first, second]);
  expect(beside(others[0])).toEqual(others);
});

test("[DY6] [DY10] every bout to come has its time, later ones later", () => {
  const { competition } = playedCompetition({ format: "round_robin", n: 4, finished: 0 });
  const starts = [...dayPlan(competition, 0).starts.values()].map(({ startMs }) => startMs);
  expect(starts).toHaveLength(6);
  expect(starts).toEqual(starts.toSorted((one, other) => one - other));
});

test("[DY74] [DY4] rest is told where the times of the page leave too little, and nowhere else", () => {
  const { competition } = playedCompetition({ format: "round_robin", n: 6, finished: 0 });
  // Whoever has just fought stands next in the order: the mat calls others first.
  const byFirst = competition.fightings.toSorted((one, other) =>
    (one.fighters[0]?.uuid ?? "").localeCompare(other.fighters[0]?.uuid ?? ""),
  );
  const order = byFirst.map(({ uuid }) => uuid);
  const { starts, conflictsOf } = dayPlan(withOrders(competition, [{ carpet: "mat", fightings: order }]), 0);
  const restMs = 360_000;
  const byStart = byFirst.toSorted(
    (one, other) => (starts.get(one.uuid)?.startMs ?? 0) - (starts.get(other.uuid)?.startMs ?? 0),
  );
  expect(byStart.map(({ uuid }) => uuid)).not.toEqual(order);
  const rests = byFirst
    .flatMap(({ uuid }) => conflictsOf(uuid))
    .filter(({ code }) => code === "rest-not-over");
  expect(rests).not.toEqual([]);
  for (const [index, later] of byStart.entries()) {
    const missing = later.fighters.flatMap((one) => {
      const earlier = byStart
        .slice(0, index)
        .findLast(({ fighters }) => fighters.some(({ uuid }) => uuid === one.uuid));
      const endMs = starts.get(earlier?.uuid ?? "")?.endMs ?? Number.NEGATIVE_INFINITY;
      const missingMs = restMs - ((starts.get(later.uuid)?.startMs ?? 0) - endMs);
      return missingMs > 1000 ? [missingMs] : [];
    });
    const told = conflictsOf(later.uuid).flatMap((one) =>
      one.code === "rest-not-over" ? one.missingMs : [],
    );
    expect(new Set(told)).toEqual(new Set(missing));
  }
});

test("[DY65] a bout that lets others behind it pass is told, one in its turn is not", () => {
  const { competition } = playedCompetition({
    format: "single_elimination_two_bronzes",
    n: 4,
    finished: 0,
  });
  const [mat] = competition.carpets;
  const [first, second, final] = orderOf(competition) ?? [];
  const bouts = new Map(mat?.fightings.map((bout) => [bout.uuid, bout]));
  const passedIn = (order: readonly (string | undefined)[]) => {
    const fightings = order.flatMap((uuid) => bouts.get(uuid ?? "") ?? []);
    return [...dayPlan({ ...competition, carpets: mat ? [{ ...mat, fightings }] : [] }, 0).passed];
  };
  expect(passedIn([first, second, final])).toEqual([]);
  expect(passedIn([final, first, second])).toEqual([final]);
});

test("[LS29] a table that is not heard while its mat fights is told, one that answers or waits is not", () => {
  const { competition } = playedCompetition({ format: "round_robin", n: 4, finished: 1 });
  const nowMs = 100_000;
  const state = (live: Competition) => ({
    competition: live,
    view: viewOf(live),
    plan: dayPlan(live, nowMs),
    nowMs,
  });
  const fightings = competition.fightings.map((bout, index) =>
    index === 1 ? { ...bout, state: "running" as const } : bout,
  );
  const fought = state({ ...competition, fightings });
  const seen = (seenAt: number) => [{ carpet: "mat", table: { seenAt } }];
  expect(silentTables(fought, seen(nowMs - 60_000))).toMatchObject([{ silentMs: 60_000 }]);
  expect(silentTables(fought, seen(nowMs - 6_000))).toEqual([]);
  expect(silentTables(state(competition), seen(nowMs - 60_000))).toEqual([]);
});

test("[DY17] [DY40] the planner is told who can still come into an open corner, and after which bouts", () => {
  const { competition } = playedCompetition({ format: "single_elimination_bronze_bout", n: 4, finished: 1 });
  const { queues } = planInput(competition, 0);
  const bouts = queues.flatMap((queue) => queue.bouts);
  const open = competition.fightings.filter(({ state }) => state !== "finished");
  expect(bouts.map(({ id }) => id).toSorted()).toEqual(open.map(({ uuid }) => uuid).toSorted());
  const final = bouts.find(({ isFinal }) => isFinal);
  expect([final?.possible?.length, final?.feeders?.length]).toEqual([4, 2]);
});

test("[DY17] a plan is taken over as whole lists of the mats it changes, with what was seen there", () => {
  const { competition } = playedCompetition({ format: "round_robin", n: 4, finished: 1 });
  const seen = openOrder(competition, "mat");
  expect(arrangedMats(competition, { queues: [{ carpet: "mat", bouts: seen }] })).toEqual([]);
  const [first = "", ...others] = seen;
  const planned = arrangedMats(competition, { queues: [{ carpet: "mat", bouts: others }] });
  expect(planned).toEqual([{ carpet: "mat", seen, order: [...others, first] }]);
});

test("[DY17] a plan that ends no earlier is not offered, and how far the mats end apart is told", () => {
  const before = {
    endMs: 90 * 60_000,
    matEndsMs: new Map([
      ["A", 30 * 60_000],
      ["B", 90 * 60_000],
    ]),
  };
  expect(apartMinutes(before)).toBe(60);
  expect([89, 90, 91].map((minutes) => isBetter(before, { ...before, endMs: minutes * 60_000 }))).toEqual([
    true,
    false,
    false,
  ]);
});

test("[DY17] what a plan is worth is told by the forecast of the page, before it and after it", () => {
  const { competition } = playedCompetition({ format: "round_robin", n: 6, finished: 0 });
  const [mat] = competition.carpets;
  if (mat === undefined) throw new Error("there is no mat");
  const whole = { ...competition, carpets: [mat, { ...mat, uuid: "other", fightings: [] }] };
  const order = orderOf(whole) ?? [];
  const queues = [
    { carpet: "mat", bouts: order.filter((_, index) => index % 2 === 0) },
    { carpet: "other", bouts: order.filter((_, index) => index % 2 === 1) },
  ];
  const { before, after } = shownChange(whole, { queues }, 0);
  expect(before.endMs).toBe(dayPlan(whole, 0).mats.get("mat")?.endMs);
  const orders = queues.map(({ carpet, bouts }) => ({ carpet, fightings: bouts }));
  const taken = dayPlan(withOrders(whole, orders), 0);
  expect(after.matEndsMs).toEqual(new Map([...taken.mats].map(([uuid, { endMs }]) => [uuid, endMs])));
  expect(after.endMs).toBeLessThan(before.endMs - 60_000);
  expect(after.moved).toEqual([{ category: "category", from: ["mat"], to: ["mat", "other"], shiftMs: 0 }]);
});
