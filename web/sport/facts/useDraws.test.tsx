import { renderToReadableStream, renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Competition } from "#contract/competition/entity.ts";
import { playedCompetition } from "#web/sport/testing/playedCompetition.ts";
import { dayFacts } from "./dayFacts.ts";
import { keepSentDraws } from "./sentDraws.ts";
import { sketchedCategory, sketchedDraw } from "./sketchedCategory.ts";
import { useDayFacts } from "./useDraws.ts";

const story = { format: "single_elimination_two_bronzes", n: 4, finished: 1 } as const;

function Finals({ competition }: { competition: Competition }) {
  return [...useDayFacts(competition).finals].join();
}

test("[PG7] what was sent with a page is shown without the rules of the draws", () => {
  const { competition } = playedCompetition(story);
  const nothing = new Set<string>();
  keepSentDraws(competition, { facts: { off: nothing, maybe: nothing, finals: new Set(["as sent"]) } });
  expect(renderToStaticMarkup(<Finals competition={competition} />)).toBe("as sent");
});

test("[PG7] a page that was sent nothing waits for the rules", async () => {
  const { competition } = playedCompetition(story);
  const page = await renderToReadableStream(<Finals competition={competition} />);
  const finals = [...dayFacts(competition).finals];
  expect(finals).not.toEqual([]);
  expect(await new Response(page).text()).toBe(finals.join());
});

test("what is sent of a draw is what its pictures ask about", () => {
  const { competition, category } = playedCompetition(story);
  const { drawn, sketch } = sketchedCategory(competition, category);
  const sent = sketchedDraw(competition, category.uuid);
  expect(sent.sketch).toEqual(sketch);
  expect(drawn).toMatchObject({ entrants: sent.drawn?.entrants, draw: sent.drawn?.draw });
  expect([...(sent.drawn?.states.keys() ?? [])]).toEqual([...(drawn?.states.keys() ?? [])]);
});
