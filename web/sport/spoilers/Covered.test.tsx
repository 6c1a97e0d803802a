import { expect, test } from "vitest";
import { coveredPair } from "#web/sport/facts/boutText.ts";
import { viewOf } from "#web/sport/facts/competitionView.ts";
import { playedCompetition } from "#web/sport/testing/playedCompetition.ts";
import { textOf } from "#web/sport/testing/textOf.tsx";
import { Covered } from "./Covered.tsx";

const { competition } = playedCompetition({ format: "single_elimination_two_bronzes", n: 8, finished: 4 });
const view = viewOf(competition);
const shown = (number: number) => {
  const bout = competition.fightings.find((one) => one.number === number);
  if (bout === undefined) throw new Error(`no bout ${number}`);
  return textOf(
    <Covered bout={bout} words={() => coveredPair(view, bout)}>
      пара
    </Covered>,
  );
};

test("[NS2] a pair that tells who won has words to stand in its place, one of the first round needs none", () => {
  expect(shown(1)).toBe("пара");
  expect(shown(5)).toMatch(/^пара.*Победитель схватки \d.*Победитель схватки \d$/);
  expect(shown(7)).toBe("пара");
});
