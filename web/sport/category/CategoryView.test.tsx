import { expect, test } from "vitest";
import { drawBracket } from "#domain/draw/draw.ts";
import type { Format } from "#domain/draw/formats.ts";
import { CategoryHeader } from "./CategoryHeader.tsx";
import { sketchedCategory } from "#web/sport/facts/sketchedCategory.ts";
import { CategoryView } from "./CategoryView.tsx";
import type { CategoryTab } from "./CategoryTabs.tsx";
import { playedCompetition, type Played } from "#web/sport/testing/playedCompetition.ts";
import { htmlOf, textOf } from "#web/sport/testing/textOf.tsx";

const links = { fighter: (uuid: string) => `/fighters/${uuid}` };
const time = { loadedAtMs: 0, now: () => 0 };

function view({ competition, category }: Played, tab: CategoryTab = "bracket") {
  const picture = sketchedCategory(competition, category);
  return (
    <CategoryView picture={picture} time={time} tab={tab} links={links} hrefOf={(next) => `?tab=${next}`} />
  );
}

const SIZES: readonly (readonly [Format, number])[] = [
  ["single_elimination_two_bronzes", 11],
  ["single_elimination_bronze_bout", 8],
  ["repechage_from_finalists", 8],
  ["repechage_quarterfinal", 8],
  ["repechage_from_semifinalists", 16],
  ["double_elimination", 7],
  ["double_elimination_bronze", 7],
  ["best_of_three", 2],
  ["three_person", 3],
];

test.each(SIZES)("[SN7] %s of %i: every bout of the tree is drawn once", (format, n) => {
  const html = htmlOf(view(playedCompetition({ format, n, finished: 2 })));
  const cards = [...html.matchAll(/<article[^>]*aria-label="Схватка\u00a0(\d+)"/g)].map(([, number]) =>
    Number(number),
  );
  const bouts = drawBracket(format, n).bouts.map((_, index) => index + 1);
  expect(cards.toSorted((a, b) => a - b)).toEqual(bouts);
});

test.each([...SIZES, ["round_robin", 5], ["groups_playoff", 6]] as const)(
  "%s of %i: no style attributes",
  (format, n) => {
    expect(htmlOf(view(playedCompetition({ format, n, finished: 3 })))).not.toMatch(/\sstyle=/);
  },
);

test("rounds are headed with what is done in them", () => {
  const text = textOf(
    view(playedCompetition({ format: "single_elimination_two_bronzes", n: 16, finished: 9 })),
  );
  expect(text).toContain("1/8 финала 8 из 8");
  expect(text).toContain("1/4 финала 1 из 4");
});

test("names lead to the fighters", () => {
  const html = htmlOf(
    view(playedCompetition({ format: "single_elimination_two_bronzes", n: 8, finished: 0 })),
  );
  expect(html).toContain('href="/fighters/fighter-1"');
});

test("[SN7] a round robin shows the standing, the bouts near now and who met whom", () => {
  const text = textOf(view(playedCompetition({ format: "round_robin", n: 5, finished: 4 })));
  expect(text).toContain("Таблица Предварительно");
  expect(text).toContain("Порядок мест: победы сабмишены баллы личная встреча меньший вес");
  expect(text).toContain("Кто с кем");
  expect(text).toContain("4:2 победа");
  expect(text).toContain("2:4 поражение");
});

test("groups have a table each, without medals, and a play-off that waits for their places", () => {
  const text = textOf(view(playedCompetition({ format: "groups_playoff", n: 6, finished: 0 })));
  expect(text).toContain("Группа А");
  expect(text).toContain("Группа Б");
  expect(text).toContain("1-е место, группа А 2-е место, группа Б");
});

test("[LB21] medals of a finished bracket come from the tree: two bronzes", () => {
  const text = textOf(
    view(playedCompetition({ format: "single_elimination_two_bronzes", n: 8, finished: 7 })),
  );
  expect(text).toMatch(/^Итог 1 Илья Кочетов .* 2 Илья Лаптев .* 3 .* 3 /);
});

test("an unfinished category has no medallists", () => {
  const text = textOf(
    view(playedCompetition({ format: "single_elimination_two_bronzes", n: 8, finished: 6 })),
  );
  expect(text).not.toContain("Итог");
});

test("[SN23] a category without a draw says so and lists who is entered", () => {
  const { competition, category } = playedCompetition({ format: "round_robin", n: 4, finished: 0 });
  const text = textOf(view({ category, competition: { ...competition, fightings: [] } }));
  expect(text).toContain("Жеребьёвка ещё не проведена");
  expect(text).toContain("Илья Кочетов");
});

test("the header counts in Russian and names the rules in force", () => {
  const { competition, category } = playedCompetition({ format: "round_robin", n: 4, finished: 3 });
  const text = textOf(<CategoryHeader picture={sketchedCategory(competition, category)} />);
  expect(text).toBe(
    "до 77 кг Мужчины, опытные, без ги Идёт круговая 4 участника 3 из 6 схваток по 6 минут с преимуществами, со штрафами",
  );
});

test("[SN7] the numbers of a category count how its bouts ended", () => {
  const played = playedCompetition({ format: "round_robin", n: 4, finished: 3 });
  const text = textOf(view(played, "stats"));
  expect(text).toContain("3 из 6 схваток");
  expect(textOf(view(playedCompetition({ format: "round_robin", n: 4, finished: 0 }), "stats"))).toContain(
    "Схваток ещё не было",
  );
});
