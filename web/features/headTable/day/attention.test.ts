import { expect, test } from "vitest";
import type { Competition, Fighting } from "#contract/competition/entity.ts";
import type { Desk } from "#contract/day/matActs.ts";
import { createAct } from "#web/kit/useAct.ts";
import { viewOf } from "#web/sport/facts/competitionView.ts";
import { playedCompetition } from "#web/sport/testing/playedCompetition.ts";
import { alarmsOf, inGroups } from "./attention.ts";
import { placeApart } from "./placeApart.ts";
import { dayPlan } from "#web/features/headTable/desk/dayPlan.ts";
import { placed, withOrders } from "#web/features/headTable/desk/matOrders.ts";
import type { DeskState } from "#web/features/headTable/desk/useDesk.ts";

const NOW_MS = 10_000_000;
const QUIET: Desk = {
  ownCarpets: [],
  isHead: true,
  mayAct: true,
  mats: [],
  displays: [],
  parked: 0,
  lastAct: null,
  people: [],
  neutrality: [],
  presence: [],
  presenceAt: 0,
};
const time = (atMs: number | undefined) => (atMs === undefined ? "" : "14:35");

function deskOf(competition: Competition): DeskState {
  const done = async () => true;
  return {
    competition,
    view: viewOf(competition),
    plan: dayPlan(competition, NOW_MS),
    isPlanned: true,
    nowMs: NOW_MS,
    perform: done,
    place: done,
    arrange: done,
    lastArranged: undefined,
    healed: undefined,
    dismiss: () => {},
    activity: createAct(),
  };
}

/** Everybody fights everybody, and the bouts take turns on two mats. */
function twoMats(change: (bout: Fighting, index: number) => Fighting = (bout) => bout): Competition {
  const { competition } = playedCompetition({ format: "round_robin", n: 6, finished: 0 });
  const matOf = (index: number) => (index % 2 === 0 ? "mat" : "other");
  const fightings = competition.fightings
    .map((bout, index) => ({ ...bout, carpet: { uuid: matOf(index) } }))
    .map(change);
  const on = (uuid: string) => fightings.filter(({ carpet }) => carpet?.uuid === uuid);
  const [mat] = competition.carpets;
  if (mat === undefined) throw new Error("no mat");
  return {
    ...competition,
    fightings,
    carpets: [
      { ...mat, fightings: on("mat") },
      { ...mat, uuid: "other", name: "Ковёр Б", fightings: on("other") },
    ],
  };
}

test("[DK5] [DY4] who would have to be on two mats is told once, with both places, and is set apart by one press", () => {
  const desk = deskOf(twoMats());
  const alarms = alarmsOf(desk, QUIET, time, true).filter(({ act }) => act.type === "apart");
  expect(alarms[0]?.title).toMatch(/^\S+\u00a0\S+ на двух коврах$/);
  expect(alarms[0]?.text.replaceAll("\u00a0", " ")).toMatch(/^Ковёр [АБ] в 14:35 и Ковёр [АБ] в 14:35$/);
  expect(new Set(alarms.map(({ key }) => key)).size).toBe(alarms.length);

  const act = alarms[0]?.act;
  if (act?.type !== "apart") throw new Error("nothing to set apart");
  const place = placeApart(desk, act.bout);
  if (place === undefined) throw new Error("nowhere to go");
  const orders = placed(desk.competition, [act.bout.uuid], act.bout.carpet?.uuid, place.before);
  const after = dayPlan(withOrders(desk.competition, orders), NOW_MS);
  expect(after.conflictsOf(act.bout.uuid).filter(({ severity }) => severity === "hard")).toEqual([]);
});

