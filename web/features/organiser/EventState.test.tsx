import { expect, test } from "vitest";
import { textOf } from "#web/sport/testing/textOf.tsx";
import { EventState } from "./EventState.tsx";

const event = {
  isPublished: true,
  registrationOpen: true,
  showCompetition: true,
  dateOfEvent: "2026-11-14",
  info: {},
};

test("[EN41] an event whose last day is over says so, and nothing about what is open", () => {
  const read = (today: string) => textOf(<EventState event={event} today={today} />);
  expect(read("2026-11-14")).toBe("Опубликован Приём заявок Соревнование открыто");
  expect(read("2026-11-15")).toBe("Опубликован Завершён");
});
