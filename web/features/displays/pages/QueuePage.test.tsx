import { expect, test } from "vitest";
import { HallZone } from "#web/sport/time/hallZone.ts";
import { playedCompetition, withBout } from "#web/sport/testing/playedCompetition.ts";
import { htmlOf, textOf } from "#web/sport/testing/textOf.tsx";
import { SCALES, TextScale } from "./scales.ts";
import { QueuePage } from "./QueuePage.tsx";

const eight = playedCompetition({ format: "single_elimination_two_bronzes", n: 8, finished: 0 });

test("[DP7] [DY2] the queue names who is on the mat, who comes next, who gets ready and who warms up", () => {
  const { competition } = withBout(eight, 1, { state: "running" });
  const names = competition.fightings.slice(0, 4).map(({ slots }) =>
    slots.map(({ fighter }) => {
      const person = competition.categories[0]?.fighters.find(({ uuid }) => uuid === fighter);
      return person?.lastName ?? "";
    }),
  );
  const text = textOf(<QueuePage competition={competition} starts={new Map()} />);
  expect(text).toMatch(/^Ковёр На ковре Следующие Готовятся Разминка/);
  const places = names.flat().map((name) => text.indexOf(name));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test("[DP7] who is fought stays on the mat while a pair before it is called", () => {
  const called = withBout(eight, 1, { state: "called" });
  const { competition } = withBout(called, 2, { state: "paused" });
  const text = textOf(<QueuePage competition={competition} starts={new Map()} />);
  const [first, second] = competition.fightings.map(({ slots }) =>
    competition.categories[0]?.fighters.find(({ uuid }) => uuid === slots[0].fighter),
  );
  expect(text.indexOf(second?.lastName ?? "?")).toBeGreaterThan(0);
  expect(text.indexOf(second?.lastName ?? "?")).toBeLessThan(text.indexOf(first?.lastName ?? "?"));
});

test("[DP7] between two bouts nobody is on the mat, and a pair that is not known yet is not called to warm up", () => {
  const text = textOf(<QueuePage competition={eight.competition} starts={new Map()} />);
  expect(text).not.toContain("Победитель");
  const html = text.split("до 77 кг");
  expect(html).toHaveLength(4);
});

test("[DY57] [DP7] during a break the place of who is on the mat tells it, and who comes next stays", () => {
  const { competition } = eight;
  const [date = ""] = new Date(competition.serverTime).toISOString().split("T");
  const lunch = { id: "lunch", title: "Обед", from: "00:00", to: "23:59" };
  const day = { date, start: "00:00", sessions: [], breaks: [lunch], weighIns: [] };
  const programme = { days: [{ ...day, midnightMs: Date.parse(date) }], placements: [] };
  const shown = (played: typeof competition) =>
    textOf(<QueuePage competition={{ ...played, programme }} starts={new Map()} />);
  expect(shown(competition)).toMatch(/Разминка . Обед до 23:59 /);
  expect(shown(withBout(eight, 1, { state: "running" }).competition)).not.toContain("Обед");
});

test("[DP7] the server writes when a bout is likely to start by the clock of the hall", () => {
  const [first] = eight.competition.fightings;
  const fromMs = Date.UTC(2026, 4, 1, 7, 20);
  const toMs = fromMs + 20 * 60_000;
  const window = { fromMs, toMs, startMs: fromMs, endMs: toMs, isFirm: false, boutsBefore: 1 };
  const starts = new Map([[first?.uuid ?? "", window]]);
  const text = textOf(
    <HallZone value={10 * 3_600_000}>
      <QueuePage competition={eight.competition} starts={starts} />
    </HallZone>,
  );
  expect(text).toContain("≈17:20–17:40");
});

test("[DP7] [SN23] before the draw the queue says what comes, not an empty table", () => {
  const competition = { ...eight.competition, fightings: [], categories: [] };
  const text = textOf(<QueuePage competition={competition} starts={new Map()} />);
  expect(text).toBe("Порядок схваток появится после жеребьёвки");
});

test("[DP12] at twice the size of text the queue shows fewer mats", () => {
  const carpets = [1, 2, 3].map((id) => ({
    id,
    documentId: String(id),
    uuid: String(id),
    name: `Ковёр ${id}`,
    fightings: eight.competition.carpets[0]?.fightings ?? [],
  }));
  const text = textOf(
    <TextScale value={2}>
      <QueuePage competition={{ ...eight.competition, carpets }} starts={new Map()} />
    </TextScale>,
  );
  expect(text).toMatch(/^Ковёр На ковре Следующие Готовятся Разминка 1 /);
  expect(text).toContain(" 2 ");
  expect(text).not.toContain(" 3 ");
});

test("[DP12] at half as large again the queue keeps the warm-up back, at twice the size who gets ready too", () => {
  const hidden = SCALES.map((scale) => {
    const html = htmlOf(
      <TextScale value={scale}>
        <QueuePage competition={eight.competition} starts={new Map()} />
      </TextScale>,
    );
    return [...html.matchAll(/<(th|td)[^>]* hidden=""[^>]*>/g)].map(([, cell]) => cell);
  });
  expect(hidden).toEqual([[], [], [], [], ["th", "td"], ["th", "th", "td", "td"]]);
});
