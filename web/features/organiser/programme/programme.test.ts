import { describe, expect, test } from "vitest";
import type { Competition } from "#contract/competition/entity.ts";
import type { OrganisedCategory } from "#contract/event/organiser.ts";
import { emptyDay } from "#domain/schedule/programme/decideProgramme.ts";
import { dateProgramme, type Programme, type ProgrammeDay } from "#domain/schedule/programme/programme.ts";
import { playedCompetition } from "#web/sport/testing/playedCompetition.ts";
import { isChosen, NO_FILTER, placeAll, placeAt, replaceDay, undated } from "./placing.ts";
import { dayOfBlock, planProgramme, programmeInput } from "./programmePlan.ts";
import {
  effectOf,
  givenMats,
  isSameProgramme,
  plannedPlaces,
  searchInput,
  withPlaces,
  type Freedom,
} from "./planSearch.ts";
import { createSaves } from "./useProgramme.ts";

const SATURDAY = "2026-11-14";
const day: ProgrammeDay = {
  ...emptyDay(SATURDAY, "09:30"),
  sessions: [
    { id: "s1", title: "Дети", start: "09:30" },
    { id: "s2", title: "Взрослые", start: "14:00" },
  ],
  weighIns: [{ id: "w1", title: "Дети", from: "08:00", to: "09:10", session: "s1" }],
};
const programme: Programme = {
  days: [day, emptyDay("2026-11-15", "10:00")],
  placements: [
    { category: "kids", day: SATURDAY, session: "s1" },
    { category: "men", day: SATURDAY, session: "s2", carpet: "1" },
  ],
};

const category = (given: Partial<OrganisedCategory>): OrganisedCategory => ({
  id: 1,
  documentId: "d",
  uuid: "u",
  title: "Мужчины, до 77 кг",
  status: "draft",
  boutSeconds: 300,
  sex: "m",
  ageMin: 18,
  ageMax: null,
  level: "all",
  style: "nogi",
  weightMin: 66,
  weightMax: 77,
  fighters: [],
  ...given,
});

describe("[DY56] sets of categories", () => {
  test("are chosen by sex, age, level and weight", () => {
    const boys = category({ ageMin: 8, ageMax: 9, weightMax: 34, level: "novice" });
    const absolute = category({ weightMin: null, weightMax: null });
    const chosen = (filter: Partial<typeof NO_FILTER>) =>
      [category({}), boys, absolute].map((one) => isChosen(one, { ...NO_FILTER, ...filter }));
    expect(chosen({})).toEqual([true, true, true]);
    expect(chosen({ age: "children" })).toEqual([false, true, false]);
    expect(chosen({ sex: "f" })).toEqual([false, false, false]);
    expect(chosen({ level: "novice" })).toEqual([false, true, false]);
    expect(chosen({ upTo: "77" })).toEqual([true, true, false]);
  });

  test("get one place at once, and lose the one they had", () => {
    const placed = placeAll(programme, ["kids", "men"], { day: "2026-11-15", notBefore: "12:00" });
    expect(placed.placements).toEqual([
      { category: "kids", day: "2026-11-15", notBefore: "12:00" },
      { category: "men", day: "2026-11-15", notBefore: "12:00" },
    ]);
    expect(placeAll(programme, ["kids"], undefined).placements).toHaveLength(1);
  });
});

describe("[DY55] a category that is dropped", () => {
  test("goes to the mat, into the session that is on, and not before the time", () => {
    expect(placeAt(day, "2", 9 * 60)).toEqual({ day: SATURDAY, carpet: "2" });
    expect(placeAt(day, "2", 9 * 60 + 30)).toEqual({ day: SATURDAY, carpet: "2", session: "s1" });
    expect(placeAt(day, "2", 16 * 60 + 20)).toEqual({
      day: SATURDAY,
      carpet: "2",
      session: "s2",
      notBefore: "16:20",
    });
  });
});

