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

test("[EV15] what a competition says of itself goes before its dates: reopened it is not over, closed it is", () => {
  const read = (status: "closed" | "in_progress", today: string) =>
    textOf(<EventState event={{ ...event, competition: { status } }} today={today} />);
  expect(read("in_progress", "2026-11-20")).toBe("Опубликован Не завершён Приём заявок Соревнование открыто");
  expect(read("in_progress", "2026-11-14")).toBe("Опубликован Приём заявок Соревнование открыто");
  expect(read("closed", "2026-11-14")).toBe("Опубликован Завершён");
});

test("[EN41] an event whose last day is over says so, and nothing about what is open", () => {
  const read = (today: string) => textOf(<EventState event={event} today={today} />);
  expect(read("2026-11-14")).toBe("Опубликован Приём заявок Соревнование открыто");
  expect(read("2026-11-15")).toBe("Опубликован Завершён");
});
