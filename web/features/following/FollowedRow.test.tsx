import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { playedCompetition } from "#web/sport/testing/playedCompetition.ts";
import { dayNow, type DayNow } from "./followedNow.ts";
import { FollowedRow } from "./FollowedRow.tsx";

const { competition, category } = playedCompetition({ format: "round_robin", n: 3, finished: 1 });
const [fighter] = category.fighters;
const ref = fighter?.uuid ?? "";

/** The row of an athlete whose star was set before stars knew their event, while nobody tells names. */
const row = (day: DayNow | "loading") =>
  renderToString(
    <MemoryRouter>
      <FollowedRow
        star={{ kind: "fighter", ref, name: "Лаптев", note: "", isOn: true, changedAtMs: 0 }}
        known={undefined}
        hasAsked={false}
        day={day}
        today="2026-12-05"
      />
    </MemoryRouter>,
  );

test("[FO9] an athlete is linked in the event of the day, and in none when the day has none", () => {
  const event = {
    id: 7,
    documentId: "cup",
    name: "Кубок",
    dateOfEvent: "2026-12-05",
    showCompetition: true,
  };
  expect(row(dayNow({ ...competition, event }, 0))).toContain(`href="/events/7/competition/fighters/${ref}"`);
  const without = row(dayNow({ ...competition, event: null }, 0));
  expect(without).toContain(`href="/following"`);
  expect(without).not.toContain("/events/");
});

test("[FO9] that it loads is said to who does not see it", () => {
  expect(row("loading")).toContain(">Загружаем схватки</span>");
});

test("[FO9, EV8] an event of two days is coming until its first and over after its last", () => {
  const event = { id: 7, name: "Кубок", dateOfEvent: "2026-12-05", lastDay: "2026-12-06" };
  const named = { ...event, hasCompetition: false };
  const known = { kind: "event", ref: "7", name: "Кубок", note: null, event: named } as const;
  const day = dayNow(
    { ...competition, status: "draft", event: { ...event, documentId: "cup", showCompetition: true } },
    0,
  );
  const said = (today: string, told: { known?: typeof known; day?: DayNow } = { known }) =>
    renderToString(
      <MemoryRouter>
        <FollowedRow
          star={{ kind: "event", ref: "7", name: "Кубок", note: "", isOn: true, changedAtMs: 0 }}
          known={told.known}
          hasAsked
          day={told.day}
          today={today}
        />
      </MemoryRouter>,
    );
  expect(said("2026-12-04")).toMatch(/5–6 декабря 2026, через 1.день/);
  expect(said("2026-12-06")).toContain("Сегодня, 5–6 декабря 2026");
  expect(said("2026-12-07")).toContain("Прошло 5–6 декабря 2026");
  expect(said("2026-12-06", { day })).toContain("Сегодня, 5–6 декабря 2026");
});

test("[LO13] a category the program named in Russian is said in the language of the page", async () => {
  const english = await import("#web/i18n/en/sport/dataWords.ts");
  vi.resetModules();
  vi.doMock("#texts/sport/dataWords.ts", () => english);
  const { FollowedRow: EnglishRow } = await import("./FollowedRow.tsx");
  const star = {
    kind: "category",
    ref: "c77",
    name: "Мужчины, до 77 кг",
    isOn: true,
    changedAtMs: 0,
  } as const;
  const known = { kind: "category", ref: "c77", name: "Женщины, до 60 кг", note: null, event: null } as const;
  const said = (told?: typeof known) =>
    renderToString(
      <MemoryRouter>
        <EnglishRow star={star} known={told} hasAsked={false} day={undefined} today="2026-12-05" />
      </MemoryRouter>,
    );
  expect(said()).toContain("<b>Men, up to 77 kg</b>");
  expect(said(known)).toContain("<b>Women, up to 60 kg</b>");
});
