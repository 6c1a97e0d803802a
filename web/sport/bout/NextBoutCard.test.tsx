import { expect, test } from "vitest";
import { athlete } from "#texts/spectating/athlete.ts";
import { htmlOf } from "#web/sport/testing/textOf.tsx";
import { playedCompetition } from "#web/sport/testing/playedCompetition.ts";
import { viewOf } from "#web/sport/facts/competitionView.ts";
import { nextBout } from "#web/sport/facts/fighterRecord.ts";
import { NextBoutCard } from "./NextBoutCard.tsx";

const FIGHTER = "fighter-1";

function cardAfter(finished: number, fighterUuid = FIGHTER, isRunning = false): string {
  const played = playedCompetition({ format: "single_elimination_two_bronzes", n: 4, finished });
  const [first, ...others] = played.competition.fightings;
  const fightings = first && isRunning ? [{ ...first, state: "running" as const }, ...others] : undefined;
  const view = viewOf(fightings ? { ...played.competition, fightings } : played.competition);
  const next = nextBout(view, fighterUuid);
  if (next === undefined) return "";
  return htmlOf(
    <NextBoutCard
      view={view}
      next={next}
      fighterUuid={fighterUuid}
      starts={new Map()}
      base="/events/1/competition"
    />,
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

const readIn = (html: string) => html.replaceAll(/<[^>]*>/g, " ").replaceAll(/[\s\u00a0]+/g, " ");

test("[SN8] the bouts of the mat before an athlete's own are told, with who is on", () => {
  const waiting = readIn(cardAfter(0, "fighter-2", true));
  expect(waiting).toMatch(/До неё 1.схватка: №.1 [А-я]+ — [А-я]+ , идёт \d:\d\d/);
  expect(readIn(cardAfter(0))).toContain(athlete.beforeNone);
});

test("[SN8] once the bout has begun its clock and score stand in place of mat and time", () => {
  const running = readIn(cardAfter(0, FIGHTER, true));
  expect(running).toMatch(/Ковёр А Борется сейчас \d:\d\d из 6:00/);
  expect(running).not.toContain(athlete.estimate);
  expect(running).toContain("преимущества 0, штрафы 0");
});
