import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { playedCompetition, withBout } from "#web/sport/testing/playedCompetition.ts";
import { viewOf } from "#web/sport/facts/competitionView.ts";
import { FighterBouts } from "#web/features/spectating/fighter/FighterBouts.tsx";
import { MatCard } from "#web/sport/mat/MatCard.tsx";
import { MatColumn } from "#web/features/headTable/mat/RefereeingPage.tsx";
import { QueueTable } from "#web/features/spectating/mat/QueueTable.tsx";

/** The second pair is called while the first one is on the mat. */
const drawn = playedCompetition({ format: "single_elimination_two_bronzes", n: 4, finished: 0 });
const { competition } = withBout(withBout(drawn, 1, { state: "running" }), 2, {
  state: "called",
  calls: [0],
});
const view = viewOf(competition);
const shown = (page: React.ReactNode) => renderToString(<MemoryRouter>{page}</MemoryRouter>);
const base = "/events/1/competition";

test("[SN27] in the queue who was called is waited for, and does not get ready any more", () => {
  const bouts = competition.fightings.slice(1);
  const html = shown(
    <QueueTable view={view} title="Очередь" bouts={bouts} starts={new Map()} boutHref={() => base} />,
  );
  expect(html).toContain("первый вызов");
  expect(html).not.toContain("Готовятся");
});

test("[SN27] a mat says how often the next pair was called and how long it is waited for", () => {
  const [carpet] = competition.carpets;
  if (carpet === undefined) throw new Error("a competition without a mat");
  const mat = { view, carpet, href: base };
  const card = shown(<MatCard {...mat} starts={new Map()} boutHref={() => base} />);
  const column = shown(<MatColumn {...mat} />);
  for (const html of [card, column].map((page) => page.replaceAll("<!-- -->", ""))) {
    expect(html).toContain("первый вызов, ждут 0:00");
    expect(html).not.toContain("готовятся");
  }
});

test("[SN27] a bout that is only called has no score yet", () => {
  const [, called] = competition.fightings;
  const fighterUuid = called?.slots[0]?.fighter ?? "";
  const html = shown(
    <FighterBouts view={view} fighterUuid={fighterUuid} starts={new Map()} base={base} />,
  ).replaceAll("<!-- -->", "");
  expect(html).toContain("Вызваны");
  expect(html).not.toContain("0:0");
});
