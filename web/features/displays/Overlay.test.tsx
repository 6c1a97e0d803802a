import { afterEach, expect, test, vi } from "vitest";
import type { BoutState, Competition } from "#contract/competition/entity.ts";
import { keepHook } from "#web/platform/browser/testing/keepHook.ts";
import { playedCompetition, withBout } from "#web/sport/testing/playedCompetition.ts";
import { textOf } from "#web/sport/testing/textOf.tsx";
import { Overlay } from "./Overlay.tsx";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const played = playedCompetition({ format: "round_robin", n: 3, finished: 0 });
const carpetUuid = played.competition.carpets[0]?.uuid ?? "";
const slide = { seconds: 5, image: "", places: ["overlay"] };
const withState = (state: BoutState): Competition => ({
  ...withBout(played, 1, { state }).competition,
  commercials: [
    { ...slide, title: "Родник 12", offer: "Вода у ковра" },
    { ...slide, title: "Захват" },
    { ...slide, title: "Только стены", places: ["walls"] },
  ],
});

test("[LK23] partners of the overlay take turns between bouts and leave the camera while one is fought", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { documentElement: { style: {} }, body: { style: {} } });
  const overlay = await keepHook(
    (competition: Competition) => Overlay({ competition, carpetUuid }),
    withState("waiting"),
  );
  const partner = () => /Родник 12 Вода у ковра|Захват|Только стены/.exec(textOf(overlay.latest()))?.[0];
  const pass = (seconds: number) => overlay.settle(() => vi.advanceTimersByTime(seconds * 1000));
  expect(partner()).toBe("Родник 12 Вода у ковра");
  for (const state of ["called", "running", "paused", "time-over"] as const) {
    await overlay.give(withState(state));
    expect([state, partner()]).toEqual([state, undefined]);
  }
  await pass(1);
  await overlay.end();
});
