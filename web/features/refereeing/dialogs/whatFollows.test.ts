import { expect, test } from "vitest";
import { playedCompetition, type Played } from "#web/sport/testing/playedCompetition.ts";
import { whatFollows } from "./whatFollows.ts";

const words = ({ competition }: Played, number: number) => {
  const bout = competition.fightings.find((fighting) => fighting.number === number);
  return bout && whatFollows(competition, bout).replaceAll("\u00a0", " ");
};
const bronze = playedCompetition({ format: "single_elimination_bronze_bout", n: 8, finished: 4 });

test("[DR1] a quarter-final sends its winner to the semi-final", () => {
  expect(words(bronze, 1)).toBe("Победитель идёт дальше: 1/2 финала, схватка 5.");
});

test("[DR1] a semi-final sends both on: to the final and to the bout for bronze", () => {
  expect(words(bronze, 5)).toMatch(
    /^Победитель идёт дальше: финал, схватка \d\. Проигравший: за 3-е место, схватка \d\.$/,
  );
});

test("the last bout of a category decides its places", () => {
  const all = playedCompetition({ format: "single_elimination_two_bronzes", n: 4, finished: 2 });
  expect(words(all, 3)).toBe("Это последняя схватка в категории: места определятся сразу.");
});

test("where everybody meets everybody the result goes to the table", () => {
  const circle = playedCompetition({ format: "round_robin", n: 4, finished: 0 });
  expect(words(circle, 1)).toBe("Результат сразу уйдёт в таблицу и на страницы зрителей.");
});
