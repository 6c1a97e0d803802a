import { expect, test } from "vitest";
import { playedCompetition } from "#web/sport/testing/playedCompetition.ts";
import { roundsInOrder } from "./roundsInOrder.ts";

test("[SN39] what is still to be fought stands above what is over, a round that is over below all others", () => {
  const { competition } = playedCompetition({ format: "round_robin", n: 4, finished: 3 });
  const bouts = competition.fightings;
  const over = bouts.filter(({ state }) => state === "finished");
  const open = bouts.filter(({ state }) => state !== "finished");
  const [first, second, third] = over;
  if (first === undefined || second === undefined || third === undefined) throw new Error("three are over");
  const early = { ...first, finishedAt: "2026-11-14T10:00:00.000Z" };
  const late = { ...second, finishedAt: "2026-11-14T11:00:00.000Z" };
  const running = { ...third, state: "running" } as const;
  const rounds = roundsInOrder(
    new Map([
      ["1", [early, late]],
      ["2", [early, ...open, running, late]],
    ]),
  );
  expect(rounds).toEqual([
    ["2", [running, ...open, late, early]],
    ["1", [late, early]],
  ]);
});
