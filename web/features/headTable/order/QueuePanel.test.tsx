import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Menu } from "#web/kit/Menu.tsx";
import { playedCompetition } from "#web/sport/testing/playedCompetition.ts";
import { behindShown } from "./boardModel.ts";
import { SortingHint } from "./QueuePanel.tsx";

const keysOf = (hasMats: boolean) =>
  [...renderToStaticMarkup(<SortingHint id="hint" said="" hasMats={hasMats} />).matchAll(/[←→]|влево/gu)].map(
    ([key]) => key,
  );

test("[GN15] beside other mats the keys that go over to them are told, seen and heard", () => {
  expect(keysOf(true)).toEqual(["←", "→", "влево"]);
  expect(keysOf(false)).toEqual([]);
});

test("[DY68] the menu of a row is not put together before it opens", () => {
  const never = () => {
    throw new Error("asked");
  };
  expect(renderToStaticMarkup(<Menu label="Действия" actions={never} />)).toContain("Действия");
});

test("[DY68] the end of what is shown is right behind it, not the end of the queue", () => {
  const { competition } = playedCompetition({ format: "round_robin", n: 4, finished: 0 });
  const queue = competition.fightings;
  const [first, , third, fourth] = queue.map(({ uuid }) => uuid);
  expect(behindShown(queue, queue.slice(0, 3), first ?? "")).toBe(fourth);
  expect(behindShown(queue, queue.slice(0, 3), third ?? "")).toBe(fourth);
  expect(behindShown(queue, queue, first ?? "")).toBeUndefined();
});
