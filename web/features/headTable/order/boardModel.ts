import type { Carpet, Fighting } from "#contract/competition/entity.ts";
import { boutWarnings, type Warning } from "#web/features/headTable/acts/Warnings.tsx";
import { boutName } from "#web/features/headTable/desk/boutName.ts";
import type { DayPlan } from "#web/features/headTable/desk/dayPlan.ts";
import { hasBegun, isMovable } from "#web/features/headTable/desk/matBouts.ts";
import type { DeskState } from "#web/features/headTable/desk/useDesk.ts";
import type { Place } from "./sorting.ts";
import type { SortingWords } from "./useSorting.ts";
import { shortName } from "#web/i18n/names.ts";
import { deskWords } from "#texts/headTable/desk.ts";
import { mats } from "#texts/headTable/mats.ts";
import { boutWords } from "#texts/sport/bout.ts";
import { isSameList, isSameProps } from "#web/kit/sameProps.ts";
import { isFinished } from "#web/sport/facts/boutPhase.ts";
import { waitingText } from "#web/sport/facts/boutText.ts";
import { boundTitle, categoryTitle } from "#web/sport/facts/categoryTitle.ts";
import { cornersOf, type CompetitionView, type Progress } from "#web/sport/facts/competitionView.ts";
import { boutsOnMat } from "#web/sport/facts/todayBouts.ts";

/** The list of bouts that stand on no mat. */
export const NO_MAT = "no-mat";

/** A bout of the board as plain words: whether it has to be painted again is seen by comparing them. */
export type BoardRowModel = {
  readonly uuid: string;
  /** For who takes hold of it: «схватка 12, Иванов И. — Петров П.» */
  readonly name: string;
  readonly startMs: number | undefined;
  /** Of a category: when the last of its bouts here is over. */
  readonly endMs?: number | undefined;
  readonly who: string;
  readonly what: string;
  readonly warnings: readonly Warning[];
  readonly isMovable: boolean;
  readonly isFrozen: boolean;
};

/** What a category still has to fight on a mat. */
export type CategoryBlock = { readonly uuid: string; readonly title: string; readonly left: number };

export type BoardMat = {
  readonly carpet: Pick<Carpet, "uuid" | "name">;
  readonly now: Fighting | undefined;
  readonly queue: readonly Fighting[];
  readonly blocks: readonly CategoryBlock[];
  readonly progress: Progress;
};

/** A mat stays the very same while its bouts do: moves on other mats are none of its business. */
export function createBoardMats() {
  const known = new Map<string, KeptMat>();
  return (view: CompetitionView, plan: DayPlan, carpet: Carpet): BoardMat => {
    const kept = known.get(carpet.uuid);
    const bouts = boutsOnMat(view.competition, carpet).filter(({ uuid }) => !plan.off.has(uuid));
    const isSame = kept?.mat.carpet.name === carpet.name && kept.categories === view.categories;
    if (isSame && isSameList(kept.bouts, bouts)) return kept.mat;
    const mat = boardMat(view, carpet, bouts);
    known.set(carpet.uuid, { categories: view.categories, bouts, mat });
    return mat;
  };
}

type BoardBouts = readonly Fighting[];
type KeptMat = Pick<CompetitionView, "categories"> & { readonly bouts: BoardBouts; readonly mat: BoardMat };

function boardMat(view: CompetitionView, { uuid, name }: Carpet, bouts: BoardBouts): BoardMat {
  const open = bouts.filter((bout) => !isFinished(bout));
  const now = open.find(hasBegun);
  const queue = now === undefined ? open : open.filter((bout) => bout !== now);
  return {
    carpet: { uuid, name },
    now,
    queue,
    progress: { done: bouts.length - open.length, total: bouts.length },
    blocks: categoryBlocks(view, queue),
  };
}

/** Bouts to be fought that nobody has given a mat yet, in the order of the competition. */
export function boutsWithoutMat({ competition, plan }: Pick<DeskState, "competition" | "plan">): Fighting[] {
  return boutsAhead({ competition, plan }).filter(({ carpet }) => carpet === null);
}

/** What is still to be fought, in the order of the competition (CP17). */
export function boutsAhead({ competition, plan }: Pick<DeskState, "competition" | "plan">): Fighting[] {
  return competition.fightings.filter((bout) => !isFinished(bout) && !plan.off.has(bout.uuid));
}

/** In the order they come; the one that is fought longest is not first for it. */
function categoryBlocks(view: CompetitionView, queue: readonly Fighting[]): CategoryBlock[] {
  const counts = new Map<string, number>();
  for (const { category } of queue) counts.set(category.uuid, (counts.get(category.uuid) ?? 0) + 1);
  return [...counts].map(([uuid, left]) => ({
    uuid,
    left,
    title: boundTitle(view.categories.get(uuid)?.title ?? ""),
  }));
}

/** What is taken and let go as one: a bout, or all a category still has to fight on a mat (DY69). */
export type Unit = "bout" | "category";

