import { expect, test } from "vitest";
import { createTurns } from "../environment/turns.ts";
import { drawnDay, present } from "../testing/drawnDay.ts";
import { OUTCOMES } from "../words/ru/outcomes.ts";
import { eventPages } from "./eventPages.ts";
import { eventFacts } from "./eventFacts.ts";
import { EVENT_SHEETS, eventSheet } from "./eventSheets.ts";

test("[PD91] a table of bouts names rounds of a group, holds by their names, and dates as all dates", async () => {
  const { competition } = drawnDay([{ format: "round_robin", size: 4, rounds: 9 }]);
  const held = {
    ...competition,
    fightings: competition.fightings.map((bout) => ({
      ...bout,
      result: { method: "submission" as const, technique: "armbar", elapsedMs: 78_000 },
    })),
  };
  const event = { name: "Кубок Волги", date_of_event: null, city: null, venue: null };
  const facts = await eventFacts(new Map([["event", [event]]]), held, {
    timeZone: "Europe/Moscow",
    turns: createTurns(),
  });
  const { columns, rows } = eventSheet(facts, "bouts");
  const of = (title: string) => rows.map((row) => row[columns.indexOf(title)]);
  expect(new Set(of("Этап"))).toEqual(new Set(["Тур 1", "Тур 2", "Тур 3"]));
  expect(new Set(of("Начало"))).toEqual(new Set(["14.11.2026 11:00:00"]));
  expect(present(of("Приём")[0])).not.toBe("armbar");
});

test("[BT62] pages of an archive tell a disqualification without its cause, its tables with it", async () => {
  const { competition } = drawnDay([{ format: "round_robin", size: 4, rounds: 9 }]);
  const ended = {
    ...competition,
    fightings: competition.fightings.map((bout) => ({
      ...bout,
      state: "finished" as const,
      result: { method: "dq_disciplinary" as const, technique: null, elapsedMs: 78_000 },
    })),
  };
  const event = { name: "Кубок Волги", date_of_event: null, city: null, venue: null };
  const facts = await eventFacts(new Map([["event", [event]]]), ended, {
    timeZone: "Europe/Moscow",
    turns: createTurns(),
  });
  expect(JSON.stringify([...eventPages(facts)])).toContain(OUTCOMES.dq_technical);
  expect(JSON.stringify([...eventPages(facts)])).not.toContain(OUTCOMES.dq_disciplinary);
  expect(JSON.stringify(eventSheet(facts, "bouts"))).toContain(OUTCOMES.dq_disciplinary);
});

test("[LO17] tables and pages of an English page are English, and so is what the program composed into them", async () => {
  const { competition } = drawnDay([{ format: "round_robin", size: 4, rounds: 9 }]);
  const named = {
    ...competition,
    carpets: competition.carpets.map((mat) => ({ ...mat, name: "Ковёр 1" })),
    categories: competition.categories.map((category) => ({
      ...category,
      title: "Мужчины, до 77 кг",
      fighters: category.fighters.map((fighter, at) => ({
        ...fighter,
        lastName: `Участник №${at + 1}`,
        firstName: "",
        team: null,
      })),
    })),
    fightings: competition.fightings.map((bout) => ({
      ...bout,
      result: { method: "submission" as const, technique: "armbar", elapsedMs: 78_000 },
    })),
  };
  const event = { name: "Volga Cup", date_of_event: "2026-11-14", city: null, venue: null };
  const facts = await eventFacts(new Map([["event", [event]]]), named, {
    timeZone: "Europe/Moscow",
    turns: createTurns(),
    locale: "en",
  });
  const made = JSON.stringify([...eventPages(facts), ...EVENT_SHEETS.map((kind) => eventSheet(facts, kind))]);
  for (const words of [
    "Men, up to 77 kg",
    "Athlete No. 1",
    "Mat 1",
    "Round 3",
    "Armbar",
    '<html lang=\\"en\\">',
  ])
    expect(made).toContain(words);
  expect(made).not.toMatch(/[а-яё]/i);
});
