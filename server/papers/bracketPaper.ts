import type { Gap, PaperWish } from "#contract/paper/paper.ts";
import { methodOf } from "#contract/bout/boutMethod.ts";
import type { Fighter, Fighting } from "#contract/competition/entity.ts";
import { finalPlaces, type Drawn } from "#contract/draw/drawnCategory.ts";
import type { DrawnBout, Slot } from "#domain/draw/bracket.ts";
import { layOutDraw, type LayoutBlock } from "#domain/draw/layout.ts";
import type { ResolvedSlot } from "#domain/draw/progress.ts";
import { usualSeconds } from "#domain/schedule/rest.ts";
import {
  awaitedIn,
  drawnCategories,
  expectedTime,
  howOf,
  labelIn,
  liveAddress,
  publicClub,
  publicName,
  signOf,
  type DrawnCategory,
} from "./boutFacts.ts";
import { crossTable } from "./crossTable.ts";
import type {
  BracketBout,
  BracketCategory,
  BracketCorner,
  BracketsPaper,
  BracketTree,
} from "./drawnPaper.ts";
import { spokenIn } from "./spoken.ts";
import type { PaperData } from "./paperData.ts";
import type { Words } from "../words/words.ts";

/** Brackets of every category that has a draw, as they hang on the wall (PD40). */
export function bracketsPaper(data: PaperData, { category, size }: PaperWish): BracketsPaper | undefined {
  const categories = drawnCategories(data, category ?? null);
  if (categories.length === 0) return undefined;
  const { name, days, city } = data.event;
  return {
    ...spokenIn(data),
    type: "brackets",
    size,
    event: [name, [data.words.paper.days(days), city].filter(Boolean).join(", ")].filter(Boolean).join(" · "),
    categories: categories.map((one) => categoryBracket(data, one)),
  };
}

/** Categories without a draw: their athletes are looked for on the wall too. */
export function drawGaps(data: PaperData, { category }: Pick<PaperWish, "category"> = {}): Gap[] {
  const drawn = new Set(drawnCategories(data).map(({ category }) => category.uuid));
  const open = data.competition.categories.filter(
    ({ uuid, fighters }) => fighters.length > 1 && !drawn.has(uuid) && (!category || uuid === category),
  );
  return open.length === 0
    ? []
    : [{ code: "no-draw", names: open.map(({ title }) => title), isGrave: false }];
}

function categoryBracket(data: PaperData, one: DrawnCategory): BracketCategory {
  const { category, drawn } = one;
  const { blocks } = layOutDraw(drawn.draw);
  const trees = blocks.filter(({ kind }) => kind !== "group");
  const hasGroups = trees.length < blocks.length;
  const isOver = isOverIn(data, one);
  return {
    title: category.title,
    isOver,
    facts: factsOf(data, one, { hasTrees: trees.length > 0, isOver }),
    address: liveAddress(data, `competition/categories/${category.uuid}`),
    tables: blocks.flatMap((block) => (block.table ? [crossTable(data, one, block, blocks.length > 1)] : [])),
    trees: trees.map((block) => treeOf(data, one, block, hasGroups)),
    places: trees.length === 0 ? [] : placesOf(drawn),
  };
}

/** Bouts nobody will fight are not waited for. */
const heldIn = ({ off }: PaperData, { bouts }: DrawnCategory): readonly Fighting[] =>
  bouts.filter(({ uuid }) => !off.has(uuid));

const isOverIn = (data: PaperData, one: DrawnCategory): boolean =>
  heldIn(data, one).every(({ state }) => state === "finished");

function factsOf(
  data: PaperData,
  one: DrawnCategory,
  { hasTrees, isOver }: { readonly hasTrees: boolean; readonly isOver: boolean },
): string {
  const words = data.words.drawn;
  const { category, drawn } = one;
  const held = heldIn(data, one);
  const done = held.filter(({ state }) => state === "finished").length;
  return [
    words.athletes(drawn.entrants.filter(Boolean).length),
    words.length(category.boutSeconds ?? usualSeconds(data.competition.rules)),
    words.done(done, held.length),
    ...(hasTrees ? [] : [words.readFromLeft]),
    ...(isOver ? [] : [words.goOn]),
  ].join(" · ");
}

const MOST_PLACES = 8;

/**
 * Everybody of a field of eight with their place, those without one last; of a larger one the best, and never a part of those
 * who share a place. Before all is decided a line for every place that is fought for (PD85).
 */
function placesOf(drawn: Drawn): BracketCategory["places"] {
  const final = finalPlaces(drawn);
  const entrants = drawn.entrants.flatMap((fighter) => fighter ?? []);
  const listed: BracketCategory["places"] =
    final?.map(({ place, fighter }) => ({ place, name: publicName(fighter) })) ??
    drawn.draw.places.map(({ place }) => ({ place, name: "" }));
  if (final === undefined || entrants.length > MOST_PLACES) return bestOf(listed);
  const placed = new Set(final.map(({ fighter }) => fighter.uuid));
  const rest = entrants.filter(({ uuid }) => !placed.has(uuid));
  return [...listed, ...rest.map((fighter) => ({ place: null, name: publicName(fighter) }))];
}

