import { expect, test } from "vitest";
import type { CareerCompetition } from "#contract/event/career.ts";
import { playedCompetition } from "#web/sport/testing/playedCompetition.ts";
import { careerView } from "./career.server.ts";

/** The first of three athletes who have all met; the red corner won every bout. */
function done(eventId: number): CareerCompetition {
  const { competition, category } = playedCompetition({ format: "round_robin", n: 3, finished: 3 });
  const [self, ...others] = category.fighters;
  const fighter = self?.uuid ?? "";
  return {
    event: {
      id: eventId,
      name: "Осенний ковёр",
      dateOfEvent: "2026-09-27",
      lastDay: "2026-09-28",
      city: "Самара",
    },
    fighter,
    categories: [{ uuid: "category", title: category.title, entrants: 3, place: 2 }],
    bouts: competition.fightings.filter(({ slots }) => slots.some((slot) => slot.fighter === fighter)),
    opponents: others,
  };
}

test("[AR1] an earlier event stands with its place and each bout in words", () => {
  const { summary, events, methods } = careerView({ competitions: [done(3)], meetings: [], alsoAs: [] }, 1);
  expect(summary).toMatch(/^1.турнир, /);
  expect(events[0]).toMatchObject({
    name: "Осенний ковёр",
    when: "27–28 сентября 2026, Самара",
    categories: [{ place: 2, words: "2-е место из 3", href: "/events/3/competition/categories/category" }],
  });
  expect(events[0]?.bouts).toHaveLength(2);
  expect(events[0]?.bouts[0]?.words).toMatch(/^(Победа|Поражение), по баллам/);
  expect(methods.reduce((sum, { won, lost }) => sum + won + lost, 0)).toBe(2);
});

test("[AR1] this event is no past of itself", () => {
  const view = careerView({ competitions: [done(1)], meetings: [], alsoAs: [] }, 1);
  expect([view.events, view.summary]).toEqual([[], "Других турниров в системе пока нет."]);
});

test("[AR4] who have met before are told so, also at this event", () => {
  const one = done(1);
  const met = one.bouts.slice(0, 1);
  const { met: words } = careerView(
    { competitions: [one], meetings: met.map(({ uuid }) => uuid), alsoAs: [] },
    1,
  );
  expect(words).toMatch(/^Встречались 1.раз: 1.(победа|поражение)\.$/);
});

test("[AR7] other spellings of the person are told, and so are medals", () => {
  const career = { competitions: [done(3)], meetings: [], alsoAs: ["Кравцова Анна"] };
  const { also, summary } = careerView(career, 1);
  expect(also).toBe("Выступления и под другим написанием имени: Кравцова Анна.");
  expect(summary).toContain("серебро 1");
  expect(careerView({ ...career, alsoAs: [] }, 1).also).toBeUndefined();
});
