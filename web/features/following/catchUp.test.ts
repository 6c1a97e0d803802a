import { expect, test } from "vitest";
import { outcomesSince } from "#domain/follow/catchUp.ts";
import { playedCompetition } from "#web/sport/testing/playedCompetition.ts";
import { catchUpDay, seenUntil } from "./catchUpDay.ts";
import { dayNow } from "./followedNow.ts";
import { createLooks, lookAt } from "./lookStore.ts";
import { newsSince } from "./newsSince.ts";
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
  const news = outcomesSince(catchUpDay(seen, followed), followed, { sinceMs: 0, plan: {} });
  const [place, ...bouts] = news.map((one) => newsWords(seen, one, times));
  expect(place).toMatchObject({ path: `fighters/${athlete?.uuid}`, figure: "1-е место" });
  expect(place?.name).toContain("Кочетов");
  expect(bouts.map((told) => told?.figure)).toEqual(["4:2", "4:2"]);
  for (const told of bouts) expect(told?.text).toMatch(/^Победа, .*против: /);
});

test("[FO11] of a category both athletes are told, and who has won", () => {
  const { seen, category } = dayOver();
  const followed = [{ kind: "category", ref: category.uuid }] as const;
  const news = outcomesSince(catchUpDay(seen, followed), followed, { sinceMs: 2 * MINUTE, plan: {} });
  expect(news.filter(({ type }) => type === "placed")).toHaveLength(3);
  const [bout] = news.filter(({ type }) => type === "fought");
  const told = bout && newsWords(seen, bout, times);
  expect(told?.name).toContain("— ");
  expect(told?.text).toMatch(/^Победа: /);
  expect(told?.figure).toBe("4:2");
});

/** The day that is over, of event 7 and of event 8 five minutes later, with a bout that was planned otherwise. */
function twoDays() {
  const { seen, category } = dayOver();
  const followed = [{ kind: "category", ref: category.uuid }, ...category.fighters.map(fighterRef)] as const;
  const day = catchUpDay(seen, followed);
  const later = (ms: number) => ms + 5 * MINUTE;
  const toCome = {
    ...day.bouts[0],
    uuid: "to-come",
    category: category.uuid,
    fighters: category.fighters.map(({ uuid }) => uuid),
    isFinal: false,
    finishedAtMs: undefined,
    planned: { mat: "b", startMs: 60 * MINUTE },
  };
  const other = {
    ...day,
    event: "8",
    bouts: day.bouts.map((bout) => ({
      ...bout,
      finishedAtMs: bout.finishedAtMs && later(bout.finishedAtMs),
    })),
    places: [],
  };
  const told = [
    { seen, day: { ...day, event: "7", bouts: [toCome, ...day.bouts] } },
    { seen, day: other },
  ];
  const plan = { "to-come": { mat: "a", startMs: 0 } };
  const look = { sinceMs: 0, sincePlan: plan, seenMs: 0, seenPlan: plan };
  return { told, followed, looks: { "7": look, "8": look } };
}

const fighterRef = ({ uuid }: { uuid: string }) => ({ kind: "fighter", ref: uuid }) as const;

test("[FO11] results of several events stand together, the latest first, and changes apart from them", () => {
  const { told, followed, looks } = twoDays();
  const { changes, outcomes } = newsSince(told, followed, looks, undefined);
  expect(changes.map(({ news }) => news.type)).toEqual([
    "moved",
    "shifted",
    "moved",
    "shifted",
    "moved",
    "shifted",
  ]);
  const minutes = outcomes.map(({ news }) => news.atMs / MINUTE);
  expect(minutes).toEqual([8, 7, 6, 3, 3, 3, 3, 2, 1]);
});

test("[FO13] of a chosen hour results are told alone: nobody keeps when a plan was changed", () => {
  const { told, followed, looks } = twoDays();
  const { changes, outcomes } = newsSince(told, followed, looks, 6.5 * MINUTE);
  expect(changes).toEqual([]);
  expect(outcomes.map(({ news }) => news.atMs / MINUTE)).toEqual([8, 7]);
});

test("[FO12] a device is written twice a minute at most while estimates move, and when a bout gets another mat", () => {
  const { storage } = device();
  const kept: string[] = [];
  const keep = createLooks(() => ({
    getItem: storage().getItem,
    setItem: (key, text) => (kept.push(text), storage().setItem(key, text)),
  }));
  const look = (seenMs: number, mat = "a") =>
    keep([{ event: "7", plan: { bout: { mat, startMs: 60 * MINUTE + seenMs } }, seenMs }]);
  const first = look(0);
  for (let ms = 100; ms < MINUTE / 2; ms += 100) expect(look(ms)).toBe(first);
  expect(kept).toHaveLength(1);
  look(MINUTE / 2);
  expect(kept).toHaveLength(2);
  look(MINUTE / 2 + 1, "b");
  expect(kept).toHaveLength(3);
});

test("[FO12] what was asked for once is known until then, however long the page stays in sight", () => {
  const asked = { serverTime: 5 };
  expect(seenUntil(asked, { isLive: true, isOld: false }, 9)).toBe(9);
  expect(seenUntil(asked, { isLive: true, isOld: true }, 9)).toBe(5);
  expect(seenUntil(asked, { isLive: false, isOld: false }, 9)).toBe(5);
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
