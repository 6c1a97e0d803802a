import type { Fighting, Fighter } from "#contract/competition/entity.ts";
import { formatTraits } from "#domain/draw/formats.ts";
import { layOutDraw } from "#domain/draw/layout.ts";
import type { AtScale, Scale } from "./scales.ts";
import { screenPages as text } from "#texts/displays/screenPages.ts";
import { blockWords } from "#texts/sport/draws.ts";
import { isFinished } from "#web/sport/facts/boutPhase.ts";
import { numbersIn, openSlotWords } from "#web/sport/facts/boutText.ts";
import { isOpenSlot } from "#web/sport/facts/recordedBouts.ts";
import { currentRound, type BracketTree } from "#web/sport/facts/bracketTree.ts";
import { bracketTrees } from "#web/sport/facts/bracketTrees.ts";
import type { DrawnCategory } from "#web/sport/facts/categoryPicture.ts";
import { standingsOf, type StandingRow } from "#web/sport/facts/standingRows.ts";

/** Places of a bracket in shares of the picture, so that it fills any screen. */
export type ScreenBracket = {
  readonly columns: readonly string[];
  /** From top to bottom. */
  readonly cells: readonly ScreenCell[];
  readonly lines: readonly ScreenLine[];
};
export type ScreenCell = {
  readonly bout: Fighting;
  readonly column: number;
  /** Its middle, from the top. */
  readonly y: number;
  readonly caption: string | undefined;
  /** So many stand one above another in its column that each has half the height. */
  readonly isLow: boolean;
};
export type ScreenLine = { readonly from: ScreenCell; readonly to: ScreenCell; readonly isDecided: boolean };

/** One picture of a wall. */
export type ScreenPart =
  | { readonly kind: "groups"; readonly groups: readonly ScreenGroup[] }
  /** Titled where the category has more than one bracket. */
  | { readonly kind: "bracket"; readonly title: string | undefined; readonly bracket: ScreenBracket };

type Figure = { readonly drawn: number; readonly atScale: AtScale };

const figureAt = (scale: Scale, { drawn, atScale }: Figure): number => atScale[scale] ?? drawn;

const COLUMNS: Figure = { drawn: 3, atScale: { 1.5: 2, 2: 2 } };
/** More bouts in a column cannot be read from the last row of seats. */
const ROWS: Figure = { drawn: 8, atScale: { 1.25: 4, 1.5: 2, 2: 2 } };
const HIGH_ROWS = 4;
const GROUPS: Figure = { drawn: 2, atScale: { 1.25: 1, 1.5: 1, 2: 1 } };
/** From the middle of the final to the middle of the bronze bout below it, its caption between them. */
const BRONZE_BELOW: Figure = { drawn: 0.33, atScale: { 1.5: 0.49, 2: 0.49 } };
/** Two high bouts have room below each other only where the upper one makes some. */
const FINAL_RAISED: Figure = { drawn: 0, atScale: { 1.5: 0.22, 2: 0.22 } };
const LOWEST = 0.87;
/** More bouts one below another would be lower than two beside each other. */
const STAIRS = 8;

/** Everything the draw of a category has to show, a picture at a time; nothing where it has no bracket. */
export function screenParts(picture: DrawnCategory, scale: Scale = 1): readonly ScreenPart[] {
  const trees = picture.drawn === undefined ? [] : bracketTrees(layOutDraw(picture.drawn.draw));
  const groups = together(screenGroups(picture), figureAt(scale, GROUPS)).map(
    (some) => ({ kind: "groups", groups: some }) as const,
  );
  const isAlone = trees.length === 1 && groups.length === 0;
  const brackets = trees.flatMap((tree) =>
    treeParts(tree, picture, scale).map(
      (bracket) => ({ kind: "bracket", title: isAlone ? undefined : tree.title, bracket }) as const,
    ),
  );
  return areGroupsOver(picture) ? [...brackets, ...groups] : [...groups, ...brackets];
}

/** Few enough that each may have a line of its own, and with it more width than its column has. */
export const fitsStairs = ({ cells }: ScreenBracket): boolean => cells.length <= STAIRS;

function together(groups: readonly ScreenGroup[], size: number): readonly (readonly ScreenGroup[])[] {
  const count = Math.ceil(groups.length / size);
  return Array.from({ length: count }, (_, index) => groups.slice(index * size, (index + 1) * size));
}

function treeParts(tree: BracketTree, picture: DrawnCategory, scale: Scale): readonly ScreenBracket[] {
  const columns = figureAt(scale, COLUMNS);
  const start = Math.max(
    0,
    Math.min(currentRound(tree, picture.boutByBracketId), tree.columns.length - columns),
  );
  const shown = { ...tree, columns: tree.columns.slice(start, start + columns) };
  const parts = Math.max(1, Math.ceil((shown.columns[0]?.cells.length ?? 0) / figureAt(scale, ROWS)));
  return Array.from({ length: parts }, (_, part) =>
    bracketPart(shown, picture, { part, parts, scale }),
  ).filter(({ cells }) => cells.length > 0);
}

