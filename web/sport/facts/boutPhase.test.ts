import { expect, test } from "vitest";
import type { BoutState, Fighting } from "#contract/competition/entity.ts";
import { boutOnMat, hasBegun, nextOnMat } from "./boutPhase.ts";
import { playedCompetition, withBout } from "#web/sport/testing/playedCompetition.ts";
import { categoryBase } from "./categoryBase.ts";
import { matLine, viewOf } from "./competitionView.ts";
import { dayFacts } from "./dayFacts.ts";
import { nextBout } from "./fighterRecord.ts";

const { competition } = playedCompetition({ format: "round_robin", n: 4, finished: 0 });

const inStates = (...states: readonly BoutState[]): Fighting[] =>
  states.flatMap((state, index) => {
    const bout = competition.fightings[index];
    return bout === undefined ? [] : [{ ...bout, state }];
  });

test.each([
  { states: ["called", "running"], isOn: "running" },
  { states: ["called", "paused"], isOn: "paused" },
  { states: ["waiting", "called"], isOn: "called" },
  { states: ["finished", "waiting"], isOn: undefined },
] as const)(
  "[BD7] of $states on the mat is $isOn: the fought bout, else the called one",
  ({ states, isOn }) => {
    expect(boutOnMat(inStates(...states))?.state).toBe(isOn);
  },
);

test("[SN27] a bout that is only called has not begun", () => {
  expect(inStates("waiting", "called", "running", "time-over", "finished").map(hasBegun)).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
});

test("[DY47] the bout that is called is next, though another one stands before it", () => {
  const [carpet] = competition.carpets;
  if (carpet === undefined) throw new Error("there is no mat");
  const { competition: called } = withBout(
    playedCompetition({ format: "round_robin", n: 4, finished: 0 }),
    2,
    {
      state: "called",
    },
  );
  expect(nextOnMat(competition, carpet, undefined)?.number).toBe(1);
  expect(nextOnMat(called, carpet, undefined)?.number).toBe(2);
});

test("[DY29] a third game at 2:0 and a corner left for good are nobody's next bout and in no queue", () => {
  const two = playedCompetition({ format: "best_of_three", n: 2, finished: 2 });
  const over = { ...two.competition, categories: [{ ...two.category, status: "finished" as const }] };
  const left = withBout(playedCompetition({ format: "round_robin", n: 3, finished: 0 }), 1, {
    slots: [
      { fighter: null, source: { seed: 1 } },
      { fighter: "fighter-2", source: { seed: 2 } },
    ],
  }).competition;
  expect([...dayFacts(left).off]).toEqual(["bout-1-2"]);
  const seen = [over, left].map((one) => {
    const [carpet] = one.carpets;
    const line = carpet && matLine(viewOf(one), carpet);
    const { nextUuids } = categoryBase(one, two.category);
    return [
      line?.queue.map(({ number }) => number),
      [...nextUuids],
      nextBout(viewOf(one), "fighter-2")?.bout,
    ];
  });
  expect(seen).toEqual([
    [[], [], undefined],
    [[2, 3], ["bout-1-3"], expect.objectContaining({ number: 3 })],
  ]);
});