test("[DK5] [DY3] who does not come is called again, and after the last call written off", () => {
  const called = (calls: readonly number[]) =>
    alarmsOf(
      deskOf(
        twoMats((bout, index) => (index === 0 ? { ...bout, state: "called", calls: [...calls] } : bout)),
      ),
      QUIET,
      time,
      true,
    ).find(({ key }) => key.startsWith("absent"))?.act;
  expect(called([NOW_MS - 60_000])).toBeUndefined();
  expect(called([NOW_MS - 90_000, NOW_MS - 60_000])).toMatchObject({ type: "call", canCall: true });
  expect(called([NOW_MS - 60_000, NOW_MS - 10_000])).toMatchObject({ type: "call", canCall: false });
  expect(called([NOW_MS - 90_000, NOW_MS - 60_000, NOW_MS - 30_000])).toMatchObject({ type: "no-show" });
});

test("[DK5] [LS25] acts that wait for a decision and athletes nobody has weighed are told with the page that mends it", () => {
  const competition = twoMats();
  const fighter = competition.fightings[0]?.slots[0].fighter ?? "";
  const people = [{ fighter, birthYear: null, isWeighedIn: false }];
  const alarms = alarmsOf(deskOf(competition), { ...QUIET, parked: 2, people }, time, true);
  expect(alarms[0]).toMatchObject({
    key: "parked",
    act: { type: "open", label: "Разобрать", href: "/competition/competition/parked" },
  });
  const [read] = alarmsOf(deskOf(competition), { ...QUIET, parked: 2, people }, time, false);
  expect(read?.act).toMatchObject({ label: "Посмотреть", href: "/competition/competition/parked" });
  const unweighed = alarms.filter(({ icon }) => icon === "scale");
  expect(unweighed.length).toBeGreaterThan(0);
  const act = unweighed[0]?.act;
  expect(act?.type === "open" ? act.href : "").toContain("/weighing?q=%D0");
});

test("[DK8] a mat ten minutes late needs attention with the time it ends; nine minutes do not", () => {
  const begunMinutesAgo = (minutes: number) =>
    alarmsOf(
      deskOf(
        twoMats((bout, index) => {
          const startedAtMs = NOW_MS - minutes * 60_000;
          const [startedAt, finishedAt] = [startedAtMs, startedAtMs + 60_000].map((ms) =>
            new Date(ms).toISOString(),
          );
          return index === 0 && startedAt !== undefined && finishedAt !== undefined
            ? { ...bout, state: "finished", startedAt, finishedAt }
            : bout;
        }),
      ),
      QUIET,
      time,
      true,
    ).filter(({ key }) => key.startsWith("late"));
  expect(begunMinutesAgo(12)).toEqual([]);
  const [late] = begunMinutesAgo(25);
  expect(late).toMatchObject({ key: "late mat", act: { type: "open" } });
  expect(late?.title).toMatch(/отстаёт на.\d\d.мин/);
  expect(late?.text).toContain("14:35");
});

test("[DK18] [DK8] what is told of several mats alike stands together, a line a mat", () => {
  const late = (minutes: readonly number[]) =>
    inGroups(
      alarmsOf(
        deskOf(
          twoMats((bout, index) => {
            const ago = minutes[index];
            if (ago === undefined) return bout;
            const [startedAt = null, finishedAt = null] = [
              NOW_MS - ago * 60_000,
              NOW_MS - (ago - 1) * 60_000,
            ].map((ms) => new Date(ms).toISOString());
            return { ...bout, state: "finished", startedAt, finishedAt };
          }),
        ),
        QUIET,
        time,
        true,
      ),
    ).map((group) => group.map(({ key, alike }) => [key, alike?.line.replaceAll("\u00a0", " ")]));
  const [empty] = late([25, 27]);
  expect(empty?.map(([key]) => key)).toEqual(["no table mat", "no table other"]);
  const both = late([25, 27]).find(([first]) => first?.[0]?.startsWith("late"));
  expect(both?.map(([key]) => key)).toEqual(["late other", "late mat"]);
  for (const [, line] of both ?? []) expect(line).toMatch(/^\d\d мин, до 14:35$/);
});

