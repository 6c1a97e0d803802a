import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { Event } from "#contract/event/content.ts";
import { Registration } from "./Registration.tsx";

const OPEN: Event = {
  id: 7,
  documentId: "a23456789012345678901234",
  createdAt: "2026-11-01T00:00:00.000Z",
  updatedAt: "2026-11-01T00:00:00.000Z",
  publishedAt: "2026-11-01T00:00:00.000Z",
  name: "Первенство клуба",
  dateOfEvent: "2026-11-29",
  showCompetition: false,
  city: null,
  venue: null,
  address: null,
  description: null,
  registrationOpen: true,
  registrationUntil: "2026-11-23",
  info: {
    fees: [
      { title: "За категорию", rubles: 2500 },
      { title: "Вторая категория", rubles: 1200 },
    ],
  },
};

const shown = (event: Event, today: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Registration event={event} today={today} />
    </MemoryRouter>,
  ).replaceAll("\u00a0", " ");

test("[EI3] while entries are open the page names the fee, the deadline and the days left", () => {
  const page = shown(OPEN, "2026-11-21");
  for (const words of ["2 500 ₽", "за категорию", "1 200 ₽", "23 ноября", "2 дня", "Подать заявку"])
    expect(page).toContain(words);
});

test("[EI3] on the last day no days are left, and after the deadline there is no way in", () => {
  expect(shown(OPEN, "2026-11-23")).not.toContain("Осталось");
  const closed = shown({ ...OPEN, registrationOpen: false }, "2026-11-25");
  expect(closed).toContain("Закрыта");
  expect(closed).not.toContain("Подать заявку");
  expect(closed).not.toContain("₽");
});
