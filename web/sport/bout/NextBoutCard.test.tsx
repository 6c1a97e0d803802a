import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { athlete } from "#texts/spectating/athlete.ts";
import { playedCompetition } from "#web/sport/testing/playedCompetition.ts";
import { viewOf } from "#web/sport/facts/competitionView.ts";
import { nextBout } from "#web/sport/facts/fighterRecord.ts";
import { NextBoutCard } from "./NextBoutCard.tsx";

const FIGHTER = "fighter-1";

function cardAfter(finished: number): string {
  const { competition } = playedCompetition({ format: "single_elimination_two_bronzes", n: 4, finished });
  const view = viewOf(competition);
  const next = nextBout(view, FIGHTER);
  if (next === undefined) return "";
  return renderToStaticMarkup(
    <MemoryRouter>
      <NextBoutCard
        view={view}
        next={next}
        fighterUuid={FIGHTER}
        window={undefined}
        base="/events/1/competition"
      />
    </MemoryRouter>,
  );
}

test("[NS2] a bout that a win led to has neutral words for who does not want to know", () => {
  const afterWin = cardAfter(2);
  expect(afterWin).toContain("data-follows");
  expect(afterWin).toMatch(
    new RegExp(`told[^>]*>Финал: [^<]+</span><span class="[^"]*neutral[^"]*">${athlete.next}<`),
  );
  expect(cardAfter(0)).not.toContain("data-follows");
});
