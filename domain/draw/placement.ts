import { type Chance, createChance } from "./chance.ts";
import { isTree } from "./change.ts";
import { type Entrant, fixedNumbers, teamOf } from "./entrants.ts";
import { isOfGroups, type Format } from "./formats.ts";
import { splitIntoGroups } from "./groups.ts";
import { bracketSize, foldedPositions, numbersTo, positionsInOrder, seedPositions } from "./mainTree.ts";
import {
  exchangeTeammates,
  meetingRound,
  type Meets,
  type PlacePair,
  setTeammatesApart,
} from "./separate.ts";
import { type Field, spreadTeams } from "./spread.ts";

/** Entrants by draw number, number 1 first, for any format: fixed numbers, then lots with team-mates apart. */
export function drawNumbers(
  format: Format,
  entrants: readonly Entrant[],
  seed: string | number,
): readonly Entrant[] {
  switch (format) {
    case "round_robin":
    case "best_of_three":
      return inField({ numbers: numbersTo(entrants.length) }, entrants, seed);
    case "three_person":
      return teammatesFirst(inField({ numbers: numbersTo(entrants.length) }, entrants, seed));
    case "groups_playoff":
    case "groups_playoff_two_bronzes":
      return inGroups(format, entrants, seed);
    case "russian_order":
      return inField(bracketField(positionsInOrder(entrants.length), entrants.length), entrants, seed);
    case "single_elimination_two_bronzes":
    case "single_elimination_bronze_bout":
    case "repechage_from_finalists":
    case "repechage_quarterfinal":
    case "repechage_from_semifinalists":
    case "double_elimination":
    case "double_elimination_bronze":
    case "double_elimination_crossed":
    case "double_elimination_bronze_crossed":
      return fromBracket(fillBracket(entrants, entrants.length, seed));
  }
}

/** Entrants by bracket position, top to bottom; `undefined` is a bye. */
export function fillBracket(
  entrants: readonly Entrant[],
  size: number,
  seed: string | number,
): readonly (Entrant | undefined)[] {
  const { fixed, loose, chance } = drawLots(entrants, seed);
  const positions = seedPositions(bracketSize(Math.max(size, entrants.length)));
  const placed = spreadTeams(bracketField(positions, entrants.length), fixed, loose, chance);
  const line = positions.map((number) => placed.get(number));
  if (fixed.size === 0) return line;
  const movable = new Set(loose);
  return exchangeTeammates(line, (entrant) => movable.has(entrant));
}

/** Somebody who gets another number. */
export type MovedEntrant = { readonly id: string; readonly number: number };

/**
 * Who would get which number so that team-mates meet as late as they can (DR91): for draws where fixed numbers or changes
 * of the day have brought them together. Entrants by number, undefined where a place is free; whoever may not move stays.
 */
export function separateTeammates(
  format: Format,
  numbers: readonly (Entrant | undefined)[],
  isMovable: (entrant: Entrant) => boolean,
): readonly MovedEntrant[] {
  const { places, meets } = lineOf(format, numbers.length);
  const line = places.map((number) => numbers[number - 1]);
  const movable = line.flatMap((entrant, place) => (entrant && isMovable(entrant) ? [place] : []));
  const apart = setTeammatesApart(line, gentleExchanges(movable, places), meets);
  return places
    .flatMap((number, place): MovedEntrant[] => {
      const entrant = apart[place];
      return entrant === undefined || entrant === line[place] ? [] : [{ id: entrant.id, number }];
    })
    .toSorted((one, other) => one.number - other.number);
}

/** Every two places once: neighbouring numbers first, of those the greatest, so that the best keep theirs longest. */
function gentleExchanges(movable: readonly number[], places: readonly number[]): readonly PlacePair[] {
  const numberAt = (place: number) => places[place] ?? 0;
  const step = ([one, other]: PlacePair) => Math.abs(numberAt(one) - numberAt(other));
  const greatest = ([one, other]: PlacePair) => Math.max(numberAt(one), numberAt(other));
  return movable
    .flatMap((one, index) => movable.slice(index + 1).map((other): PlacePair => [one, other]))
    .toSorted((one, other) => step(one) - step(other) || greatest(other) - greatest(one));
}

