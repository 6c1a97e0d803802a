import { expect, test } from "vitest";
import { foldAwarding, NO_AWARDING, type Awarding } from "#domain/awarding/fold.ts";
import { playedCompetition } from "#web/sport/testing/playedCompetition.ts";
import { htmlOf, textOf } from "#web/sport/testing/textOf.tsx";
import { awardingLine, reasonWords } from "./awardingDay.ts";
import { Announcement, PodiumBoard } from "./PodiumBoard.tsx";
import type { AwardingLog } from "./useAwarding.ts";

test("[AW16] who holds a medal is ticked as present, and the tick stays while they hold it", () => {
  const { line } = finishedLine(NO_AWARDING);
  const winner = line.places.find(({ place }) => place === 1)?.uuid ?? "";
  const given = foldAwarding([
    { id: "1", act: { type: "medal-given", fighter: winner, place: 1 }, atMs: 0, author: "Панов" },
  ]);
  expect(presentTickOf(NO_AWARDING, winner)).toEqual({ isOn: false, isDisabled: false });
  expect(presentTickOf(given, winner)).toEqual({ isOn: true, isDisabled: true });
});

function presentTickOf(state: Awarding, fighter: string) {
  const { line, log } = finishedLine(state);
  const name = line.picture.fighters.get(fighter)?.lastName;
  const buttons =
    htmlOf(<PodiumBoard line={line} log={log} isClosed={false} />).match(/<button[^>]*>/g) ?? [];
  const tick = buttons.find((button) => button.includes(`aria-label="На месте, ${name}"`)) ?? "";
  return { isOn: tick.includes('aria-pressed="true"'), isDisabled: tick.includes("disabled") };
}

function finishedLine(state: Awarding) {
  const log: AwardingLog = {
    stateOf: () => state,
    actsOf: () => [],
    stock: undefined,
    isStale: false,
    refresh: () => undefined,
    act: async () => true,
    countStock: async () => true,
  };
  const { competition, category } = playedCompetition({
    format: "single_elimination_two_bronzes",
    n: 8,
    finished: 7,
  });
  return { line: awardingLine(competition, category, log), log };
}

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

test("[AW5] a place of a table names beside whom it is, and by what", () => {
  const { competition, category } = playedCompetition({ format: "round_robin", n: 3, finished: 3 });
  const line = awardingLine(competition, category, { stateOf: () => NO_AWARDING });
  const names = line.places.map(({ uuid }) => line.picture.fighters.get(uuid)?.lastName ?? "?");
  const reasons = line.places.map(({ reason }) => reasonWords(reason, line.picture.fighters));
  expect(reasons[0]).toMatch(new RegExp(`^выше, чем \\S+ ${names[1]}, по `));
  expect(reasons[1]).toMatch(
    new RegExp(`^выше, чем \\S+ ${names[2]}, по .+; ниже, чем \\S+ ${names[0]}, по `),
  );
  expect(reasons[2]).toMatch(new RegExp(`^ниже, чем \\S+ ${names[1]}, по `));
});
