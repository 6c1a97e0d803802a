import { expect, test } from "vitest";
import type { OrganisedEvent } from "#contract/event/organiser.ts";
import type { Season } from "#contract/season/season.ts";
import { DEFAULT_SEASON_FORMULA } from "#domain/season/formula.ts";
import { formulaSentences, groupWords } from "#texts/season/seasonWords.ts";
import { draftOfSeason, rawOfSeason, readCoefficient, readPoints } from "./seasonFields.ts";

test("[RK12] the formula is told in sentences made of what counts", () => {
  const told = formulaSentences({ ...DEFAULT_SEASON_FORMULA, points: [9, 3, 1], perWin: 2, bestStarts: 3 }, [
    { name: "Кубок весны", coefficient: 1.5 },
    { name: "Осень", coefficient: 1 },
  ]).map((sentence) => sentence.replaceAll("\u00a0", " "));
  expect(told.slice(0, 4)).toEqual([
    "За первое место 9 баллов, за второе 3, за третье 1.",
    "За каждую победу в проведённой схватке ещё 2 балла.",
    "Баллы умножаются на коэффициент турнира: «Кубок весны» ×1,5; остальные турниры без множителя.",
    "Засчитываются лучшие старты спортсмена, не больше 3.",
  ]);
  expect(told).toContain("Категория, где меньше 2 участников, баллов не даёт.");
  expect(told).toContain("Место без единой проведённой схватки баллов не даёт.");
  expect(told).toContain(
    "Вместе считаются категории, у которых совпадают: пол, возраст, форма, уровень. Весовые категории и абсолют складываются.",
  );
});

test("[RK12] what the formula does not ask for is not told, and equal places are told together", () => {
  const plain = { ...DEFAULT_SEASON_FORMULA, points: [5, 4, 3, 1, 1, 1], minEntrants: 1, groupBy: [] };
  const told = formulaSentences({ ...plain, countsUnfought: true }, []).join(" ");
  expect(told).toMatch(/^За первое место 5.баллов, за второе 4, за третье 3, за 4–6-е по 1\./u);
  for (const word of ["победу", "коэффициент", "лучш", "меньше", "без единой"])
    expect(told).not.toContain(word);
  expect(told).toContain("Все категории складываются в один общий зачёт.");
});

test("[RK3] a group is called by what its categories have alike", () => {
  const nothing = {
    sex: null,
    ageMin: null,
    ageMax: null,
    style: null,
    level: null,
    weightMin: null,
    weightMax: null,
  };
  expect(groupWords(nothing)).toBe("Общий зачёт");
  const adults = { ...nothing, sex: "m", ageMin: 18, style: "gi", level: "blue" } as const;
  expect(groupWords(adults)).toBe("Мужчины, 18+, ги, синий пояс");
  expect(groupWords({ ...nothing, sex: "f", ageMin: 14, ageMax: 15 })).toMatch(/^Девушки, 14–15.лет$/u);
});

test("[RK11] points and coefficients are read as people type them, and nothing else is taken for them", () => {
  expect([readPoints("9, 3, 1"), readPoints("10 5;3"), readPoints("")]).toEqual([
    [9, 3, 1],
    [10, 5, 3],
    undefined,
  ]);
  expect([readPoints("9, -1"), readPoints("девять"), readPoints("1001")]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect([readCoefficient("1,5"), readCoefficient("0.25"), readCoefficient("2")]).toEqual([1.5, 0.25, 2]);
  expect([readCoefficient("0"), readCoefficient("11"), readCoefficient("1,234")]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

const event = (id: number): OrganisedEvent => ({
  id,
  documentId: `e${id}`,
  name: `Турнир ${id}`,
  dateOfEvent: "2026-04-01",
  showCompetition: true,
  city: null,
  venue: null,
  address: null,
  description: null,
  createdAt: "",
  updatedAt: "",
  publishedAt: "",
  registrationOpen: false,
  registrationUntil: null,
  info: null,
  pricing: null,
  isPublished: true,
  internalNote: null,
  copiedFrom: null,
});

test("[RK9] by dates only other coefficients are kept, by list what is ticked; an event that is not offered stays", () => {
  const season: Season = {
    id: 1,
    documentId: "s",
    title: "Кубок",
    startsOn: "2026-01-01",
    endsOn: "2026-12-31",
    choice: "list",
    events: [
      { event: 99, coefficient: 2 },
      { event: 1, coefficient: 1.5 },
    ],
    formula: DEFAULT_SEASON_FORMULA,
    isPublished: true,
  };
  const events = [event(1), event(2)];
  const raw = Object.fromEntries(rawOfSeason(season, events, "2026"));
  expect([raw["use1"], raw["use2"], raw["coefficient1"], raw["coefficient2"]]).toEqual([
    true,
    false,
    "1,5",
    "1",
  ]);
  const values = { ...raw, perWin: 0, minEntrants: 2, bestStarts: undefined };
  expect(draftOfSeason(values, season, events)).toEqual({
    title: season.title,
    startsOn: season.startsOn,
    endsOn: season.endsOn,
    choice: "list",
    events: season.events,
    formula: DEFAULT_SEASON_FORMULA,
    isPublished: true,
  });
  const byDates = draftOfSeason({ ...values, choice: "dates", coefficient2: "0,5" }, undefined, events);
  expect(byDates.events).toEqual([
    { event: 1, coefficient: 1.5 },
    { event: 2, coefficient: 0.5 },
  ]);
});
