import { expect, test } from "vitest";
import { createTurns } from "../environment/turns.ts";
import { drawnDay, present } from "../testing/drawnDay.ts";
import { eventFacts } from "./eventFacts.ts";
import { eventSheet } from "./eventSheets.ts";

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
