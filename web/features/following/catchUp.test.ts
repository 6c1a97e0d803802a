import { expect, test } from "vitest";
import { catchUp } from "#domain/follow/catchUp.ts";
import { playedCompetition } from "#web/sport/testing/playedCompetition.ts";
import { catchUpDay } from "./catchUpDay.ts";
import { dayNow } from "./followedNow.ts";
import { lookAt } from "./lookStore.ts";
import { newsWords } from "./newsWords.ts";

const MINUTE = 60_000;
const times = (ms: number | undefined) => (ms === undefined ? "" : String(ms / MINUTE));

/** Three bouts, a minute after each other, in a category that is over. */
function dayOver() {
  const { competition, category } = playedCompetition({ format: "round_robin", n: 3, finished: 3 });
  const fightings = competition.fightings.map((bout, index) => ({
    ...bout,
    finishedAt: new Date((index + 1) * MINUTE).toISOString(),
  }));
  const day = dayNow({ ...competition, fightings, categories: [{ ...category, status: "finished" }] }, 0);
  return { seen: { ...day, seenMs: 10 * MINUTE }, category };
}

test("[FO11] of an athlete the results since are told with opponent and score, and the place of the category", () => {
  const { seen, category } = dayOver();
  const [athlete] = category.fighters;
  const followed = [{ kind: "fighter", ref: athlete?.uuid ?? "" }] as const;
  const news = catchUp(catchUpDay(seen, followed), followed, { sinceMs: 0, plan: {} });
  const [place, ...bouts] = news.map((one) => newsWords(seen, one, times));
  expect(place).toMatchObject({ path: `fighters/${athlete?.uuid}`, figure: "1-е место" });
  expect(place?.name).toContain("Кочетов");
  expect(bouts.map((told) => told?.figure)).toEqual(["4:2", "4:2"]);
  for (const told of bouts) expect(told?.text).toMatch(/^Победа, .*против: /);
});

test("[FO11] of a category both athletes are told, and who has won", () => {
  const { seen, category } = dayOver();
  const followed = [{ kind: "category", ref: category.uuid }] as const;
  const news = catchUp(catchUpDay(seen, followed), followed, { sinceMs: 2 * MINUTE, plan: {} });
  expect(news.filter(({ type }) => type === "placed")).toHaveLength(3);
  const [bout] = news.filter(({ type }) => type === "fought");
  const told = bout && newsWords(seen, bout, times);
  expect(told?.name).toContain("— ");
  expect(told?.text).toMatch(/^Победа: /);
  expect(told?.figure).toBe("4:2");
});

function device(kept: string | null = null) {
  const has = { kept };
  const storage = () => ({
    getItem: () => has.kept,
    setItem: (_key: string, text: string) => (has.kept = text),
  });
  return { has, storage };
}

const PLAN = { bout: { mat: "a", startMs: 5 } };

test("[FO12] a device keeps when it looked last and how things were planned then, also after a reload", () => {
  const { storage } = device();
  lookAt(storage, [{ event: "7", plan: PLAN, seenMs: MINUTE }]);
  expect(lookAt(storage, [{ event: "7", plan: {}, seenMs: 60 * MINUTE }])).toEqual({
    "7": { sinceMs: MINUTE, sincePlan: PLAN, seenMs: 60 * MINUTE, seenPlan: {} },
  });
});

test("[FO12] each event has a look of its own, and the oldest go", () => {
  const { has, storage } = device();
  for (let event = 1; event <= 9; event++)
    lookAt(storage, [{ event: String(event), plan: {}, seenMs: event }]);
  expect(has.kept).not.toContain('"1":');
  expect(has.kept).toContain('"2":');
});

test.each(["{", "null", "[]", '{"7":{"sinceMs":"x"}}'])("[FO12] %s in the storage is no look", (kept) => {
  const { storage } = device(kept);
  expect(lookAt(storage, [{ event: "7", plan: {}, seenMs: 5 }])["7"]).toMatchObject({ sinceMs: 5 });
});

test("[FO12] without storage the page works, and there is nothing to come back to", () => {
  const storage = () => {
    throw new Error("forbidden");
  };
  expect(lookAt(storage, [{ event: "7", plan: PLAN, seenMs: 5 }])["7"]).toMatchObject({ sinceMs: 5 });
});