/** The round that is being fought and those after it; a large one in parts, from top to bottom. */
function bracketPart(
  tree: BracketTree,
  { boutByBracketId }: DrawnCategory,
  { part, parts, scale }: { readonly part: number; readonly parts: number; readonly scale: Scale },
): ScreenBracket {
  const cells = new Map<string, ScreenCell>();
  for (const [index, column] of tree.columns.entries()) {
    const size = Math.ceil(column.cells.length / parts);
    const here = column.cells.slice(part * size, part * size + size);
    const raised =
      here.length > 1 && here.some(({ caption }) => caption !== undefined)
        ? figureAt(scale, FINAL_RAISED)
        : 0;
    let above: ScreenCell | undefined;
    for (const [place, { boutId, caption }] of here.entries()) {
      const bout = boutByBracketId.get(boutId);
      if (bout === undefined) continue;
      const feeding = tree.connectors.flatMap(({ from, to }) =>
        to === boutId ? (cells.get(from) ?? []) : [],
      );
      const between = feeding.reduce((sum, { y }) => sum + y, 0) / feeding.length;
      const free = (place + 0.5) / here.length;
      const lowered = (above?.y ?? 0) + figureAt(scale, BRONZE_BELOW);
      const below = caption && above ? Math.min(LOWEST, Math.max(free, lowered)) : free;
      const y = feeding.length > 0 ? between - raised : below;
      const cell = { bout, column: index, y, caption, isLow: here.length > HIGH_ROWS };
      cells.set(boutId, cell);
      above = cell;
    }
  }
  const lines = tree.connectors.flatMap(({ from, to, carries }): ScreenLine[] => {
    const [left, right] = [cells.get(from), cells.get(to)];
    if (left === undefined || right === undefined || carries === "loser") return [];
    return [{ from: left, to: right, isDecided: left.bout.winner !== null }];
  });
  // Those who feed a bout stand before it where they are as high.
  const downwards = [...cells.values()].toSorted((a, b) => a.y - b.y || a.column - b.column);
  return { columns: tree.columns.map(({ title }) => title), cells: downwards, lines };
}

type ScreenGroup = { readonly title: string; readonly rows: readonly StandingRow[] };

/** The tables of the groups of a category, each by its own bouts; none where it has no groups. */
function screenGroups(picture: DrawnCategory): readonly ScreenGroup[] {
  return groupsOf(picture).map(({ group, fighters, bouts }) => ({
    title: blockWords("group", group),
    rows: standingsOf(picture.category, fighters, bouts).rows,
  }));
}

/** From then on the play-off is what the hall waits for. */
const areGroupsOver = (picture: DrawnCategory): boolean =>
  groupsOf(picture).every(({ bouts }) => bouts.every(isFinished));

type Group = {
  readonly group: string;
  readonly fighters: readonly Fighter[];
  readonly bouts: readonly Fighting[];
};

/** A round robin is drawn as one group: its table is that of the category. */
function groupsOf({ drawn, boutByBracketId }: DrawnCategory): readonly Group[] {
  if (drawn === undefined || formatTraits(drawn.draw.format).isOneTable) return [];
  return Object.entries(drawn.draw.groups ?? {}).map(([group, seeds]) => ({
    group,
    fighters: seeds.flatMap((seed) => drawn.entrants[seed - 1] ?? []),
    bouts: drawn.draw.bouts
      .filter((bout) => bout.group === group)
      .flatMap(({ id }) => boutByBracketId.get(id) ?? []),
  }));
}

/** So many letters are still read from the last row of seats in the width of a bout. */
const LETTERS = 26;

/**
 * Whom an open corner of a wall waits for: the two who fight for it where both are known, else the bout in as few words
 * as there can be. Who loses a semi-final is only told by its number: the final names the same two.
 */
export function openCornerWords(bout: Fighting, index: number, picture: DrawnCategory): string {
  const source = bout.slots[index]?.source;
  const numberOf = numbersIn(picture, bout);
  const [won, lost] = isOpenSlot(source)
    ? ["winnerOf" in source ? source.winnerOf : "", "loserOf" in source ? source.loserOf : ""]
    : ["", ""];
  const both = bothOf(won, picture);
  if (both !== undefined) return both;
  const [winnerOf, loserOf] = [numberOf(won), numberOf(lost)];
  if (winnerOf !== undefined) return text.winnerOf(winnerOf);
  return loserOf === undefined ? openSlotWords(source, numberOf) : text.loserOf(loserOf);
}

function bothOf(bracketId: string, { boutByBracketId, fighters }: DrawnCategory): string | undefined {
  const slots = boutByBracketId.get(bracketId)?.slots ?? [];
  const [first, second] = slots.map(({ fighter }) => fighters.get(fighter ?? "")?.lastName);
  if (first === undefined || second === undefined) return undefined;
  const words = text.oneOf(first, second);
  return words.length <= LETTERS ? words : undefined;
}