test("[DK14] a bout whose time is out without a result is told with its mat and how long at least", () => {
  const outAgo = (ms: number, running: boolean) =>
    alarmsOf(
      deskOf(
        twoMats((bout, index) => {
          const clock = running
            ? { ...bout.clock, running, remaining: 300_000, anchor: NOW_MS - ms - 300_000 }
            : { ...bout.clock, running, remaining: 0, anchor: NOW_MS - ms };
          return index === 0 ? { ...bout, state: running ? "running" : "time-over", clock } : bout;
        }),
      ),
      QUIET,
      time,
      true,
    ).find(({ key }) => key.startsWith("time out"));
  for (const running of [true, false]) {
    expect(outAgo(50_000, running)).toBeUndefined();
    const alarm = outAgo(4 * 60_000 + 5000, running);
    expect(alarm?.title).toBe("Ковёр А: время вышло, результата нет");
    expect(alarm?.text.replaceAll("\u00a0", " ")).toMatch(/^Схватка 1, .+ На часах 0:00 больше 4 мин\.$/);
    expect(alarm?.act).toMatchObject({
      type: "open",
      href: "/competition/competition/refereeing/carpet/mat",
    });
  }
});

test("[DK14] [LS29] a clock that ran out at a silent table is told with its silence, not a second time", () => {
  const desk = deskOf(
    twoMats((bout, index) => {
      const clock = { ...bout.clock, running: true, remaining: 300_000, anchor: NOW_MS - 540_000 };
      return index === 0 ? { ...bout, state: "running", clock } : bout;
    }),
  );
  const seen = (seenAt: number): Desk["mats"] => [
    {
      carpet: "mat",
      officials: [],
      table: { user: "Судья", seenAt, device: "1", userAgent: null, offsetMs: 0, unsent: 2, undecided: 0 },
    },
  ];
  const told = (seenAt: number) =>
    alarmsOf(desk, { ...QUIET, mats: seen(seenAt) }, time, true)
      .filter(({ key }) => /^(silent|time out)/.test(key))
      .map(({ title, text }) => `${title} ${text}`.replaceAll("\u00a0", " "));
  expect(told(NOW_MS - 90_000)).toEqual([
    "Ковёр А: стол молчит 1:30 На часах 0:00 больше 4 мин. Не отправлено: 2 действия. Подойдите к столу.",
  ]);
  expect(told(NOW_MS)).toHaveLength(1);
  expect(told(NOW_MS)[0]).toContain("время вышло");
});

test("[DK15] a mat that could go on and has no table is told, with the bout that waits; a table in sight is enough", () => {
  const begun = (minutesAgo: number) =>
    deskOf(
      twoMats((bout, index) => {
        const startedAt = new Date(NOW_MS - minutesAgo * 60_000).toISOString();
        return index === 0 ? { ...bout, state: "running", startedAt } : bout;
      }),
    );
  const seen = (seenAt: number): Desk["mats"][number] => ({
    carpet: "other",
    officials: [],
    table: { user: "Судья", seenAt, device: "1", userAgent: null, offsetMs: 0, unsent: 0, undecided: 0 },
  });
  const told = (minutesAgo: number, tables: Desk["mats"] = []) =>
    alarmsOf(begun(minutesAgo), { ...QUIET, mats: tables }, time, true).filter(({ key }) =>
      key.startsWith("no table"),
    );
  expect(told(2)).toEqual([]);
  const [alarm, ...others] = told(6);
  expect(others).toEqual([]);
  expect(alarm?.title).toBe("Ковёр Б: стол никто не открыл");
  expect(alarm?.text.replaceAll("\u00a0", " ")).toMatch(/^Схватка \d+, .+ Уже могла бы идти\.$/);
  expect(alarm?.act).toMatchObject({ href: "/competition/competition/refereeing/carpet/other" });
  expect(told(6, [seen(NOW_MS - 5000)])).toEqual([]);
  // Somebody holds it and is not heard: then it is not said that nobody does.
  expect(told(6, [seen(NOW_MS - 120_000)]).map(({ title }) => title)).toEqual(["Ковёр Б: стол молчит 2:00"]);
});