describe("[DY54] saves of the programme", () => {
  const shown = { rev: 1, programme };
  /** A server that holds one programme; its rev is that of what it holds. */
  const serverOf = (held: number) => {
    const server = {
      held,
      send: (to: number) => (now: { readonly rev: number }) => {
        if (now.rev !== server.held) return Promise.reject(new Error("stale-programme"));
        server.held = to;
        return Promise.resolve({ rev: to, programme });
      },
    };
    return server;
  };

  test("wait for one another, and each is made upon what the last one answered", async () => {
    const { save } = createSaves();
    const server = serverOf(1);
    const saved = [2, 3].map((rev) => save(() => shown, server.send(rev)));
    expect((await Promise.all(saved)).map(({ before, after }) => [before.rev, after.rev])).toEqual([
      [1, 2],
      [2, 3],
    ]);
    // Taken back to what it was: the old rev is the newest again.
    await save(() => shown, server.send(1));
    expect((await save(() => shown, server.send(1))).before.rev).toBe(1);
  });

  test("begin again with what the page shows once one was refused", async () => {
    const { save } = createSaves();
    const server = serverOf(1);
    await save(() => shown, server.send(2));
    server.held = 9;
    await expect(save(() => shown, server.send(3))).rejects.toThrow("stale-programme");
    expect((await save(() => ({ rev: 9, programme }), server.send(1))).before.rev).toBe(9);
  });
});

test("[DY55] a category fought past midnight stays in its day until the next one begins", () => {
  const women = { category: "women", day: "2026-11-15" };
  const placements = [...programme.placements, women];
  const dated = dateProgramme({ ...programme, placements }, (date) => Date.parse(date));
  const dayAt = (name: string, time: string) => dayOfBlock(dated, name, Date.parse(`${time}:00Z`));
  expect(dayAt("men", "2026-11-14T14:00")).toBe(SATURDAY);
  expect(dayAt("men", "2026-11-15T01:20")).toBe(SATURDAY);
  expect(dayAt("men", "2026-11-15T10:00")).toBe("2026-11-15");
  // Called a day early.
  expect(dayAt("women", "2026-11-14T14:00")).toBe(SATURDAY);
  expect(dayAt("women", "2026-11-15T09:50")).toBe("2026-11-15");
  expect(dayAt("nobody placed", "2026-11-15T01:20")).toBe("2026-11-15");
  expect(dayAt("nobody placed", "2026-11-16T01:20")).toBe("2026-11-15");
  expect(dayAt("men", "2026-11-18T12:00")).toBeUndefined();
});

