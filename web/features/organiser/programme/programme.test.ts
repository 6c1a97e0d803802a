import { describe, expect, test } from "vitest";
import type { OrganisedCategory } from "#contract/event/organiser.ts";
import { emptyDay } from "#domain/schedule/programme/decideProgramme.ts";
import type { Programme, ProgrammeDay } from "#domain/schedule/programme/programme.ts";
import { playedCompetition } from "#web/sport/testing/playedCompetition.ts";
import { planProgramme } from "./programmePlan.ts";
import { isChosen, NO_FILTER, placeAll, placeAt, replaceDay, undated } from "./placing.ts";

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