/** By the first bout of each, in the order they come: a category keeps that name on every mat it goes to. */
export function unitsIn(unit: Unit, queue: readonly Fighting[]): ReadonlyMap<string, readonly Fighting[]> {
  if (unit === "bout") return new Map(queue.map((bout) => [bout.uuid, [bout]]));
  const blocks = Map.groupBy(queue.filter(isMovable), ({ category }) => category.uuid);
  return new Map([...blocks.values()].map((bouts) => [bouts[0]?.uuid ?? "", bouts]));
}

const MINUTE_MS = 60_000;
/** Times are shown by the minute: seconds would paint every row at every look. */
export const byMinute = (ms: number | undefined): number | undefined =>
  ms === undefined ? undefined : Math.floor(ms / MINUTE_MS) * MINUTE_MS;

function boardRow(view: CompetitionView, plan: DayPlan, bout: Fighting): BoardRowModel {
  const category = view.categories.get(bout.category.uuid);
  const number = bout.number === null ? [] : [boutWords.number(bout.number)];
  return {
    uuid: bout.uuid,
    name: boutName(view, bout),
    startMs: byMinute(plan.starts.get(bout.uuid)?.startMs),
    who: cornersOf(view, bout)
      .map((fighter, index) => (fighter ? shortName(fighter) : waitingText(view, bout, index)))
      .join(" — "),
    what: [
      ...(category ? [categoryTitle(category).main] : []),
      ...number,
      ...(plan.passed.has(bout.uuid) ? [mats.passed] : []),
    ].join(", "),
    warnings: boutWarnings(view, plan, bout),
    isMovable: isMovable(bout),
    isFrozen: plan.frozen.has(bout.uuid),
  };
}

/**
 * Words are put together once for a bout and a plan: a drag asks for those of all mats with every step. What reads the
 * same stays the very same row.
 */
export function createBoardRows() {
  const known = new Map<
    string,
    { readonly bout: Fighting; readonly plan: DayPlan; readonly row: BoardRowModel }
  >();
  return (view: CompetitionView, plan: DayPlan, bout: Fighting): BoardRowModel => {
    const kept = known.get(bout.uuid);
    if (kept?.bout === bout && kept.plan === plan) return kept.row;
    const next = boardRow(view, plan, bout);
    const row = kept !== undefined && isSameProps(kept.row, next) ? kept.row : next;
    known.set(bout.uuid, { bout, plan, row });
    return row;
  };
}

/** The same for what a category still has to fight on a mat. */
export function createBlockRows() {
  const known = new Map<string, BoardRowModel>();
  return (view: CompetitionView, plan: DayPlan, uuid: string, bouts: readonly Fighting[]): BoardRowModel => {
    const windows = bouts.flatMap((bout) => plan.starts.get(bout.uuid) ?? []);
    const name = titleOf(view, uuid);
    const isTimed = windows.length > 0;
    const next: BoardRowModel = {
      uuid,
      name,
      startMs: isTimed ? byMinute(Math.min(...windows.map(({ startMs }) => startMs))) : undefined,
      endMs: isTimed ? byMinute(Math.max(...windows.map(({ endMs }) => endMs))) : undefined,
      who: boundTitle(name),
      what: deskWords.board.left(bouts.length),
      warnings: NO_WARNINGS,
      isMovable: true,
      isFrozen: false,
    };
    const kept = known.get(uuid);
    const row = kept !== undefined && isSameProps(kept, next) ? kept : next;
    known.set(uuid, row);
    return row;
  };
}

const NO_WARNINGS: readonly Warning[] = [];

const titleOf = (view: CompetitionView, bout: string): string =>
  view.categories.get(view.bouts.get(bout)?.category.uuid ?? "")?.title ?? "";

/** What is shown may be a part of the order: its end is right behind the last one shown. */
export function behindShown(
  ahead: readonly Fighting[],
  shown: readonly Fighting[],
  item: string,
): string | undefined {
  const last = shown.findLast(({ uuid }) => uuid !== item);
  const others = ahead.filter(({ uuid }) => uuid !== item);
  return last === undefined ? undefined : others[others.indexOf(last) + 1]?.uuid;
}

/** What a screen reader says while a bout or a category is moved. */
export function sortingWords(
  view: CompetitionView,
  otherList: string = deskWords.noMat.title,
  unit: Unit = "bout",
): SortingWords {
  const nameOf = (uuid: string) => {
    const bout = view.bouts.get(uuid);
    if (unit === "category") return titleOf(view, uuid);
    return bout === undefined ? "" : boutName(view, bout);
  };
  const listOf = ({ list }: Place) => view.carpets.get(list)?.name ?? otherList;
  return {
    taken: (item, place) => mats.taken(nameOf(item), place.index + 1, listOf(place)),
    moved: (_item, place) => mats.moved(place.index + 1, listOf(place)),
    dropped: (item, place) => mats.dropped(nameOf(item), place.index + 1, listOf(place)),
    cancelled: (item) => mats.cancelled(nameOf(item)),
    refused: (item) => deskWords.refused(nameOf(item)),
  };
}
