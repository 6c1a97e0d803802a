import { expect, test } from "vitest";
import { playedCompetition } from "#web/sport/testing/playedCompetition.ts";
import { observeBouts } from "./observeBouts.ts";

test("[SN34] a bout whose story cannot be read is shown without it, and the others with theirs", async () => {
  const { competition } = playedCompetition({ format: "round_robin", n: 3, finished: 0 });
  const [first, second] = competition.fightings;
  if (first === undefined || second === undefined) throw new Error("no bouts");
  const timeline = { fighting: second.uuid, version: 0, entries: [] };
  const observed = await observeBouts([first, second], async (uuid) => {
    if (uuid === first.uuid) throw new Error("unreadable");
    return { data: timeline };
  });
  expect(observed).toEqual([{ bout: first }, { bout: second, timeline }]);
});