/** The numbers in a line where it can be told how soon two of them meet; empty where everybody meets everybody. */
function lineOf(format: Format, n: number): { readonly places: readonly number[]; readonly meets: Meets } {
  if (isOfGroups(format)) {
    const groups = Object.values(splitIntoGroups(n));
    const groupOf = groups.flatMap((numbers, group) => numbers.map(() => group));
    return { places: groups.flat(), meets: (one, other) => (groupOf[one] === groupOf[other] ? 1 : 2) };
  }
  if (!isTree(format)) return { places: [], meets: meetingRound };
  const positionsOf = format === "russian_order" ? positionsInOrder : foldedPositions;
  return { places: positionsOf(n), meets: meetingRound };
}

type Lots = {
  readonly fixed: ReadonlyMap<number, Entrant>;
  readonly loose: readonly Entrant[];
  readonly chance: Chance;
};

/** Lots do not depend on the order in which the entrants were listed, only on who they are (DR7). */
function drawLots(entrants: readonly Entrant[], seed: string | number): Lots {
  const fixed = fixedNumbers(entrants);
  const hasNumber = new Set(fixed.values());
  const loose = entrants.filter((entrant) => !hasNumber.has(entrant));
  return {
    fixed,
    loose: loose.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    chance: createChance(seed),
  };
}

function inField(field: Field, entrants: readonly Entrant[], seed: string | number): Entrant[] {
  const { fixed, loose, chance } = drawLots(entrants, seed);
  const placed = spreadTeams(field, fixed, loose, chance);
  return numbersTo(entrants.length).flatMap((number) => placed.get(number) ?? []);
}

/** Groups of unequal size, filled half by half, can leave two of a team in one where another has room: that is mended. */
function inGroups(format: Format, entrants: readonly Entrant[], seed: string | number): Entrant[] {
  const lots = inField(groupField(entrants.length), entrants, seed);
  const fixed = new Set(fixedNumbers(entrants).values());
  const moved = new Map(
    separateTeammates(format, lots, (entrant) => !fixed.has(entrant)).map(({ id, number }) => [number, id]),
  );
  const byId = new Map(lots.map((entrant) => [entrant.id, entrant]));
  return lots.map((entrant, index) => byId.get(moved.get(index + 1) ?? entrant.id) ?? entrant);
}

function fromBracket(line: readonly (Entrant | undefined)[]): Entrant[] {
  const positions = seedPositions(line.length);
  return numbersTo(line.length).flatMap((number) => line[positions.indexOf(number)] ?? []);
}

/** Of three, two team-mates fight the first bout, so that neither can help the other later. */
function teammatesFirst(line: readonly Entrant[]): readonly Entrant[] {
  const pair = [...Map.groupBy(line, teamOf).values()].find((mates) => mates.length === 2);
  return pair ? [...pair, ...line.filter((entrant) => !pair.includes(entrant))] : line;
}

function bracketField(positions: readonly number[], n: number): Field {
  const numbers = positions.filter((number) => number <= n);
  if (positions.length === 1) return { numbers };
  const half = positions.length / 2;
  return {
    numbers,
    sides: [bracketField(positions.slice(0, half), n), bracketField(positions.slice(half), n)],
  };
}

/** Groups are divided like halves: four into two and two, so that a team is spread over all of them. */
function groupField(n: number): Field {
  const leaves = Object.values(splitIntoGroups(n)).map((numbers): Field => ({ numbers }));
  return joinAll(leaves);
}

function joinAll(fields: readonly Field[]): Field {
  const [only, second] = fields;
  if (!only || !second) return only ?? { numbers: [] };
  const half = fields.length / 2;
  const sides = [joinAll(fields.slice(0, half)), joinAll(fields.slice(half))] as const;
  return { numbers: sides.flatMap(({ numbers }) => numbers), sides };
}
