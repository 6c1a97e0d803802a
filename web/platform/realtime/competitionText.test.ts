import { expect, test } from "vitest";
import { playedCompetition } from "#web/sport/testing/playedCompetition.ts";
import { competitionText, readCompetition } from "./competitionText.ts";

const { competition } = playedCompetition({ format: "single_elimination_two_bronzes", n: 8, finished: 1 });

test("a competition read from its text is the same, and one value for as long as the text is kept", () => {
  const received = structuredClone(competitionText(competition));
  const read = readCompetition(received);
  expect(read).toEqual(competition);
  expect(readCompetition(received)).toBe(read);
});

test("the server renders a page from the very value it wrote down", () => {
  expect(readCompetition(competitionText(competition))).toBe(competition);
});

test("a text of something else is refused", () => {
  expect(() => readCompetition({ json: '{"uuid":"a"}' })).toThrow(TypeError);
});
