import { afterEach, expect, test, vi } from "vitest";
import { isPaired } from "#web/sport/facts/boutPhase.ts";
import { viewOf } from "#web/sport/facts/competitionView.ts";
import type { StartWindows } from "#web/sport/facts/startWindows.ts";
import type { Competition } from "#contract/competition/entity.ts";
import { keepHook } from "#web/platform/browser/testing/keepHook.ts";
import { playedCompetition } from "#web/sport/testing/playedCompetition.ts";
import { textOf } from "#web/sport/testing/textOf.tsx";
import { CommercialsPage } from "./CommercialsPage.tsx";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const { competition } = playedCompetition({ format: "round_robin", n: 4, finished: 0 });
const sixMats: Competition = {
  ...competition,
  commercials: ["Чай", "Хлеб"].map((title) => ({ title, image: "", seconds: 5 })),
  carpets: [1, 2, 3, 4, 5, 6].map((id) => ({
    id,
    documentId: String(id),
    uuid: String(id),
    name: `Ковёр ${id}`,
    fightings: [],
  })),
};

const NO_STARTS: StartWindows = new Map();

test("[DP11] the scores under the partners change every eight seconds, whatever the slides do", async () => {
  vi.useFakeTimers();
  const page = await keepHook(
    (shown: Competition) => CommercialsPage({ competition: shown, starts: NO_STARTS }),
    sixMats,
  );
  const seen = () => textOf(page.latest()).replace("Партнёр турнира ", "");
  const after = async (seconds: number) => {
    await page.settle(() => vi.advanceTimersByTime(seconds * 1000));
    return seen();
  };
  expect(seen()).toBe("Чай 1 2 3 4");
  expect(await after(5)).toBe("Хлеб 1 2 3 4");
  expect(await after(3)).toBe("Хлеб 5 6");
  expect(await after(2)).toBe("Чай 5 6");
  expect(await after(5)).toBe("Хлеб 5 6");
  expect(await after(1)).toBe("Хлеб 1 2 3 4");
  await page.end();
});

test("[FT5] under the partners two brothers are told apart by their first names", () => {
  const [carpet] = competition.carpets;
  const [bout] = competition.fightings;
  const names = new Map(
    bout?.slots.map(({ fighter }, index) => [fighter, index === 0 ? "Ислам" : "Ибрагим"]),
  );
  const brothers: Competition = {
    ...sixMats,
    carpets: carpet === undefined ? [] : [carpet],
    categories: competition.categories.map((category) => ({
      ...category,
      fighters: category.fighters.map((fighter) => ({
        ...fighter,
        ...(names.has(fighter.uuid) && { lastName: "Исрапилов", firstName: names.get(fighter.uuid) ?? "" }),
      })),
    })),
  };
  expect(textOf(<CommercialsPage competition={brothers} starts={NO_STARTS} />)).toMatch(
    /Ислам Исрапилов.*Ибрагим Исрапилов/,
  );
});

test("[DY65] under the partners the next pair is the one the mat will call", () => {
  const [carpet] = competition.carpets;
  const [first, second] = competition.fightings.filter((bout) => bout.state === "waiting" && isPaired(bout));
  const today: Competition = { ...sixMats, carpets: carpet === undefined ? [] : [carpet] };
  const names = (bout: typeof first) =>
    bout?.fighters.map(({ uuid }) => viewOf(competition).fighters.get(uuid)?.lastName).join(" ") ?? "";
  const window = { fromMs: 0, startMs: 0, toMs: 0, endMs: 0, isFirm: false };
  const starts: StartWindows = new Map([
    [first?.uuid ?? "", { ...window, boutsBefore: 1 }],
    [second?.uuid ?? "", { ...window, boutsBefore: 0 }],
  ]);
  const said = (given: StartWindows) => textOf(<CommercialsPage competition={today} starts={given} />);
  expect(said(NO_STARTS)).toContain(names(first));
  expect(said(starts)).toContain(names(second));
});
