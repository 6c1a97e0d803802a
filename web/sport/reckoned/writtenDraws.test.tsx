import { beforeAll, expect, test } from "vitest";
import type { Format } from "#domain/draw/formats.ts";
import { fetchAllOnServer } from "#web/lateRouter/onServer.ts";
import { categoryParts } from "#web/sport/categoryParts.ts";
import { CategoryView } from "#web/sport/CategoryView.tsx";
import { dayFacts } from "#web/sport/dayFacts.ts";
import { dayMedallists } from "#web/sport/dayMedallists.ts";
import { dayStamps } from "#web/sport/dayStamps.ts";
import type { SketchedCategory } from "#web/sport/drawSketch.ts";
import { sketchedCategory } from "#web/sport/sketchedCategory.ts";
import { playedCompetition } from "#web/sport/testing/playedCompetition.ts";
import { htmlOf } from "#web/sport/testing/textOf.tsx";
import { fighterPlaces } from "./categoryPlaces.ts";
import { possibleOpponents } from "./possibleOpponents.ts";
import { stampsThought } from "./stampsThought.ts";
import {
  readDayFacts,
  readMedallists,
  readOpponents,
  readCategoryPlaces,
  readSketch,
  writeDayFacts,
  writeMedallists,
  writeOpponents,
  writeCategoryPlaces,
  writeSketch,
} from "./writtenDraws.ts";

beforeAll(fetchAllOnServer);

const STORIES: readonly { format: Format; n: number; finished: number }[] = [
  { format: "single_elimination_two_bronzes", n: 11, finished: 5 },
  { format: "repechage_from_semifinalists", n: 16, finished: 99 },
  { format: "double_elimination", n: 7, finished: 4 },
  { format: "best_of_three", n: 2, finished: 2 },
  { format: "groups_playoff", n: 8, finished: 13 },
  { format: "round_robin", n: 5, finished: 99 },
];

/** As a page carries it. */
const sent = (written: unknown): unknown => JSON.parse(JSON.stringify(written));

test.for(STORIES)("a draw written into a page looks as it was laid out: $format", (story) => {
  const { competition, category } = playedCompetition(story);
  const picture = sketchedCategory(competition, category);
  const read = readSketch(category, sent(writeSketch(picture)));
  expect(read?.sketch).toEqual(picture.sketch);
  expect(viewOf({ ...picture, drawn: read?.drawn, sketch: read?.sketch })).toBe(viewOf(picture));
});

test.for(STORIES)("a stamp of a draw is read as it was laid out: $format", (story) => {
  const { competition } = playedCompetition(story);
  const stamps = dayStamps(competition);
  const [stamp] = stamps.values();
  expect(stamp?.tree?.cells.length ?? stamp?.tables.length).toBeGreaterThan(0);
  expect(stampsThought.read(competition, sent(stampsThought.write(competition, stamps)))).toEqual(stamps);
});

test("a category without a draw is written as such", () => {
  const { competition, category } = playedCompetition({ format: "round_robin", n: 4, finished: 0 });
  const picture = sketchedCategory({ ...competition, fightings: [] }, category);
  expect(readSketch(category, sent(writeSketch(picture)))).toEqual({ drawn: undefined, sketch: undefined });
});

test("what the draws say about the day is read as it was found", () => {
  const { competition } = playedCompetition({ format: "best_of_three", n: 2, finished: 2 });
  const facts = dayFacts(competition);
  expect(facts.off.size + facts.maybe.size + facts.finals.size).toBeGreaterThan(0);
  expect(readDayFacts(competition, sent(writeDayFacts(competition, facts)))).toEqual(facts);
});

test("who won what is read as it was found", () => {
  const played = playedCompetition({ format: "single_elimination_two_bronzes", n: 8, finished: 99 });
  const competition = {
    ...played.competition,
    categories: [{ ...played.category, status: "finished" as const }],
  };
  const medallists = dayMedallists(competition);
  expect(medallists.get("category")?.map(({ place }) => place)).toEqual([1, 2, 3, 3]);
  expect(readMedallists(competition, sent(writeMedallists(medallists)))).toEqual(medallists);
});

test("the standings of an athlete are read as they were found", () => {
  const { competition } = playedCompetition({ format: "round_robin", n: 5, finished: 4 });
  const places = fighterPlaces(competition, "fighter-2");
  expect(places.get("category")?.places).toHaveLength(5);
  expect(readCategoryPlaces(competition, sent(writeCategoryPlaces(places)))).toEqual(places);
});

test("whom an athlete may meet is read as it was found", () => {
  const { competition } = playedCompetition({ format: "single_elimination_two_bronzes", n: 8, finished: 1 });
  const semifinal = competition.fightings.find(
    ({ slots }) => slots[0].fighter !== null && slots[1].fighter === null,
  );
  if (semifinal === undefined) throw new Error("nobody waits");
  const opponents = possibleOpponents(competition, semifinal.uuid, semifinal.slots[0].fighter ?? "");
  expect(opponents).toHaveLength(2);
  expect(readOpponents(competition, semifinal.uuid, sent(writeOpponents(opponents)))).toEqual(opponents);
});

test("a page that brought nothing says so", () => {
  const { competition, category } = playedCompetition({ format: "round_robin", n: 4, finished: 1 });
  expect(readDayFacts(competition, undefined)).toBeUndefined();
  expect(readMedallists(competition, undefined)).toBeUndefined();
  expect(readSketch(category, undefined)).toBeUndefined();
});

function viewOf(picture: SketchedCategory): string {
  return htmlOf(
    <CategoryView
      parts={categoryParts}
      picture={picture}
      time={{ loadedAtMs: 0, now: () => 0 }}
      tab="bracket"
    />,
  );
}
