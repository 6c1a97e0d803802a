import { expect, test } from "vitest";
import { playedCompetition } from "#web/sport/testing/playedCompetition.ts";
import { withTableWords } from "./MatBoard.tsx";

const { competition } = playedCompetition({ format: "round_robin", n: 3, finished: 0 });
const [bout] = competition.fightings;
if (bout === undefined) throw new Error("no bouts were drawn");

const believed = (version: number) => {
  const live = { ...bout, version, state: "running" as const };
  const words = { byBout: new Map([[bout.uuid, { live, offsetMs: 0 }]]), openUuid: bout.uuid };
  return withTableWords({ ...competition, fightings: [{ ...bout, version: 5 }] }, words).fightings[0]?.state;
};

test("[BD8] a tap the server has not heard of is on the board; what the server knows better is not covered", () => {
  expect(believed(6)).toBe("running");
  expect(believed(5)).toBe("running");
  expect(believed(4)).toBe("waiting");
});
