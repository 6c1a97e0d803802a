import { expect, test } from "vitest";
import { categoryBase } from "./categoryBase.ts";
import { playedCompetition, withBout } from "#web/sport/testing/playedCompetition.ts";
import { matLine, viewOf } from "./competitionView.ts";
import { nextBout } from "./fighterRecord.ts";

test("[DY29] a third game at 2:0 and a corner left for good are nobody's next bout and in no queue", () => {
  const two = playedCompetition({ format: "best_of_three", n: 2, finished: 2 });
  const over = { ...two.competition, categories: [{ ...two.category, status: "finished" as const }] };
  const left = withBout(playedCompetition({ format: "round_robin", n: 3, finished: 0 }), 1, {
    slots: [
      { fighter: null, source: { seed: 1 } },
      { fighter: "fighter-2", source: { seed: 2 } },
    ],
  }).competition;
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
