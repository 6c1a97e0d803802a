import { expect, test } from "vitest";
import { NO_AWARDING } from "#domain/awarding/fold.ts";
import { playedCompetition } from "#web/sport/testing/playedCompetition.ts";
import { textOf } from "#web/sport/testing/textOf.tsx";
import { Announcement } from "./PodiumBoard.tsx";
import { awardingLine } from "./awardingDay.ts";

const told = (finished: number) => {
  const played = playedCompetition({ format: "single_elimination_two_bronzes", n: 8, finished });
  const line = awardingLine(played.competition, played.category, { stateOf: () => NO_AWARDING });
  return textOf(<Announcement line={line} />);
};

test("[AW4] [AW5] the announcer reads third, third, second, first, each with the reason", () => {
  const words = told(7);
  const order = [
    "Бронза",
    "поражение в полуфинале",
    "Серебро",
    "поражение в финале",
    "Золото",
    "победа в финале",
  ];
  const found = order.map((word) => words.indexOf(word));
  expect(found.every((at) => at >= 0)).toBe(true);
  expect(found).toEqual(found.toSorted((a, b) => a - b));
  expect(words.split("Бронза")).toHaveLength(3);
});

test("[AW2] nothing is announced while a bout is open", () => {
  expect(told(6)).toBe("");
});
