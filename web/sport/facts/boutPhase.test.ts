import { expect, test } from "vitest";
import type { BoutState, Fighting } from "#contract/entity.ts";
import { boutOnMat, hasBegun } from "./boutPhase.ts";
import { playedCompetition } from "#web/sport/testing/playedCompetition.ts";

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
