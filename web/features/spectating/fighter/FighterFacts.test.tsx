import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { playedCompetition } from "#web/sport/testing/playedCompetition.ts";
import { boutsOfFighter, viewOf } from "#web/sport/facts/competitionView.ts";
import { FighterFacts } from "./FighterFacts.tsx";

test("[SN32] who has lost and may come back through a repechage is not said to be done", () => {
  const { competition } = playedCompetition({ format: "repechage_from_finalists", n: 8, finished: 4 });
  const bouts = boutsOfFighter(viewOf(competition), "fighter-8");
  const said = (isDone: boolean) =>
    renderToString(
      <FighterFacts {...{ bouts, isDone }} next={undefined} place={undefined} starts={new Map()} />,
    );
  expect(said(true)).toContain("окончено, 1/4 финала");
  expect(said(false)).not.toContain("окончено");
});
