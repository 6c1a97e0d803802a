import { expect, test } from "vitest";
import type { Fighter } from "#contract/competition/entity.ts";
import { BELTS, LEVELS } from "#domain/category/levels.ts";
import { categoriesOfSet, federations, linesOf } from "#web/features/organiser/usualSet.ts";
import { mergedTitle } from "#texts/organiser/mergedTitle.ts";
import { playedCompetition } from "#web/sport/testing/playedCompetition.ts";
import { competitionWords, followedWords, matWords, titleWords } from "./en/sport/dataWords.ts";

test.each([
  ["Мужчины, до 77 кг, новички", "Men, up to 77 kg, novice"],
  ["Мужчины, опытные, свыше 92 кг", "Men, advanced, over 92 kg"],
  ["Мальчики 10–11 лет, до 34,5 кг, ги", "Boys 10–11 years, up to 34.5 kg, gi"],
  ["Ветераны 35+, до\u00a084\u00a0кг", "Masters 35+, up to 84 kg"],
  ["Юноши до 21 года, абсолют", "Junior boys up to 21 years, absolute"],
  ["Мужчины, до 66, до 71 и до 77 кг (объединены)", "Men, up to 66, up to 71 and up to 77 kg (merged)"],
  ["до 77 кг", "up to 77 kg"],
  ["Show bouts", "Show bouts"],
])("[LO13] %s is %s on an English page", (title, words) => {
  expect(titleWords(title)).toBe(words);
});

test("[LO13] an athlete whose name is not published has an English number", () => {
  const { competition } = playedCompetition({
    format: "single_elimination_two_bronzes",
    n: 8,
    finished: 0,
  });
  const hide = (one: Fighter) => ({ ...one, lastName: "Участник №7", firstName: "" });
  const hidden = {
    ...competition,
    categories: competition.categories.map((one) => ({ ...one, fighters: one.fighters.map(hide) })),
  };
  const [first] = competitionWords(hidden).categories.flatMap(({ fighters }) => fighters);
  expect(first?.lastName).toBe("Athlete No. 7");
});

test("[LO13] a title with a word of somebody’s own stays as it is", () => {
  const own = [
    "Показательная схватка",
    "Кубок клуба, до 77 кг",
    "Мужчины из Казани, до 77 кг",
    "Юные 12 лет",
  ];
  expect(own.map(titleWords)).toEqual(own);
});

test("[LO13] every title the program makes of a table of weights has English words", () => {
  const titles = federations([]).flatMap((federation) =>
    (["gi", "nogi"] as const).flatMap((style) =>
      categoriesOfSet({
        lines: linesOf(federation, style),
        levels: ["all", ...LEVELS, ...BELTS],
        style,
        boutSeconds: null,
        hasAbsolute: true,
      }).map(({ title }) => title),
    ),
  );
  expect(titles.length).toBeGreaterThan(1000);
  const [first = "", second = ""] = titles;
  expect(
    [...titles, mergedTitle([first, second])].map(titleWords).filter((title) => /[а-яё]/i.test(title)),
  ).toEqual([]);
});

test("[LO13] a mat with a letter or a number is called a mat in English, and keeps it", () => {
  expect(["Ковёр А", "Ковёр 12", "Ковёр", "Главный ковёр"].map(matWords)).toEqual([
    "Mat А",
    "Mat 12",
    "Ковёр",
    "Главный ковёр",
  ]);
});

test("[LO13] what a push leaves as it is stays the very same, and a competition with nothing to say otherwise too", () => {
  const { competition } = playedCompetition({ format: "single_elimination_two_bronzes", n: 8, finished: 0 });
  const russian = {
    ...competition,
    categories: competition.categories.map((one) => ({ ...one, title: "Мужчины, до 77 кг" })),
    carpets: competition.carpets.map((one) => ({ ...one, name: "Ковёр 1" })),
  };
  const told = competitionWords(russian);
  expect(told.categories.map(({ title }) => title)).toEqual(["Men, up to 77 kg"]);
  expect(told.carpets.map(({ name }) => name)).toEqual(competition.carpets.map(() => "Mat 1"));
  const pushed = competitionWords({ ...russian, rev: russian.rev + 1 });
  expect(pushed.categories[0]).toBe(told.categories[0]);
  expect(pushed.carpets[0]).toBe(told.carpets[0]);
  expect(competitionWords(told)).toBe(told);
});

test.each([
  ["category", "Мужчины, до 77 кг", "Men, up to 77 kg"],
  ["category", "Кубок двора", "Кубок двора"],
  ["fighter", "Участник №12", "Athlete No. 12"],
  ["fighter", "Илья Лаптев", "Илья Лаптев"],
  ["team", "Мужчины", "Мужчины"],
  ["event", "Дети", "Дети"],
] as const)("[LO13] of the followed the %s «%s» is «%s» in English", (kind, name, english) => {
  expect(followedWords(kind, name)).toBe(english);
});
