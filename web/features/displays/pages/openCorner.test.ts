import { expect, test } from "vitest";
import { categoryPicture } from "#web/sport/facts/categoryPicture.ts";
import { playedCompetition } from "#web/sport/testing/playedCompetition.ts";
import { openCornerWords } from "./screenBracket.ts";

type Story = Parameters<typeof playedCompetition>[0];

function cornersOf(story: Story, rename: (lastName: string) => string = (name) => name) {
  const { competition, category } = playedCompetition(story);
  const fighters = category.fighters.map((one) => ({ ...one, lastName: rename(one.lastName) }));
  const picture = categoryPicture(competition, { ...category, fighters });
  return picture.bouts.map(({ slots }) =>
    slots.map(({ fighter, source }) => (fighter === null ? openCornerWords(source, picture) : "")),
  );
}

const FOUR: Story = { format: "single_elimination_bronze_bout", n: 4, finished: 0 };

test("[DP7] an open corner of a wall names the two who fight for it", () => {
  const finals = cornersOf(FOUR).filter(([first]) => first !== "");
  expect(finals.flat().filter((words) => words.includes(" / "))).toHaveLength(2);
});

test("[DP7] the loser of the same bout is told by its number, and so is a pair too long to be read", () => {
  expect(cornersOf(FOUR).flat()).toContain("Проигравший\u00a01");
  const long = cornersOf(FOUR, (name) => `${name}-Константинопольский`).flat();
  expect(long).toContain("Победитель\u00a01");
  expect(long.join()).not.toContain(" / ");
});

test("[DP7] a bout whose own people are not known yet is told by its number", () => {
  const corners = cornersOf({ format: "single_elimination_two_bronzes", n: 8, finished: 0 });
  expect(corners.at(-1)).toEqual(["Победитель\u00a05", "Победитель\u00a06"]);
});