/** As many as there are lines for. */
function bestOf(listed: BracketCategory["places"]): BracketCategory["places"] {
  const beyond = listed[MOST_PLACES]?.place;
  return listed.slice(0, MOST_PLACES).filter(({ place }) => place !== beyond);
}

function treeOf(data: PaperData, one: DrawnCategory, block: LayoutBlock, hasGroups: boolean): BracketTree {
  const words = data.words.drawn;
  const isMain = block.kind === "main";
  const hasHeads = isMain || block.kind === "losers";
  const byId = new Map(one.drawn.draw.bouts.map((bout) => [bout.id, bout]));
  return {
    title: isMain && hasGroups ? words.playoff : words.block(block.kind, block.group),
    columns: block.columns.map(({ label }) => words.round(label)),
    hasHeads,
    isMain,
    cells: block.cells.flatMap(({ boutId, column, row }) => {
      const bout = byId.get(boutId);
      return bout === undefined
        ? []
        : [{ bout: bracketBout(data, one, bout, block.kind === "repechage"), column, row }];
    }),
    lines: block.connectors.flatMap(({ from, to, carries }) => (carries === "winner" ? [{ from, to }] : [])),
  };
}

function bracketBout(data: PaperData, one: DrawnCategory, bout: DrawnBout, hasRound: boolean): BracketBout {
  const isOneMat = new Set(one.bouts.map(({ carpet }) => carpet?.uuid)).size <= 1;
  const labels = labelIn(data, one, isOneMat);
  const fought = one.boutOf(bout.id);
  const state = one.drawn.states.get(bout.id);
  const corner = (index: 0 | 1, slot: Slot, resolved: ResolvedSlot | undefined) =>
    cornerOf(data.words, one, fought, index, awaitedIn(data, one, slot, isOneMat), resolved);
  return {
    id: bout.id,
    number: labels(bout.id),
    caption: [hasRound ? data.words.drawn.round(bout.label) : "", whenOf(data, one, bout, fought)]
      .filter(Boolean)
      .join(" · "),
    corners: [corner(0, bout.a, state?.a), corner(1, bout.b, state?.b)],
  };
}

/** «ковёр A, ~12:36» on a bout that is still to be fought, how it ended on one that is over. */
function whenOf(
  data: PaperData,
  { drawn }: DrawnCategory,
  { id }: DrawnBout,
  fought: Fighting | undefined,
): string {
  const words = data.words.drawn;
  if (drawn.states.get(id)?.status === "never") return words.neverHeld;
  if (fought === undefined || data.off.has(fought.uuid)) return "";
  if (fought.state === "finished") return endOf(data.words, fought);
  const sign = signOf(data, fought);
  if (sign === "") return "";
  const isOnMat = fought.state !== "waiting" && fought.state !== "called";
  const time = isOnMat ? words.onMat : expectedTime(data, fought.uuid);
  return [words.mat(sign), time].filter(Boolean).join(", ");
}

/** How it ended and when: a submission at nought to nought is told apart from a draw. */
function endOf(words: Words, bout: Fighting): string {
  const elapsedMs = bout.result?.elapsedMs ?? null;
  const isFought = words.drawn.unfought(methodOf(bout)) === undefined;
  const time = isFought && elapsedMs !== null ? words.drawn.clock(elapsedMs) : "";
  return [howOf(words, bout), time].filter(Boolean).join(", ");
}

function cornerOf(
  words: Words,
  { drawn, category }: DrawnCategory,
  fought: Fighting | undefined,
  index: 0 | 1,
  awaited: string,
  resolved: ResolvedSlot | undefined,
): BracketCorner {
  const uuid = fought?.slots[index].fighter ?? null;
  const known = category.fighters.find((fighter) => fighter.uuid === uuid) ?? entrantIn(drawn, resolved);
  if (known === undefined)
    return {
      name: resolved?.kind === "empty" ? words.drawn.passedBy : awaited,
      club: "",
      score: "",
      look: "open",
    };
  const isWinner = fought?.winner?.uuid === known.uuid;
  return {
    name: publicName(known),
    club: publicClub(known),
    score: fought === undefined ? "" : scoreOf(words, fought, known.uuid),
    look: isWinner ? "winner" : "known",
  };
}

/** Who passes without a bout stands in it all the same. */
const entrantIn = ({ entrants }: Drawn, slot: ResolvedSlot | undefined): Fighter | undefined =>
  slot?.kind === "entrant" ? entrants[slot.seed - 1] : undefined;

/** The score of a bout that is over; of one nobody fought, why. */
function scoreOf({ drawn: words }: Words, bout: Fighting, uuid: string): string {
  if (bout.state !== "finished") return "";
  const told = words.unfought(methodOf(bout));
  if (told !== undefined) return bout.winner?.uuid === uuid ? words.passed : told;
  return String(bout.points[uuid]?.scores ?? 0);
}
