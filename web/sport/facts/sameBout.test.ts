import { expect, test } from "vitest";
import { mergeChange } from "#contract/realtime/merge.ts";
import { playedCompetition } from "#web/sport/testing/playedCompetition.ts";
import { viewOf } from "./competitionView.ts";
import { isSameBout } from "./sameBout.ts";

test("[RT15] a tap in one bout leaves the rows of all others as they are", () => {
  const { competition } = playedCompetition({ format: "single_elimination_two_bronzes", n: 16, finished: 2 });
  const tapped = competition.fightings[3];
  if (tapped === undefined) throw new Error("no fourth bout");
  const { uuid, rev } = competition;
  const fightings = [{ uuid: tapped.uuid, version: tapped.version + 1 }];
  const change = { uuid, prev: rev, rev: rev + 1, serverTime: 1, fightings };
  const { competition: after } = mergeChange(competition, change);
  const [before, now] = [viewOf(competition), viewOf(after)];
  const painted = after.fightings.filter((bout, index) => {
    const was = competition.fightings[index];
    return was === undefined || !isSameBout({ view: before, bout: was }, { view: now, bout });
  });
  expect(painted.map(({ uuid }) => uuid)).toEqual([tapped.uuid]);
});

test("a start that is expected at another time is painted again", () => {
  const { competition } = playedCompetition({ format: "single_elimination_two_bronzes", n: 4, finished: 0 });
  const view = viewOf(competition);
  const [bout] = competition.fightings;
  if (bout === undefined) throw new Error("no bout");
  const row = (fromMs: number) => ({
    view,
    bout,
    starts: new Map([[bout.uuid, { fromMs, startMs: 5, toMs: 9, endMs: 9, isFirm: true, boutsBefore: 0 }]]),
  });
  expect(isSameBout(row(1), row(1))).toBe(true);
  expect(isSameBout(row(1), row(2))).toBe(false);
});
