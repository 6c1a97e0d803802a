import { afterEach, expect, test, vi } from "vitest";
import type { BoutState, Competition } from "#contract/competition/entity.ts";
import { keepHook } from "#web/platform/browser/testing/keepHook.ts";
import { playedCompetition, withBout } from "#web/sport/testing/playedCompetition.ts";
import { textOf } from "#web/sport/testing/textOf.tsx";
import { MatBoard } from "./MatBoard.tsx";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const played = playedCompetition({ format: "round_robin", n: 3, finished: 0 });
const [carpet] = played.competition.carpets;
const look = { mode: "dark", layout: undefined, isMirrored: false } as const;
const shown = { carpetUuid: carpet?.uuid, fightingUuid: undefined };

/** The board of a mat whose first bout is in this state; a slide has come up by the end of the waiting. */
const withState = (state: BoutState): Competition => ({
  ...withBout(played, 1, { state }).competition,
  commercials: [{ title: "Родник 12", seconds: 5, image: "" }],
});

test("[SN17] a partner's slide comes while nobody fights, and goes the moment a bout begins", async () => {
  vi.useFakeTimers();
  const board = await keepHook(
    (competition: Competition) => MatBoard({ competition, shown, look }),
    withState("waiting"),
  );
  const isSlide = () => textOf(board.latest()).includes("Партнёр турнира");
  const pass = (seconds: number) => board.settle(() => vi.advanceTimersByTime(seconds * 1000));
  expect(isSlide()).toBe(false);
  await pass(13);
  expect(isSlide()).toBe(true);
  for (const state of ["running", "paused", "called"] as const) {
    await board.give(withState(state));
    expect([state, isSlide()]).toEqual([state, false]);
    await pass(60);
    expect([state, isSlide()]).toEqual([state, false]);
  }
  await board.end();
});

test("[DY73] in a break the board of a mat tells it beside the pair that waits, and a bout that goes on as it is", () => {
  const [date = ""] = new Date(played.competition.serverTime).toISOString().split("T");
  const lunch = { id: "lunch", title: "Обед", from: "00:00", to: "23:59" };
  const day = { date, start: "00:00", sessions: [], breaks: [lunch], weighIns: [] };
  const programme = { days: [{ ...day, midnightMs: Date.parse(date) }], placements: [] };
  const board = (state: BoutState) =>
    textOf(<MatBoard competition={{ ...withState(state), programme }} shown={shown} look={look} />);
  expect(board("waiting")).toContain("Обед до 23:59");
  expect(board("waiting")).not.toContain("Готовятся");
  expect(board("running")).not.toContain("Обед");
});
