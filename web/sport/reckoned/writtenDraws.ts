import type { Placed } from "#contract/drawnCategory.ts";
import type { Category, Competition, Fighter } from "#contract/entity.ts";
import { isRecord } from "#contract/shape.ts";
import type { BracketTree } from "#web/sport/bracketTree.ts";
import type { ShownDraw } from "#web/sport/categoryBase.ts";
import type { DayFacts } from "#web/sport/dayQueues.ts";
import type { SketchedCategory } from "#web/sport/drawSketch.ts";
import type { CategoryPlaces } from "./categoryPlaces.ts";

/** Places of the bouts in the competition's list: those that are off, that may not happen, the finals. */
type WrittenFacts = readonly (readonly number[])[];

export function writeDayFacts({ fightings }: Competition, { off, maybe, finals }: DayFacts): WrittenFacts {
  const placesOf = (uuids: ReadonlySet<string>) =>
    fightings.flatMap(({ uuid }, index) => (uuids.has(uuid) ? [index] : []));
  return [placesOf(off), placesOf(maybe), placesOf(finals)];
}

export function readDayFacts({ fightings }: Competition, written: unknown): DayFacts | undefined {
  if (!isFacts(written)) return undefined;
  const [off = [], maybe = [], finals = []] = written;
  const uuidsOf = (places: readonly number[]) =>
    new Set(places.flatMap((place) => fightings[place]?.uuid ?? []));
  return { off: uuidsOf(off), maybe: uuidsOf(maybe), finals: uuidsOf(finals) };
}

const isFacts = (written: unknown): written is WrittenFacts =>
  Array.isArray(written) && written.every(Array.isArray);

type WrittenPlaces = readonly (readonly [place: number, fighter: string])[];

const writePlaces = (placed: readonly Placed[]): WrittenPlaces =>
  placed.map(({ place, fighter }) => [place, fighter.uuid]);

const readPlaces = (places: WrittenPlaces, fighters: ReadonlyMap<string, Fighter>): Placed[] =>
  places.flatMap(([place, uuid]) => {
    const fighter = fighters.get(uuid);
    return fighter === undefined ? [] : [{ place, fighter }];
  });

type WrittenMedallists = Readonly<Record<string, WrittenPlaces>>;

export function writeMedallists(medallists: ReadonlyMap<string, readonly Placed[]>): WrittenMedallists {
  return Object.fromEntries([...medallists].map(([uuid, placed]) => [uuid, writePlaces(placed)]));
}

export function readMedallists(
  { categories }: Competition,
  written: unknown,
): ReadonlyMap<string, readonly Placed[]> | undefined {
  if (!isMedallists(written)) return undefined;
  return new Map(
    categories.flatMap((category) => {
      const places = written[category.uuid];
      return places === undefined ? [] : [[category.uuid, readPlaces(places, fightersOf(category))] as const];
    }),
  );
}

const isMedallists = (written: unknown): written is WrittenMedallists =>
  isRecord(written) && Object.values(written).every(Array.isArray);

type WrittenCategoryPlaces = Readonly<
  Record<string, { readonly isFinal: boolean; readonly places: WrittenPlaces }>
>;

export function writeCategoryPlaces(standings: ReadonlyMap<string, CategoryPlaces>): WrittenCategoryPlaces {
  return Object.fromEntries(
    [...standings].map(([uuid, { isFinal, places }]) => [uuid, { isFinal, places: writePlaces(places) }]),
  );
}

export function readCategoryPlaces(
  { categories }: Competition,
  written: unknown,
): ReadonlyMap<string, CategoryPlaces> | undefined {
  if (!isCategoryPlaces(written)) return undefined;
  return new Map(
    categories.flatMap((category) => {
      const standing = written[category.uuid];
      if (standing === undefined) return [];
      const places = readPlaces(standing.places, fightersOf(category));
      return [[category.uuid, { isFinal: standing.isFinal, places }] as const];
    }),
  );
}

const isCategoryPlaces = (written: unknown): written is WrittenCategoryPlaces =>
  isRecord(written) && Object.values(written).every(isRecord);

export const writeOpponents = (fighters: readonly Fighter[]): readonly string[] =>
  fighters.map(({ uuid }) => uuid);

export function readOpponents(
  { categories, fightings }: Competition,
  boutUuid: string,
  written: unknown,
): readonly Fighter[] | undefined {
  if (!Array.isArray(written)) return undefined;
  const bout = fightings.find(({ uuid }) => uuid === boutUuid);
  const category = categories.find(({ uuid }) => uuid === bout?.category.uuid);
  const fighters = category && fightersOf(category);
  return written.flatMap((uuid: unknown) => fighters?.get(String(uuid)) ?? []);
}

type WrittenSketch = {
  readonly drawn: null | {
    readonly draw: ShownDraw["draw"];
    readonly states: readonly (readonly [string, StateOf<ShownDraw["states"]>])[];
    readonly entrants: readonly (string | null)[];
    readonly trees: readonly BracketTree[];
    readonly medallists: WrittenPlaces | null;
  };
};

type StateOf<States> = States extends ReadonlyMap<string, infer State> ? State : never;
type Sketched = Pick<SketchedCategory, "drawn" | "sketch">;

export function writeSketch({ drawn, sketch }: Sketched): WrittenSketch {
  if (drawn === undefined || sketch === undefined) return { drawn: null };
  const { format, groups, qualifiersPerGroup, bouts } = drawn.draw;
  return {
    drawn: {
      draw: {
        format,
        ...(groups && { groups }),
        ...(qualifiersPerGroup !== undefined && { qualifiersPerGroup }),
        bouts: bouts.map(({ id, label, group, winnerTo }) => ({
          id,
          label,
          ...(group !== undefined && { group }),
          winnerTo,
        })),
      },
      states: [...drawn.states].map(([id, { status, a, b }]) => [id, { status, a, b }] as const),
      entrants: drawn.entrants.map((fighter) => fighter?.uuid ?? null),
      trees: sketch.trees,
      medallists: sketch.medallists ? writePlaces(sketch.medallists) : null,
    },
  };
}

export function readSketch(category: Category, written: unknown): Sketched | undefined {
  if (!isSketch(written)) return undefined;
  if (written.drawn === null) return { drawn: undefined, sketch: undefined };
  const { draw, states, entrants, trees, medallists } = written.drawn;
  const fighters = fightersOf(category);
  return {
    drawn: { draw, states: new Map(states), entrants: entrants.map((uuid) => fighters.get(uuid ?? "")) },
    sketch: { trees, medallists: medallists === null ? undefined : readPlaces(medallists, fighters) },
  };
}

const isSketch = (written: unknown): written is WrittenSketch =>
  isRecord(written) && (written["drawn"] === null || isRecord(written["drawn"]));

const fightersOf = ({ fighters }: Category) => new Map(fighters.map((fighter) => [fighter.uuid, fighter]));
