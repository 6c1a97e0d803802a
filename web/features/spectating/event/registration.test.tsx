import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { Event } from "#contract/event/content.ts";
import { entered as english } from "#web/i18n/en/spectating/entered.ts";
import type { EventOutlet } from "#web/features/spectating/useEvent.ts";
import { ApplyBar, Registration } from "./Registration.tsx";

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
  pricing: null,
  info: {
    fees: [
      { title: "За категорию", rubles: 2500 },
      { title: "Вторая категория", rubles: 1200 },
    ],
  },
};

const NOBODY = {
  people: 0,
  count: 0,
  isSelf: false,
  waiting: 0,
  href: "/personal/applications",
  hasSeveral: false,
};

const shown = (event: Event, today: string, entries?: EventOutlet["entries"]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Registration event={event} today={today} entries={entries} />
    </MemoryRouter>,
  ).replaceAll("\u00a0", " ");

test("[EI3] [EN65] while entries are open the page names the fee, the deadline and the days left", () => {
  const page = shown(OPEN, "2026-11-21");
  for (const words of [
    "2 500 ₽",
    "за категорию",
    "1 200 ₽",
    "23 ноября",
    "2 дня",
    "Подать заявку",
    "медсправка, действующая на 29 ноября",
  ])
    expect(page).toContain(words);
});

test("[EI3] on the last day no days are left, and after the deadline there is no way in", () => {
  expect(shown(OPEN, "2026-11-23")).not.toContain("Осталось");
  const closed = shown({ ...OPEN, registrationOpen: false }, "2026-11-25");
  expect(closed).toContain("Закрыта");
  expect(closed).not.toContain("Подать заявку");
  expect(closed).not.toContain("₽");
});

test("[FE25] the page names the price of today, the next category and every step, with the one that holds marked", () => {
  const pricing = [
    { until: "2026-11-20", first: 200_000, further: 100_000 },
    { until: "2026-11-22", first: 250_050, further: 120_000 },
    { first: 300_000, further: 150_000 },
  ];
  const page = shown({ ...OPEN, pricing }, "2026-11-21");
  for (const words of ["2 500,5 ₽", "1 200 ₽", "до 20 ноября", "до 22 ноября", "позже", "3 000 ₽"])
    expect(page).toContain(words);
  expect(page.match(/aria-current="true"/g)).toHaveLength(1);
  expect(page).toMatch(/aria-current="true"[^]*?до 22 ноября/);
  // Other prices stay.
  expect(page).toContain("За категорию");
});

test("[EN64] whoever has entered reads so beside the way in; an account of several finds their table", () => {
  const guest = shown(OPEN, "2026-11-21");
  expect(guest).not.toMatch(/заявлен|Заявить нескольких/);
  expect(shown(OPEN, "2026-11-21", NOBODY)).toBe(guest);
  const own = { ...NOBODY, people: 1, count: 1, isSelf: true, href: "/personal/applications/a1" };
  expect(shown(OPEN, "2026-11-21", own)).toMatch(/Вы заявлены[^]*?href="\/personal\/applications\/a1"/);
  const coach = shown(OPEN, "2026-11-21", { ...NOBODY, people: 3, count: 4, waiting: 2, hasSeveral: true });
  expect(coach).toContain("Ваших спортсменов заявлено: 3");
  expect(coach).toContain("Заявок на проверке: 2");
  expect(coach).toContain(`href="/personal/applications/many?event=${OPEN.documentId}"`);
  const closed = shown({ ...OPEN, registrationOpen: false }, "2026-11-25", own);
  expect(closed).toContain("Вы заявлены");
  expect(closed).not.toContain("Подать заявку");
});

test("[EN64] who is entered in two categories reads how many of them wait, once", () => {
  const two = { ...NOBODY, people: 1, count: 2, isSelf: true };
  const shownWith = (waiting: number, count = 2) => shown(OPEN, "2026-11-21", { ...two, count, waiting });
  expect(shownWith(0)).not.toContain("на проверке");
  expect(shownWith(1)).toMatch(/Вы заявлены[^]*Заявок на проверке: 1/);
  expect(shownWith(2)).toContain("Ваши заявки на проверке");
  expect(shownWith(2)).not.toContain("Заявок на проверке");
  expect(shownWith(1, 1)).toContain("Ваша заявка на проверке");
  const own = { people: 1, isSelf: true };
  expect(english.who({ ...own, count: 2, waiting: 2 })).toBe("Your entries are being checked");
  expect(english.who({ ...own, count: 2, waiting: 1 })).toBe("You are entered");
});

test("[EN64] at the foot of a phone stands the entry as long as entries are taken, and nothing once they are not", () => {
  const bar = (event: Event, entries: EventOutlet["entries"]) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <ApplyBar event={event} today="2026-11-21" entries={entries} />
      </MemoryRouter>,
    );
  const three = { ...NOBODY, people: 3, count: 3 };
  expect(bar(OPEN, undefined)).toContain("Подать заявку");
  expect(bar(OPEN, three)).toMatch(/Заявлено: 3[^]*Открыть заявки/);
  expect(bar(OPEN, { ...three, waiting: 1 })).toContain("Заявок на проверке: 1");
  const own = { ...NOBODY, people: 1, count: 2, isSelf: true };
  expect(bar(OPEN, { ...own, waiting: 1 })).toMatch(/Вы заявлены[^]*Заявок на проверке: 1/);
  expect(bar(OPEN, { ...own, waiting: 2 })).not.toContain("Заявок");
  expect(bar({ ...OPEN, registrationOpen: false }, three)).toBe("");
});
