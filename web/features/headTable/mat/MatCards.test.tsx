import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { dayPlan } from "#web/features/headTable/desk/dayPlan.ts";
import type { DeskState } from "#web/features/headTable/desk/useDesk.ts";
import { createAct } from "#web/kit/useAct.ts";
import { viewOf } from "#web/sport/facts/competitionView.ts";
import { playedCompetition, withBout } from "#web/sport/testing/playedCompetition.ts";
import { NextCard } from "./MatCards.tsx";

const played = playedCompetition({ format: "single_elimination_bronze_bout", n: 4, finished: 2 });
const numberOf = (stage: string) =>
  played.competition.fightings.find((bout) => bout.stage === stage)?.number ?? 0;

/** What the page says of the pair to come when the final stands first in its queue and none is ready. */
function told(bronzeOn: string | null) {
  const { competition } = withBout(played, numberOf("bronze"), {
    carpet: bronzeOn === null ? null : { uuid: bronzeOn },
  });
  const desk: DeskState = {
    competition,
    view: viewOf(competition),
    plan: dayPlan(competition, 0),
    isPlanned: true,
    nowMs: 0,
    perform: async () => true,
    place: async () => true,
    arrange: async () => true,
    lastArranged: undefined,
    healed: undefined,
    dismiss: () => undefined,
    activity: createAct({ mayOverlap: true }),
  };
  const acts = { menuOf: () => [], call: async () => true, open: () => undefined, dialog: null };
  const Stub = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <NextCard
          {...{ desk, acts, presence: [], people: [], neutrality: [], isBusy: false, pause: undefined }}
          bout={undefined}
          waiting={competition.fightings.find(({ stage }) => stage === "final")}
        />
      ),
    },
  ]);
  return renderToStaticMarkup(<Stub />).replaceAll("\u00a0", " ");
}

test("[DR80] [DY47] a mat page says for which bout its only pair, a final, waits", () => {
  expect(told("mat")).toContain(
    `Финал, № ${numberOf("final")}, ждёт остальных схваток своей категории: за 3-е место, № ${numberOf("bronze")}, Ковёр А.`,
  );
  expect(told(null)).toContain("В очереди нет схватки, у которой известны оба участника.");
});
