import type { Placed } from "#contract/drawnCategory.ts";
import type { Category, Competition, Fighter } from "#contract/entity.ts";
import type { Thought } from "#web/lateRouter/useThought.ts";
import type { DayFacts } from "#web/sport/dayQueues.ts";
import type { CategoryPlaces } from "./categoryPlaces.ts";
import { decidedMark } from "./decidedSoFar.ts";
import { drawCode, type DrawCode } from "./drawCode.ts";
import type { SketchedCategory } from "#web/sport/drawSketch.ts";
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

export const dayFactsThought: Thought<DrawCode, Competition, DayFacts> = {
  code: drawCode,
  mark: decidedMark,
  rev: ({ rev }) => rev,
  think: (code, competition) => code.dayFacts(competition),
  write: writeDayFacts,
  read: readDayFacts,
};

export const medallistsThought: Thought<DrawCode, Competition, ReadonlyMap<string, readonly Placed[]>> = {
  code: drawCode,
  mark: decidedMark,
  rev: ({ rev }) => rev,
  think: (code, competition) => code.dayMedallists(competition),
  write: (_, medallists) => writeMedallists(medallists),
  read: readMedallists,
};

type Seen = { readonly competition: Competition; readonly category: Category };

export const sketchThought: Thought<DrawCode, Seen, Pick<SketchedCategory, "drawn" | "sketch">> = {
  code: drawCode,
  mark: ({ competition }) => decidedMark(competition),
  rev: ({ competition }) => competition.rev,
  think: (code, { competition, category }) => code.sketchedCategory(competition, category),
  write: (_, sketched) => writeSketch(sketched),
  read: ({ category }, written) => readSketch(category, written),
};

type Entered = { readonly competition: Competition; readonly fighterUuid: string };

export const placesThought: Thought<DrawCode, Entered, ReadonlyMap<string, CategoryPlaces>> = {
  code: drawCode,
  mark: ({ competition }) => decidedMark(competition),
  rev: ({ competition }) => competition.rev,
  think: (code, { competition, fighterUuid }) => code.fighterPlaces(competition, fighterUuid),
  write: (_, places) => writeCategoryPlaces(places),
  read: ({ competition }, written) => readCategoryPlaces(competition, written),
};

type Expecting = {
  readonly competition: Competition;
  readonly boutUuid: string;
  readonly fighterUuid: string;
};

export const opponentsThought: Thought<DrawCode, Expecting, readonly Fighter[]> = {
  code: drawCode,
  mark: ({ competition }) => decidedMark(competition),
  rev: ({ competition }) => competition.rev,
  think: (code, { competition, boutUuid, fighterUuid }) =>
    code.possibleOpponents(competition, boutUuid, fighterUuid),
  write: (_, fighters) => writeOpponents(fighters),
  read: ({ competition, boutUuid }, written) => readOpponents(competition, boutUuid, written),
};