describe("[DY71] a plan of the programme", () => {
  const midnightOf = (date: string) => Date.parse(`${date}T00:00:00+03:00`);
  const dated = dateProgramme(programme, midnightOf);
  const found = (category: string, carpets: readonly string[], date: string) => ({
    category,
    carpets,
    startMs: midnightOf(date) + 12 * 3_600_000,
    endMs: midnightOf(date) + 13 * 3_600_000,
  });
  const categories = [
    found("kids", ["2"], SATURDAY),
    found("men", ["2"], SATURDAY),
    found("women", ["1"], "2026-11-15"),
    found("divided", ["1", "2"], SATURDAY),
  ];

  test("gives mats and days to what has none, and leaves alone what was given a mat unless it is asked for", () => {
    const places = plannedPlaces({ programme: dated }, { categories }, "free-only");
    expect(places).toEqual([
      { category: "kids", day: SATURDAY, session: "s1", carpet: "2" },
      { category: "women", day: "2026-11-15", carpet: "1" },
      { category: "divided", day: SATURDAY },
    ]);
    expect(withPlaces(dated, places).placements).toEqual([dated.placements[1], ...places]);
    const [, men] = plannedPlaces({ programme: dated }, { categories }, "all");
    expect(men).toEqual({ category: "men", day: SATURDAY, session: "s2", carpet: "2" });
  });

  test("gives what is fought after all days the last one that is open", () => {
    const late = { categories: [found("women", ["1"], "2026-11-20")] };
    const dayIn = (days: typeof dated.days) =>
      plannedPlaces({ programme: { ...dated, days } }, late, "all").map((place) => place.day);
    const closed = dated.days.map((one) => ({ ...one, closedAtMs: one.midnightMs }));
    expect(dayIn(dated.days)).toEqual(["2026-11-15"]);
    expect(dayIn([...dated.days.slice(0, 1), ...closed.slice(1)])).toEqual([SATURDAY]);
    expect(dayIn(closed)).toEqual([]);
  });

  test("is of the programme it was made from, not of one that was changed since", () => {
    expect(isSameProgramme(dateProgramme(programme, midnightOf), dated)).toBe(true);
    const [kids, men] = dated.placements;
    if (kids === undefined || men === undefined) throw new Error("two places");
    const later = { ...dated, placements: [{ ...kids, notBefore: "11:00" }, men] };
    expect(isSameProgramme(later, dated)).toBe(false);
  });

  test("is told by what the page would show with it: ends, moves and who gets a place", () => {
    const { competition } = playedCompetition({ format: "round_robin", n: 4, finished: 0 });
    const [own] = competition.categories;
    const [mat] = competition.carpets;
    if (own === undefined || mat === undefined) throw new Error("a category and a mat");
    const open: Competition = {
      ...competition,
      fightings: [],
      carpets: [mat, { ...mat, uuid: "other" }].map((one) => ({ ...one, fightings: [] })),
      categories: [own, { ...own, uuid: "second" }],
      serverTime: midnightOf(SATURDAY),
    };
    const kinds = [category({ uuid: own.uuid }), category({ uuid: "second" })];
    const together = [own.uuid, "second"].map((one) => ({ category: one, day: SATURDAY, carpet: mat.uuid }));
    const of = (placements: Programme["placements"]) => ({
      competition: open,
      categories: kinds,
      programme: { ...dated, placements },
    });
    const [first] = dated.days;
    if (first === undefined) throw new Error("a day");
    const planned = of(together);
    const apart = [{ category: "second", day: SATURDAY, carpet: "other" }];
    const effect = effectOf(planned, planProgramme(planned), apart, first);
    expect(effect.plan.endMs).toBeLessThan(effect.before.endMs);
    expect(effect).toMatchObject({ isWorthIt: true, placed: 0 });
    expect(effect.plan.moved).toMatchObject([{ category: "second", from: [mat.uuid], to: ["other"] }]);
    expect(effectOf(planned, planProgramme(planned), [], first).isWorthIt).toBe(false);
    const half = of(together.slice(0, 1));
    expect(effectOf(half, planProgramme(half), apart, first)).toMatchObject({ placed: 1, isWorthIt: true });
    // What has a mat keeps it in a search, and loses it only when that is asked for.
    const matsIn = (freedom: Freedom) => givenMats(searchInput(planned, freedom).programme ?? dated);
    expect([matsIn("free-only"), matsIn("all")]).toEqual([2, 0]);
  });
});

test("[DY49] a day takes its places along, and a session that is gone leaves them in the day", () => {
  expect(replaceDay(programme, SATURDAY, undefined)).toEqual({
    days: [emptyDay("2026-11-15", "10:00")],
    placements: [],
  });
  const later = replaceDay(programme, SATURDAY, {
    ...day,
    date: "2026-11-21",
    sessions: day.sessions.slice(1),
  });
  expect(later.placements).toEqual([
    { category: "kids", day: "2026-11-21" },
    { category: "men", day: "2026-11-21", session: "s2", carpet: "1" },
  ]);
  expect(later.days.at(-1)?.weighIns).toEqual([{ id: "w1", title: "Дети", from: "08:00", to: "09:10" }]);
  expect(undated({ ...programme, days: programme.days.map((one) => ({ ...one, midnightMs: 1 })) })).toEqual(
    programme,
  );
});

test("[DY62] where a draw is settled by more minutes, the timeline counts them", () => {
  const { competition } = playedCompetition({ format: "single_elimination_two_bronzes", n: 4, finished: 0 });
  const endOf = (preset: string) => {
    const planned = { competition: { ...competition, rules: { preset } }, categories: [] };
    const { blocks } = planProgramme({ ...planned, programme: { days: [], placements: [] } });
    return Math.max(...blocks.map(({ endMs }) => endMs));
  };
  expect(endOf("adcc")).toBeGreaterThan(endOf("ibjjf"));
});

test("[DR80] [DY40] a grand final is planned as the final it is: behind every other bout of its category", () => {
  const { competition } = playedCompetition({ format: "double_elimination", n: 4, finished: 0 });
  const planned = { competition, categories: [], programme: dateProgramme(programme, Date.parse) };
  const { bouts } = programmeInput(planned, () => true);
  const others = bouts.filter(({ isFinal }) => isFinal !== true).map(({ id }) => id);
  const [final] = bouts.filter(({ isFinal }) => isFinal);
  expect(final?.after).toEqual(expect.arrayContaining(others));
});
